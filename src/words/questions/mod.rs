//! Questions and wishes in free words, as the command that they mean: "where's my queen, please" is
//! `pieces my queen`. Every word of a question has to say something that is known here, in one language; what
//! its words say together makes the wish. Never takes a move for a question, and never knows a position.

mod english;
mod french;
mod german;
mod rules;
mod sense;

use std::collections::HashMap;
use std::sync::LazyLock;

use super::commands::{Activity, Command, command, fitting};
use super::hear::hear;
use super::lettered_move::lettered_move;
use super::lexicon::{Meaning, words_of_moves};
use super::spelling::{HeardAsOne, distance, typed_forms, words_of};
use super::subject::{PieceOwner, Subject};
use crate::chess::{File, Rank, Role, Square};
use rules::{AskedAbout, QuestionRule, RULES, SOFT};
use sense::WordSense;

/// Nobody asks with more.
const MOST_WORDS: usize = 18;
/// The shortest word in which a slip is found.
const SHORTEST_SLIP: usize = 4;
/// From here on a word may have two of them.
const LONG_WORD: usize = 8;

/// The words of a language, by how they are typed.
struct AskingWords {
    senses: HashMap<String, WordSense>,
    longest: usize,
}

static WORDS: LazyLock<[AskingWords; 3]> = LazyLock::new(|| {
    [
        AskingWords::of(english::WORDS, english::PHRASES),
        AskingWords::of(german::WORDS, german::PHRASES),
        AskingWords::of(french::WORDS, french::PHRASES),
    ]
});

/// The command that somebody means who types a line in an activity, and what follows it; where neither
/// is clear, the one whose words it begins with.
#[must_use]
pub(crate) fn typed_command(line: &str, activity: Activity) -> Option<(Command, String)> {
    meant(line, activity).or_else(|| command(line).filter(|(_, rest)| !is_by_accident(line, rest)))
}

/// The command that is meant in the words of the table, where what follows fits, or in words of somebody's
/// own. One that may be given in the activity comes first. What is done at a table is never guessed at.
fn meant(line: &str, activity: Activity) -> Option<(Command, String)> {
    let is_given = |found: &(Command, String)| found.0.meant_in(activity).is_given_in(activity);
    let known = fitting(line);
    if known.as_ref().is_some_and(is_given) {
        return known;
    }
    let begun = command(line).map(|(begun, _)| begun);
    let asked = asked(line, activity).filter(|(asked, _)| match begun {
        None => true,
        Some(Command::Reads) => !matches!(asked, Command::Scan | Command::Square),
        Some(begun) => !begun.is_deed(),
    });
    match asked.or_else(|| begun.is_none().then(|| asked_barely(line)).flatten()) {
        Some(found) if is_given(&found) => Some(found),
        asked => known.or(asked),
    }
}

/// Whether a line of many words only begins with a letter that is a command.
fn is_by_accident(line: &str, rest: &str) -> bool {
    let first = line.split_whitespace().next().unwrap_or_default();
    first.chars().count() == 1 && rest.split_whitespace().count() > 1
}

/// The command that a line asks for by what its words say together, where it may be given first.
fn asked(line: &str, activity: Activity) -> Option<(Command, String)> {
    let words = words_of_no_move(line)?;
    let read: Vec<AskedLine> = WORDS.iter().filter_map(|language| language.read(&words)).collect();
    let is_given = |command: Command| command.meant_in(activity).is_given_in(activity);
    let given = read.iter().find_map(|asked| asked.meant(is_given));
    given.or_else(|| read.iter().find_map(|asked| asked.meant(|_| true)))
}

/// The command that a line names, with words around it that say nothing.
fn asked_barely(line: &str) -> Option<(Command, String)> {
    let words = words_of_no_move(line)?;
    WORDS.iter().find_map(|language| language.bare(&words))
}

/// The words of a line that is no move, and not too many.
fn words_of_no_move(line: &str) -> Option<Vec<HeardAsOne<'_>>> {
    if lettered_move(line).is_some() || hear(line, words_of_moves()).is_ok() {
        return None;
    }
    let words: Vec<HeardAsOne> = words_of(line).take(MOST_WORDS + 1).collect();
    (1..=MOST_WORDS).contains(&words.len()).then_some(words)
}

