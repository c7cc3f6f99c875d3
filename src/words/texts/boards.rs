//! Electronic boards, and what stands on them. Names of texts only.

use super::argument::{WhichBoard, texts};
use crate::chess::Color;
use crate::words::called_board::CalledBoard;

texts! {
    pub fn:
    board_here(board: CalledBoard, kind: &str);
    board_ready(board: CalledBoard);
    board_agrees_again(board: CalledBoard);
    board_shows(board: CalledBoard, words: &str);
    board_shows_take(board: CalledBoard, words: &str);
    board_shows_one_of(board: CalledBoard, words: &str);
    board_taken_back(board: WhichBoard, words: &str);
    board_differs_call(board: CalledBoard);
    board_differs_on(side: Color, squares: &str);
    board_differs_since(side: Color, squares: &str, number: usize);
    board_square_not_believed(board: WhichBoard, square: &str);
    board_one_square_not_believed(board: WhichBoard);
    boards_square_not_believed(side: Color, square: &str);
    boards_show_otherwise(own: &str, opponents: &str);
    boards_alike_differ_on(squares: &str);
    boards_alike_differ_since(squares: &str, number: usize);
    boards_differ_call();
    own_board_differs_on(squares: &str);
    electronic_board();
    opponents_electronic_board();
    electronic_board_of(side: Color);
    own_electronic_board();
    board_is_empty(board: &str);
    board_is_overfull(board: &str);
    board_is_mirrored(board: &str);
    board_is_turned_by_a_quarter(board: &str);
    board_shows_another_position(board: &str);
    board_touched(side: Color, pieces: &str);
    board_touched_before_asking(side: Color, pieces: &str);
    board_no_port(board: CalledBoard);
    board_not_allowed(board: CalledBoard);
    board_device_not_allowed(board: CalledBoard);
    board_taken_by_brltty(board: CalledBoard);
    board_taken_by(board: CalledBoard, program: &str);
    board_taken_by_another(board: CalledBoard);
    board_no_answer(board: WhichBoard);
    board_none_at_cables(board: WhichBoard);
    board_several_at_cables(count: usize, example: &str, doctor: &str);
    board_gone(board: CalledBoard, why: &str);
    board_no_bluetooth(board: CalledBoard);
    board_none_in_the_air(board: WhichBoard);
    board_locked(board: CalledBoard, example: &str);
    bluetooth_not_built_in();
    board_address_unreadable(read: &str, example: &str);
    board_of_nobody(owner: &str, example: &str);
    boards_of_one_owner(example: &str);
    boards_without_owner(example: &str);
    board_owner_said_twice(option: &str, example: &str);
    boards_at_one_place(one: &str, other: &str, example: &str);
    one_board_here(count: usize);
    only_your_board_here();
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
