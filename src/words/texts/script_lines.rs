//! What a refused line of a game should have said. Names of texts only.

use super::argument::texts;

texts! {
    pub fn:
    a_script_line();
    what_an_assistant_begins_with();
    what_a_player_does();
    what_is_asked();
    what_is_claimed();
    a_piece_and_a_square();
    a_new_piece();
    a_board_of_a_fen();
    a_ply_and_a_move();
    odds_to_give();
    a_move_on_the_own_half();
    minutes_to_come_late();
    draw_offers_to_choose();
    number_of_a_start();
    a_position_for_moves();
    no_waiting();
}
