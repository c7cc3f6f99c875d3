//! The alphabet of announcements: words are heard and their meaning is given, or signs are
//! given and their words are said. Never wants a word that was said right a second time.

use crate::chess::drills::{LoneMove, lone_move};
use crate::chess::notation::{Form, Manner, SignSet, write};
use crate::chess::{File, Origin, Rank, Square};
use crate::home::drills::task::{Sign, Way};
use crate::present::spoken::Segment;
use crate::words::{
    Announced, Listening, NoLegalMove, Style, Subject, announce, hear, resolve, subject,
    tell_unclear,
};

use super::question::{Question, Taken};
use super::tongue::Tongue;

/// A question about words.
pub(crate) struct Alphabet {
    way: Way,
    meaning: Meaning,
}

/// What the words mean.
enum Meaning {
    File(File),
    Rank(Rank),
    Square(Square),
    Move(LoneMove),
}

impl Alphabet {
    pub(crate) fn new(way: Way, sign: Sign) -> Alphabet {
        let meaning = match sign {
            Sign::File(file) => Meaning::File(file),
            Sign::Rank(rank) => Meaning::Rank(rank),
            Sign::Square(square) => Meaning::Square(square),
            Sign::Move(seed) => Meaning::Move(lone_move(seed)),
        };
        Alphabet { way, meaning }
    }

    /// In the words of an announcement.
    fn words(&self, tongue: &Tongue) -> String {
        let wording = tongue.wording;
        match &self.meaning {
            Meaning::File(file) => wording.say_file(*file).to_owned(),
            Meaning::Rank(rank) => wording.say_rank(*rank).to_owned(),
            Meaning::Square(square) => wording.say_square(*square),
            Meaning::Move(LoneMove { position, legal }) => {
                wording.say(&announce(position, *legal, Style::Full))
            }
        }
    }

    /// As it is written.
    fn signs(&self, tongue: &Tongue) -> String {
        match &self.meaning {
            Meaning::File(file) => file.char().to_string(),
            Meaning::Rank(rank) => rank.char().to_string(),
            Meaning::Square(square) => square.to_string(),
            Meaning::Move(LoneMove { position, legal }) => {
                let letters = tongue.settings.language.letters();
                write(
                    position,
                    *legal,
                    Manner { letters, form: Form::Long, signs: SignSet::ScoreSheet },
                )
            }
        }
    }

    /// The names of all files, of all ranks, or of both, in their order.
    fn rows(&self, tongue: &Tongue) -> Segment {
        let files = File::ALL.map(|file| tongue.wording.say_file(file)).join(", ");
        let ranks = Rank::ALL.map(|rank| tongue.wording.say_rank(rank)).join(", ");
        tongue.said(match &self.meaning {
            Meaning::File(_) => format!("{files}."),
            Meaning::Rank(_) => format!("{ranks}."),
            Meaning::Square(_) | Meaning::Move(_) => format!("{files}. {ranks}."),
        })
    }

    fn expected(&self, tongue: &Tongue) -> String {
        match (self.way, &self.meaning) {
            (Way::Say, Meaning::Move(_)) => tongue.texts.drill_expects_words_of_move(),
            (Way::Say, _) => tongue.texts.drill_expects_words(),
            (Way::Hear, Meaning::File(_)) => tongue.texts.drill_expects_file(),
            (Way::Hear, Meaning::Rank(_)) => tongue.texts.drill_expects_rank(),
            (Way::Hear, Meaning::Square(_)) => tongue.texts.drill_expects_square(),
            (Way::Hear, Meaning::Move(_)) => tongue.texts.drill_expects_move(),
        }
    }

    /// Whether what was named is what was meant; nothing where it is no such thing at all.
    fn is_named(&self, named: Subject) -> Option<bool> {
        let Subject { file, rank, role: None, colour: None } = named else { return None };
        match (&self.meaning, file, rank) {
            (Meaning::File(meant), Some(file), None) => Some(*meant == file),
            (Meaning::Rank(meant), None, Some(rank)) => Some(*meant == rank),
            (Meaning::Square(meant), Some(_), Some(_)) => Some(named.square() == Some(*meant)),
            _ => None,
        }
    }