impl AskingWords {
    fn of(words: &[(WordSense, &str)], phrases: &[(WordSense, &str)]) -> AskingWords {
        let single = words.iter().flat_map(|(sense, all)| all.split(' ').map(|one| (*sense, one)));
        let mut senses = HashMap::new();
        for (sense, word) in single.chain(phrases.iter().copied()) {
            for typed in typed_forms(word) {
                let before = senses.insert(typed, sense);
                debug_assert!(before.is_none_or(|before| before == sense), "{word}: {before:?}");
            }
        }
        let longest = senses.keys().map(|word| word.split(' ').count()).max().unwrap_or_default();
        AskingWords { senses, longest }
    }

    /// What all words say; nothing where one says nothing that is known.
    fn read(&self, words: &[HeardAsOne]) -> Option<AskedLine> {
        let mut asked_line = AskedLine::default();
        let mut at = 0;
        while let Some(word) = words.get(at) {
            let is_article = |length: usize| {
                let last = words.get(at + length - 1).map(|word| self.senses.get(&word.folded));
                length > 1 && last == Some(Some(&WordSense::Filler))
            };
            let square = square_at(&words[at..]).filter(|(_, length)| !is_article(*length));
            if let Some((square, length)) = square {
                asked_line.names(&mut |subject| {
                    put(&mut subject.file, square.file())?;
                    put(&mut subject.rank, square.rank())
                })?;
                at += length;
                continue;
            }
            let (sense, length) = match self.known(&words[at..]) {
                Some(found) => found,
                None if self.line_at(words, at, &mut asked_line)? => {
                    at += 1;
                    continue;
                }
                None => (self.nearest(&word.folded).filter(|_| words.len() > 1)?, 1),
            };
            asked_line.takes(sense, || self.is_counted(words, at))?;
            at += length;
        }
        asked_line.settles();
        Some(asked_line)
    }

    /// The longest known phrase that words begin with.
    fn known(&self, words: &[HeardAsOne]) -> Option<(WordSense, usize)> {
        (1..=self.longest.min(words.len())).rev().find_map(|length| {
            let folded: Vec<&str> =
                words[..length].iter().map(|word| word.folded.as_str()).collect();
            self.senses.get(&folded.join(" ")).map(|sense| (*sense, length))
        })
    }

    /// Takes a letter or a number that stands beside the word for a file or a rank.
    fn line_at(&self, words: &[HeardAsOne], at: usize, asked_line: &mut AskedLine) -> Option<bool> {
        let word = &words[at].folded;
        let beside = |sense: WordSense| self.is_beside(words, at, sense);
        let file = file_named(word).filter(|_| beside(WordSense::FileWord));
        let rank = match words_of_moves().meaning(word) {
            Some(Meaning::Rank(rank)) if beside(WordSense::RankWord) => Some(rank),
            _ => None,
        };
        match (file, rank) {
            (Some(file), _) => asked_line.names(&mut |subject| put(&mut subject.file, file))?,
            (_, Some(rank)) => asked_line.names(&mut |subject| put(&mut subject.rank, rank))?,
            _ => return Some(false),
        }
        Some(true)
    }

    fn is_beside(&self, words: &[HeardAsOne], at: usize, sense: WordSense) -> bool {
        let says = |place: Option<usize>| {
            let word = place.and_then(|place| words.get(place));
            word.is_some_and(|word| self.senses.get(&word.folded) == Some(&sense))
        };
        says(at.checked_sub(1)) || says(Some(at + 1))
    }

    /// Whether "fourth" counts a rank.
    fn is_counted(&self, words: &[HeardAsOne], at: usize) -> bool {
        self.is_beside(words, at, WordSense::RankWord)
    }

    /// The sense of the word that somebody may have meant by a slip; nothing where two are as near.
    fn nearest(&self, typed: &str) -> Option<WordSense> {
        let letters = typed.chars().count();
        let most = match letters {
            ..SHORTEST_SLIP => return None,
            SHORTEST_SLIP..LONG_WORD => 1,
            _ => 2,
        };
        let near = self.senses.iter().filter(|(word, _)| {
            word.chars().next() == typed.chars().next()
                && word.chars().count() >= SHORTEST_SLIP
                && word.chars().count().abs_diff(letters) <= most
        });
        let mut near: Vec<(usize, WordSense)> = near
            .map(|(word, sense)| (distance(typed, word), *sense))
            .filter(|(slips, _)| *slips <= most)
            .collect();
        let least = near.iter().map(|(slips, _)| *slips).min()?;
        near.retain(|(slips, _)| *slips == least);
        let (_, first) = *near.first()?;
        near.iter().all(|(_, sense)| *sense == first).then_some(first)
    }

