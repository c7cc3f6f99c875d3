//! An announcement while it is being heard, word after word: what has been said,
//! what may follow, what is missing. Never knows a language.

use super::announcement::{Announced, AnnouncedStep, Announcement, Capture, Threat};
use super::lexicon::Meaning;
use super::unclear::{Expected, Unclear};
use crate::chess::{CastlingSide, File, Origin, Rank, Role, Square};

/// What has been heard so far.
#[derive(Default)]
pub(super) struct Sentence {
    castling: Option<Castling>,
    piece: Option<Role>,
    /// Files and ranks in their order, four at most.
    places: Vec<Place>,
    capture: Option<HeardCapture>,
    promotion: Option<Role>,
    en_passant: Option<EnPassant>,
    threat: Option<Threat>,
}

/// The word cannot stand here.
pub(super) struct Refused;

#[derive(Clone, Copy)]
enum Castling {
    Sideless,
    To(CastlingSide),
}

#[derive(Clone, Copy)]
enum Place {
    File(File),
    Rank(Rank),
}

struct HeardCapture {
    /// How many places were said before it.
    after: usize,
    taken: Taken,
}

#[derive(Clone, Copy)]
enum Taken {
    /// The word for capturing was the last one: a piece that follows is the captured one.
    MayFollow,
    Named(Role),
    Unnamed,
}

struct EnPassant;

impl Sentence {
    /// Adds a word.
    pub(super) fn take(&mut self, meaning: Meaning) -> Result<(), Refused> {
        match meaning {
            Meaning::Connective => return Ok(()),
            Meaning::Answer(_) | Meaning::Colour(_) | Meaning::Empty | Meaning::RankWord => {
                return Err(Refused);
            }
            Meaning::Castling(side) => self.take_castling(Castling::To(side))?,
            Meaning::SidelessCastling => self.take_castling(Castling::Sideless)?,
            Meaning::Check => self.take_threat(Threat::Check)?,
            Meaning::Mate => self.take_threat(Threat::Mate)?,
            _ if self.castling.is_some() => return Err(Refused),
            Meaning::Piece(role) => return self.take_piece(role),
            Meaning::File(file) => self.take_place(Place::File(file))?,
            Meaning::Rank(rank) => self.take_place(Place::Rank(rank))?,
            Meaning::Capture => return self.take_capture(),
            Meaning::EnPassant => self.take_en_passant()?,
        }
        // A captured piece is named right after the word for capturing or not at all.
        if let Some(HeardCapture { taken: taken @ Taken::MayFollow, .. }) = &mut self.capture {
            *taken = Taken::Unnamed;
        }
        Ok(())
    }

    /// What may follow, the likeliest first.
    pub(super) fn expected(&self) -> Vec<Expected> {
        let mut expected = Vec::new();
        match self.castling {
            Some(Castling::Sideless) => return vec![Expected::Castling],
            Some(Castling::To(_)) => {}
            None => self.expect_step(&mut expected),
        }
        if self.is_whole() && self.threat.is_none() {
            expected.push(Expected::Remark);
        }
        expected
    }

    /// The announcement, if nothing is missing.
    pub(super) fn finish(self) -> Result<Announcement, Unclear> {
        let announced = match self.castling {
            Some(Castling::To(side)) => Announced::Castling(side),
            Some(Castling::Sideless) => return Err(self.incomplete()),
            None if self.awaits_target() => return Err(self.incomplete()),
            None => match origin_and_target(&self.places) {
                None => return Err(self.incomplete()),
                Some((from, to)) => Announced::Step(AnnouncedStep {
                    piece: self.piece,
                    from,
                    capture: self.capture(),
                    to,
                    promotion: self.promotion,
                }),
            },
        };
        Ok(Announcement { announced, threat: self.threat })
    }

    fn take_castling(&mut self, castling: Castling) -> Result<(), Refused> {
        if self.castling.is_some() || self.has_begun() {
            return Err(Refused);
        }
        self.castling = Some(castling);
        Ok(())
    }

    fn take_piece(&mut self, role: Role) -> Result<(), Refused> {
        if let Some(HeardCapture { taken: taken @ Taken::MayFollow, .. }) = &mut self.capture {
            *taken = Taken::Named(role);
        } else if !self.has_begun() {
            self.piece = Some(role);
        } else if self.is_whole() && self.promotion.is_none() {
            self.promotion = Some(role);
        } else {
            return Err(Refused);
        }
        Ok(())
    }

