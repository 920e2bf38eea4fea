//! Te Kuiti.