    /// A command in the words of the table between words that say nothing: the longest that there is.
    fn without_ends(
        words: &[HeardAsOne],
        says: impl Fn(&HeardAsOne) -> bool,
    ) -> Option<(Command, String)> {
        let first = words.iter().position(&says)?;
        let last = words.iter().rposition(&says)?;
        let spans = (0..=first).flat_map(|from| (last..words.len()).map(move |to| (from, to)));
        let mut spans: Vec<(usize, usize)> =
            spans.filter(|(from, to)| to - from + 1 < words.len()).collect();
        spans.sort_by_key(|(from, to)| std::cmp::Reverse(to - from));
        spans.into_iter().find_map(|(from, to)| {
            let line: Vec<&str> =
                words[from..=to].iter().map(|word| word.folded.as_str()).collect();
            let line = line.join(" ");
            fitting(&line).filter(|(_, rest)| rest.is_empty())
        })
    }

    /// A command in the words of the table, with words around them that say nothing.
    fn bare(&self, words: &[HeardAsOne]) -> Option<(Command, String)> {
        let without = |nothing: &[WordSense]| {
            let says = |word: &&HeardAsOne| {
                self.senses.get(&word.folded).is_none_or(|sense| !nothing.contains(sense))
            };
            let left: Vec<&str> =
                words.iter().filter(says).map(|word| word.folded.as_str()).collect();
            let is_less = left.len() < words.len() && left.iter().any(|word| word.len() > 2);
            is_less.then(|| left.join(" "))
        };
        let polite = Self::without_ends(words, |word| {
            self.senses.get(&word.folded).is_none_or(|sense| !POLITE.contains(sense))
        })
        .or_else(|| without(POLITE).and_then(|left| fitting(&left)));
        let polite = polite.filter(|(command, _)| *command != Command::Correct);
        polite.or_else(|| {
            let asked = without(ASKED).and_then(|left| fitting(&left));
            asked.filter(|(command, _)| !command.is_deed())
        })
    }
}

/// What is said around a command.
const POLITE: &[WordSense] = &[
    WordSense::Filler,
    WordSense::You,
    WordSense::Me,
    WordSense::Say,
    WordSense::Show,
    WordSense::Want,
];
/// What is said around a question besides.
const ASKED: &[WordSense] = &[
    WordSense::Filler,
    WordSense::You,
    WordSense::Me,
    WordSense::My,
    WordSense::Say,
    WordSense::Show,
    WordSense::Want,
    WordSense::What,
    WordSense::Which,
    WordSense::Can,
];

/// The square that words begin with, and how many words it takes.
fn square_at(words: &[HeardAsOne]) -> Option<(Square, usize)> {
    let first = words.first()?;
    if let Ok(square) = first.folded.parse() {
        return Some((square, 1));
    }
    let file = file_named(&first.folded)?;
    match words_of_moves().meaning(&words.get(1)?.folded) {
        Some(Meaning::Rank(rank)) => Some((Square::from_coords(file, rank), 2)),
        _ => None,
    }
}

/// A file by its letter or its name.
fn file_named(folded: &str) -> Option<File> {
    let mut letters = folded.chars();
    match (letters.next(), letters.next(), words_of_moves().meaning(folded)) {
        (Some(letter), None, _) => File::from_char(letter),
        (_, _, Some(Meaning::File(file))) => Some(file),
        _ => None,
    }
}

fn put<T>(place: &mut Option<T>, found: T) -> Option<()> {
    place.replace(found).is_none().then_some(())
}

/// What the words of a line say together.
#[derive(Debug, Default)]
struct AskedLine {
    senses: Vec<WordSense>,
    subject: Subject,
}

impl AskedLine {
    fn names(&mut self, named: &mut dyn FnMut(&mut Subject) -> Option<()>) -> Option<()> {
        named(&mut self.subject)
    }

    fn takes(&mut self, sense: WordSense, is_counted: impl Fn() -> bool) -> Option<()> {
        match sense {
            WordSense::Piece(role) if self.subject.role == Some(role) => {}
            WordSense::Piece(role) => put(&mut self.subject.role, role)?,
            WordSense::Colour(colour) => put(&mut self.subject.colour, colour)?,
            WordSense::RankOf(number) if is_counted() => {
                let rank = Rank::ALL.into_iter().nth(usize::from(number).checked_sub(1)?)?;
                put(&mut self.subject.rank, rank)?;
            }
            WordSense::TakeMine => self.senses.extend([WordSense::Attack, WordSense::My]),
            other => self.senses.push(other),
        }
        Some(())
    }

