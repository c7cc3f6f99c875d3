//! What a player is told. Names of texts only.

use super::argument::texts;
use crate::clock::Span;

texts! {
    pub fn:
    noted();
    relayed_repetition(words: &str);
    relayed_correction(words: &str);
    draw_offered();
    offers_restricted(number: u16);
    agreements_restricted(number: u16);
    agreed_before_both_moved();
    agreed_before_blacks_thirtieth();
    times(own: Option<Span>, opponent: Option<Span>);
    moves_completed(own: u32, opponent: u32);
    score_empty();
    score(moves: &str);
    score_missing();
    with_draw_offer(words: &str);
    device_does(duties: &str);
    does_keep_score();
    does_read_own_score();
    does_run_clock();
    does_tell_times();
    does_tell_moves();
    does_hear_announcements();
    does_compare_boards();
    does_relay();
    result(points: &str);
    white_wins();
    black_wins();
    draw();
    both_lose();
    half_for_white();
    half_for_black();
    annulled();
    press_due();
    press_counts();
    to_seal_you(seal: &str);
    to_seal_as_made(seal: &str);
    to_seal_opponent();
    to_seal_whoever(seal: &str);
    nobody_seals();
    sealed_move_void();
    adjourned();
    resumption_set(when: &str);
    game_taken_up();
    tournament_mode();
    training_mode();
    device_sealed();
    device_opened();
    repetition_differs(parts: &str);
    check();
    square_empty(square: &str);
    square_holds(square: &str, piece: &str);
    nothing_can_move(square: &str);
    can_move_to(square: &str, squares: &str);
    may_claim();
    may_not_claim();
}
