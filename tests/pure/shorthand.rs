//! Games in shorthand, followed beside the positions that they were written from.

use crate::common::dice::Dice;
use crate::common::games::random_game;
use hector::chess::notation::pgn::{
    GameBuilder, GameResult, Line, MoveText, PgnGame, Tags, TakesMoves, TextPlace, read_into,
};
use hector::chess::notation::shorthand::{
    FollowedBoard, Interest, NotShorthand, Shorthand, Stands, follow,
};
use hector::chess::{History, Move, Position, Variant};

const GAMES: u64 = 300;

/// Plays a game with branches that the dice make, for whoever takes it down.
fn play(game: &History, seed: u64, to: &mut impl TakesMoves) {
    let mut dice = Dice::new(seed);
    for legal in game.moves() {
        to.play(*legal);
        while dice.one_in(8) {
            branch(&mut dice, 1, to);
        }
    }
}

fn branch(dice: &mut Dice, depth: usize, to: &mut impl TakesMoves) {
    to.open_variation().expect("there is a move to replace");
    for _ in 0..dice.below(6) {
        let moves = to.position().legal_moves();
        if moves.is_empty() {
            break;
        }
        match dice.one_in(6) && !to.position().is_check() {
            true => to.pass(),
            false => to.play(moves[dice.below(moves.len())]),
        }
        if depth < 4 && dice.one_in(5) {
            branch(dice, depth + 1, to);
        }
    }
    to.close_variation().expect("one is open");
}

fn in_shorthand(game: &History, seed: u64) -> Vec<u8> {
    let mut shorthand = Shorthand::new(game.start().clone());
    play(game, seed, &mut shorthand);
    shorthand.finish()
}

fn as_tree(game: &History, seed: u64) -> PgnGame {
    let mut builder = GameBuilder::new(game.start().clone());
    play(game, seed, &mut builder);
    builder.finish(Tags::default(), GameResult::Open)
}

/// The boards of a line in the order in which they are to be shown.
fn boards(line: &Line, mut position: Position, shown: &mut Vec<(FollowedBoard, bool)>) {
    let mut settled = true;
    for played in line.moves() {
        for branch in played.variations() {
            boards(branch, position.clone(), shown);
        }
        settled = !played.legal().is_some_and(|legal| changes_material(&position, legal));
        position = position.after_turn(played.turn());
        shown.push((FollowedBoard::of(&position), settled));
    }
    if !settled {
        shown.push((FollowedBoard::of(&position), true));
    }
}

fn changes_material(position: &Position, legal: Move) -> bool {
    use shakmaty::Position as _;
    let before = position.board().board().material();
    before != position.after(legal).board().board().material()
}

#[test]
fn every_position_of_a_game_and_of_its_branches_is_shown_in_order() {
    for number in 0..GAMES {
        for variant in [Variant::Standard, Variant::Chess960] {
            let game = random_game(variant, number);
            let mut expected = vec![(FollowedBoard::of(game.start()), true)];
            let tree = as_tree(&game, number);
            boards(tree.main_line(), game.start().clone(), &mut expected);
            let mut shown = Vec::new();
            let followed = follow(&in_shorthand(&game, number), |board, stands| {
                shown.push((board.clone(), stands.settled));
                Interest::GoOn
            });
            assert_eq!(followed, Ok(()));
            assert!(shown == expected, "game {number} of {variant:?}");
        }
    }
}

/// A move takes a byte, a queen's now and then two; a branch four more.
#[test]
fn a_game_takes_little_more_than_a_byte_a_move() {
    let mut moves = 0;
    let mut bytes = 0;
    for number in 0..GAMES {
        let game = random_game(Variant::Standard, number);
        let start = Position::initial();
        let mut shorthand = Shorthand::new(start.clone());
        if *game.start() != start {
            continue;
        }
        game.moves().iter().for_each(|legal| shorthand.play(*legal));
        moves += game.moves().len();
        bytes += shorthand.finish().len();
    }
    assert!(moves > 5_000, "{moves}");
    assert!(bytes * 10 < moves * 11, "{bytes} bytes for {moves} moves");
}

