//! Makes text from other people safe to show: replaces characters that control a terminal, and those that change the
//! direction of writing so that a line reads differently. All such characters are listed here.

use std::borrow::Cow;

/// Whether a character must not be shown: a control character, a change of direction, a line or paragraph separator,
/// an invisible mark, or a tag.
#[must_use]
pub fn is_harmful(sign: char) -> bool {
    sign.is_control()
        || matches!(
            sign,
            '\u{61c}'
                | '\u{200b}'
                | '\u{200e}'
                | '\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{feff}'
                | '\u{fff9}'..='\u{fffb}'
                | '\u{e0000}'..='\u{e007f}'
        )
}

/// The text with a space for each such character.
///
/// ```
/// use hector_chess::notation::harmless;
///
/// assert_eq!(harmless("Carla\u{1b}[2J Wei\u{202e}ß"), "Carla [2J Wei ß");
/// ```
#[must_use]
pub fn harmless(text: &str) -> Cow<'_, str> {
    if text.chars().any(is_harmful) {
        let kept = |sign: char| if is_harmful(sign) { ' ' } else { sign };
        Cow::Owned(text.chars().map(kept).collect())
    } else {
        Cow::Borrowed(text)
    }
}
