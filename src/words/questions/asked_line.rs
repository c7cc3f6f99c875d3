//! What the words of a line mean together, and the wish that they express.

use super::question_rule::{ASKING, AskedAbout, QuestionRule, SOFT, WEAK};
use super::rules::RULES;
use super::sense::WordSense;
use crate::chess::{Rank, Role};
use crate::commands::Command;
use crate::subject::{PieceOwner, Subject};

/// One word in this many may be unknown.
const MOST_KNOWN: usize = 3;

/// Next to these, "me" has no meaning of its own.
const WISHING: &[WordSense] = &[WordSense::Say, WordSense::Show, WordSense::Want];

/// The meaning of a line's words.
#[derive(Debug, Default)]
pub(super) struct AskedLine {
    senses: Vec<WordSense>,
    subject: Subject,
    /// The number of unknown words.
    unknown: usize,
    words: usize,
}

/// How closely a line's words must fit a wish.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fitting {
    /// Every word is known and fits.
    Whole,
    /// The remaining words only phrase the question, or are unknown.
    ByWhatMatters,
}

impl AskedLine {
    pub(super) fn names(&mut self, named: impl Fn(&mut Subject) -> Option<()>) -> Option<()> {
        self.words += 1;
        named(&mut self.subject)
    }

    /// Takes an unknown word.
    pub(super) fn passes(&mut self) {
        self.words += 1;
        self.unknown += 1;
    }

    pub(super) fn takes(&mut self, sense: WordSense, is_counted: impl Fn() -> bool) -> Option<()> {
        self.words += 1;
        match sense {
            WordSense::Piece(role) if self.subject.role == Some(role) => {}
            WordSense::Piece(role) => {
                put(&mut self.subject.role, role)?;
                self.subject.owner = self.senses.iter().rev().find_map(|sense| match sense {
                    WordSense::My => Some(PieceOwner::Mine),
                    WordSense::They => Some(PieceOwner::Theirs),
                    _ => None,
                });
            }
            WordSense::Colour(colour) if self.subject.colour == Some(colour) => {}
            WordSense::Colour(colour) => put(&mut self.subject.colour, colour)?,
            WordSense::RankOf(number) if is_counted() => {
                let rank = Rank::ALL.into_iter().nth(usize::from(number).checked_sub(1)?)?;
                put(&mut self.subject.rank, rank)?;
            }
            WordSense::TakeMine => self.senses.extend([WordSense::TakeMine, WordSense::My]),
            WordSense::Choices => self.senses.extend([WordSense::Legal, WordSense::Moves]),
            WordSense::Filler => {}
            WordSense::He if self.subject.role.is_some() && self.says(WordSense::My) => {}
            WordSense::He => self.senses.push(WordSense::They),
            other => self.senses.push(other),
        }
        Some(())
    }

    /// Settles words that depend on others: "my other rook" is the player's own, any other is the opponent's; where a
    /// piece went is where it is; "tell me" and "I want" do not say whose pieces are meant.
    pub(super) fn settles(&mut self) {
        let other = if self.says(WordSense::My) { WordSense::Filler } else { WordSense::They };
        let away = if self.says(WordSense::Can) { WordSense::Go } else { WordSense::Filler };
        let is_gone =
            self.says(WordSense::Did) && self.says(WordSense::Where) && self.subject.role.is_some();
        let is_over = self.says(WordSense::Have) || self.says(WordSense::Past);
        let taken = match is_over && !self.says(WordSense::Can) {
            true => WordSense::Taken,
            false => WordSense::Take,
        };
        let is_back = self.says(WordSense::Back);
        let take_mine = if is_back { WordSense::Take } else { WordSense::Attack };
        let wing = if self.says(WordSense::Castle) { WordSense::Wing } else { WordSense::Filler };
        let is_wished: Vec<bool> =
            self.senses.iter().map(|sense| WISHING.contains(sense)).collect();
        let is_beside_wish = |at: usize| {
            let is_wished = |at: Option<usize>| at.and_then(|at| is_wished.get(at)) == Some(&true);
            is_wished(at.checked_sub(1)) || is_wished(Some(at + 1))
        };
        let is_asked = self.says(WordSense::You)
            && self.says(WordSense::Can)
            && ASKED_OF_HECTOR.iter().any(|sense| self.says(*sense));
        for (at, sense) in self.senses.iter_mut().enumerate() {
            *sense = match *sense {
                WordSense::Other => other,
                WordSense::Away => away,
                WordSense::Did if !is_gone => WordSense::Past,
                WordSense::Did => WordSense::Filler,
                WordSense::Go if is_gone => WordSense::Filler,
                WordSense::Taken => taken,
                WordSense::TakeMine => take_mine,
                WordSense::Wing => wing,
                WordSense::Me if is_beside_wish(at) || is_asked => WordSense::Filler,
                WordSense::Can if is_asked => WordSense::Filler,
                same => same,
            };
        }
    }

