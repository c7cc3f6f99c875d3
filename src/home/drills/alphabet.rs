//! The alphabet of announcements: words are heard and their meaning is given, or signs are given and their words are
//! said. A word that was right is not asked again.

use crate::chess::drills::{LoneMove, lone_move};
use crate::chess::notation::{Form, SignSet, WritingManner, write};
use crate::chess::{File, Origin, Rank, Role, Square};
use crate::drills::task::{AlphabetSign, AlphabetWay};
use crate::present::spoken::Segment;
use crate::words::{
    Announced, Listening, NoLegalMove, Style, Subject, announce, hear, resolve, subject,
    tell_unclear,
};

use super::question::{AnswerTaken, DrillQuestion};
use crate::present::conversation::Tongue;

pub(crate) struct AlphabetDrill {
    way: AlphabetWay,
    meaning: AlphabetMeaning,
}

enum AlphabetMeaning {
    File(File),
    Rank(Rank),
    Square(Square),
    Move(LoneMove),
}

impl AlphabetDrill {
    pub(crate) fn new(way: AlphabetWay, sign: AlphabetSign) -> AlphabetDrill {
        let meaning = match sign {
            AlphabetSign::File(file) => AlphabetMeaning::File(file),
            AlphabetSign::Rank(rank) => AlphabetMeaning::Rank(rank),
            AlphabetSign::Square(square) => AlphabetMeaning::Square(square),
            AlphabetSign::Move(seed) => AlphabetMeaning::Move(lone_move(seed)),
        };
        AlphabetDrill { way, meaning }
    }

    /// In the words of an announcement.
    fn words(&self, tongue: &Tongue) -> String {
        let wording = tongue.announced;
        match &self.meaning {
            AlphabetMeaning::File(file) => wording.say_file(*file).to_owned(),
            AlphabetMeaning::Rank(rank) => wording.say_rank(*rank).to_owned(),
            AlphabetMeaning::Square(square) => wording.say_square(*square),
            AlphabetMeaning::Move(LoneMove { position, legal }) => {
                wording.say(&announce(position, *legal, Style::Full))
            }
        }
    }

    /// In notation.
    fn signs(&self, tongue: &Tongue) -> String {
        match &self.meaning {
            AlphabetMeaning::File(file) => file.char().to_string(),
            AlphabetMeaning::Rank(rank) => rank.char().to_string(),
            AlphabetMeaning::Square(square) => square.to_string(),
            AlphabetMeaning::Move(LoneMove { position, legal }) => {
                let letters = tongue.settings.language.letters();
                write(
                    position,
                    *legal,
                    WritingManner { letters, form: Form::Long, signs: SignSet::ScoreSheet },
                )
            }
        }
    }

    /// The names of all files, of all ranks, or of both, in order.
    fn rows(&self, tongue: &Tongue) -> Segment {
        let files = File::ALL.map(|file| tongue.announced.say_file(file)).join(", ");
        let ranks = Rank::ALL.map(|rank| tongue.announced.say_rank(rank)).join(", ");
        tongue.announced(match &self.meaning {
            AlphabetMeaning::File(_) => format!("{files}."),
            AlphabetMeaning::Rank(_) => format!("{ranks}."),
            AlphabetMeaning::Square(_) | AlphabetMeaning::Move(_) => format!("{files}. {ranks}."),
        })
    }

    fn expected(&self, tongue: &Tongue) -> String {
        match (self.way, &self.meaning) {
            (AlphabetWay::Say, meaning) => {
                tongue.texts.drill_expects_words(&example(meaning, tongue))
            }
            (AlphabetWay::Hear, AlphabetMeaning::File(_)) => tongue.texts.drill_expects_file(),
            (AlphabetWay::Hear, AlphabetMeaning::Rank(_)) => tongue.texts.drill_expects_rank(),
            (AlphabetWay::Hear, AlphabetMeaning::Square(_)) => tongue.texts.drill_expects_square(),
            (AlphabetWay::Hear, AlphabetMeaning::Move(_)) => tongue.texts.drill_expects_move(),
        }
    }

    /// Whether the right thing was named. `None` if it is a different kind of thing.
    fn is_named(&self, named: Subject) -> Option<bool> {
        let Subject { file, rank, role: None, colour: None, owner: None } = named else {
            return None;
        };
        match (&self.meaning, file, rank) {
            (AlphabetMeaning::File(meant), Some(file), None) => Some(*meant == file),
            (AlphabetMeaning::Rank(meant), None, Some(rank)) => Some(*meant == rank),
            (AlphabetMeaning::Square(meant), Some(_), Some(_)) => {
                Some(named.square() == Some(*meant))
            }
            _ => None,
        }
    }

    fn settle(&self, is_right: Option<bool>, tongue: &Tongue) -> AnswerTaken {
        match is_right {
            Some(true) => AnswerTaken::Right(Vec::new()),
            Some(false) => AnswerTaken::Wrong(self.solution(tongue)),
            None => AnswerTaken::NoAnswer(self.expected(tongue)),
        }
    }

