//! Game options on the command line: `--options seats=3,pro=true`.

use cowbell_catalog::Options;

/// Reads `key=value,key=value`. Values are JSON; words need no quotes.
pub(crate) fn read(text: &str) -> Result<Options, String> {
    let pairs = text.split([',', ' ']).map(str::trim).filter(|pair| !pair.is_empty());
    pairs
        .map(|pair| {
            let (key, value) = pair.split_once('=').ok_or_else(|| format!("`{pair}` should be key=value"))?;
            let value = serde_json::from_str(value).unwrap_or_else(|_| value.into());
            Ok((key.to_string(), value))
        })
        .collect()
}
