//! Words that people say to Hector but that are not phrases of any moment: parts of commands, the shade of a square,
//! words for other machines. A recogniser that knows them does not mistake them for the most similar command: "pause"
//! for "pawns".

use std::collections::BTreeSet;

use super::super::commands::CommandTable;
use super::super::drills;
use super::super::language::Language;
use super::spoken;

/// Shorter parts of commands occur in many sentences: "le", "von", "is".
const SHORTEST: usize = 4;

/// The words of a language, each once, without those that are whole commands.
pub(super) fn all<C: Copy + Eq>(
    commands: &CommandTable<C>,
    language: Language,
) -> impl Iterator<Item = String> {
    let said: BTreeSet<String> = commands
        .rows()
        .flat_map(|row| row.words_in(language))
        .map(spoken)
        .filter(|phrase| phrase.contains(' '))
        .collect();
    let parts = said.iter().flat_map(|phrase| phrase.split(' ')).map(str::to_owned);
    let shades = drills::shades(language).map(|words| words[0].to_owned());
    let words: BTreeSet<String> = parts
        .filter(|word| word.chars().count() >= SHORTEST)
        .chain(shades)
        .chain(language.words().passing.iter().map(|word| (*word).to_owned()))
        .collect();
    let is_a_command = |word: &str| commands.understood(word).is_some();
    let is_heard_as_one = |word: &str| SOUND_AS_A_COMMAND.contains(&word);
    words.into_iter().filter(move |word| !is_a_command(word) && !is_heard_as_one(word))
}

/// Parts of commands that sound like another command.
const SOUND_AS_A_COMMAND: [&str; 3] = ["derniers", "ligne", "parties"];

#[cfg(test)]
mod tests {
    use super::super::{Grammar, Listening};
    use super::*;
    use crate::{Command, Wording};

    const BY_COMMANDS: [Listening; 4] =
        [Listening::Commands, Listening::Practice, Listening::Review, Listening::Drill];

    fn given(listening: &[Listening], language: Language) -> Vec<String> {
        let wording = Wording::in_one_language(language);
        Grammar::of(listening, wording, language).for_a_recogniser()
    }

    #[test]
    fn a_word_of_no_moment_is_known_once_wherever_commands_are_listened_for() {
        for (language, words) in [
            (Language::German, ["pause", "hell", "tausend"]),
            (Language::French, ["pause", "foncée", "mille"]),
            (Language::English, ["pause", "dark", "thousand"]),
        ] {
            for listening in BY_COMMANDS {
                let given = given(&[Listening::Announcement, listening], language);
                for word in words {
                    let count = given.iter().filter(|one| *one == word).count();
                    assert_eq!(count, 1, "{word} in {language:?}, {listening:?}");
                }
            }
            for listening in [Listening::Announcement, Listening::Answer, Listening::TimeControl] {
                assert!(!given(&[listening], language).contains(&words[0].to_owned()));
            }
        }
    }

    #[test]
    fn a_part_of_a_command_is_known_where_the_command_is_not_listened_for() {
        let count = |listening: Listening| {
            let given = given(&[listening], Language::German);
            given.iter().filter(|one| *one == "nächster").count()
        };
        // While listening to a game "nächster zug" is a command; at a drill it skips a question.
        assert_eq!(BY_COMMANDS.map(count), [1, 1, 0, 0]);
    }

    #[test]
    fn what_is_listened_for_is_no_word_in_passing() {
        for language in Language::ALL {
            for listening in BY_COMMANDS {
                let grammar =
                    Grammar::of(&[listening], Wording::in_one_language(language), language);
                let listened_for = grammar.words();
                let passing = all(Command::table(), language);
                let others: Vec<String> =
                    passing.filter(|word| grammar.others.contains(word)).collect();
                assert!(others.len() > 10, "{language:?}");
                assert!(others.iter().all(|word| !listened_for.contains(word.as_str())));
            }
        }
    }

    #[test]
    fn no_word_in_passing_sounds_as_a_command() {
        let lexicon = include_str!("../../../models/starter/graph/lexicon.txt");
        let lines = || lexicon.lines().filter_map(|line| line.split_once('\t'));
        let ways = |of: &str| -> BTreeSet<&str> {
            lines().filter(|(word, _)| *word == of).map(|(_, phones)| phones).collect()
        };
        for language in Language::ALL {
            let alone =
                Command::table().spoken(language).filter(|(row, word)| row.is_said_alone(word));
            let alone: Vec<String> =
                alone.map(|(_, word)| spoken(word)).filter(|word| !word.contains(' ')).collect();
            let commands: BTreeSet<&str> = alone.iter().flat_map(|word| ways(word)).collect();
            for word in all(Command::table(), language) {
                assert!(ways(&word).is_disjoint(&commands), "{word} in {language:?}");
            }
        }
    }
}