#[test]
fn more_men_than_a_set_holds_are_told_apart() {
    let fen = "nnnnknnn/nnnnnnnn/nnnnnnnn/8/8/QQQQQQQQ/QQQQQQQQ/QQQQKQQQ w - - 0 1";
    let Ok(start) = Position::from_fen(fen) else { panic!("a position") };
    let mut game = History::new(start);
    for number in 0..40 {
        let moves = game.position().legal_moves();
        let Some(legal) = moves.get(number * 7 % moves.len().max(1)) else { break };
        game.play(*legal);
    }
    assert!(game.moves().len() > 4);
    let mut last = None;
    let followed = follow(&in_shorthand(&game, 5), |board, _| {
        last = Some(board.clone());
        Interest::GoOn
    });
    assert_eq!(followed, Ok(()));
    assert_eq!(last, Some(FollowedBoard::of(game.position())));
}

#[test]
fn who_wants_no_more_of_a_line_sees_the_others() {
    let text = b"1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) (1... e6 2. d4) 2. Nf3 Nc6 *";
    let game = shorthand_of(text);
    let seen = |not_after: &str| {
        let mut seen = 0;
        let hidden = Position::from_fen(not_after).expect("a position");
        let hidden = FollowedBoard::of(&hidden);
        let followed = follow(&game, |board, _| {
            seen += 1;
            if board.pieces() == hidden.pieces() { Interest::NotHere } else { Interest::GoOn }
        });
        assert_eq!(followed, Ok(()));
        seen
    };
    // Ten moves and the start.
    assert_eq!(seen("8/8/8/8/8/8/8/K1k5 w - - 0 1"), 12);
    // After 1. e4: both branches replace the answer to it, and belong to what follows.
    assert_eq!(seen("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"), 2);
    // After 1... c5 only that branch, and the one in it, is left out.
    assert_eq!(seen("rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"), 8);
    let mut seen = 0;
    let followed = follow(&game, |_, _| {
        seen += 1;
        if seen == 3 { Interest::Enough } else { Interest::GoOn }
    });
    assert_eq!((followed, seen), (Ok(()), 3));
}

fn shorthand_of(text: &[u8]) -> Vec<u8> {
    let game = read_into(text, MoveText::default(), TextPlace::START, Shorthand::new);
    game.expect("good tags").expect("a game").finish()
}

/// What was read up to an error is there, and a variation that was never closed as well.
#[test]
fn a_game_that_breaks_off_has_the_positions_before_the_break() {
    let count = |text: &[u8]| {
        let mut count = 0;
        let followed = follow(&shorthand_of(text), |_, _| {
            count += 1;
            Interest::GoOn
        });
        assert_eq!(followed, Ok(()));
        count
    };
    assert_eq!(count(b"1. e4 e5 2. Ke3 Nc6 *"), 3);
    assert_eq!(count(b"1. e4 e5 (1... c5 2. Nf3 (2. Nc3 *"), 6);
    assert_eq!(count(b"1. e4 e5 (1... c5 2. -- d6) 2. Nf3"), 7);
}

#[test]
fn branches_deeper_than_any_game_has_are_refused() {
    let mut bytes = vec![0, 0x44];
    bytes.extend([0x0f, 0xff].repeat(1_000_000));
    assert_eq!(follow(&bytes, |_, _| Interest::GoOn), Err(NotShorthand));
}

#[test]
fn bytes_that_are_no_game_are_refused_and_never_end_the_program() {
    let mut dice = Dice::new(11);
    let mut refused = 0;
    for number in 0..2_000 {
        let game = random_game(Variant::Standard, number % 50);
        let mut bytes = in_shorthand(&game, number);
        for _ in 0..=dice.below(3) {
            let at = dice.below(bytes.len());
            match dice.below(3) {
                0 => bytes[at] = dice.next().to_le_bytes()[0],
                1 => bytes.truncate(at),
                _ => bytes.insert(at, dice.next().to_le_bytes()[0]),
            }
            if bytes.is_empty() {
                break;
            }
        }
        let mut seen = 0_usize;
        let followed = follow(&bytes, |_, _: Stands| {
            seen += 1;
            Interest::GoOn
        });
        assert!(seen <= 2 * bytes.len() + 2, "{seen} positions of {} bytes", bytes.len());
        refused += usize::from(followed == Err(NotShorthand));
    }
    assert!(refused > 500, "{refused}");
}
