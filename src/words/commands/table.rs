//! The table of all commands: which command a text is, the lists of help, the commands of keys, and where a misplaced
//! command belongs.

use std::collections::HashMap;

use super::activity::Activity;
use super::row::CommandEntry;
use super::topic::Topic;
use crate::language::Language;
use crate::lettered_move::lettered_move;
use crate::spelling::{distance, phrase, typed_forms};
use crate::texts::Texts;
use crate::which_program::WhichProgram;

/// Longer texts are not slips of a command.
const LONGEST_SLIP: usize = 40;

pub struct CommandTable<C: 'static> {
    rows: Vec<CommandEntry<C>>,
    /// The rows by their words, in every language.
    words: HashMap<String, usize>,
    /// The rows whose words enclose what they take: "wer greift … an".
    around: Vec<([String; 2], usize)>,
    /// The number of words in the longest command.
    longest: usize,
}

impl<C: Copy + Eq> CommandTable<C> {
    /// The table of these rows, in the order of help.
    #[must_use]
    pub fn new(rows: Vec<CommandEntry<C>>) -> CommandTable<C> {
        let mut words = HashMap::new();
        let mut around = Vec::new();
        for (place, row) in rows.iter().enumerate() {
            let of_languages =
                Language::ALL.into_iter().flat_map(|language| row.words_in(language));
            for word in of_languages.chain(row.words_typed()) {
                match word.split_once('…') {
                    Some((head, tail)) => {
                        let ([head, other_head], [tail, other_tail]) =
                            (typed_forms(head), typed_forms(tail));
                        around.push(([head, tail], place));
                        around.push(([other_head, other_tail], place));
                    }
                    None => {
                        for typed in typed_forms(word) {
                            words.entry(typed).or_insert(place);
                        }
                    }
                }
            }
        }
        let count = |word: &String| word.split(' ').count();
        let longest = words.keys().map(count).max().unwrap_or_default();
        CommandTable { rows, words, around, longest }
    }

    pub fn rows(&self) -> impl Iterator<Item = &CommandEntry<C>> {
        self.rows.iter()
    }

    #[must_use]
    pub fn row(&self, command: C) -> Option<&CommandEntry<C>> {
        self.rows.iter().find(|row| row.command() == command)
    }

