//! Short games that lead to every kind of ending and of case, for tests of what comes afterwards.

use hector::chess::{ByColor, ClaimedMove, ClaimedStep, Color, Origin, Position, Role, Square};
use hector::clock::{Moment, Span};
use hector::laws::{Edition, Offence, Pace, QuickplayFinish, Supervision, read_event};
use hector::table::{
    Act, ArbiterAct, CallReason, Complaint, Game, Gesture, Ground, Intent, Look, Observation,
    Person, Player, Points, Recorded, Said, Setting, decide, due,
};

use super::seats::{announce, press, repeat};

/// A table and its record.
pub(crate) struct Table {
    pub(crate) game: Game,
    pub(crate) record: Vec<Recorded>,
    pub(crate) at: Moment,
}

/// The conditions of a game.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Terms {
    pub(crate) edition: Edition,
    pub(crate) pace: Pace,
    pub(crate) supervision: Supervision,
}

impl Table {
    pub(crate) fn new(terms: Terms, fen: &str) -> Table {
        let control = match terms.pace {
            Pace::Standard => "2/30 then 90",
            Pace::Rapid => "15",
            Pace::Blitz => "3+2",
        };
        let text =
            format!("[time]\ncontrol = \"{control}\"\n[device]\nprofile = \"full announcement\"\n");
        let mut event = read_event(&text).expect("a test's own event");
        event.edition = terms.edition;
        event.quickplay_finish = QuickplayFinish::Announced;
        (event.regime.pace, event.regime.supervision) = (terms.pace, terms.supervision);
        let players = ByColor { white: Player::SIGHTED, black: Player::BLIND };
        let mut setting = Setting::new(event, players).expect("a time control");
        setting.start = Position::from_fen(fen).expect("a position");
        let mut table = Table { game: Game::new(setting), record: Vec::new(), at: Moment::ZERO };
        table.arbiter(ArbiterAct::Starts);
        table
    }

    /// Carries an intent out. Returns whether it was accepted.
    pub(crate) fn intend(&mut self, intent: &Intent) -> bool {
        for fact in due(&self.game, self.at) {
            self.game.apply(&fact);
            self.record.push(fact);
        }
        let Ok(facts) = decide(&self.game, intent, self.at) else { return false };
        for fact in facts {
            self.game.apply(&fact);
            self.record.push(fact);
        }
        true
    }

    pub(crate) fn arbiter(&mut self, act: ArbiterAct) {
        self.intend(&Intent::Arbiter(act));
    }

    pub(crate) fn acts(&mut self, side: Color, act: Act) {
        self.intend(&Intent::Do { side, who: Person::Player(side), act });
    }

    /// A move in coordinates, in the form in which it is announced.
    pub(crate) fn said(&self, squares: &str) -> Said {
        let at = |place: &str| place.parse::<Square>().expect("a square");
        let from = at(&squares[..2]);
        let role = self.game.present().board().piece_at(from).map(|piece| piece.role);
        let promotion = squares.chars().nth(4).and_then(Role::from_char);
        let step =
            ClaimedStep { role, from: Origin::from(from), to: at(&squares[2..4]), promotion };
        Said { words: squares.to_owned(), claim: ClaimedMove::Step(step) }
    }

    /// Announces and repeats a move.
    pub(crate) fn says(&mut self, squares: &str) {
        let (side, said) = (self.game.turn().by, self.said(squares));
        self.intend(&announce(side, &said));
        self.intend(&repeat(!side, &said));
    }

    /// Plays moves: announces, repeats and presses each.
    pub(crate) fn plays(&mut self, moves: &str) {
        for squares in moves.split(' ') {
            let side = self.game.turn().by;
            self.says(squares);
            self.intend(&press(side));
            self.at = self.at + Span::from_seconds(1);
        }
    }
}

