//! Why games in braille cannot be read or written, and why they cannot be turned into anything else. Names of texts only.

use super::argument::texts;
use crate::chess::Color;

texts! {
    pub fn:
    on_page(page: usize, line: usize, what: &str);
    score_sign(sign: &str, script: &str);
    score_quoted_sign(sign: &str);
    score_sign_numbered(number: u32);
    unicode_braille();
    braille_ascii();
    score_no_text();
    score_long_line(most: usize);
    score_columns();
    score_no_game();
    score_long_game(most: usize);
    score_open_box();
    score_no_tag(read: &str);
    score_tag_twice(name: &str);
    score_tag_name(name: &str);
    score_own_tag(name: &str);
    score_variant(variant: &str);
    score_spelling(dots: &str, table: &str);
    score_number(read: u32, expected: u32, side: Color);
    score_unreadable(dots: &str, why: &str);
    score_unplayable(dots: &str, why: &str);
    score_open_comment();
    score_open_variation();
    score_no_variation();
    score_misplaced_variation();
    score_variation_too_deep();
    score_glyph(read: &str);
    score_no_result();
    score_after_result();
    cell_in_no_move(cell: usize, dots: &str);
    cell_in_no_table(cell: usize, dots: &str, table: &str);
    layout_width(cells: usize, least: usize, most: usize);
    layout_height(lines: usize, least: usize, most: usize);
    layout_dots(table: &str);
    ranks_of_a_code_alone(table: &str);
    nothing_in_braille();
    louis_missing(program: &str, command: &str);
    louis_name(name: &str);
    louis_table(table: &str, reason: &str);
    louis_other_lines(table: &str);
    louis_late(seconds: u64);
    louis_failed(why: &str);
    louis_no_braille(table: &str, text: &str);
    louis_joins_moves(table: &str, one: &str, read: &str, known: &str);
    louis_eight_dots();
    own_input(path: &str, option: &str);
    not_written(path: &str, why: &str);
    not_read(path: &str, why: &str);
    long_for_a_game(most: u64);
}
