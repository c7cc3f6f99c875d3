//! Articles of the Laws in words.

use crate::laws::{Article, Edition, Heading, Rule};
use crate::texts::Texts;

/// "article 4.3", "guideline I.9".
#[must_use]
pub fn article(article: Article, texts: &Texts) -> String {
    match article.place() {
        None => texts.unverified_article(),
        Some((Heading::Article, number)) => texts.article(number),
        Some((Heading::Guideline, number)) => texts.guideline(number),
        Some((Heading::Paragraph, number)) => texts.paragraph(number),
        Some((Heading::Appendix, letter)) => texts.appendix(letter),
    }
}

/// "article 4.3", "articles 7.5.1 and 7.5.3": the word once, then each number.
pub(super) fn articles(named: &[Article], texts: &Texts) -> String {
    let mut all: Vec<Article> = Vec::new();
    for article in named {
        if !all.contains(article) {
            all.push(*article);
        }
    }
    let numbers: Option<Vec<&str>> = all
        .iter()
        .map(|article| match article.place() {
            Some((Heading::Article, number)) => Some(number),
            _ => None,
        })
        .collect();
    match numbers {
        Some(numbers) if numbers.len() > 1 => texts.articles(&texts.listed(&numbers)),
        _ => texts.listed(&all.iter().map(|one| article(*one, texts)).collect::<Vec<_>>()),
    }
}

/// The article of a rule for the end of a sentence. Empty if the edition has none.
pub(crate) fn by_rule(rule: Rule, edition: Edition, texts: &Texts) -> String {
    rule.article(edition)
        .filter(|found| *found != Article::Unverified)
        .map(|found| by_article(found, texts))
        .unwrap_or_default()
}

/// The articles of several rules for the end of a sentence, without those that the edition lacks.
pub(super) fn by_rules(rules: &[Rule], edition: Edition, texts: &Texts) -> String {
    let found = rules.iter().filter_map(|rule| rule.article(edition));
    let found: Vec<Article> = found.filter(|found| *found != Article::Unverified).collect();
    if found.is_empty() { String::new() } else { format!(", {}", articles(&found, texts)) }
}

/// An article for the end of a sentence.
pub(super) fn by_article(found: Article, texts: &Texts) -> String {
    format!(", {}", article(found, texts))
}
