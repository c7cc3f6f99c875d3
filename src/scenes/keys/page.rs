//! The page of keys and words in a language: a text whose gaps are filled from the tables.

use std::fmt::Write as _;

use crate::home::talking_clock::keys::{LEFT, RIGHT};
use crate::present::conversation::{KeyList, key_called};
use crate::present::editor::Key;
use crate::words::{Activity, Command, CommandRow, Language, Texts, drill_names};

/// Marks the scenes whose keys follow.
const OF: &str = "{of";

/// Marks the keys of a walk, for a test.
const WALK: &str = "{walk}";

/// The text with its gaps.
fn text(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("en.md"),
        Language::German => include_str!("de.md"),
        Language::French => include_str!("fr.md"),
    }
}

/// The lines about the keys of a walk.
#[cfg(test)]
pub(super) fn told_of_walks(language: Language) -> impl Iterator<Item = &'static str> {
    let lines = text(language).lines().skip_while(|line| *line != WALK).skip(1);
    lines.take_while(|line| line.starts_with("- "))
}

pub(super) fn page(language: Language) -> String {
    let lines = text(language).lines().filter(|line| !line.starts_with(OF) && *line != WALK);
    lines.map(|line| filled(line, language) + "\n").collect()
}

/// The part about one scene, if it has keys of its own.
pub(super) fn part(scene: &str, language: Language) -> Option<String> {
    let mut lines =
        text(language).lines().skip_while(|line| !scenes_of(line).any(|of| of == scene));
    lines.next()?;
    let part = lines.take_while(|line| !line.starts_with(OF)).filter(|line| *line != WALK);
    let part: String = part.map(|line| filled(line, language) + "\n").collect();
    Some(part.trim_end().to_owned() + "\n")
}

/// The scenes that have a part.
pub(super) fn scenes() -> impl Iterator<Item = &'static str> {
    text(Language::English).lines().flat_map(scenes_of)
}

fn scenes_of(line: &'static str) -> impl Iterator<Item = &'static str> {
    let named = line.strip_prefix(OF).and_then(|rest| rest.strip_suffix('}'));
    named.unwrap_or_default().split_whitespace()
}

/// A page as plain text, without the signs for headings and links.
pub(super) fn plain(page: &str) -> String {
    page.lines().map(|line| plain_line(line) + "\n").collect()
}

fn plain_line(line: &str) -> String {
    let mut left = line
        .trim_start_matches('#')
        .trim_start_matches(|sign| sign == ' ' && line.starts_with('#'));
    if left.starts_with("    ") {
        return left.to_owned();
    }
    let mut told = String::new();
    while let Some((before, link)) = left.split_once('[') {
        told += before;
        left = match link
            .split_once("](")
            .and_then(|(name, rest)| Some((name, rest.split_once(')')?)))
        {
            Some((name, (_, after))) => {
                told += name;
                after
            }
            None => {
                told.push('[');
                link
            }
        };
    }
    (told + left).replace('`', "")
}

/// A line with its gap filled from the tables.
fn filled(line: &str, language: Language) -> String {
    let gap = line.strip_prefix('{').and_then(|rest| rest.split_once('}'));
    let Some((gap, after)) = gap else { return line.to_owned() };
    let (what, whose) = gap.split_once(' ').unwrap_or((gap, ""));
    let list = match (what, activity(whose)) {
        ("keys", Some(activity)) => keys(activity, language),
        ("words", Some(activity)) => words(activity, language),
        ("drills", _) => drills(language),
        ("left", _) => side(LEFT, after, language),
        ("right", _) => side(RIGHT, after, language),
        _ => line.to_owned(),
    };
    list.trim_end().to_owned()
}

fn activity(named: &str) -> Option<Activity> {
    Some(match named {
        "table" => Activity::Table,
        "practice" => Activity::Practice,
        "review" => Activity::Review,
        "drills" => Activity::Drills,
        "desk" => Activity::Desk,
        "clock" => Activity::Clock,
        _ => return None,
    })
}

/// French puts a space before a colon.
fn space(language: Language) -> &'static str {
    if language == Language::French { " " } else { "" }
}

/// Every key and what it does, one line each; keys that do the same share a line.
fn keys(activity: Activity, language: Language) -> String {
    let texts = Texts::new(language);
    let list: Vec<(Key, Command)> = KeyList::at(activity).keys().collect();
    let mut text = String::new();
    for told in list.chunk_by(|(_, one), (_, other)| one == other) {
        let keys: Vec<String> = told.iter().map(|(key, _)| key_called(*key, &texts)).collect();
        let does = told.iter().map(|(_, command)| command.does_in(activity, &texts)).next();
        let (keys, does) = (texts.any_of(&keys), does.unwrap_or_default());
        let _ = writeln!(text, "- {keys}{}: {does}.", space(language));
    }
    text
}

/// Every command word and what it does, one line each.
fn words(activity: Activity, language: Language) -> String {
    let texts = Texts::new(language);
    let mut text = String::new();
    for row in Command::table().given_in(activity) {
        let does = row.does_at(activity, &texts);
        let _ = writeln!(text, "- {}{}: {does}", said(row, language), space(language));
    }
    text
}

fn said(row: &CommandRow<Command>, language: Language) -> String {
    let more = if row.takes_more() { " …" } else { "" };
    let words: Vec<&str> = row.words_in(language).collect();
    format!("{}{more}", words.join(", "))
}

fn drills(language: Language) -> String {
    let names = drill_names(language);
    names.iter().enumerate().map(|(place, name)| format!("{}. {name}\n", place + 1)).collect()
}

/// The keys of one side of the clock, by the names that its options take.
fn side(keys: &str, does: &str, language: Language) -> String {
    let keys: Vec<String> = keys.split(' ').map(|key| format!("`{key}`")).collect();
    format!("- {}{}:{does}", keys.join(", "), space(language))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::scene_names;

    #[test]
    fn every_gap_of_a_page_is_filled() {
        for language in Language::ALL {
            let page = page(language);
            assert!(page.len() > 20_000 && !page.contains('{'), "{language:?}: {page}");
        }
    }

    #[test]
    fn every_language_has_the_same_parts_and_every_table_once() {
        let gaps = |language| -> Vec<&str> {
            let gap = |line: &&str| line.starts_with('{');
            let gaps = text(language).lines().filter(gap);
            gaps.map(|line| line.split_once('}').map_or(line, |(gap, _)| gap)).collect()
        };
        let english = gaps(Language::English);
        assert!(english.len() > 20, "{english:?}");
        for language in Language::ALL {
            assert_eq!(gaps(language), english);
            assert_eq!(text(language).matches("\n## ").count(), 12, "{language:?}");
        }
        for scene in scenes() {
            assert_eq!(scene_names::scene_called(scene), Some(scene));
            for language in Language::ALL {
                let part = part(scene, language).expect("a part");
                assert!(part.starts_with("## ") && !part.contains('{'), "{part}");
            }
        }
        assert_eq!(part("say", Language::German), None);
    }

    #[test]
    fn a_page_is_printed_without_the_signs_of_a_browser() {
        for (written, read) in [
            ("## At the table", "At the table"),
            ("- `<`, `y`: left", "- <, y: left"),
            ("as [TOURNAMENT.md](TOURNAMENT.md) tells. [x] `a`", "as TOURNAMENT.md tells. [x] a"),
            ("    [means]", "    [means]"),
        ] {
            assert_eq!(plain_line(written), read);
        }
    }
}
