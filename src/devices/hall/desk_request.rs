//! What a desk on another machine asks its hall, as text.

use super::TableNumber;
use super::subjects::is_game;
use crate::hall_protocol::{DeskAct, DeskWish};

/// The longest text of an order.
const LONGEST_ORDER: usize = 16 * 1024;
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum DeskRequest {
    /// Who the desk is here.
    Who,
    /// The players at the tables after this one, up to a limit.
    Pairs { after: TableNumber },
    /// The games that are played at the tables after this one, up to a limit.
    Games { after: TableNumber },
    /// The rows of a game from this one on, as many as fit.
    Rows { game: String, from: u64 },
    /// Which cases are taken.
    Cases,
    /// How much news the hall has sent.
    Here,
    /// Something to be done once, however often this letter comes: the mark tells whether it came before.
    Wish { wish: DeskWish, mark: String },
}

impl DeskRequest {
    pub(super) fn write(&self) -> String {
        match self {
            DeskRequest::Who => "who".to_owned(),
            DeskRequest::Pairs { after } => format!("pairs {after}"),
            DeskRequest::Games { after } => format!("games {after}"),
            DeskRequest::Rows { game, from } => format!("rows {game} {from}"),
            DeskRequest::Cases => "cases".to_owned(),
            DeskRequest::Here => "here".to_owned(),
            DeskRequest::Wish { wish: DeskWish { table, game, act }, mark } => match act {
                DeskAct::Order(text) => format!("order {table} {game} {mark}\n{text}"),
                DeskAct::Take(case) => format!("take {table} {game} {mark} {case}"),
                DeskAct::Leave(case) => format!("leave {table} {game} {mark} {case}"),
            },
        }
    }

    /// Reads a request. `None` if it is not one.
    pub(super) fn read(text: &str) -> Option<DeskRequest> {
        let (line, text) = match text.split_once('\n') {
            None => (text, None),
            Some((line, text)) => (line, Some(text).filter(|text| text.len() <= LONGEST_ORDER)),
        };
        let parts: Vec<&str> = line.split(' ').collect();
        let wish = |table: &str, game: &str, mark: &str, act: DeskAct| {
            let is_read = is_game(game) && is_game(mark);
            let wish = DeskWish { table: table.parse().ok()?, game: game.to_owned(), act };
            is_read.then(|| DeskRequest::Wish { wish, mark: mark.to_owned() })
        };
        match (&parts[..], text) {
            (["who"], None) => Some(DeskRequest::Who),
            (["pairs", after], None) => Some(DeskRequest::Pairs { after: after.parse().ok()? }),
            (["games", after], None) => Some(DeskRequest::Games { after: after.parse().ok()? }),
            (["rows", game, from], None) if is_game(game) => {
                Some(DeskRequest::Rows { game: (*game).to_owned(), from: from.parse().ok()? })
            }
            (["cases"], None) => Some(DeskRequest::Cases),
            (["here"], None) => Some(DeskRequest::Here),
            (["order", table, game, mark], Some(text)) => {
                wish(table, game, mark, DeskAct::Order(text.to_owned()))
            }
            (["take", table, game, mark, case], None) => {
                wish(table, game, mark, DeskAct::Take(case.parse().ok()?))
            }
            (["leave", table, game, mark, case], None) => {
                wish(table, game, mark, DeskAct::Leave(case.parse().ok()?))
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = "0123456789abcdef";

    #[test]
    fn what_a_desk_asks_is_read_back_and_nothing_else_is() {
        let wish = |act| {
            let wish = DeskWish { table: 3, game: GAME.to_owned(), act };
            DeskRequest::Wish { wish, mark: "fedcba9876543210".to_owned() }
        };
        for request in [
            DeskRequest::Who,
            DeskRequest::Pairs { after: 0 },
            DeskRequest::Games { after: 17 },
            DeskRequest::Rows { game: GAME.to_owned(), from: 4 },
            DeskRequest::Cases,
            DeskRequest::Here,
            wish(DeskAct::Order("wish starts".to_owned())),
            wish(DeskAct::Order(String::new())),
            wish(DeskAct::Take(1)),
            wish(DeskAct::Leave(2)),
        ] {
            assert_eq!(DeskRequest::read(&request.write()), Some(request));
        }
        for text in ["", "who\n", "games", "rows x 1", "take 3 x x 1", "order 3 0123456789abcdef"] {
            assert_eq!(DeskRequest::read(text), None, "{text}");
        }
    }
}
