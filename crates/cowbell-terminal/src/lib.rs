//! The terminal client: the same scenes as in the browser, drawn in cells or spoken in lines.
