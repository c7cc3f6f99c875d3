//! Boards of which a square sticks or flickers, under noisy hands: no move is told that was not made, the square is
//! set aside and no other one, and from then on most moves are found again. `HECTOR_GAMES=1000` plays more.

use hector::chess::{ClaimedMove, Move, Piece, Position, Square, Variant};
use hector::clock::{Moment, Span};
use hector::table::Standing;
use hector::table::sensed::{
    BoardPatience, BoardSense, HandSeen, HandWatch, SquareSense, TouchFacts,
};
use shakmaty::Board;

use crate::common::asked::{self, Games};
use crate::common::dice::Dice;
use crate::common::games::random_game;
use crate::common::hands::Feeling;

/// What is wrong with a sensor.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Fault {
    None,
    Full,
    Empty,
    Flickers,
}

/// One game at such a board, in which every move is announced two seconds after it was made.
struct FaultyBoard {
    seed: u64,
    feeling: Feeling,
    fault: Fault,
    at: Square,
    pieces: Board,
    watch: HandWatch,
    now: u64,
    /// The move that is being made, once a hand has made it.
    made: Option<Move>,
    told: usize,
    set_aside: bool,
    /// So many moves were made after that, and so many of them told before they were said.
    after: [usize; 2],
}

impl FaultyBoard {
    fn moment(&self) -> Moment {
        Moment::from_micros(self.now * 1_000)
    }

    fn reading(&mut self) -> BoardSense {
        let sense = |stands: Option<Piece>| match (self.feeling, stands) {
            (_, None) => SquareSense::Empty,
            (Feeling::Pieces, Some(piece)) => SquareSense::Stands(piece),
            (Feeling::Colours, Some(piece)) => SquareSense::Coloured(piece.color),
            (Feeling::Occupied, Some(_)) => SquareSense::Occupied,
        };
        let mut reading = BoardSense::by(|at| sense(self.pieces.piece_at(at)));
        let piece = Piece::from_char('P');
        match self.fault {
            Fault::None => {}
            Fault::Full => reading.set(self.at, sense(piece)),
            Fault::Empty => reading.set(self.at, SquareSense::Empty),
            Fault::Flickers if (self.now / 100).is_multiple_of(2) => {
                reading.set(self.at, SquareSense::Empty)
            }
            Fault::Flickers => {}
        }
        reading
    }

    /// Time passes, and the board is read ten times a second.
    fn passes(&mut self, millis: u64) {
        for _ in 0..millis / 100 {
            self.now += 100;
            while let Some(due) = self.watch.next_wake().filter(|due| *due <= self.moment()) {
                let seen = self.watch.wake(due);
                let is_stuck = seen.is_empty() && self.watch.next_wake() == Some(due);
                self.hear(seen);
                if is_stuck {
                    break;
                }
            }
            let (now, reading) = (self.moment(), self.reading());
            let seen = self.watch.read(now, reading);
            self.hear(seen);
        }
    }

    fn hear(&mut self, seen: Vec<HandSeen>) {
        let what = (self.seed, self.feeling, self.fault, self.at, self.now);
        for seen in seen {
            match seen {
                HandSeen::Agrees
                | HandSeen::Differs(_)
                | HandSeen::NotSetUp(_)
                | HandSeen::Touched(_) => {}
                HandSeen::Stands { claim, .. } => {
                    let made = self.made.map(ClaimedMove::from);
                    assert_eq!(Some(claim), made, "{what:?}");
                    self.told += 1;
                }
                HandSeen::OneOf(claims) => {
                    let made = self.made.map(ClaimedMove::from);
                    assert!(made.is_some_and(|made| claims.contains(&made)), "{what:?} {claims:?}");
                    self.told += 1;
                }
                HandSeen::NotBelieved(at) => {
                    assert!(self.fault != Fault::None && at == self.at, "{what:?}: {at}");
                    assert!(!std::mem::replace(&mut self.set_aside, true), "{what:?}: twice");
                }
                HandSeen::TakenBack(claim) => panic!("{what:?}: {claim:?} is taken back"),
            }
        }
    }