    /// The command at the start of a text, and the words after it. Case, accents and the spelling of umlauts are
    /// ignored, and every language is understood.
    #[must_use]
    pub fn understood(&self, text: &str) -> Option<(C, String)> {
        // "b takes c6" and "b c6" are moves, though b alone is the command for the board.
        if lettered_move(text).is_some() {
            return None;
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        if let Some(understood) = self.understood_around(&words) {
            return Some(understood);
        }
        let heads = (1..=words.len().min(self.longest)).rev();
        heads.into_iter().find_map(|length| {
            let head = phrase(&words[..length].join(" "));
            let row = self.words.get(&head).and_then(|place| self.rows.get(*place))?;
            let is_whole = row.takes_more() || length == words.len();
            is_whole.then(|| (row.command(), words[length..].join(" ")))
        })
    }

    /// The nearest command to what was typed, in its words of a language, among those that the activity has and lists.
    /// Also returns the words after it, if it takes any. Extra words after a command that takes none are dropped, as in
    /// "undo 2".
    #[must_use]
    pub fn nearest(
        &self,
        text: &str,
        activity: Activity,
        language: Language,
        is_told: impl Fn(C) -> bool,
    ) -> Option<(&'static str, String)> {
        let typed: Vec<&str> = text.split_whitespace().collect();
        let words = self
            .given_in(activity)
            .filter(|row| is_told(row.command()))
            .flat_map(|row| row.words_in(language).map(move |word| (row, word)));
        let near = words.filter_map(|(row, word)| {
            let (head, rest) = typed.split_at_checked(word.split(' ').count())?;
            let head = phrase(&head.join(" "));
            let is_whole = row.takes_more() || rest.is_empty();
            let most = match head.chars().count() {
                4..=LONGEST_SLIP if !is_whole => 0,
                4..=6 => 1,
                7..=LONGEST_SLIP => 2,
                _ => return None,
            };
            let slips = typed_forms(word).map(|form| distance(&head, &form)).into_iter().min()?;
            let (rest, odd) = if is_whole { (rest, [].as_slice()) } else { ([].as_slice(), rest) };
            // Of commands with extra words, the one that leaves the fewest.
            (slips <= most).then_some(((odd.len(), slips), (word, rest)))
        });
        near.min_by_key(|(far, _)| *far).map(|(_, (word, rest))| (word, rest.join(" ")))
    }

    /// The command whose words enclose what it takes.
    fn understood_around(&self, words: &[&str]) -> Option<(C, String)> {
        let found = |([head, tail], place): &([String; 2], usize)| {
            let (before, behind) = (head.split(' ').count(), tail.split(' ').count());
            let end = words.len().checked_sub(behind)?;
            let taken = words.get(before..end).filter(|taken| !taken.is_empty())?;
            let is_around = phrase(&words[..before].join(" ")) == *head
                && phrase(&words[end..].join(" ")) == *tail;
            let row = self.rows.get(*place).filter(|_| is_around)?;
            Some((row.command(), taken.join(" ")))
        };
        self.around.iter().find_map(found)
    }

    /// The commands of an activity, in the order of help: its own come first.
    pub fn given_in(&self, activity: Activity) -> impl Iterator<Item = &CommandEntry<C>> {
        let first = activity.told_first();
        let place = move |row: &&CommandEntry<C>| {
            first.iter().position(|own| *own == row.home()).unwrap_or(first.len())
        };
        let mut given: Vec<&CommandEntry<C>> =
            self.rows().filter(|row| row.is_given_in(activity)).collect();
        given.sort_by_key(place);
        given.into_iter()
    }

    /// The commands to listen for in an activity: its own, and those that stand for them.
    pub(crate) fn heard_in(&self, activity: Activity) -> impl Iterator<Item = &CommandEntry<C>> {
        self.rows().filter(move |row| row.is_given_in(activity) || row.meaning(activity).is_some())
    }

    /// The words of every command that can be spoken in a language. Single letters are only typed.
    pub(crate) fn spoken(
        &self,
        language: Language,
    ) -> impl Iterator<Item = (&CommandEntry<C>, &'static str)> {
        self.rows().flat_map(move |row| row.spoken(language).map(move |word| (row, word)))
    }

    /// The commands of an activity that are listed, and what they do, one per line.
    pub fn help(
        &self,
        activity: Activity,
        texts: &Texts,
        is_told: impl Fn(C) -> bool,
    ) -> impl Iterator<Item = String> {
        let language = texts.language();
        self.given_in(activity)
            .filter(move |row| is_told(row.command()))
            .map(move |row| texts.help_row(row.word(language), &row.does_at(activity, texts)))
    }

    /// The same for one topic.
    pub fn help_about(
        &self,
        topic: Topic,
        activity: Activity,
        texts: &Texts,
        is_told: impl Fn(C) -> bool,
    ) -> impl Iterator<Item = String> {
        let language = texts.language();
        self.given_in(activity)
            .filter(move |row| row.topic == topic && is_told(row.command()))
            .map(move |row| texts.help_row(row.word(language), &row.does_at(activity, texts)))
    }

    /// All words of a command and what it does. `None` if the activity does not have it.
    #[must_use]
    pub fn help_on(&self, command: C, activity: Activity, texts: &Texts) -> Option<String> {
        let row = self.row(command).filter(|row| row.is_given_in(activity))?;
        let words: Vec<&str> = row.words_in(texts.language()).collect();
        let told = texts.help_row(&words.join(", "), &row.does_at(activity, texts));
        Some(match row.example(texts.language()) {
            Some(example) => format!("{told}. {}", texts.help_example(&example)),
            None => format!("{told}."),
        })
    }

    /// The topics of help in an activity.
    #[must_use]
    pub fn topics(&self, activity: Activity, is_told: impl Fn(C) -> bool) -> Vec<Topic> {
        let told: Vec<Topic> = self
            .given_in(activity)
            .filter(|row| is_told(row.command()))
            .map(|row| row.topic)
            .collect();
        Topic::ALL.into_iter().filter(|topic| told.contains(topic)).collect()
    }

    /// The sentence for a misplaced command, with the scene that has it in this program. `None` if it is not misplaced.
    #[must_use]
    pub fn misplaced(
        &self,
        command: C,
        activity: Activity,
        told_by: WhichProgram,
        texts: &Texts,
    ) -> Option<String> {
        let row = self.row(command).filter(|row| !row.is_given_in(activity))?;
        if let Some(told) = row.refusal(activity, texts) {
            return Some(told);
        }
        let only_in = |scene: &str, told: fn(&Texts, &str) -> String| {
            let opened = told_by.opens_any(scene, "", texts.language());
            opened.map_or_else(|| texts.not_in_the_recorder(), |command| told(texts, &command))
        };
        Some(match (activity, row.home()) {
            (Activity::Clock, _) => texts.clock_line(),
            (Activity::Desk, _) => texts.desk_help(),
            (Activity::Menu, _) => texts.menu_question(),
            (Activity::Drills, _) => texts.not_in_drills(),
            (_, Activity::Drills) => only_in("drill", Texts::only_in_drills),
            (Activity::Review, _) => texts.not_in_review(),
            (_, Activity::Review) => only_in("review", Texts::only_in_review),
            (_, Activity::Practice) => only_in("practice", Texts::only_in_practice),
            (_, Activity::Table | Activity::Clock | Activity::Desk | Activity::Menu) => {
                texts.not_in_practice()
            }
        })
    }

    /// The keys of an activity and their commands, in the order in which they are listed.
    #[must_use]
    pub fn keys_in(&self, activity: Activity) -> Vec<(&'static str, C)> {
        let place = |key: &str| {
            let mut told = activity.keys_as_told().split(' ');
            told.position(|known| known == key).unwrap_or(usize::MAX)
        };
        let with_keys = |row: &&CommandEntry<C>| row.keys_in(activity).next().is_some();
        let mut rows: Vec<&CommandEntry<C>> = self.rows().filter(with_keys).collect();
        rows.sort_by_key(|row| row.keys_in(activity).map(place).min());
        let mut keys = Vec::new();
        for row in rows {
            keys.extend(row.keys_in(activity).map(|key| (key, row.command())));
        }
        keys
    }

    /// BRLTTY's names for the keys of braille displays, and their commands.
    pub fn braille_keys(&self) -> impl Iterator<Item = (&'static str, C)> {
        self.rows().flat_map(|row| {
            let keys = row.braille.split(' ').filter(|key| !key.is_empty());
            keys.map(|key| (key, row.command()))
        })
    }
}

impl<C: Copy + Eq> CommandEntry<C> {
    /// Its words that can be spoken.
    pub(crate) fn spoken(&self, language: Language) -> impl Iterator<Item = &'static str> + use<C> {
        self.words_in(language).filter(|word| word.chars().count() > 1)
    }
}
