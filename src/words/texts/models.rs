//! What is told about models of speech that are listed, fetched, tried and removed. Names of texts only.

#![cfg_attr(not(feature = "ear"), allow(dead_code, reason = "without an ear there are no models"))]

use super::argument::{Quoted, texts};

texts! {
    pub(crate) fn:
    no_folder_for_models(name: &str);
    model_list_unreadable(line: usize, path: &str);
    model_own(name: &str, languages: &str, megabytes: u64, licence: &str);
    model_here(name: &str, language: &str, megabytes: u64, licence: &str);
    model_of_the_user(name: &str, megabytes: u64);
    model_in_use();
    model_not_usable(name: &str, why: &str);
    model_fetchable(name: &str, language: &str, megabytes: u64, licence: &str);
    model_fetchable_of_any_size(name: &str, language: &str, licence: &str);
    model_of_no_use(name: &str, language: &str);
    models_how(fetch: &str, select: &str, compare: &str);
    model_not_there(name: Quoted, known: &str);
    model_none_here(name: Quoted, command: &str);
    model_used_now(name: &str);
    voice_before_models(voice: &str);
    model_use_by(command: &str);
    model_own_stays();
    model_remove_asked(name: &str, megabytes: u64);
    model_remove_by(command: &str);
    model_removed(name: &str);
    model_stays(name: &str);
    model_unknown(name: Quoted, known: &str);
    model_fixed_unfetched(name: &str, known: &str);
    model_already_there(name: &str, command: &str);
    model_fetched_elsewhere(name: &str);
    fetch_begins(name: &str, megabytes: u64, address: &str);
    fetch_begins_of_any_size(name: &str, address: &str);
    fetch_goes_on(name: &str, megabytes: u64);
    fetch_no_room(folder: &str, needed: u64, left: u64);
    fetch_no_curl(program: &str, command: &str);
    fetch_not_started(program: &str, why: &str);
    fetch_refused(address: &str, number: u16);
    fetch_elsewhere(address: &str, other: &str);
    fetch_unreached(address: &str, why: &str);
    fetch_late(seconds: u64, command: &str);
    fetch_cut(megabytes: u64, command: &str);
    fetch_other_size(expected: u64, found: u64);
    fetch_no_size(address: &str);
    fetch_other_sum(name: &str, expected: &str, found: &str);
    sum_is_none(written: Quoted);
    sum_was_unknown(name: &str, bytes: u64, sum: &str);
    sum_asked();
    sum_confirmed_by(command: &str);
    fetch_declined(name: &str);
    model_fetched(name: &str);
    try_set_missing();
    try_list_missing(folder: &str, list: &str, other: &str);
    try_list_unreadable(line: usize, list: &str, read: Quoted);
    try_list_empty(path: &str);
    try_lacks_more(more: usize);
    try_begins(name: &str, recordings: usize);
    try_of_language(language: &str, figures: &str);
    try_figures(whole: usize, of: usize, right: usize, wrong: usize);
    try_time(hundredths: u64);
    archive_unreadable(why: &str);
    archive_is_none();
    archive_damaged();
    archive_too_large();
    archive_locked(file: &str);
    archive_odd_name(file: &str);
    archive_no_file(file: &str);
    archive_twice(file: &str);
    archive_odd_packing(file: &str);
    archive_odd_contents(file: &str);
    archive_unwritable(why: &str);
}
