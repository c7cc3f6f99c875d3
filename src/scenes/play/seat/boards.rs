//! The electronic boards of the options, beside a seat.

use crate::devices::timepiece::Timepiece;
use crate::scenes::failure::Failure;
use crate::scenes::named_board::{NamedBoard, TWO_BOARDS};
use crate::scenes::place::{Place, WantedBoard, may_be_one, wanted_board};
use crate::scenes::play::PlayOptions;
use crate::seat::beside_boards::{BesideBoards, FeltHere};
use crate::seat::layer::{Layered, Sits};
use crate::seat::overseen::Overseer;
use crate::seat::player::SeatLeft;
use crate::words::{BoardOf, Texts};

use super::overseen;

/// The option that names the owner of the only board, for a sentence.
const OWNER_OPTION: &str = "--board-of";

pub(super) enum WantedBoards {
    One(BoardOf, WantedBoard),
    Both { opponents: WantedBoard, mine: WantedBoard },
}

/// The boards of the options, if any.
pub(super) fn wanted(
    options: &PlayOptions,
    texts: &Texts,
) -> Result<Option<WantedBoards>, Failure> {
    let read = |text| NamedBoard::read(text, texts);
    let named: Vec<NamedBoard> =
        options.board.iter().map(|text| read(text)).collect::<Result<_, _>>()?;
    let refused = |sentence| Err(Failure::Input(sentence));
    let is_owned = !named.is_empty() && named.iter().all(|board| board.of.is_some());
    if is_owned && options.board_of.is_some() {
        return refused(texts.board_owner_said_twice(OWNER_OPTION, TWO_BOARDS));
    }
    match &named[..] {
        [] => Ok(None),
        [only] => {
            let of = only.of.or(options.board_of).unwrap_or_default();
            Ok(Some(WantedBoards::One(of, wanted_board(only.place, texts)?)))
        }
        [
            NamedBoard { of: Some(BoardOf::Opponent), place: opponents },
            NamedBoard { of: Some(BoardOf::Mine), place: mine },
        ]
        | [
            NamedBoard { of: Some(BoardOf::Mine), place: mine },
            NamedBoard { of: Some(BoardOf::Opponent), place: opponents },
        ] => both(opponents, mine, texts).map(Some),
        _ if is_owned => refused(texts.boards_of_one_owner(TWO_BOARDS)),
        _ => refused(texts.boards_without_owner(TWO_BOARDS)),
    }
}

fn both(opponents: &str, mine: &str, texts: &Texts) -> Result<WantedBoards, Failure> {
    let places = (wanted_board(opponents, texts)?, wanted_board(mine, texts)?);
    match may_be_one(&places.0, &places.1) {
        false => Ok(WantedBoards::Both { opponents: places.0, mine: places.1 }),
        true => Err(Failure::Input(texts.boards_at_one_place(opponents, mine, TWO_BOARDS))),
    }
}

/// Serves a seat, with the boards and the arbiter's desk if there are any.
pub(super) fn serve(
    place: &mut Place,
    sitter: impl Sits,
    (boards, overseer): (Option<WantedBoards>, Option<Overseer>),
    timepiece: Timepiece,
) -> Result<Option<SeatLeft>, Failure> {
    let felt = match boards {
        None => return overseen::serve(place, sitter, overseer, timepiece),
        Some(WantedBoards::One(of, board)) => {
            place.feel_board(of, board)?;
            FeltHere::One(of)
        }
        Some(WantedBoards::Both { opponents, mine }) => {
            place.feel_board(BoardOf::Opponent, opponents)?;
            place.feel_board(BoardOf::Mine, mine)?;
            FeltHere::Both
        }
    };
    let beside = Layered(BesideBoards::new(sitter, felt));
    overseen::serve(place, beside, overseer, timepiece)
}
