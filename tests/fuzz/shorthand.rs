//! Games in shorthand, as they lie on a disk where anybody may have changed them, and as they are made of what a
//! game file says.

use hector::chess::Position;
use hector::chess::notation::pgn::{Line, MoveText, TextPlace, read_into, read_start};
use hector::chess::notation::shorthand::{FollowedBoard, Interest, Shorthand, SoughtBoard, follow};

/// Bytes are followed as far as they are a game, and no farther than they are long; what was written while a game
/// was read has its positions, branches too.
pub fn shorthand(input: &[u8]) {
    let sought = [SoughtBoard::position, SoughtBoard::pawns, SoughtBoard::men];
    let sought = sought.map(|of| of(&Position::initial()));
    let mut seen = 0_usize;
    // No game is refused here and a game there.
    let _ = follow(input, |board, stands| {
        seen += 1;
        let _ = sought.each_ref().map(|sought| sought.sighted(board, stands));
        Interest::GoOn
    });
    assert!(seen <= 2 * input.len() + 2, "{seen} positions of {} bytes", input.len());
    let moves = MoveText::default();
    let written = read_into(input, moves, TextPlace::START, Shorthand::new);
    match (written, read_start(input, moves, TextPlace::START)) {
        (Ok(Some(written)), Ok(Some(start))) => {
            let game = start.reading.game;
            let mut expected = vec![FollowedBoard::of(game.start())];
            boards(game.main_line(), game.start().clone(), &mut expected);
            let mut shown: Vec<FollowedBoard> = Vec::new();
            let followed = follow(&written.finish(), |board, _| {
                shown.push(board.clone());
                Interest::GoOn
            });
            assert!(followed.is_ok());
            assert!(shown == expected, "{} boards, {}", shown.len(), expected.len());
        }
        (Ok(None), Ok(None)) | (Err(_), Err(_)) => {}
        _ => panic!("it is a game to one and none to the other"),
    }
}

/// The boards of a line in the order in which they are shown, the last one of an exchange twice.
fn boards(line: &Line, mut position: Position, shown: &mut Vec<FollowedBoard>) {
    let mut is_exchange = false;
    for played in line.moves() {
        for branch in played.variations() {
            boards(branch, position.clone(), shown);
        }
        is_exchange =
            played.legal().is_some_and(|legal| legal.is_capture() || legal.is_promotion());
        position = position.after_turn(played.turn());
        shown.push(FollowedBoard::of(&position));
    }
    if is_exchange {
        shown.push(FollowedBoard::of(&position));
    }
}
