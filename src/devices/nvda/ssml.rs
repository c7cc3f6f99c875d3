//! Writes text with its languages as the SSML that NVDA reads.

use std::fmt::Write as _;

/// Each passage has the two-letter code of its language. NVDA stays in a language until it gets another, so each
/// passage names its own.
pub(crate) fn ssml<'a>(passages: impl IntoIterator<Item = (&'a str, &'a str)>) -> String {
    let mut marked = String::from("<speak>");
    for (place, (language, words)) in passages.into_iter().enumerate() {
        if place > 0 {
            // Without it, the last word of a passage and the first of the next would become one.
            marked.push(' ');
        }
        let _ =
            write!(marked, "<voice xml:lang=\"{}\">{}</voice>", escaped(language), escaped(words));
    }
    marked + "</speak>"
}

/// The text with markup characters escaped. A character that XML does not allow becomes a blank.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '&' => escaped += "&amp;",
            '"' => escaped += "&quot;",
            sign if sign.is_control()
                || matches!(sign, '\u{fdd0}'..='\u{fddf}' | '\u{fffe}' | '\u{ffff}') =>
            {
                escaped.push(' ');
            }
            sign => escaped.push(sign),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_word_has_its_language() {
        let marked = ssml([("de", "Springer Gustav eins"), ("fr", "à vous")]);
        let expected = "<speak><voice xml:lang=\"de\">Springer Gustav eins</voice> \
                        <voice xml:lang=\"fr\">à vous</voice></speak>";
        assert_eq!(marked, expected);
    }

    #[test]
    fn no_word_is_taken_for_a_mark() {
        let marked = ssml([("en", "a < b & \"c\" </voice>\0\u{1b}\u{ffff}")]);
        let expected = "<speak><voice xml:lang=\"en\">a &lt; b &amp; &quot;c&quot; &lt;/voice&gt;   \
                        </voice></speak>";
        assert_eq!(marked, expected);
    }
}
