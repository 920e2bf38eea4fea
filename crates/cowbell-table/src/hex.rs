//! Bytes as hexadecimal digits.

/// Lower-case digits, two a byte.
pub(crate) fn write(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    bytes
        .iter()
        .flat_map(|byte| [DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]].map(char::from))
        .collect()
}

/// Exactly `N` bytes, or nothing.
pub(crate) fn read<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits = text.as_bytes();
    if digits.len() != 2 * N {
        return None;
    }
    let digit = |at: usize| char::from(digits[at]).to_digit(16);
    let mut bytes = [0; N];
    for (index, byte) in bytes.iter_mut().enumerate() {
        *byte = (digit(2 * index)? << 4 | digit(2 * index + 1)?) as u8;
    }
    Some(bytes)
}
