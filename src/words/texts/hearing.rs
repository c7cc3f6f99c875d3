//! Why words were not understood. Names of texts only.

use super::argument::texts;

texts! {
    pub(in crate::words) fn:
    nothing_said();
    nothing_read();
    too_many_words(most: usize);
    unknown_word(word: &str, expected: &str);
    did_you_mean(nearest: &str);
    lone_letter(letter: &str);
    cannot_stand_here(word: &str, expected: &str);
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
}
