//! Reads the parts of a descriptive move: pieces, files, ranks and squares. `reading` puts them in order.

use shakmaty::{CastlingSide, Rank, Role};

use super::cursor::DescriptiveCursor;
use super::expected::ExpectedToken;
use super::letters::NamingOrder;
use super::naming::{FileName, NamedPiece, NamedSquare, WhichPiece};
use super::reading::{DescriptiveError, DescriptiveReader, Gaps};

impl<'a> DescriptiveReader<'a> {
    /// Reads a piece, with the word that says which of its kind it is.
    pub(super) fn piece(&mut self, gaps: Gaps) -> Option<NamedPiece> {
        self.attempt(|reader| match reader.letters.order {
            NamingOrder::RankFirst => reader.piece_then_which(gaps),
            NamingOrder::FileFirst => reader.which_then_piece(gaps),
        })
    }

    /// `TD` is the queen's rook, `PFR` the king's bishop's pawn.
    fn piece_then_which(&mut self, gaps: Gaps) -> Option<NamedPiece> {
        self.cursor.skip_gap();
        let role = self.cursor.take_meaning(self.letters.pieces)?;
        let which = self.attempt(|reader| {
            reader.skip_gap_if(gaps);
            // The Spanish a.p. begins with the letter of a bishop's file.
            let mut ahead = reader.cursor;
            if ahead.take_one_of(reader.letters.en_passant).is_some() {
                return None;
            }
            match role {
                Role::Pawn => Some(WhichPiece::File(reader.file_name(gaps)?)),
                Role::Rook | Role::Bishop | Role::Knight => Some(WhichPiece::Wing(reader.wing()?)),
                Role::King | Role::Queen => None,
            }
        });
        Some(NamedPiece { role, which: which.unwrap_or(WhichPiece::Any) })
    }

    /// `QR` is the queen's rook, `KBP` the king's bishop's pawn. But in `QR4` and `KB3` the last letters before the
    /// rank are a file.
    fn which_then_piece(&mut self, gaps: Gaps) -> Option<NamedPiece> {
        self.cursor.skip_gap();
        let (run, rank_follows) = self.run_of_pieces(gaps);
        let roles: Vec<Role> = run.iter().map(|(role, _)| *role).collect();
        let length = match (roles.iter().position(|role| *role == Role::Pawn), &roles[..]) {
            (Some(pawn), _) => pawn + 1,
            (None, [_, _] | [_, Role::King | Role::Queen, _]) if rank_follows => 1,
            (None, [_, _, _, ..]) if rank_follows => 2,
            _ => roles.len(),
        };
        let named = match *roles.get(..length)? {
            [role] => NamedPiece::any(role),
            [file, Role::Pawn] => NamedPiece::pawn_of(FileName::of(file, None)?),
            [side, file, Role::Pawn] => NamedPiece::pawn_of(FileName::of_wing(file, side)?),
            [side, role] => NamedPiece::of_wing(role, wing_of(side)?)?,
            _ => return None,
        };
        self.cursor = run.get(length.checked_sub(1)?)?.1;
        Some(named)
    }