    pub(super) fn says(&self, sense: WordSense) -> bool {
        self.senses.contains(&sense)
    }

    /// The command that is wished for, among the allowed ones.
    pub(super) fn meant(
        &self,
        fitting: Fitting,
        may_be: impl Fn(Command) -> bool,
    ) -> Option<(Command, String)> {
        let is_read = match fitting {
            Fitting::Whole => self.unknown == 0,
            Fitting::ByWhatMatters => self.is_clear(),
        };
        if !is_read {
            return None;
        }
        RULES.iter().filter(|rule| may_be(rule.meant)).find_map(|rule| {
            let about = self.fits(rule, fitting).then(|| self.told_of(rule.about)).flatten()?;
            Some((rule.meant, about))
        })
    }

    /// Whether a line is a question or a wish, and mostly known.
    fn is_clear(&self) -> bool {
        self.unknown * MOST_KNOWN <= self.words
            && self.senses.iter().any(|sense| ASKING.contains(sense))
    }

    fn fits(&self, rule: &QuestionRule, fitting: Fitting) -> bool {
        let is_needed = rule.needs.iter().all(|any| any.iter().any(|sense| self.says(*sense)));
        let is_loose = fitting == Fitting::ByWhatMatters && rule.has_a_word_of_its_own();
        let is_welcome = |sense: &WordSense| {
            SOFT.contains(sense)
                || rule.may.contains(sense)
                || rule.needs.iter().any(|any| any.contains(sense))
                || is_loose && WEAK.contains(sense)
        };
        is_needed && (is_loose || fitting == Fitting::Whole) && self.senses.iter().all(is_welcome)
    }

    /// The words after the command, if the rule fits what was named.
    fn told_of(&self, about: AskedAbout) -> Option<String> {
        let Subject { file, rank, role, colour, .. } = self.subject;
        let square = self.subject.square();
        let is_square_named = file.is_some() || rank.is_some();
        let is_named = is_square_named || role.is_some() || colour.is_some();
        match about {
            AskedAbout::Nothing => (!is_named).then(String::new),
            AskedAbout::OfSide => {
                (colour.is_some() && role.is_none() && !is_square_named).then(String::new)
            }
            AskedAbout::PieceOnSquare => role.and(square).map(|square| square.to_string()),
            AskedAbout::Anything => Some(String::new()),
            AskedAbout::King => {
                let is_king = !is_square_named && role.is_none_or(|role| role == Role::King);
                is_king.then(|| format!("{} king", self.side().unwrap_or(PieceOwner::Mine.word())))
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

    /// The named pieces, as words after a command.
    fn pieces(&self) -> String {
        let role = self.subject.role.map(|role| match role {
            Role::King => "king",
            Role::Queen => "queen",
            Role::Rook => "rook",
            Role::Bishop => "bishop",
            Role::Knight => "knight",
            Role::Pawn => "pawn",
        });
        self.side().into_iter().chain(role).collect::<Vec<_>>().join(" ")
    }

    /// The side of the pieces, as the word before them.
    fn side(&self) -> Option<&'static str> {
        let is_had = self.says(WordSense::Have);
        match self.subject.colour {
            Some(colour) => Some(colour.fold_wb("white", "black")),
            None if let Some(owner) = self.subject.owner => Some(owner.word()),
            None if self.says(WordSense::They) => Some(PieceOwner::Theirs.word()),
            None if self.says(WordSense::My) => Some(PieceOwner::Mine.word()),
            None if self.says(WordSense::Me) && is_had => Some(PieceOwner::Mine.word()),
            None if self.says(WordSense::You) && is_had => Some(PieceOwner::Theirs.word()),
            None => None,
        }
    }
}

/// What Hector is asked to do by "can you".
const ASKED_OF_HECTOR: &[WordSense] = &[WordSense::Say, WordSense::Show, WordSense::Help];

pub(super) fn put<T>(place: &mut Option<T>, found: T) -> Option<()> {
    place.replace(found).is_none().then_some(())
}
