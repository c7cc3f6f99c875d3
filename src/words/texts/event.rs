//! The settings of an event, read out, and why a FEN is none. Names of texts only.

use super::argument::texts;

texts! {
    pub(crate) fn:
    event_edition(edition: &str);
    event_time(control: &str);
    event_pace(pace: &str);
    event_default_time(time: &str);
    event_period(when: &str);
    event_illegal_move(time: &str);
    event_wrong_claim(time: &str);
    event_draws(draws: &str);
    event_last_minutes(rules: &str);
    event_without_arbiter();
    event_announcements(words: &str, ranks: &str);
    event_mode(mode: &str);
    event_device(profile: &str);
    event_adapted(adaptation: &str);
    period_at_zero();
    period_at_zero_for_both();
    period_by_moves();
    draws_free();
    draws_not_before(number: u16);
    draws_through_arbiter();
    rules_announced();
    rules_not_announced();
    in_german();
    in_french();
    in_english();
    mode_tournament();
    mode_training();
    profile_recorder();
    profile_clock();
    profile_recorder_and_clock();
    profile_full();
    profile_relay();
    device_keeps_score();
    device_reads_own_score();
    device_runs_clock();
    device_tells_times();
    device_tells_moves();
    device_hears();
    device_compares();
    device_relays();
    fen_unreadable(what: &str, fen: &str, none: &str);
    fen_of_wrong_length();
    fen_board();
    fen_pocket();
    fen_turn();
    fen_castling();
    fen_en_passant();
    fen_half_moves();
    fen_full_moves();
    fen_checks();
    fen_impossible(fen: &str, reasons: &str);
    setup_empty();
    setup_without_king();
    setup_with_many_kings();
    setup_with_pawn_at_the_edge();
    setup_with_false_castling();
    setup_with_false_en_passant();
    setup_with_mover_in_check();
    setup_with_many_checks();
}
