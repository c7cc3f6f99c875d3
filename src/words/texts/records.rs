//! The games on record: their list, their score sheets, and the proof that none was
//! altered. Names of texts only.

use super::argument::{NamedSide, texts};
use crate::chess::Color;
use crate::clock::Span;

texts! {
    pub(crate) fn:
    no_games_in(path: &str);
    game_on_record(date: &str, white: &str, black: &str, moves: &str, ended: &str);
    numbered_game(number: usize, game: &str);
    games_lie_in(path: &str);
    own_games_latest_first(games: &str);
    no_saved_game();
    no_saved_game_of_number(number: usize, count: usize);
    practice_has_no_record(number: usize);
    moves_counted(moves: usize);
    moves_by_clock(moves: &str);
    moves_by_score(moves: &str, side: Color);
    moves_not_announced();
    is_unfinished();
    is_annulled();
    sheet_of(player: NamedSide<'_>);
    side_with_name(side: Color, name: &str);
    sheet_is_empty();
    sheet_is_elsewhere();
    no_sheet_in_record();
    sheet_line(name: &str, value: &str);
    the_event();
    the_site();
    the_round();
    the_date();
    the_arbiters_number();
    sheet_lacks();
    other_sheet_has(side: Color, entry: &str);
    sheets_agree();
    sheets_differ_at(side: Color, number: usize);
    game_not_finished();
    ended_with(result: &str);
    nobody_has_signed();
    signed_by(sides: &str);
    sheet_of_both(white: &str, black: &str);
    sheet_columns();
    sheet_has_no_moves();
    column_of_numbers();
    column_of_differences();
    sheet_differs_here(side: Color);
    the_result();
    the_signatures();
    has_signed(player: NamedSide<'_>);
    has_not_signed(player: NamedSide<'_>);
    the_record();
    unaltered(rows: u64);
    last_hash_is(hash: &str);
    signed_with_key(key: &str);
    was_silent(lasted: Span, from: Span);
    wall_set_forward(by: Span, at: Span);
    wall_set_back(by: Span, at: Span);
    arbiters_number_is();
    arbiters_number_on_record(fingerprint: &str);
    arbiters_number_unprotected();
    arbiters_number_is_not();
    verify_cannot_know();
    other_place_had(rows: u64, hash: &str);
    no_arbiters_number();
    no_row_with_that_hash();
    hash_of_last_row(row: u64);
    hash_of_row(row: u64, since: u64);
    not_a_hash(read: &str);
    record_gives_another_game();
    own_name_wanted();
    own_name_is(name: &str);
    own_name_unknown(command: &str);
    opponents_name_is(name: &str);
    opponents_name_unknown(command: &str);
    name_unfit(most: usize);
    help_with_name(command: &str);
}
