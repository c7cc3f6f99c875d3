//! Why a line says nothing that can be done, at the arbiter's desk or at a seat, and why a
//! table at another place cannot be reached. Names of texts only.

use super::argument::texts;

texts! {
    pub fn:
    at_the_desk(told: &str);
    desk_next_for_case(case: u32, settle: &str, dismiss: &str);
    desk_nothing_new(arbiter: &str, example: &str);
    new_arbiters_number();
    arbiter_to_the_keyboard();
    enter_for_no_tournament();
    arbiters_number_set();
    number_unasked();
    program_is_watched();
    new_arbiters_number_again();
    arbiters_number_unfit();
    help_with_new_number();
    quit_leaves(quit: &str);
    help_with_number();
    enter_leaves_all();
    arbiters_numbers_differ();
    arbiters_number_wanted();
    arbiters_number_wrong();
    arbiters_number_not_right();
    arbiters_number_wait(seconds: u64);
    number_not_kept(reason: &str);
    not_readable_here(read: &str, expected: &str);
    missing_here(expected: &str);
    what_the_arbiter_does(words: &str);
    a_length_of_time();
    moves_to_reconstruct();
    a_ply_and_a_number();
    until_when_and_where();
    how_early_to_seal();
    the_sealed_move_and_which();
    number_of_a_case();
    one_side_and_no_more();
    time_or_moves();
    case_and_remedy();
    what_was_seen(words: &str);
    a_square();
    moves_in_a_row();
    line_unreadable(most: u64);
    no_address(read: &str, example: &str);
    no_door(address: &str, why: &str);
    no_code();
    no_game_at_two_places(path: &str, command: &str);
    no_table_known(option: &str);
    letter_unreadable(why: &str);
    game_there_unreadable(why: &str);
    letter_too_long(length: usize, most: usize);
    played_at_a_terminal();
    tournament_alone();
    recorder_at_a_terminal();
}
