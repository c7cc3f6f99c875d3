//! Why words were not understood. Names of texts only.

use super::argument::{Quoted, texts};
use crate::chess::Role;

texts! {
    pub fn:
    nothing_said();
    nothing_read();
    too_many_words(most: usize);
    understood_with(option: &str);
    several_moves();
    unknown_word(word: Quoted<'_>, expected: &str);
    move_such_as(example: &str);
    question_such_as();
    did_you_mean(nearest: &str);
    lone_letter(letter: &str);
    cannot_stand_here(word: Quoted<'_>, expected: &str);
    move_incomplete(expected: &str);
    reading_incomplete(expected: &str);
    squares_missing(rank: &str, squares: usize);
    expected_end();
    expected_piece();
    expected_file();
    expected_rank();
    expected_castling();
    expected_promotion();
    expected_capture();
    expected_remark();
    expected_answer();
    expected_colour();
    expected_empty();
    expected_rank_word();
    unread_move(word: Quoted<'_>, expected: &str, column: usize);
    one_single_move();
    no_letter_for_a_pawn();
    piece_letter_or_file();
    rank_number();
    rank_number_perhaps_one();
    file_letter();
    file_letter_perhaps_g();
    letter_of_promotion();
    closing_bracket();
    end_or_sign(signs: &str);
    moves_or_blank(blank: &str);
    how_moves_are_written(knight: &str);
    typed_ambiguous(typed: Quoted<'_>, why: &str);
    typed_impossible(typed: Quoted<'_>, why: &str);
    ambiguous_say_which(choices: &str);
    or_rather(first: &str, next: &str);
    nothing_to_take(square: &str);
    another_piece_there(square: &str, found: Role, named: Role);
    ordinary_move(square: &str);
    piece_named(piece: Role);
    what_does_it_become(pieces: &str);
    which_of_these(piece: Role, squares: &str);
    which_piece_moves(pieces: &str);
    where_does_it_go(piece: Role);
    help_where_to(back: &str);
    castling_which_side();
    castling_short();
    castling_long();
    help_which_move(back: &str);
    stands_so_already(words: &str);
}
