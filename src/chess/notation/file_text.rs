//! Decodes the text of a file from any system: UTF-8, UTF-16 with its byte order mark, or a Windows code page, with
//! any line ends.

use crate::notation::pgn::decode;

/// The text, with plain line ends. `None` if the bytes are not text.
pub fn text_of(bytes: &[u8]) -> Option<String> {
    let text = match bytes {
        [0xff, 0xfe, rest @ ..] => wide(rest, u16::from_le_bytes)?,
        [0xfe, 0xff, rest @ ..] => wide(rest, u16::from_be_bytes)?,
        _ => decode(bytes).0.into_owned(),
    };
    let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n").replace('\r', "\n");
    (!text.contains('\0')).then_some(text)
}

fn wide(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Option<String> {
    let (pairs, odd) = bytes.as_chunks::<2>();
    if !odd.is_empty() {
        return None;
    }
    let units: Vec<u16> = pairs.iter().map(|pair| unit(*pair)).collect();
    String::from_utf16(&units).ok()
}
