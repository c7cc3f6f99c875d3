//! Text of strangers, made harmless: what a terminal obeys, and what turns the direction of
//! writing around so that a line reads otherwise than it is. The one place that says which
//! signs these are.

use std::borrow::Cow;

/// Whether a sign is no sign for a reader: a control, a turn of the writing direction, a
/// separator that begins a line, an invisible mark, or a tag.
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

/// The text with a space for each such sign.
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