    /// Gives words their meaning that depends on others: "my other rook" is one's own, and any other one is the
    /// opponent's; where a piece went to is where it is.
    fn settles(&mut self) {
        let other = if self.says(WordSense::My) { WordSense::Filler } else { WordSense::They };
        let away = if self.says(WordSense::Can) { WordSense::Go } else { WordSense::Filler };
        let is_gone = self.says(WordSense::Did) && self.says(WordSense::Where);
        for sense in &mut self.senses {
            *sense = match *sense {
                WordSense::Other => other,
                WordSense::Away => away,
                WordSense::Did => WordSense::Filler,
                WordSense::Go if is_gone => WordSense::Filler,
                same => same,
            };
        }
    }

    fn says(&self, sense: WordSense) -> bool {
        self.senses.contains(&sense)
    }

    /// The command that is wished for, of those that may be.
    fn meant(&self, may_be: impl Fn(Command) -> bool) -> Option<(Command, String)> {
        RULES.iter().filter(|rule| may_be(rule.meant)).find_map(|rule| {
            let about = self.fits(rule).then(|| self.told_of(rule.about)).flatten()?;
            Some((rule.meant, about))
        })
    }

    fn fits(&self, rule: &QuestionRule) -> bool {
        let is_needed = rule.needs.iter().all(|any| any.iter().any(|sense| self.says(*sense)));
        let is_welcome = |sense: &WordSense| {
            SOFT.contains(sense)
                || rule.may.contains(sense)
                || rule.needs.iter().any(|any| any.contains(sense))
        };
        is_needed && self.senses.iter().all(is_welcome)
    }

    /// What follows the command, where a rule may be about what was named.
    fn told_of(&self, about: AskedAbout) -> Option<String> {
        let Subject { file, rank, role, colour, .. } = self.subject;
        let square = self.subject.square();
        let is_square_named = file.is_some() || rank.is_some();
        let is_named = is_square_named || role.is_some() || colour.is_some();
        match about {
            AskedAbout::Nothing => (!is_named).then(String::new),
            AskedAbout::Anything => Some(String::new()),
            AskedAbout::OwnKing => {
                let is_own = !is_square_named && role.is_none_or(|role| role == Role::King);
                is_own.then(|| "my king".to_owned())
            }
            AskedAbout::Square => square.map(|square| square.to_string()),
            AskedAbout::Piece => square
                .map(|square| square.to_string())
                .or_else(|| role.filter(|_| !is_square_named).map(|_| self.pieces())),
            AskedAbout::Line => match (file, rank, role) {
                (Some(file), None, None) => Some(file.char().to_string()),
                (None, Some(rank), None) => Some(rank.char().to_string()),
                _ => None,
            },
            AskedAbout::Kind => role.filter(|_| !is_square_named).map(|_| self.pieces()),
            AskedAbout::KindAnywhere => role.map(|_| self.pieces()),
            AskedAbout::SideOrNothing => (!is_square_named && role.is_none()).then(String::new),
            AskedAbout::Pieces => (!is_square_named).then(|| self.pieces()),
            AskedAbout::Side => colour.filter(|_| !is_square_named).map(|_| self.pieces()),
        }
    }

    /// The pieces that are named, as they follow a command.
    fn pieces(&self) -> String {
        let Subject { role, colour, .. } = self.subject;
        let whose = match colour {
            Some(colour) => Some(colour.fold_wb("white", "black")),
            None if self.says(WordSense::They) => Some(PieceOwner::Theirs.word()),
            None if self.says(WordSense::My) => Some(PieceOwner::Mine.word()),
            None if self.says(WordSense::Me) && self.says(WordSense::Have) => {
                Some(PieceOwner::Mine.word())
            }
            None => None,
        };
        let role = role.map(|role| match role {
            Role::King => "king",
            Role::Queen => "queen",
            Role::Rook => "rook",
            Role::Bishop => "bishop",
            Role::Knight => "knight",
            Role::Pawn => "pawn",
        });
        whose.into_iter().chain(role).collect::<Vec<_>>().join(" ")
    }
}

#[cfg(test)]
mod tests;
