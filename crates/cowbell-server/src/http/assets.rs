//! The pages of the web client, wherever they come from.

use std::borrow::Cow;

/// One file of the web client.
pub struct Asset {
    /// Its bytes.
    pub bytes: Cow<'static, [u8]>,
    /// The same compressed with Brotli, if it was compressed when it was built.
    pub brotli: Option<Cow<'static, [u8]>>,
    /// The same compressed with gzip.
    pub gzip: Option<Cow<'static, [u8]>>,
    /// Its media type: `text/html; charset=utf-8`.
    pub kind: Cow<'static, str>,
    /// Whether its name changes with its contents, so that it can be kept forever.
    pub hashed: bool,
}

/// The files of the web client.
pub trait Assets: Send + Sync + 'static {
    /// The file at this path, without the leading `/`; the front page is `index.html`.
    fn get(&self, path: &str) -> Option<Asset>;
}

/// A front page that says that there is no web client in this build.
pub struct NoAssets;

impl Assets for NoAssets {
    fn get(&self, path: &str) -> Option<Asset> {
        const PAGE: &str = include_str!("bare.html");
        (path == "index.html").then(|| Asset {
            bytes: Cow::Borrowed(PAGE.as_bytes()),
            brotli: None,
            gzip: None,
            kind: Cow::Borrowed("text/html; charset=utf-8"),
            hashed: false,
        })
    }
}