    /// Takes a move in any notation.
    fn take_notation(&self, line: &str, tongue: &Tongue, lone: &LoneMove) -> AnswerTaken {
        let LoneMove { position, legal } = lone;
        match tongue.moves().legal(line, position, &tongue.texts) {
            Ok(found) => self.settle(Some(found == *legal), tongue),
            Err(NoLegalMove::NotPlayable(_)) => self.settle(Some(false), tongue),
            Err(NoLegalMove::NotUnderstood(reason)) => AnswerTaken::NoAnswer(reason),
            Err(NoLegalMove::Several(which)) => AnswerTaken::Several(which),
        }
    }

    /// Takes a move only in the words of announcements, with both squares.
    fn take_announcement(&self, line: &str, tongue: &Tongue, lone: &LoneMove) -> AnswerTaken {
        let announcement = match hear(line, &tongue.announcements) {
            Ok(announcement) => announcement,
            Err(unclear) => return AnswerTaken::NoAnswer(tell_unclear(&unclear, &tongue.texts)),
        };
        if let Announced::Step(step) = &announcement.announced
            && (step.from == Origin::default() || step.from.square().is_none())
        {
            return AnswerTaken::NoAnswer(tongue.texts.both_squares());
        }
        let meant = resolve(&announcement, &lone.position);
        self.settle(Some(meant == Ok(lone.legal)), tongue)
    }
}

/// An example of an answer, in the words being learned.
fn example(meaning: &AlphabetMeaning, tongue: &Tongue) -> String {
    let wording = tongue.announced;
    match meaning {
        AlphabetMeaning::File(_) => wording.say_file(File::G).to_owned(),
        AlphabetMeaning::Rank(_) => wording.say_rank(Rank::Third).to_owned(),
        AlphabetMeaning::Square(_) => wording.say_square(Square::G3),
        AlphabetMeaning::Move(_) => {
            let (knight, [from, to]) = (wording.say_piece(Role::Knight), [Square::G1, Square::F3]);
            format!("{knight} {} {}", wording.say_square(from), wording.say_square(to))
        }
    }
}

/// The words, for a player who has never heard them.
pub(crate) fn explained(tongue: &Tongue) -> Vec<Segment> {
    let files = File::ALL.map(|file| tongue.announced.say_file(file)).join(", ");
    let ranks = Rank::ALL.map(|rank| tongue.announced.say_rank(rank)).join(", ");
    vec![
        tongue.plain(tongue.texts.alphabet_files_are()),
        tongue.announced(format!("{files}.")),
        tongue.plain(tongue.texts.alphabet_ranks_are()),
        tongue.announced(format!("{ranks}.")),
    ]
}

impl DrillQuestion for AlphabetDrill {
    fn asks(&self, tongue: &Tongue) -> Vec<Segment> {
        match self.way {
            AlphabetWay::Hear => {
                let asked = match &self.meaning {
                    AlphabetMeaning::File(_) => tongue.texts.which_file_is(),
                    AlphabetMeaning::Rank(_) => tongue.texts.which_rank_is(),
                    AlphabetMeaning::Square(_) => tongue.texts.which_square_is(),
                    AlphabetMeaning::Move(_) => tongue.texts.which_move_is(),
                };
                vec![tongue.plain(asked), tongue.announced(format!("{}.", self.words(tongue)))]
            }
            AlphabetWay::Say => vec![tongue.plain(tongue.texts.in_words(&self.signs(tongue)))],
        }
    }

    fn take(&mut self, line: &str, tongue: &Tongue) -> AnswerTaken {
        match (self.way, &self.meaning) {
            (AlphabetWay::Say, _) if is_notation(line) => {
                AnswerTaken::NoAnswer(self.expected(tongue))
            }
            (AlphabetWay::Say, AlphabetMeaning::Move(lone)) => {
                self.take_announcement(line, tongue, lone)
            }
            (AlphabetWay::Hear, AlphabetMeaning::Move(lone)) => {
                self.take_notation(line, tongue, lone)
            }
            (AlphabetWay::Say, _) => {
                let named = subject(line, &tongue.announcements);
                self.settle(named.and_then(|named| self.is_named(named)), tongue)
            }
            (AlphabetWay::Hear, _) => {
                let named = tongue.subject(line);
                self.settle(named.and_then(|named| self.is_named(named)), tongue)
            }
        }
    }

    fn hint(&self, tongue: &Tongue) -> Vec<Segment> {
        let words = self.words(tongue);
        match self.way {
            AlphabetWay::Hear => vec![self.rows(tongue)],
            AlphabetWay::Say => {
                let first: String = words.chars().take(2).collect();
                vec![tongue.plain(tongue.texts.begins_with(&first))]
            }
        }
    }

    fn solution(&self, tongue: &Tongue) -> Vec<Segment> {
        match self.way {
            AlphabetWay::Hear => vec![tongue.plain(format!("{}.", self.signs(tongue)))],
            AlphabetWay::Say => vec![tongue.announced(format!("{}.", self.words(tongue)))],
        }
    }

    fn listening(&self) -> Vec<Listening> {
        match &self.meaning {
            AlphabetMeaning::File(_) | AlphabetMeaning::Rank(_) => vec![Listening::Lines],
            AlphabetMeaning::Square(_) | AlphabetMeaning::Move(_) => vec![Listening::Announcement],
        }
    }
}

/// Whether a text is written notation, not speech: it has a digit or a single letter.
fn is_notation(line: &str) -> bool {
    line.contains(|sign: char| sign.is_ascii_digit())
        || line.split_whitespace().any(|word| word.chars().count() == 1)
}
