//! What a player is asked and answered at the table beside the notices of the game. Names of
//! texts only.

use super::argument::{Quoted, texts};
use crate::chess::Color;

texts! {
    pub(crate) fn:
    own_time_is(time: &str);
    opponents_time_is(time: &str);
    empty_score();
    missing_move();
    draw_offered_with();
    draw_not_offered();
    sure_to_resign();
    sure_to_offer_draw();
    sure_to_accept_draw();
    sure_to_leave();
    sure_to_abandon();
    sure_to_claim_draw();
    sure_to_claim_draw_with(words: &str);
    opponent_really_resigns();
    sure_to_end_game();
    no_tournament_without_number();
    tournament_on_record(option: &str);
    tournament_goes_on_at_terminal(command: &str);
    yes_or_no();
    all_as_it_was();
    nothing_was_asked();
    not_understood(text: Quoted<'_>, reason: &str);
    correct_to_what();
    not_pressed_read_as(side: Color);
    not_pressed_corrected(side: Color);
    out_of_turn_read_as(side: Color);
    is_it_your_move(words: &str);
    nothing_to_correct();
    read_what();
    noted_is();
    clock_does_not_run(side: Color);
    opponent_pressed();
    whose_clock_runs(side: Color);
    no_clock_runs();
    no_such_line();
    unfinished_game(game: &str);
    which_colour();
    which_time(usual: &str, other: &str);
    which_mode();
    which_announcement_words();
    help_with_question();
    colour_unclear(text: Quoted<'_>);
    mode_unclear(text: Quoted<'_>);
    game_ready(colour: &str, time: &str);
    game_ready_without_clock(colour: &str, time: &str);
    game_resumed(moves: usize);
    enter_starts_clock();
    game_summary(result: &str, moves: usize);
    game_saved(files: &str);
    game_not_saved(reason: &str);
    game_not_over(resign: &str);
    game_left();
    number_beside_command();
    own_move_unpressed();
    help_before_start();
    help_own_turn();
    help_opponents_turn();
    help_over();
    only_in_training();
    training();
    tournament();
    side_of_white();
    side_of_black();
    empty_square();
    colour_white();
    colour_black();
}
