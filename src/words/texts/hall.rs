//! The desk of a hall, and what a table hears of its hall. Names of texts only.

use super::argument::texts;
use crate::clock::Span;

texts! {
    pub fn:
    hall_found();
    hall_is_away();
    hall_is_another();
    hall_code_doubled();
    hall_differs();
    hall_code_unreadable(read: &str, example: &str);
    hall_not_built_in();
    hall_ready(tables: usize, games: usize);
    hall_code(table: u32, command: &str);
    hall_codes_in(folder: &str);
    hall_of_table(table: u32, told: &str);
    hall_table_line(table: u32, white: &str, black: &str, moves: &str);
    hall_table_without_game(table: u32);
    hall_clocks(white: Span, black: Span);
    hall_result(result: &str);
    hall_result_line(white: &str, black: &str, result: &str);
    hall_open_cases(count: usize);
    hall_is_silent();
    hall_is_heard();
    hall_game_begins();
    hall_row_unreadable(row: u64);
    hall_row_altered(row: u64);
    hall_row_foreign();
    hall_server_away();
    hall_server_back();
    hall_not_kept(reason: &str);
    hall_kept_again();
    hall_no_cases();
    hall_no_results();
    hall_no_such_table(table: u32, most: u32);
    hall_at_no_table();
    hall_leaves_table(table: u32);
    hall_not_understood(read: &str);
    hall_order_sent(table: u32);
    hall_order_waits();
    hall_sure_to_close();
    hall_help();
    hall_needs_server(remedy: &str);
    hall_server_ended(reason: &str);
    hall_server_silent();
    hall_cannot_open(folder: &str, reason: &str);
    hall_bad_address(read: &str, example: &str);
    hall_too_many_tables(most: u32);
}
