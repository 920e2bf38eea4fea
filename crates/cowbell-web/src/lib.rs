//! The browser client as files in the binary. `build.rs` makes them from `web/`.
//!
//! ```
//! let page = cowbell_web::asset("index.html").expect("there is always a front page");
//! assert_eq!(page.kind, "text/html; charset=utf-8");
//! assert!(!page.hashed);
//! ```

use std::borrow::Cow;

#[derive(rust_embed::Embed)]
#[folder = "$OUT_DIR/dist"]
struct Files;

/// One file of the client.
pub struct Asset {
    /// Its bytes.
    pub bytes: Cow<'static, [u8]>,
    /// The same compressed with Brotli, if it is text.
    pub brotli: Option<Cow<'static, [u8]>>,
    /// The same compressed with gzip, if it is text.
    pub gzip: Option<Cow<'static, [u8]>>,
    /// Its media type.
    pub kind: &'static str,
    /// Whether its name changes with its contents, so that it can be kept forever.
    pub hashed: bool,
}

/// The file at this path, without the leading `/`; the front page is `index.html`.
pub fn asset(path: &str) -> Option<Asset> {
    let file = Files::get(path)?;
    let packed = |ending: &str| Files::get(&format!("{path}.{ending}")).map(|file| file.data);
    Some(Asset {
        bytes: file.data,
        brotli: packed("br"),
        gzip: packed("gz"),
        kind: kind(path),
        hashed: path.starts_with("assets/"),
    })
}

/// The media type of a file by its ending.
fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "webmanifest" => "application/manifest+json",
        "json" => "application/json",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_the_front_page_names_is_there() {
        let page = asset("index.html").expect("there is always a front page");
        let text = String::from_utf8(page.bytes.into_owned()).expect("HTML is text");
        let names = text.split(['"', '\'']).filter(|part| part.starts_with('/') && part.contains('.'));
        for name in names {
            let file = asset(&name[1..]).unwrap_or_else(|| panic!("{name} is not embedded"));
            assert_ne!(file.kind, "application/octet-stream", "{name}");
            assert_eq!(file.hashed, name.starts_with("/assets/"), "{name}");
            // A file of a few lines does not become smaller.
            if (name.ends_with(".js") || name.ends_with(".css")) && file.bytes.len() > 1024 {
                let (brotli, gzip) = (file.brotli.expect("Brotli"), file.gzip.expect("gzip"));
                assert!(brotli.len() < gzip.len() && gzip.len() < file.bytes.len(), "{name}");
            }
        }
    }

    #[test]
    fn what_is_not_there_is_not_found() {
        assert!(asset("").is_none());
        assert!(asset("../Cargo.toml").is_none());
        assert!(asset("assets").is_none());
    }
}
