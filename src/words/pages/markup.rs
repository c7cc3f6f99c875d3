//! Text between tags, escaped so that it stays text.

use crate::chess::notation::harmless;

/// Escapes text for HTML and SVG, between tags and in quotation marks.
pub fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for sign in harmless(text).chars() {
        match sign {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            sign => escaped.push(sign),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_becomes_a_tag_or_ends_a_quotation() {
        assert_eq!(escaped("Weiß & \"Schwarz\""), "Weiß &amp; &quot;Schwarz&quot;");
        assert_eq!(escaped("<script>'x'</script>"), "&lt;script&gt;&#39;x&#39;&lt;/script&gt;");
        assert_eq!(escaped("a\u{202e}b\u{1b}[2J\n"), "a b [2J ");
    }
}
