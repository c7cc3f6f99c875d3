//! The table of an edition of the Laws, and the articles of its rules, as lines.

use std::fmt::Write as _;

use super::notices::{tell_article, tell_table};
use super::option_values;
use super::texts::Texts;
use crate::laws::{Article, Edition, Rule};

/// The table of an edition, one row per line.
pub fn edition_table(edition: Edition, texts: &Texts) -> String {
    let rows = tell_table(edition, texts).into_iter();
    let lines = rows.map(|(row, value)| texts.row_reads(&row, &value));
    let title = texts.event_edition(&edition.to_string());
    std::iter::once(title).chain(lines).fold(String::new(), |text, line| text + &line + "\n")
}

/// The rules with a name or a number, one per line.
pub fn rule_numbers(
    edition: Edition,
    wanted: Option<&str>,
    texts: &Texts,
) -> Result<String, String> {
    let rules = match wanted {
        None => Rule::ALL.to_vec(),
        Some(text) => {
            let numbered = Rule::numbered(text, edition);
            if numbered.is_empty() { vec![option_values::rule(text, texts)?] } else { numbered }
        }
    };
    let mut text = String::new();
    for rule in rules {
        let place = match rule.article(edition) {
            Some(article @ Article::Number(_)) => tell_article(article, texts),
            Some(Article::Unverified) => texts.number_unverified(),
            None => texts.no_such_rule(),
        };
        let (edition, about) = (edition.to_string(), texts.rule(rule));
        let line = texts.rule_in_edition(rule.name(), &place, &edition, &about);
        let _ = writeln!(text, "{line}");
    }
    Ok(text)
}
