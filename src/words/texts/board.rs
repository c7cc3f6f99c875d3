//! What is said of boards and scores: pieces, squares, corrections, audits, and where two
//! scores part. Names of texts only.

use super::argument::texts;
use crate::chess::{Color, Role};

texts! {
    pub fn:
    white();
    black();
    without_limit();
    and_last(first: &str, last: &str);
    or_last(first: &str, last: &str);
    and_next(first: &str, next: &str);
    white_piece(piece: Role);
    pieces_of_side(side: Color);
    pieces_called(piece: Role, count: usize);
    row_of_squares(first: &str, last: &str, rank: &str);
    black_piece(piece: Role);
    move_piece(piece: &str, from: &str, to: &str);
    take_off(piece: &str, from: &str);
    put_white_on(piece: &str, to: &str);
    put_black_on(piece: &str, to: &str);
    percent_sure(percent: u16);
    nothing_wrong_so_far(sure: &str);
    nothing_wrong(sure: &str);
    likely_wrong(sure: &str, corrections: &str);
    wrong_unexplained();
    what_stands_on(square: &str, found: &str);
    no_more_questions(found: &str);
    scores_agree();
    scores_agree_for(plies: usize);
    score_lacks(side: Color, missing: usize, plies: usize);
    score_has_too_many(side: Color, extra: usize, plies: usize);
    score_has_gap(side: Color, plies: usize);
    score_kept_elsewhere(side: Color);
    part_castling();
    part_piece();
    part_from_file();
    part_from_rank();
    part_to_file();
    part_to_rank();
    part_promotion();
}
