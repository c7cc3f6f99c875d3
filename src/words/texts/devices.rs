//! Why a device does not work, and what the doctor found and advises. Names of texts only.

#![cfg_attr(
    not(all(feature = "voice", feature = "ear", feature = "braille")),
    allow(dead_code, reason = "a device that was not built in has nothing to tell")
)]

use super::argument::texts;

texts! {
    pub(crate) fn:
    mute_no_service();
    mute_no_screen_reader();
    mute_stuck();
    mute_no_synthesizer();
    mute_gone();
    mute_unfinished();
    deaf_no_microphone();
    deaf_not_there(wanted: &str, there: &str);
    deaf_none_at_all(wanted: &str);
    deaf_gone(why: &str);
    deaf_closed(name: &str, why: &str);
    sound_busy();
    sound_unplugged();
    sound_no_system();
    sound_denied();
    sound_no_form();
    sound_ended();
    deaf_silent(name: &str);
    blank_no_service();
    blank_not_let_in();
    blank_silent();
    blank_no_display();
    blank_refused(why: &str);
    input_no_terminal();
    output_no_terminal();
    terminal_refused(why: &str);
    doctor_begins(program: &str, version: &str);
    built_with(features: &str);
    built_for_text();
    to_fix_it(remedy: &str);
    the_voice();
    the_microphone();
    the_recogniser();
    the_display();
    the_engine();
    engines_found(engines: &str);
    engine_named(program: &str, name: &str);
    engine_fails(program: &str, reason: &str);
    engine_not_there(program: &str);
    no_engine();
    fix_by_installing_engine();
    fix_by_engine_beside(address: &str, program: &str);
    fix_by_server_beside(address: &str, program: &str);
    check_unanswered(device: &str);
    check_stuck(device: &str, seconds: u64);
    not_built_in(device: &str);
    voice_works(system: &str);
    fix_by_starting_orca(line: &str);
    voice_lacks_german();
    microphone_works(name: &str);
    room_dead();
    room_clipped();
    room_loud();
    room_quiet();
    recogniser_with(model: &str);
    model_nowhere();
    model_no_folder(folder: &str);
    model_lacks(folder: &str, file: &str);
    model_fixed(folder: &str);
    model_damaged(folder: &str, file: &str);
    model_unreadable(file: &str, why: &str);
    model_refused(folder: &str);
    model_spoiled(folder: &str);
    fix_by_model(command: &str);
    fix_by_downloading_again();
    recogniser_missing();
    recogniser_unloadable(file: &str, why: &str);
    recogniser_foreign(file: &str);
    recogniser_deadly(file: &str);
    recogniser_wrong();
    display_works(cells: u64);
    fix_by_check(command: &str);
    fix_by_restart();
    fix_by_building(command: &str);
    fix_by_fetching(first: &str, next: &str);
    fix_by_library(file: &str, folder: &str);
    fix_by_listening(command: &str);
    fix_by_connecting_microphone();
    fix_by_connecting_display(command: &str);
    fix_and_log_in(command: &str);
    fix_by_installing_voice();
    fix_by_installing_braille();
    fix_by_adding_a_voice();
    fix_by_allowing_microphone();
    fix_by_screen_reader();
    fix_by_whole_package();
    fix_by_opening_braille(command: &str, line: &str, file: &str);
    see_doctor(why: &str, command: &str);
    keys_unread(path: &str, why: &str);
    key_file_no_toml(line: usize, written: &str);
    key_without_meaning(line: usize, meaning: &str, key: &str, known: &str);
    key_file_unexpected(line: usize, word: &str, known: &str);
}
