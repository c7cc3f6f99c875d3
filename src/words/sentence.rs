//! An announcement while it is heard, word by word: what has been said, what may follow, what is missing. Independent
//! of language.

use super::announcement::{Announced, AnnouncedStep, Announcement, Capture, Threat};
use super::lexicon::Meaning;
use super::unclear::{Expected, Unclear};
use crate::chess::{CastlingSide, File, Origin, Rank, Role, Square};

#[derive(Default)]
pub(super) struct Sentence {
    castling: Option<CastlingSoFar>,
    piece: Option<Role>,
    /// Files and ranks in order, at most four.
    places: Vec<SentencePlace>,
    capture: Option<HeardCapture>,
    promotion: Option<Role>,
    en_passant: Option<EnPassant>,
    threat: Option<Threat>,
}

/// The word does not fit here.
pub(super) struct WordRefused;

#[derive(Clone, Copy)]
enum CastlingSoFar {
    Sideless,
    To(CastlingSide),
}

#[derive(Clone, Copy)]
enum SentencePlace {
    File(File),
    Rank(Rank),
}

struct HeardCapture {
    /// How many places came before the word.
    after: usize,
    taken: WordTaken,
}

#[derive(Clone, Copy)]
enum WordTaken {
    /// The word for capturing was the last one: a piece after it is the captured one.
    MayFollow,
    Named(Role),
    Unnamed,
}

struct EnPassant;

impl Sentence {
    pub(super) fn take(&mut self, meaning: Meaning) -> Result<(), WordRefused> {
        match meaning {
            Meaning::Connective => return Ok(()),
            Meaning::Answer(_) | Meaning::Colour(_) | Meaning::Empty | Meaning::RankWord => {
                return Err(WordRefused);
            }
            Meaning::Castling(side) => self.take_castling(CastlingSoFar::To(side))?,
            Meaning::SidelessCastling => self.take_castling(CastlingSoFar::Sideless)?,
            Meaning::Check => self.take_threat(Threat::Check)?,
            Meaning::Mate => self.take_threat(Threat::Mate)?,
            _ if self.castling.is_some() => return Err(WordRefused),
            Meaning::Piece(role) => return self.take_piece(role),
            Meaning::File(file) => self.take_place(SentencePlace::File(file))?,
            Meaning::Rank(rank) => self.take_place(SentencePlace::Rank(rank))?,
            Meaning::Capture => return self.take_capture(),
            Meaning::EnPassant => self.take_en_passant()?,
        }
        // A captured piece is named immediately after the word for capturing, or not at all.
        if let Some(HeardCapture { taken: taken @ WordTaken::MayFollow, .. }) = &mut self.capture {
            *taken = WordTaken::Unnamed;
        }
        Ok(())
    }

    /// What may follow, the likeliest first.
    pub(super) fn expected(&self) -> Vec<Expected> {
        let mut expected = Vec::new();
        match self.castling {
            Some(CastlingSoFar::Sideless) => return vec![Expected::Castling],
            Some(CastlingSoFar::To(_)) => {}
            None => self.expect_step(&mut expected),
        }
        if self.is_whole() && self.threat.is_none() {
            expected.push(Expected::Remark);
        }
        expected
    }

    /// The announcement, if it is complete.
    pub(super) fn finish(self) -> Result<Announcement, Unclear> {
        let announced = match self.castling {
            Some(CastlingSoFar::To(side)) => Announced::Castling(side),
            Some(CastlingSoFar::Sideless) => return Err(self.incomplete()),
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

    fn take_castling(&mut self, castling: CastlingSoFar) -> Result<(), WordRefused> {
        if self.castling.is_some() || self.has_begun() {
            return Err(WordRefused);
        }
        self.castling = Some(castling);
        Ok(())
    }

    fn take_piece(&mut self, role: Role) -> Result<(), WordRefused> {
        if let Some(HeardCapture { taken: taken @ WordTaken::MayFollow, .. }) = &mut self.capture {
            *taken = WordTaken::Named(role);
        } else if !self.has_begun() {
            self.piece = Some(role);
        } else if self.is_whole() && self.promotion.is_none() {
            self.promotion = Some(role);
        } else {
            return Err(WordRefused);
        }
        Ok(())
    }

    fn take_place(&mut self, place: SentencePlace) -> Result<(), WordRefused> {
        let admitted = match place {
            SentencePlace::File(_) => self.admits_file(),
            SentencePlace::Rank(_) => self.admits_rank(),
        };
        if !admitted {
            return Err(WordRefused);
        }
        self.places.push(place);
        Ok(())
    }

    fn admits_file(&self) -> bool {
        !self.is_closed()
            && matches!(
                self.places[..],
                [] | [_] | [SentencePlace::File(_), SentencePlace::Rank(_)]
            )
    }

    fn admits_rank(&self) -> bool {
        use SentencePlace::{File, Rank};
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

    fn take_capture(&mut self) -> Result<(), WordRefused> {
        if self.capture.is_some() {
            return Err(WordRefused);
        }
        self.capture = Some(HeardCapture { after: self.places.len(), taken: WordTaken::MayFollow });
        Ok(())
    }

    fn take_en_passant(&mut self) -> Result<(), WordRefused> {
        if !self.is_whole() || self.en_passant.is_some() {
            return Err(WordRefused);
        }
        self.en_passant = Some(EnPassant);
        Ok(())
    }

    fn take_threat(&mut self, threat: Threat) -> Result<(), WordRefused> {
        if !self.is_whole() || self.threat.is_some() {
            return Err(WordRefused);
        }
        self.threat = Some(threat);
        Ok(())
    }

    fn expect_step(&self, expected: &mut Vec<Expected>) {
        let mut expect = |may: bool, what| expected.extend(may.then_some(what));
        let begun = self.has_begun();
        let taken = self.capture.as_ref().map(|capture| capture.taken);
        expect(!begun || matches!(taken, Some(WordTaken::MayFollow)), Expected::Piece);
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

    /// Whether a word was said that ends a move.
    fn is_closed(&self) -> bool {
        self.promotion.is_some() || self.threat.is_some() || self.en_passant.is_some()
    }

    /// Whether the target is on the first or eighth rank. The words do not say whose pawn it is.
    fn ends_on_last_rank(&self) -> bool {
        matches!(self.places.last(), Some(SentencePlace::Rank(Rank::First | Rank::Eighth)))
    }

    fn is_whole(&self) -> bool {
        matches!(self.castling, Some(CastlingSoFar::To(_)))
            || origin_and_target(&self.places).is_some() && !self.awaits_target()
    }

    /// "Springer David fünf schlägt" may go on: the square may be the origin.
    fn awaits_target(&self) -> bool {
        let places = self.places.len();
        places < 4 && self.capture.as_ref().is_some_and(|capture| capture.after == places)
    }

    fn capture(&self) -> Option<Capture> {
        if self.en_passant.is_some() {
            return Some(Capture::EnPassant);
        }
        self.capture.as_ref().map(|capture| match capture.taken {
            WordTaken::Named(role) => Capture::Takes(Some(role)),
            WordTaken::MayFollow | WordTaken::Unnamed => Capture::Takes(None),
        })
    }
}

/// The origin and target of a move, if complete.
fn origin_and_target(places: &[SentencePlace]) -> Option<(Origin, Square)> {
    use SentencePlace::{File, Rank};
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
