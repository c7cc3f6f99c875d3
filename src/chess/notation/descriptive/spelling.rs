//! Spells a descriptive move in a language. `writing` chooses the words.

use shakmaty::CastlingSide;

use super::letters::{DescriptiveLanguage, LanguageLetters, NamingOrder};
use super::naming::{FileName, NamedPiece, NamedSquare, WhichPiece};
use super::{Action, CaptureVerb, CheckMark, DescriptiveMove, Goal, NamedStep};

impl DescriptiveMove {
    /// The move in a language. Reading it returns the same words.
    #[must_use]
    pub fn spelled(&self, language: DescriptiveLanguage) -> String {
        let letters = language.letters();
        let mut text = match self.action {
            Action::Castle(CastlingSide::KingSide) => letters.written.castle_short.to_owned(),
            Action::Castle(CastlingSide::QueenSide) => letters.written.castle_long.to_owned(),
            Action::Step(step) => letters.step(&step),
        };
        text.push_str(match self.mark {
            None => "",
            Some(CheckMark::Check) => letters.written.check,
            Some(CheckMark::Mate) => letters.written.mate,
        });
        text
    }
}

/// When a square that only distinguishes pieces is written in brackets.
#[derive(Clone, Copy)]
enum Brackets {
    Always,
    AroundHalves,
}

impl LanguageLetters {
    fn step(&self, step: &NamedStep) -> String {
        let mut text = self.piece(step.mover);
        text.push_str(&self.place_beside(step.from, self.brackets(Some(step.mover))));
        match step.goal {
            Goal::Square(place) => {
                if step.from != NamedSquare::UNSAID || self.order == NamingOrder::FileFirst {
                    text.push_str(self.written.moves_to);
                }
                text.push_str(&self.place(place));
            }
            Goal::Capture(capture) => {
                text.push_str(self.written.takes);
                text.extend(capture.victim.map(|victim| self.piece(victim)));
                text.push_str(&self.place_beside(capture.at, self.brackets(capture.victim)));
            }
        }
        if let Some(role) = step.promotion {
            text.push('=');
            text.push_str(self.letter(role));
        }
        if matches!(step.goal, Goal::Capture(capture) if capture.manner == CaptureVerb::EnPassant) {
            text.push_str(self.written.en_passant);
        }
        text
    }

    fn piece(&self, piece: NamedPiece) -> String {
        let role = self.letter(piece.role);
        let which = match piece.which {
            WhichPiece::Any => String::new(),
            WhichPiece::Wing(side) => self.wing(side).to_owned(),
            WhichPiece::File(file) => self.file(file),
        };
        self.in_order(role, &which)
    }

    /// In languages with the file first, a square directly after a piece would read as part of its name.
    fn brackets(&self, beside: Option<NamedPiece>) -> Brackets {
        match (self.order, beside) {
            (NamingOrder::FileFirst, Some(_)) => Brackets::Always,
            _ => Brackets::AroundHalves,
        }
    }

    fn place_beside(&self, place: NamedSquare, brackets: Brackets) -> String {
        let half = place.file.is_none() || place.rank.is_none();
        match (place, brackets) {
            (NamedSquare::UNSAID, _) => String::new(),
            (_, Brackets::AroundHalves) if !half => self.place(place),
            _ => format!("({})", self.place(place)),
        }
    }

    fn place(&self, place: NamedSquare) -> String {
        let rank = place.rank.map(|rank| rank.char().to_string()).unwrap_or_default();
        let file = place.file.map(|file| self.file(file)).unwrap_or_default();
        self.in_order(&rank, &file)
    }

    fn file(&self, file: FileName) -> String {
        let wing = file.wing().map_or("", |side| self.wing(side));
        self.in_order(self.letter(file.piece()), wing)
    }

    fn wing(&self, side: CastlingSide) -> &'static str {
        self.letter(match side {
            CastlingSide::KingSide => shakmaty::Role::King,
            CastlingSide::QueenSide => shakmaty::Role::Queen,
        })
    }

    fn in_order(&self, first_in_french: &str, second_in_french: &str) -> String {
        match self.order {
            NamingOrder::RankFirst => format!("{first_in_french}{second_in_french}"),
            NamingOrder::FileFirst => format!("{second_in_french}{first_in_french}"),
        }
    }
}
