//! What a player is asked and answered at the table beside the notices of the game. Names of
//! texts only.

use super::argument::texts;

texts! {
    pub(crate) fn:
    own_time_is(time: &str);
    opponents_time_is(time: &str);
    empty_score();
    missing_move();
    draw_offered_with();
    sure_to_resign();
    sure_to_offer_draw();
    sure_to_accept_draw();
    sure_to_leave();
    yes_or_no();
    all_as_it_was();
    not_understood(text: &str, reason: &str);
    correct_to_what();
    no_such_line();
    unfinished_game(game: &str);
    which_colour();
    which_time(usual: &str, other: &str);
    which_mode();
    colour_unclear(text: &str);
    mode_unclear(text: &str);
    game_ready(colour: &str, time: &str);
    game_resumed(moves: usize);
    enter_starts_clock();
    whites_clock_runs();
    game_summary(result: &str, moves: usize);
    game_saved(files: &str);
    game_not_saved(reason: &str);
    game_left();
    number_beside_command();
    help_before_start();
    help_own_turn();
    help_opponents_turn();
    help_over();
    training();
    tournament();
    side_of_white();
    side_of_black();
    empty_square();
    colour_white();
    colour_black();
}