    fn settle(&self, is_right: Option<bool>, tongue: &Tongue) -> Taken {
        match is_right {
            Some(true) => Taken::Right(Vec::new()),
            Some(false) => Taken::Wrong(self.solution(tongue)),
            None => Taken::NoAnswer(self.expected(tongue)),
        }
    }

    /// A move in any notation.
    fn take_notation(&self, line: &str, tongue: &Tongue, lone: &LoneMove) -> Taken {
        let LoneMove { position, legal } = lone;
        match tongue.moves().legal(line, position, &tongue.texts) {
            Ok(found) => self.settle(Some(found == *legal), tongue),
            Err(NoLegalMove::NotPlayable(_)) => self.settle(Some(false), tongue),
            Err(NoLegalMove::NotUnderstood(reason)) => Taken::NoAnswer(reason),
        }
    }

    /// A move in the words of announcements alone, with both squares.
    fn take_announcement(&self, line: &str, tongue: &Tongue, lone: &LoneMove) -> Taken {
        let announcement = match hear(line, &tongue.announcements) {
            Ok(announcement) => announcement,
            Err(unclear) => return Taken::NoAnswer(tell_unclear(&unclear, &tongue.texts)),
        };
        if let Announced::Step(step) = &announcement.announced
            && (step.from == Origin::default() || step.from.square().is_none())
        {
            return Taken::NoAnswer(tongue.texts.both_squares());
        }
        let meant = resolve(&announcement, &lone.position);
        self.settle(Some(meant == Ok(lone.legal)), tongue)
    }
}

impl Question for Alphabet {
    fn asks(&self, tongue: &Tongue) -> Vec<Segment> {
        match self.way {
            Way::Hear => {
                let asked = match &self.meaning {
                    Meaning::File(_) => tongue.texts.which_file_is(),
                    Meaning::Rank(_) => tongue.texts.which_rank_is(),
                    Meaning::Square(_) => tongue.texts.which_square_is(),
                    Meaning::Move(_) => tongue.texts.which_move_is(),
                };
                vec![tongue.plain(asked), tongue.said(format!("{}.", self.words(tongue)))]
            }
            Way::Say => vec![tongue.plain(tongue.texts.in_words(&self.signs(tongue)))],
        }
    }

    fn take(&mut self, line: &str, tongue: &Tongue) -> Taken {
        match (self.way, &self.meaning) {
            (Way::Say, _) if is_notation(line) => Taken::NoAnswer(self.expected(tongue)),
            (Way::Say, Meaning::Move(lone)) => self.take_announcement(line, tongue, lone),
            (Way::Hear, Meaning::Move(lone)) => self.take_notation(line, tongue, lone),
            (Way::Say, _) => {
                let named = subject(line, &tongue.announcements);
                self.settle(named.and_then(|named| self.is_named(named)), tongue)
            }
            (Way::Hear, _) => {
                let named = tongue.subject(line);
                self.settle(named.and_then(|named| self.is_named(named)), tongue)
            }
        }
    }

    fn hint(&self, tongue: &Tongue) -> Vec<Segment> {
        let words = self.words(tongue);
        match self.way {
            Way::Hear => vec![self.rows(tongue)],
            Way::Say => {
                let first: String = words.chars().take(2).collect();
                vec![tongue.plain(tongue.texts.begins_with(&first))]
            }
        }
    }

    fn solution(&self, tongue: &Tongue) -> Vec<Segment> {
        match self.way {
            Way::Hear => vec![tongue.plain(format!("{}.", self.signs(tongue)))],
            Way::Say => vec![tongue.said(format!("{}.", self.words(tongue)))],
        }
    }

    fn listening(&self) -> Vec<Listening> {
        match &self.meaning {
            Meaning::File(_) | Meaning::Rank(_) => vec![Listening::Lines],
            Meaning::Square(_) | Meaning::Move(_) => vec![Listening::Announcement],
        }
    }
}

/// Whether a text is written and not said: a digit, or a letter alone.
fn is_notation(line: &str) -> bool {
    line.contains(|sign: char| sign.is_ascii_digit())
        || line.split_whitespace().any(|word| word.chars().count() == 1)
}
