//! Words with their languages, marked as NVDA reads them. Never speaks.

use std::fmt::Write as _;

/// Words, each with its language by its two-letter code. NVDA goes on in a language until it is told
/// of another, so each is told.
pub(crate) fn ssml<'a>(passages: impl IntoIterator<Item = (&'a str, &'a str)>) -> String {
    let mut marked = String::from("<speak>");
    for (place, (language, words)) in passages.into_iter().enumerate() {
        if place > 0 {
            // Or the last word of one language and the first of the next would be one.
            marked.push(' ');
        }
        let _ =
            write!(marked, "<voice xml:lang=\"{}\">{}</voice>", escaped(language), escaped(words));
    }
    marked + "</speak>"
}

/// A text in which nothing is taken for a mark; what XML has no place for is a blank.
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
