//! Electronic boards, and what stands on them. Names of texts only.

use super::argument::texts;
use crate::chess::Color;

texts! {
    pub fn:
    board_here(kind: &str);
    board_ready();
    board_agrees_again();
    board_shows(words: &str);
    board_shows_take(words: &str);
    board_shows_one_of(words: &str);
    board_taken_back(words: &str);
    board_differs_call();
    board_differs_on(side: Color, squares: &str);
    board_differs_since(side: Color, squares: &str, number: usize);
    board_square_not_believed(square: &str);
    board_one_square_not_believed();
    boards_square_not_believed(side: Color, square: &str);
    own_board_differs_on(squares: &str);
    electronic_board_of(side: Color);
    own_electronic_board();
    board_is_empty(board: &str);
    board_is_overfull(board: &str);
    board_is_mirrored(board: &str);
    board_is_turned_by_a_quarter(board: &str);
    board_shows_another_position(board: &str);
    board_touched(side: Color, pieces: &str);
    board_touched_before_asking(side: Color, pieces: &str);
    board_no_port();
    board_not_allowed();
    board_device_not_allowed();
    board_taken_by_brltty();
    board_taken_by(program: &str);
    board_taken_by_another();
    board_no_answer();
    board_none_at_cables();
    board_several_at_cables(count: usize, example: &str, doctor: &str);
    board_gone(why: &str);
    board_no_bluetooth();
    board_none_in_the_air();
    board_locked(example: &str);
    bluetooth_not_built_in();
    board_address_unreadable(read: &str, example: &str);
    boards_not_built_in();
    board_needs_terminal();
    the_board();
    ports_for_boards(ports: &str);
    boards_in_the_air(boards: &str);
    boards_at_cables(boards: &str);
    port_is_brlttys();
    no_port_for_boards();
    fix_by_connecting_board();
}