/// A short game: its name, the start position, and what happens.
pub(crate) type Beginning = (&'static str, &'static str, fn(&mut Table));

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const PAWNS: &str = "7k/P7/8/8/8/8/p7/7K w - - 0 1";
const PINNED: &str = "4k3/4q3/8/8/8/8/4R3/4K3 w - - 0 1";
const SCHOLAR: &str = "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6";
const ROUND: &str = "g1f3 g8f6 f3g1 f6g8";
const WHITE: Color = Color::White;
const BLACK: Color = Color::Black;

/// Every ending and every kind of case, each in the shortest way.
pub(crate) const BEGINNINGS: &[Beginning] = &[
    ("mate", START, |t| t.plays("f2f3 e7e5 g2g4 d8h4")),
    ("mate only said", START, |t| {
        t.plays(SCHOLAR);
        let said = t.said("h5f7");
        t.intend(&announce(WHITE, &said));
    }),
    ("mate against touch-move", START, |t| {
        t.plays(SCHOLAR);
        t.acts(WHITE, Act::Touches(Square::G1));
        t.says("h5f7");
    }),
    ("illegal mate", "6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1", |t| t.plays("g5f6")),
    ("stalemate", "k7/8/1K6/8/8/8/8/2Q5 w - - 0 1", |t| t.plays("c1c7")),
    ("dead position", "8/8/8/8/8/1k6/3p4/3K4 w - - 0 1", |t| t.plays("d1d2")),
    ("fivefold", START, |t| (0..4).for_each(|_| t.plays(ROUND))),
    ("resigned", START, |t| t.acts(BLACK, Act::Resigns)),
    ("agreed", START, |t| {
        t.plays("e2e4 e7e5");
        t.acts(WHITE, Act::OffersDraw);
        t.acts(BLACK, Act::AcceptsDraw);
    }),
    ("agreed too early", START, |t| {
        t.acts(WHITE, Act::OffersDraw);
        t.acts(BLACK, Act::AcceptsDraw);
    }),
    ("declared", START, |t| t.arbiter(ArbiterAct::Declares(Points::Win(WHITE)))),
    ("mate after a press without a move", START, |t| {
        t.plays("f2f3 e7e5");
        t.intend(&press(WHITE));
        t.says("g2g4");
        t.says("d8h4");
    }),
    ("illegal move", START, |t| t.plays("a1a3")),
    ("two illegal moves", START, |t| t.plays("a1a3 a8a6")),
    ("illegal castling with two hands", START, |t| {
        t.plays("e1g1");
        t.arbiter(ArbiterAct::Observes(Observation::Offence(WHITE, Offence::TwoHands)));
    }),
    ("king left in check", PINNED, |t| t.plays("e2d2")),
    ("king captured", PINNED, |t| t.plays("e2d2 e7e1")),
    ("king captured before the press", PINNED, |t| {
        t.says("e2d2");
        t.plays("e7e1");
    }),
    ("pawn left", PAWNS, |t| t.plays("a7a8")),
    ("press without a move", START, |t| {
        t.intend(&press(WHITE));
    }),
    ("two hands", START, |t| {
        t.plays("e2e4");
        t.arbiter(ArbiterAct::Observes(Observation::Offence(WHITE, Offence::TwoHands)));
    }),
    ("touched piece", START, |t| {
        t.acts(WHITE, Act::Touches(Square::G1));
        t.plays("e2e4");
    }),
    ("other new piece", PAWNS, |t| {
        t.acts(WHITE, Act::SetsDownNew(Role::Rook));
        t.plays("a7a8q");
    }),
    ("hand without words", START, |t| {
        let said = t.said("e2e4");
        t.acts(WHITE, Act::Moves(said));
        t.intend(&press(WHITE));
    }),
    ("hand against words", START, |t| {
        let said = t.said("g1h3");
        t.intend(&announce(WHITE, &t.said("g1f3")));
        t.acts(WHITE, Act::Moves(said));
        t.intend(&press(WHITE));
    }),
    ("wrong board", START, |t| {
        t.plays("e2e4 e7e5");
        t.acts(BLACK, Act::ReadsSquares(vec![Look { at: Square::D2, found: None }]));
    }),
    ("misheard", START, |t| {
        t.plays("e2e4");
        t.intend(&announce(BLACK, &t.said("d7d5")));
        t.intend(&repeat(WHITE, &t.said("d7d6")));
        t.intend(&press(BLACK));
        t.plays("e4e5 d5d4 e5d6");
    }),
    ("right claim", START, |t| {
        (0..2).for_each(|_| t.plays(ROUND));
        t.acts(WHITE, Act::ClaimsDraw { intended: None });
    }),
    ("wrong claim", START, |t| {
        t.plays("e2e4 e7e5");
        let intended = Some(t.said("g1f3"));
        t.acts(WHITE, Act::ClaimsDraw { intended });
    }),
    ("claim without the move", START, |t| t.acts(BLACK, Act::ClaimsDraw { intended: None })),
    ("perpetual check", START, |t| t.acts(WHITE, Act::ClaimsPerpetualCheck)),
    ("written move not played", START, |t| {
        t.plays("e2e4 e7e5");
        let intended = Some(t.said("g1f3"));
        t.acts(WHITE, Act::ClaimsDraw { intended });
        t.arbiter(ArbiterAct::Settles { case: 1, remedy: 1 });
        t.plays("b1c3");
    }),
    ("flag", START, |t| {
        t.plays("e2e4");
        t.arbiter(ArbiterAct::SetsTime(BLACK, Span::from_seconds(1)));
        t.at = t.at + Span::from_seconds(5);
        t.acts(WHITE, Act::ClaimsTime);
    }),
    ("both flags", START, |t| {
        t.arbiter(ArbiterAct::Observes(Observation::Flag(WHITE)));
        t.arbiter(ArbiterAct::SetsTime(BLACK, Span::from_seconds(1)));
        t.plays("e2e4");
        t.at = t.at + Span::from_seconds(5);
    }),
    ("moves missing", START, |t| {
        t.at = t.at + Span::from_minutes(31);
        t.plays("e2e4");
    }),
    ("time claimed too early", START, |t| t.acts(BLACK, Act::ClaimsTime)),
    ("five seconds a move", START, |t| {
        t.arbiter(ArbiterAct::SetsTime(WHITE, Span::from_seconds(90)));
        t.acts(WHITE, Act::AsksForIncrement);
    }),
    ("last two minutes", START, |t| {
        t.arbiter(ArbiterAct::SetsTime(WHITE, Span::from_seconds(90)));
        t.acts(WHITE, Act::ClaimsLastTwoMinutes(Ground::CannotWin));
    }),
    ("called", START, |t| {
        t.plays("e2e4 e7e5");
        t.acts(WHITE, Act::CallsArbiter(CallReason::Other));
    }),
    ("called for the boards", START, |t| {
        t.intend(&announce(WHITE, &t.said("g1f3")));
        let said = t.said("g1h3");
        t.acts(WHITE, Act::Moves(said));
        t.acts(BLACK, Act::CallsArbiter(CallReason::Boards));
    }),
    ("protest", START, |t| {
        t.plays("e2e4");
        t.acts(BLACK, Act::Protests(Complaint::TouchedPiece));
    }),
    ("gesture", START, |t| t.acts(WHITE, Act::Gestures(Gesture::LaysTheKingDown))),
    ("stopped the clock", START, |t| t.acts(WHITE, Act::Gestures(Gesture::StopsTheClock))),
    ("displaced pieces", START, |t| {
        t.arbiter(ArbiterAct::Observes(Observation::Displaced(WHITE)));
    }),
    ("faulty clock", START, |t| t.arbiter(ArbiterAct::Observes(Observation::FaultyClock))),
    ("illegal position", PINNED, |t| {
        t.plays("e2d2");
        t.arbiter(ArbiterAct::Observes(Observation::IllegalPosition));
    }),
];