    /// The piece letters ahead, each with the cursor after it, and whether a rank follows them. The name of a piece
    /// or file has at most five.
    fn run_of_pieces(&self, gaps: Gaps) -> (Vec<(Role, DescriptiveCursor<'a>)>, bool) {
        let mut run = Vec::new();
        let mut ahead = self.cursor;
        while run.len() < 5
            && let Some(role) = ahead.take_meaning(self.letters.pieces)
        {
            run.push((role, ahead));
            if gaps == Gaps::Anywhere {
                ahead.skip_gap();
            }
        }
        (run, ahead.next().is_some_and(|found| found.is_ascii_digit()))
    }

    /// Reads a full square, which is required here.
    pub(super) fn square(&mut self, mover: NamedPiece) -> Result<NamedSquare, DescriptiveError> {
        self.cursor.skip_gap();
        match self.letters.order {
            NamingOrder::RankFirst => {
                let rank = self.rank().ok_or_else(|| self.expected(ExpectedToken::Rank))?;
                self.cursor.skip_gap();
                let gaps = self.gaps_behind_rank(mover, rank);
                let file =
                    self.file_name(gaps).ok_or_else(|| self.expected(ExpectedToken::File))?;
                Ok(NamedSquare { file: Some(file), rank: Some(rank) })
            }
            NamingOrder::FileFirst => {
                let file = self.file_name(Gaps::Anywhere);
                let file = file.ok_or_else(|| self.expected(ExpectedToken::File))?;
                self.cursor.skip_gap();
                let rank = self.rank().ok_or_else(|| self.expected(ExpectedToken::Rank))?;
                Ok(NamedSquare { file: Some(file), rank: Some(rank) })
            }
        }
    }

    /// Reads a square without a gap in languages with the file first: in `QxQB5` the captured piece is on that
    /// square, while a queen on a bishop's file is `Q(B5)`.
    pub(super) fn square_by_file(&mut self) -> Option<NamedSquare> {
        if self.letters.order == NamingOrder::RankFirst {
            return None;
        }
        self.attempt(|reader| {
            reader.cursor.skip_gap();
            let file = reader.file_name(Gaps::UntilTheEnd)?;
            Some(NamedSquare { file: Some(file), rank: Some(reader.rank()?) })
        })
    }

    /// Whether only a square can follow.
    pub(super) fn square_begins(&self) -> bool {
        let mut ahead = self.cursor;
        ahead.skip_gap();
        match self.letters.order {
            NamingOrder::RankFirst => ahead.next().is_some_and(|found| found.is_ascii_digit()),
            NamingOrder::FileFirst => ahead.take_meaning(self.letters.pieces).is_some(),
        }
    }

    /// Reads `(1)` or `/K4` after the moving piece: the square it comes from.
    pub(super) fn place_beside_mover(&mut self) -> Result<Option<NamedSquare>, DescriptiveError> {
        self.cursor.skip_gap();
        let bracket = self.cursor.take("(").is_some();
        if !bracket && self.cursor.take("/").is_none() {
            return Ok(None);
        }
        let place = self.part_of_square().ok_or_else(|| self.expected(ExpectedToken::Start))?;
        if bracket {
            self.closing_bracket()?;
        }
        Ok(Some(place))
    }

    /// Reads `(K5)`, `/K5` or `5R` after the captured piece. A rank is required: a bare letter would be a promotion.
    pub(super) fn place_beside_victim(&mut self, mover: NamedPiece) -> Option<NamedSquare> {
        let aside = self.attempt(|reader| {
            reader.cursor.skip_gap();
            let bracket = reader.cursor.take("(").is_some();
            if !bracket {
                reader.cursor.take("/")?;
            }
            let place = reader.part_of_square().filter(|place| place.rank.is_some())?;
            if bracket {
                reader.closing_bracket().ok()?;
            }
            Some(place)
        });
        aside.or_else(|| self.attempt(|reader| reader.square_that_may_lack(mover)))
    }

    fn square_that_may_lack(&mut self, mover: NamedPiece) -> Option<NamedSquare> {
        let (rank, file) = match self.letters.order {
            NamingOrder::RankFirst => {
                self.cursor.skip_gap();
                let rank = self.rank()?;
                self.skip_gap_if(self.gaps);
                (rank, self.file_name(self.gaps_behind_rank(mover, rank))?)
            }
            NamingOrder::FileFirst => {
                self.skip_gap_if(self.gaps);
                let file = self.file_name(self.gaps)?;
                self.skip_gap_if(self.gaps);
                (self.rank()?, file)
            }
        };
        Some(NamedSquare { file: Some(file), rank: Some(rank) })
    }

    /// Reads a file, a rank or both.
    fn part_of_square(&mut self) -> Option<NamedSquare> {
        let mut place = NamedSquare::UNSAID;
        if self.letters.order == NamingOrder::FileFirst {
            place.file = self.attempt(|reader| reader.file_name(Gaps::Anywhere));
        }
        self.cursor.skip_gap();
        place.rank = self.rank();
        if self.letters.order == NamingOrder::RankFirst {
            self.cursor.skip_gap();
            place.file = self.file_name(self.gaps);
        }
        (place != NamedSquare::UNSAID).then_some(place)
    }

    pub(super) fn closing_bracket(&mut self) -> Result<(), DescriptiveError> {
        self.cursor.skip_gap();
        self.cursor.take(")").ok_or_else(|| self.expected(ExpectedToken::ClosingBracket))
    }

    fn file_name(&mut self, gaps: Gaps) -> Option<FileName> {
        self.attempt(|reader| match reader.letters.order {
            NamingOrder::RankFirst => {
                let piece = reader.cursor.take_meaning(reader.letters.pieces)?;
                if matches!(piece, Role::King | Role::Queen) {
                    return FileName::of(piece, None);
                }
                let wing = reader.attempt(|reader| {
                    reader.skip_gap_if(gaps);
                    reader.wing()
                });
                FileName::of(piece, wing)
            }
            NamingOrder::FileFirst => {
                reader.skip_gap_if(gaps);
                let piece = reader.cursor.take_meaning(reader.letters.pieces)?;
                let behind_its_side = reader.attempt(|reader| {
                    reader.skip_gap_if(gaps);
                    let file = reader.cursor.take_meaning(reader.letters.pieces)?;
                    FileName::of_wing(file, piece)
                });
                behind_its_side.or_else(|| FileName::of(piece, None))
            }
        })
    }

    fn wing(&mut self) -> Option<CastlingSide> {
        self.cursor.take_meaning(self.letters.pieces).and_then(wing_of)
    }

    fn rank(&mut self) -> Option<Rank> {
        let rank = self.cursor.next().and_then(Rank::from_char)?;
        self.cursor.advance();
        Some(rank)
    }

    fn skip_gap_if(&mut self, gaps: Gaps) {
        if gaps == Gaps::Anywhere {
            self.cursor.skip_gap();
        }
    }

    /// After the piece that a pawn captures, a letter after a blank is the piece of a promotion.
    pub(super) fn gaps_beside_promotion(&self, mover: NamedPiece) -> Gaps {
        if mover.role == Role::Pawn { Gaps::UntilTheEnd } else { self.gaps }
    }

    fn gaps_behind_rank(&self, mover: NamedPiece, rank: Rank) -> Gaps {
        if rank == Rank::Eighth { self.gaps_beside_promotion(mover) } else { self.gaps }
    }
}

/// The side that a letter means.
fn wing_of(piece: Role) -> Option<CastlingSide> {
    match piece {
        Role::King => Some(CastlingSide::KingSide),
        Role::Queen => Some(CastlingSide::QueenSide),
        _ => None,
    }
}

impl FileName {
    /// The bishop's, knight's or rook's file on the king's or the queen's side.
    fn of_wing(file: Role, side: Role) -> Option<FileName> {
        let has_a_wing = matches!(file, Role::Rook | Role::Bishop | Role::Knight);
        FileName::of(file, Some(wing_of(side)?)).filter(|_| has_a_wing)
    }
}
