//! Writes bytes as hexadecimal digits and reads them back.

/// In lower case.
pub(super) fn hex(bytes: &[u8]) -> String {
    const DIGITS: [char; 16] =
        ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'];
    let digit = |value: u8| DIGITS[usize::from(value & 15)];
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(*byte)]).collect()
}

/// Accepts lower and upper case. `None` if anything is not a digit.
pub(super) fn unhex(digits: &str) -> Option<Vec<u8>> {
    let nibble =
        |digit: u8| char::from(digit).to_digit(16).and_then(|value| u8::try_from(value).ok());
    if !digits.len().is_multiple_of(2) {
        return None;
    }
    digits
        .as_bytes()
        .chunks(2)
        .map(|pair| Some(nibble(*pair.first()?)? * 16 + nibble(*pair.get(1)?)?))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_written_and_read_again_and_nothing_but_digits_is() {
        let all: Vec<u8> = (0..=255).collect();
        assert_eq!(hex(&[0x00, 0x0f, 0xa5]), "000fa5");
        assert_eq!(unhex(&hex(&all)), Some(all.clone()));
        assert_eq!(unhex(&hex(&all).to_uppercase()), Some(all));
        assert_eq!(unhex(""), Some(Vec::new()));
        for wrong in ["0", "+1", "-1", "0x", "g0", " 1", "\u{e9}", "00\u{e9}"] {
            assert_eq!(unhex(wrong), None, "{wrong}");
        }
    }
}
