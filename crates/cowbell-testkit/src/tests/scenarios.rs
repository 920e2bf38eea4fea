//! Scenarios fail where they should, in the right line.
