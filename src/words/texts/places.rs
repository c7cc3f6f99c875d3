//! What is told in a game at two places, and at the arbiter's desk far from the table. Names of
//! texts only.

use super::argument::{Quoted, texts};

texts! {
    pub fn:
    place_listens(address: &str, code: &str);
    table_listens_for_desk(address: &str, code: &str);
    desk_ready(moves: &str);
    desk_ready_unheard();
    desk_help();
    desk_help_at_the_seat(arbiter: &str);
    desk_cut_off();
    desk_act_not_sent();
    desk_act_lost(line: Quoted<'_>);
    sure_to_leave_desk();
    which_code();
    code_unclear(text: &str);
    code_help();
    going_there(address: &str);
    nobody_answers();
    place_is_there();
    place_cut_off();
    place_cut_off_at_rest();
    wrong_code_tried(tried: u32);
    no_hector_there();
    code_is_wrong();
    codes_were_wrong();
    waits_at_the_door();
    goes_on_with_host(game: &str);
    host_knows_no_game();
    no_door_open();
    code_unanswered();
    not_known_there();
    nobody_new_there();
    no_code_now();
    call_the_arbiter();
    places_part(here: &str, there: &str);
    places_differ_in_counters();
    places_differ_in_position();
    places_differ_in_white_score();
    places_differ_in_black_score();
    places_differ_in_clock();
    places_parted_there();
}
