//! The page of the opponent at the second board. Names of texts only.

use super::argument::texts;
use crate::chess::Color;

texts! {
    pub fn:
    page_open(address: &str, code: &str);
    page_fingerprint(fingerprint: &str);
    page_at_a_tournament();
    page_bad_address(read: &str, example: &str);
    page_cannot_serve(address: &str, reason: &str);
    page_no_certificate(file: &str, reason: &str);
    page_not_built_in();
    page_came_in();
    page_says_take(words: &str);
    page_calls_arbiter();
    page_title();
    page_way_in();
    page_code();
    page_code_help(example: &str);
    page_wrong();
    page_not_begun();
    page_your_move();
    page_others_move();
    page_others_clock_runs();
    page_not_moved();
    page_heard();
    page_repeat();
    page_offers_draw();
    page_announced();
    page_waits();
    page_interrupted();
    page_over(result: &str);
    page_clocks();
    page_your_clock(side: Color);
    page_others_clock(side: Color);
    page_runs();
    page_press();
    page_enter_move();
    page_move();
    page_move_help(words: &str, letters: &str);
    page_enter();
    page_tap();
    page_tap_from();
    page_tap_to(square: &str);
    page_becomes();
    page_becomes_nothing();
    page_squares();
    page_chosen();
    page_call();
    page_call_sure();
    page_not_understood(read: &str, reason: &str);
    page_unreadable(most: usize);
    page_not_your_move();
    page_say_both();
    page_taken();
    page_not_taken();
    page_pressed();
    page_clock_not_yours();
    page_arbiter_called();
    page_clock_stands();
    page_tick_first();
    page_too_soon();
    page_too_many();
    page_cut();
}
