//! What hands touch on an electronic board before its player's next move, and when the arbiter has to know: with a move
//! that one of the touched pieces had no part in (4.3), and with a touch that may have cost a claim (9.4), a protest
//! (4.8) or an offer (9.1.2.1). The consequences are the arbiter's, and the player is not told.

use crate::chess::{ClaimedMove, Color};
use crate::table::sensed::{TouchSeen, touched_besides};
use crate::table::{Game, Legality, Matter, Points};

/// At most 32 touches a turn: no board has more pieces.
const MOST_TOUCHED: usize = 32;

/// Limits the reports of touches within one move, so that lifting and replacing pieces forever cannot fill the record
/// or take the hall's time from other tables.
const MOST_TELLINGS: u8 = 4;

#[derive(Debug, Clone)]
pub(super) struct BoardTouches {
    /// Whose board it is.
    side: Color,
    seen: Vec<TouchSeen>,
    /// How many cases of the game have been examined.
    cases: usize,
    /// How many of the touches came before the opponent's open offer. `None` without an offer.
    before_the_offer: Option<usize>,
    /// A ply count, and how often touches were reported at it.
    tellings: (usize, u8),
}

impl BoardTouches {
    pub(super) fn new(side: Color, game: &Game) -> BoardTouches {
        let cases = game.cases().len();
        BoardTouches { side, seen: Vec::new(), cases, before_the_offer: None, tellings: (0, 0) }
    }

    /// Whether touches may be reported once more at this ply.
    pub(super) fn may_be_told(&mut self, plies: usize) -> bool {
        let (counted, tellings) = self.tellings;
        let tellings = if counted == plies { tellings } else { 0 };
        self.tellings = (plies, tellings.saturating_add(1));
        tellings < MOST_TELLINGS
    }

    /// A piece was touched. A touch does not bind a player while the opponent has the move (1.3).
    pub(super) fn feel(&mut self, touch: TouchSeen, game: &Game) {
        if game.has_the_move(self.side) && self.seen.len() < MOST_TOUCHED {
            self.seen.push(touch);
        }
    }

    /// A move stands or was announced: returns the earlier touches that the arbiter has to know.
    pub(super) fn end_with(
        &mut self,
        by: Color,
        claim: &ClaimedMove,
        legality: &Legality,
    ) -> Vec<TouchSeen> {
        let touched = self.forget();
        if by == self.side { touched_besides(&touched, by, claim, legality) } else { Vec::new() }
    }

    /// Clears the touches for the next move.
    pub(super) fn forget(&mut self) -> Vec<TouchSeen> {
        self.before_the_offer = None;
        std::mem::take(&mut self.seen)
    }