    fn take_place(&mut self, place: Place) -> Result<(), Refused> {
        let admitted = match place {
            Place::File(_) => self.admits_file(),
            Place::Rank(_) => self.admits_rank(),
        };
        if !admitted {
            return Err(Refused);
        }
        self.places.push(place);
        Ok(())
    }

    fn admits_file(&self) -> bool {
        !self.is_closed() && matches!(self.places[..], [] | [_] | [Place::File(_), Place::Rank(_)])
    }

    fn admits_rank(&self) -> bool {
        use Place::{File, Rank};
        // A capture goes to a whole square.
        let just_captured =
            self.capture.as_ref().is_some_and(|capture| capture.after == self.places.len());
        !self.is_closed()
            && !just_captured
            && match self.places[..] {
                [] => self.piece.is_some(),
                [File(_)] | [File(_) | Rank(_), File(_)] | [File(_), Rank(_), File(_)] => true,
                _ => false,
            }
    }

    fn take_capture(&mut self) -> Result<(), Refused> {
        if self.capture.is_some() {
            return Err(Refused);
        }
        self.capture = Some(HeardCapture { after: self.places.len(), taken: Taken::MayFollow });
        Ok(())
    }

    fn take_en_passant(&mut self) -> Result<(), Refused> {
        if !self.is_whole() || self.en_passant.is_some() {
            return Err(Refused);
        }
        self.en_passant = Some(EnPassant);
        Ok(())
    }

    fn take_threat(&mut self, threat: Threat) -> Result<(), Refused> {
        if !self.is_whole() || self.threat.is_some() {
            return Err(Refused);
        }
        self.threat = Some(threat);
        Ok(())
    }

    fn expect_step(&self, expected: &mut Vec<Expected>) {
        let mut expect = |may: bool, what| expected.extend(may.then_some(what));
        let begun = self.has_begun();
        let taken = self.capture.as_ref().map(|capture| capture.taken);
        expect(!begun || matches!(taken, Some(Taken::MayFollow)), Expected::Piece);
        expect(self.admits_rank(), Expected::Rank);
        expect(self.admits_file(), Expected::File);
        expect(!begun, Expected::Castling);
        expect(begun && taken.is_none() && !self.is_whole(), Expected::Capture);
        expect(
            self.is_whole() && self.promotion.is_none() && self.ends_on_last_rank(),
            Expected::Promotion,
        );
    }

    fn incomplete(&self) -> Unclear {
        let mut expected = self.expected();
        expected.retain(|place| *place != Expected::Capture);
        Unclear::Incomplete { expected }
    }

    fn has_begun(&self) -> bool {
        self.piece.is_some() || self.capture.is_some() || !self.places.is_empty()
    }

    /// Whether a word was said that only the end of a move has.
    fn is_closed(&self) -> bool {
        self.promotion.is_some() || self.threat.is_some() || self.en_passant.is_some()
    }

    /// Either last rank: whose pawn it is, the words do not tell.
    fn ends_on_last_rank(&self) -> bool {
        matches!(self.places.last(), Some(Place::Rank(Rank::First | Rank::Eighth)))
    }

    fn is_whole(&self) -> bool {
        matches!(self.castling, Some(Castling::To(_)))
            || origin_and_target(&self.places).is_some() && !self.awaits_target()
    }

    /// "Springer David fünf schlägt" may go on: the square was where the piece came from.
    fn awaits_target(&self) -> bool {
        let places = self.places.len();
        places < 4 && self.capture.as_ref().is_some_and(|capture| capture.after == places)
    }

    fn capture(&self) -> Option<Capture> {
        if self.en_passant.is_some() {
            return Some(Capture::EnPassant);
        }
        self.capture.as_ref().map(|capture| match capture.taken {
            Taken::Named(role) => Capture::Takes(Some(role)),
            Taken::MayFollow | Taken::Unnamed => Capture::Takes(None),
        })
    }
}

/// The places of a move, if they are whole.
fn origin_and_target(places: &[Place]) -> Option<(Origin, Square)> {
    use Place::{File, Rank};
    let (from, file, rank) = match *places {
        [File(file), Rank(rank)] => (Origin::default(), file, rank),
        [File(from), File(file), Rank(rank)] => {
            (Origin { file: Some(from), rank: None }, file, rank)
        }
        [Rank(from), File(file), Rank(rank)] => {
            (Origin { file: None, rank: Some(from) }, file, rank)
        }
        [File(from), Rank(from_rank), File(file), Rank(rank)] => {
            (Origin::from(Square::from_coords(from, from_rank)), file, rank)
        }
        _ => return None,
    };
    Some((from, Square::from_coords(file, rank)))
}
