//! What an electronic board is told of the game. Never tells it whether a move is legal.

use crate::chess::ClaimedMove;
use crate::present::conversation::Out;
use crate::table::{Game, Legality};
use crate::words::BoardOf;

/// How a game stands, for the board of this player, if it wants to know; nothing where no FEN tells it. A move is told by its
/// squares, legal or not: what a board shows of its own accord must not tell a player which (11.3.1).
pub(super) fn shown(game: &Game, of: BoardOf) -> Option<Out> {
    let position = game.present().position()?.to_fen();
    let plies = game.plies().len();
    let (made, before) = match &game.turn().made {
        Some(made) => (Some(made), plies),
        None => (game.plies().last().map(|ply| &ply.made), plies.saturating_sub(1)),
    };
    let before = game.standing_after(before).position();
    let last = match (before, made.map(|made| &made.legality)) {
        (Some(before), Some(Legality::Legal(legal))) => Some(before.uci(*legal)),
        _ => made.and_then(|made| squares_of(&made.said.claim)),
    };
    Some(Out::ToBoard(of, position, last))
}

/// The squares of a move as it was said, where both were, with what a pawn becomes.
fn squares_of(claim: &ClaimedMove) -> Option<String> {
    let ClaimedMove::Step(step) = claim else { return None };
    let becomes = step.promotion.map(|role| role.char().to_string()).unwrap_or_default();
    Some(format!("{}{}{becomes}", step.from.square()?, step.to))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{ByColor, Color, Square};
    use crate::clock::Moment;
    use crate::laws::read_event;
    use crate::table::{ArbiterAct, Intent, Person, Player, Said, Setting, Speech, decide};

    /// The move that a board is told after White has announced one from the first position.
    fn told_after(from: Square, to: Square) -> Option<String> {
        let event =
            read_event("[time]\ncontrol = \"90+30\"\n[device]\nprofile = \"full announcement\"\n");
        let players = ByColor { white: Player::BLIND, black: Player::SIGHTED };
        let mut game =
            Game::new(Setting::new(event.expect("an event"), players).expect("a time control"));
        let claim = ClaimedMove::between(from, to);
        let said = Said { words: String::new(), claim };
        let (side, who, speech) = (Color::White, Person::Player(Color::White), Speech::Announces);
        for intent in
            [Intent::Arbiter(ArbiterAct::Starts), Intent::Speak { side, who, speech, said }]
        {
            for recorded in decide(&game, &intent, Moment::ZERO).expect("it is taken") {
                game.apply(&recorded);
            }
        }
        match shown(&game, BoardOf::Opponent) {
            Some(Out::ToBoard(_, _, last)) => last,
            _ => None,
        }
    }

    #[test]
    fn a_board_is_told_a_move_by_its_squares_legal_or_not() {
        for (from, to) in [(Square::E2, Square::E4), (Square::E2, Square::E5)] {
            assert_eq!(told_after(from, to), Some(format!("{from}{to}")));
        }
    }
}