    /// Touches that came before a claim, an acceptance or a protest made by this player since the last call.
    pub(super) fn before_asking(&mut self, game: &Game) -> Vec<TouchSeen> {
        let asks = |matter: &Matter| match matter {
            Matter::DrawClaim { by, .. } | Matter::Protest(by, _) => *by == self.side,
            _ => false,
        };
        let new = game.cases().get(self.cases..).unwrap_or_default();
        let has_asked = new.iter().any(|case| asks(&case.matter));
        self.cases = game.cases().len();
        let is_offered = game.offer_of(!self.side).is_some();
        let touched = self.seen.len();
        let before = self.before_the_offer;
        self.before_the_offer = is_offered.then(|| before.unwrap_or(touched));
        let has_accepted =
            game.result() == Some(Points::Draw) && before.is_some_and(|before| touched > before);
        if has_asked || has_accepted { self.seen.clone() } else { Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{ByColor, Square};
    use crate::clock::Moment;
    use crate::laws::read_event;
    use crate::table::{Act, ArbiterAct, Intent, Person, Player, Said, Setting, Speech, decide};

    fn game() -> Game {
        let event =
            read_event("[time]\ncontrol = \"90+30\"\n[device]\nprofile = \"full announcement\"\n");
        let players = ByColor { white: Player::BLIND, black: Player::SIGHTED };
        let setting = Setting::new(event.expect("an event"), players).expect("a time control");
        let mut game = Game::new(setting);
        happens(&mut game, &Intent::Arbiter(ArbiterAct::Starts));
        game
    }

    fn happens(game: &mut Game, intent: &Intent) {
        for recorded in decide(game, intent, Moment::ZERO).expect("it is taken") {
            game.apply(&recorded);
        }
    }

    fn announces(game: &mut Game, side: Color, from: Square, to: Square) {
        let said = Said { words: format!("{from}{to}"), claim: ClaimedMove::between(from, to) };
        let who = Person::Player(side);
        happens(game, &Intent::Speak { side, who, speech: Speech::Announces, said });
    }

    fn does(game: &mut Game, side: Color, act: Act) {
        happens(game, &Intent::Do { side, who: Person::Player(side), act });
    }

    fn touch(game: &Game, square: Square) -> TouchSeen {
        let piece = game.present().board().piece_at(square).expect("a piece");
        TouchSeen { square, piece, at: Moment::ZERO }
    }

    fn squares(told: &[TouchSeen]) -> Vec<Square> {
        told.iter().map(|seen| seen.square).collect()
    }

    #[test]
    fn a_touch_counts_from_the_moment_at_which_the_opponent_has_moved_and_is_told_with_the_reply() {
        let mut game = game();
        let mut touches = BoardTouches::new(Color::Black, &game);
        // White has the move, so Black's touches bind nothing.
        touches.feel(touch(&game, Square::B8), &game);
        announces(&mut game, Color::White, Square::E2, Square::E4);
        touches.feel(touch(&game, Square::G8), &game);
        does(&mut game, Color::White, Act::Presses);
        touches.feel(touch(&game, Square::E7), &game);
        let reply = ClaimedMove::between(Square::E7, Square::E5);
        let legality = game.present().judge(&reply);
        let told = touches.end_with(Color::Black, &reply, &legality);
        assert_eq!(squares(&told), [Square::G8, Square::E7]);
        assert!(touches.end_with(Color::Black, &reply, &legality).is_empty(), "once");
        // Copying a move binds nothing.
        touches.feel(touch(&game, Square::A7), &game);
        assert!(touches.end_with(Color::White, &reply, &legality).is_empty());
    }

    #[test]
    fn who_fiddles_for_ever_is_told_of_four_times_a_move() {
        let mut touches = BoardTouches::new(Color::Black, &game());
        let told = (0..1_000).filter(|_| touches.may_be_told(7)).count();
        assert_eq!(told, 4);
        assert!(touches.may_be_told(8));
    }

    #[test]
    fn what_was_touched_is_told_with_a_claim_and_with_an_offer_that_is_accepted_after_it() {
        let mut game = game();
        let mut touches = BoardTouches::new(Color::Black, &game);
        for (side, from, to) in [
            (Color::White, Square::G1, Square::F3),
            (Color::Black, Square::G8, Square::F6),
            (Color::White, Square::F3, Square::G1),
        ] {
            announces(&mut game, side, from, to);
            if side == Color::Black {
                does(&mut game, side, Act::Presses);
            }
        }
        does(&mut game, Color::White, Act::OffersDraw);
        assert!(touches.before_asking(&game).is_empty());
        touches.feel(touch(&game, Square::F6), &game);
        assert!(touches.before_asking(&game).is_empty(), "nothing is asked for");
        let mut claiming = (game.clone(), touches.clone());
        does(&mut claiming.0, Color::Black, Act::ClaimsDraw { intended: None });
        assert_eq!(squares(&claiming.1.before_asking(&claiming.0)), [Square::F6]);
        assert!(claiming.1.before_asking(&claiming.0).is_empty(), "once");
        does(&mut game, Color::Black, Act::AcceptsDraw);
        assert_eq!(game.result(), Some(Points::Draw));
        assert_eq!(squares(&touches.before_asking(&game)), [Square::F6]);
    }
}
