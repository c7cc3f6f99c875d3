//! An electronic board at a place: turns what it senses into values, and passes on its questions.

use crate::chess::notation::read_uci;
use crate::chess::{Color, Piece, Square, Variant};
use crate::devices::boards::{
    BoardAddress, BoardEnd, BoardFault, BoardNews, BoardPlace, BoardRules, FeltBoard, FeltSquare,
    GameOnBoard, OverBecause, found_at_cables,
};
use crate::present::conversation::{FromBoard, ToBoard, WhyOver};
use crate::scenes::failure::Failure;
use crate::scenes::reasons;
use crate::table::sensed::{BoardSense, SquareSense};
use crate::words::{BoardOf, CalledBoard, Language, Texts};

use super::ways::TakesGames;
use super::{Place, PlaceEvent};

/// An example of an address, for a sentence.
const EXAMPLE: &str = "chesslink:/dev/ttyUSB0";

/// The address of a board, with its protocol if that is known.
pub(in crate::scenes) type WantedBoard = BoardAddress;

/// The board at the named address. If several are connected by cable, the person must choose one.
pub(in crate::scenes) fn wanted_board(named: &str, texts: &Texts) -> Result<WantedBoard, Failure> {
    let unreadable = |_| Failure::Input(texts.board_address_unreadable(named, EXAMPLE));
    let address: BoardAddress = named.parse().map_err(unreadable)?;
    if address.place == BoardPlace::Usb(None) {
        let several = found_at_cables().len();
        if several > 1 {
            let fault = BoardFault::SeveralAtCables(several);
            return Err(Failure::Input(reasons::board(&fault, CalledBoard::TheBoard, texts)));
        }
    }
    Ok(address)
}

/// Whether both addresses may lead to the same board.
pub(in crate::scenes) fn may_be_one(one: &WantedBoard, other: &WantedBoard) -> bool {
    one.may_be(other)
}

impl Place {
    /// Connects to the board at this address for the time of the game.
    pub(in crate::scenes) fn feel_board(
        &mut self,
        of: BoardOf,
        address: BoardAddress,
    ) -> std::io::Result<()> {
        let wrap = move |at, news| PlaceEvent::Board(of, at, news);
        let board = BoardEnd::open(address, self.watch, wrap, self.sender.clone())?;
        self.ways.boards.push((of, Box::new(board)));
        Ok(())
    }

    /// How to call this player's board: if there are several boards, by its owner.
    pub(super) fn called(&self, of: BoardOf) -> CalledBoard {
        match self.ways.boards.len() {
            0 | 1 => CalledBoard::TheBoard,
            _ => CalledBoard::Of(of),
        }
    }
}

impl TakesGames for BoardEnd {
    fn shows(&self, game: ToBoard) {
        let ToBoard { position, last, variant, check, over } = game;
        let rules = match variant {
            Variant::Standard => BoardRules::Standard,
            Variant::Chess960 => BoardRules::Chess960,
        };
        let check = check.map(|king| king.to_string());
        let over = over.map(over_because);
        BoardEnd::shows(self, GameOnBoard { position, last, rules, check, over });
    }
}

fn over_because(why: WhyOver) -> OverBecause {
    match why {
        WhyOver::Checkmate => OverBecause::Checkmate,
        WhyOver::Stalemate => OverBecause::Stalemate,
        WhyOver::Dead => OverBecause::DeadPosition,
        WhyOver::Repetition => OverBecause::Repetition,
        WhyOver::FiftyMoves => OverBecause::FiftyMoves,
        WhyOver::Agreement => OverBecause::Agreement,
        WhyOver::Drawn => OverBecause::Drawn,
        WhyOver::Resigned => OverBecause::Resigned,
        WhyOver::Flag => OverBecause::Flag,
        WhyOver::Annulled => OverBecause::Annulled,
        WhyOver::Otherwise => OverBecause::Otherwise,
    }
}

/// News of a board as values of the table. `None` for an unreadable move.
pub(super) fn of_board(
    news: BoardNews,
    called: CalledBoard,
    language: Language,
) -> Option<FromBoard> {
    Some(match news {
        BoardNews::Here(kind) => FromBoard::Here(reasons::board_kind(kind)),
        BoardNews::Reading(felt) => FromBoard::Reading(Box::new(sense(&felt))),
        BoardNews::Moved(made) => FromBoard::Moved(read_uci(&made).ok()?),
        BoardNews::Lost(fault) => {
            FromBoard::Away(reasons::board(&fault, called, &Texts::new(language)))
        }
    })
}

fn sense(felt: &FeltBoard) -> BoardSense {
    // Both count a1, b1 and so on.
    BoardSense::by(|at: Square| match felt.0[usize::from(at)] {
        FeltSquare::Unread => SquareSense::Unknown,
        FeltSquare::Empty => SquareSense::Empty,
        FeltSquare::Something => SquareSense::Occupied,
        FeltSquare::White => SquareSense::Coloured(Color::White),
        FeltSquare::Black => SquareSense::Coloured(Color::Black),
        FeltSquare::Piece(letter) => {
            Piece::from_char(char::from(letter)).map_or(SquareSense::Occupied, SquareSense::Stands)
        }
    })
}
