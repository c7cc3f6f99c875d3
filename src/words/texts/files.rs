//! Why a file, a record or a setting cannot be used. Names of texts only.

use super::argument::{Quoted, texts};

texts! {
    pub(crate) fn:
    why_not_there();
    why_not_allowed();
    why_no_room();
    why_folder();
    why_too_large();
    why_no_text();
    system_says(words: &str);
    settings_file_unreadable(path: &str, why: &str);
    settings_unreadable(count: usize, lines: &str, path: &str, example: &str);
    quoted(text: Quoted<'_>);
    settings_not_kept(path: &str, why: &str);
    folder_unreadable(path: &str, why: &str);
    no_folder_known(names: &str);
    record_exists(path: &str);
    record_exists_or_resume(path: &str, option: &str);
    no_record_there(path: &str);
    record_not_opened(path: &str);
    record_not_writable(path: &str);
    disk_full(path: &str);
    record_gone(path: &str);
    record_too_large(path: &str, most: u64);
    record_in_use(path: &str);
    not_a_record(path: &str);
    record_cut(path: &str);
    record_damaged(path: &str);
    record_not_readable(path: &str);
    record_newer(path: &str, most: i32, found: i32);
    record_altered(path: &str, how: &str);
    record_unproven(path: &str, row: u64);
    signed_by_another_key(path: &str);
    key_file_broken(path: &str);
    key_unusable(path: &str, why: &str);
    no_random_numbers();
    record_not_copied(path: &str, why: &str);
    record_fails(path: &str, why: &str);
    row_missing(row: u64);
    row_unlike_its_hash(row: u64);
    row_of_wrong_kind(row: u64);
    row_unsigned(row: u64);
    row_unlike_its_signature(row: u64);
    alive_unlike_its_signature();
    tables_unlike_a_record();
    no_first_row();
    record_format_newer(found: u32, most: u32);
    first_row_line(line: usize, why: &str);
    row_unreadable(row: u64, why: &str);
    about_file(path: &str, why: &str);
    game_in_record_is_over(path: &str);
    sealed_for(path: &str, option: &str);
    seal_not_kept(error: &str);
    sealed_until_opened();
    no_unfinished_game(path: &str, option: &str);
    reading_failed(why: &str);
    writing_failed(why: &str);
    line_numbered(number: u64, why: &str);
    line_too_long(most: u64);
    line_no_text();
    row_word_unlike(found: &str, expected: &str);
    row_ends(expected: &str);
    row_goes_on(found: &str);
    row_begins_otherwise(expected: &str);
    first_row_says(line: usize, why: &str);
}
