//! Which parts of a text may be contracted. Prose may; a move, a square or a number stays in a table that keeps it
//! unambiguous.

use super::{Cell, Table};

/// A part of a text, between blanks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TextPart<'t> {
    /// Words that any table may spell.
    Prose(&'t str),
    /// A word that must be readable sign by sign.
    Exact(&'t str),
}

/// The parts of a text in order, without the blanks between them.
#[must_use]
pub fn parts(text: &str) -> Vec<TextPart<'_>> {
    let mut parts = Vec::new();
    // Start and end of the prose that is still open.
    let mut prose: Option<(usize, usize)> = None;
    for word in text.split_whitespace() {
        // The word is a slice of the text.
        let start = word.as_ptr() as usize - text.as_ptr() as usize;
        let end = start + word.len();
        if is_exact(word) {
            parts.extend(
                prose.take().and_then(|(from, to)| text.get(from..to)).map(TextPart::Prose),
            );
            parts.push(TextPart::Exact(word));
        } else {
            prose = Some((prose.map_or(start, |(from, _)| from), end));
        }
    }
    parts.extend(prose.and_then(|(from, to)| text.get(from..to)).map(TextPart::Prose));
    parts
}

/// The cells of a text. The caller contracts all prose at once to Unicode braille; exact words are spelled with a
/// table.
///
/// # Errors
/// Returns the error of the contraction.
pub fn contracted<E>(
    text: &str,
    table: Table,
    contract: impl FnOnce(&[String]) -> Result<Vec<String>, E>,
) -> Result<Vec<Cell>, E> {
    let parts = parts(text);
    let prose: Vec<String> = parts
        .iter()
        .filter_map(|part| match part {
            TextPart::Prose(words) => Some((*words).to_owned()),
            TextPart::Exact(_) => None,
        })
        .collect();
    let mut contracted = contract(&prose)?.into_iter();
    let mut cells: Vec<Cell> = Vec::new();
    for part in parts {
        if !cells.is_empty() {
            cells.push(Cell::BLANK);
        }
        match part {
            TextPart::Exact(word) => cells.extend(table.spell(word)),
            TextPart::Prose(words) => {
                let dots = contracted.next().unwrap_or_default();
                let own: Option<Vec<Cell>> = dots.chars().map(Cell::of_liblouis).collect();
                // A sign outside braille would be misread.
                cells.extend(own.unwrap_or_else(|| table.spell(words)));
            }
        }
    }
    Ok(cells)
}

/// Moves and squares have a rank, numbers a figure; castling has neither. Quotations, addresses, paths and words with a
/// capital inside are not prose either.
fn is_exact(word: &str) -> bool {
    let castles = word.contains("O-O");
    let odd = |sign: char| sign.is_numeric() || "/\\@_=+#".contains(sign);
    let capital_within = word
        .trim_start_matches(|sign: char| !sign.is_alphanumeric())
        .chars()
        .skip(1)
        .any(char::is_uppercase);
    castles || capital_within || word.contains(odd)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_and_numbers_are_never_prose() {
        use TextPart::{Exact, Prose};
        for (text, expected) in [
            ("", vec![]),
            ("Hier ist Platz", vec![Prose("Hier ist Platz")]),
            (
                "Schwarz hat Dxc3 oder O-O, nicht bxc3.",
                vec![
                    Prose("Schwarz hat"),
                    Exact("Dxc3"),
                    Prose("oder"),
                    Exact("O-O,"),
                    Prose("nicht"),
                    Exact("bxc3."),
                ],
            ),
            ("  noch  12 Minuten ", vec![Prose("noch"), Exact("12"), Prose("Minuten")]),
            ("Nach „ABC“ und é", vec![Prose("Nach"), Exact("„ABC“"), Prose("und é")]),
            ("e4", vec![Exact("e4")]),
        ] {
            assert_eq!(parts(text), expected, "{text}");
        }
        for form in super::super::move_forms(crate::chess::notation::Letters::German) {
            assert!(parts(&form).iter().all(|part| matches!(part, Exact(_))), "{form}");
        }
    }
}
