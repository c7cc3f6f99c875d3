//! What an electronic board is told of the game. It is never told whether a move is legal.

use crate::chess::ClaimedMove;
use crate::laws::Mode;
use crate::present::conversation::{Out, ToBoard, WhyOver};
use crate::table::{CaseState, Effect, Game, Legality, Matter, Phase, Points};
use crate::words::BoardOf;

/// The position for the board of this player, if the board wants it. `None` if no FEN can express it. A move is sent as
/// squares, legal or not: what a board displays by itself must not advise the player (11.3.1).
pub(super) fn shown(game: &Game, of: BoardOf) -> Option<Out> {
    let present = game.present();
    let position = present.position()?;
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
    let shown = ToBoard { over: over(game), ..ToBoard::goes_on(position, last) };
    Some(Out::ToBoard(
        of,
        match game.mode() {
            Mode::Training => shown.telling_check(position),
            Mode::Tournament => shown,
        },
    ))
}

/// Why a game is over, if it is.
pub(super) fn over(game: &Game) -> Option<WhyOver> {
    let Phase::Over(points) = game.phase() else { return None };
    let on_board = game.present().position().and_then(WhyOver::on_board);
    let ended_it = game.cases().iter().rev().find(|case| {
        let CaseState::Settled(with) = case.state else { return false };
        let remedy = with.checked_sub(1).and_then(|with| case.remedies.get(with));
        remedy.is_some_and(|remedy| remedy.effects.contains(&Effect::End(*points)))
    });
    Some(match (points, ended_it.map(|case| &case.matter)) {
        (Points::Annulled, _) => WhyOver::Annulled,
        (Points::Win(_), Some(Matter::Resignation(_))) => WhyOver::Resigned,
        (Points::Win(_), Some(Matter::FlagDown(_))) => WhyOver::Flag,
        (Points::Win(_), _) if on_board == Some(WhyOver::Checkmate) => WhyOver::Checkmate,
        (Points::Draw, _) => {
            on_board.filter(|on_board| *on_board != WhyOver::Checkmate).unwrap_or(WhyOver::Drawn)
        }
        (Points::Win(_) | Points::BothLose | Points::HalfForOne(_), _) => WhyOver::Otherwise,
    })
}

/// The squares of a move as announced, if it named both, with the piece a pawn becomes.
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

    /// What the board is told after White has announced a move from the initial position.
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
            Some(Out::ToBoard(_, shown)) => shown.last,
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