    fn puts(&mut self, at: Square, stands: Option<Piece>, millis: u64) {
        match stands {
            Some(piece) => self.pieces.set_piece_at(at, piece),
            None => self.pieces.discard_piece_at(at),
        }
        self.passes(millis);
    }

    /// A hand makes the move, the king before the rook, what is taken first.
    fn moves(&mut self, position: &Position, made: Move, dice: &mut Dice) {
        let after = position.after(made);
        let changed = |at: &Square| position.piece_at(*at) != after.piece_at(*at);
        let squares: Vec<Square> = Square::ALL.into_iter().filter(changed).collect();
        let by = position.turn();
        let is_taken = |at: &Square| position.piece_at(*at).is_some_and(|piece| piece.color != by);
        for at in squares.iter().filter(|at| is_taken(at)) {
            self.puts(*at, None, 300 + 100 * dice.below(8) as u64);
        }
        for at in squares.iter().filter(|at| position.piece_at(**at).is_some() && !is_taken(at)) {
            self.puts(*at, None, 300 + 100 * dice.below(20) as u64);
        }
        let arriving: Vec<Square> =
            squares.into_iter().filter(|at| after.piece_at(*at).is_some()).collect();
        for (number, at) in arriving.iter().enumerate() {
            if number + 1 == arriving.len() {
                self.made = Some(made);
            }
            self.puts(*at, after.piece_at(*at), 200);
        }
    }
}

#[test]
fn a_square_that_sticks_is_set_aside_and_no_move_is_invented() {
    let games = match asked::games(12) {
        Games::One(seed) => seed..seed + 1,
        Games::Many(games) => 0..games,
    };
    let faults = [Fault::None, Fault::Full, Fault::Empty, Fault::Flickers];
    let (mut aside, mut after) = ([0; 4], [0; 2]);
    for seed in games {
        for (number, fault) in faults.into_iter().enumerate() {
            let board = plays(seed, fault);
            aside[number] += usize::from(board.set_aside);
            if board.set_aside {
                after[0] += board.after[0];
                after[1] += board.after[1];
            }
        }
    }
    assert_eq!(aside[0], 0);
    assert!(aside[1..].iter().all(|count| *count > 0), "{aside:?}");
    assert!(after[1] * 10 >= after[0] * 8, "of {} moves {} were found", after[0], after[1]);
}

fn plays(seed: u64, fault: Fault) -> FaultyBoard {
    let mut dice = Dice::new(seed ^ 0x57c4);
    let feeling = dice.pick(&[Feeling::Pieces, Feeling::Colours, Feeling::Occupied]);
    let at = dice.pick(&Square::ALL);
    let game = random_game(Variant::Standard, seed);
    let mut position = game.start().clone();
    let start = Standing::Regular(position.clone());
    let patience = BoardPatience::USUAL.read_again_within(Span::from_seconds(1));
    let watch = HandWatch::new(&start, patience, TouchFacts::Ignored)
        .lying(hector::table::sensed::Facing::AsNumbered);
    let pieces = start.board();
    let (made, told, set_aside, after) = (None, 0, false, [0; 2]);
    let mut board = FaultyBoard {
        seed,
        feeling,
        fault,
        at,
        pieces,
        watch,
        now: 0,
        made,
        told,
        set_aside,
        after,
    };
    board.passes(4_000);
    for made in game.moves().iter().take(60) {
        (board.made, board.told) = (None, 0);
        board.passes(1_500 + 100 * dice.below(30) as u64);
        let was_set_aside = board.set_aside;
        board.moves(&position, *made, &mut dice);
        board.passes(3_000);
        if was_set_aside {
            board.after[0] += 1;
            board.after[1] += usize::from(board.told > 0);
        }
        let by = position.turn();
        board.watch.said(board.moment(), by, &ClaimedMove::from(*made));
        position.play(*made);
    }
    board
}
