//! What is told of the screen reader NVDA and of the voices of Windows. Names of texts only.

use super::argument::texts;

texts! {
    pub fn:
    spoken_by_nvda();
    spoken_by_system();
    read_by_screen_reader();
    no_windows_voice_for(language: &str);
    mute_no_nvda();
    mute_no_nvda_library(file: &str);
    mute_other_reader();
    mute_windows_none();
    mute_windows_silent();
    the_voice_of_windows();
    fix_by_starting_nvda(line: &str);
    fix_by_nvda_library(file: &str);
    braille_by_nvda();
    blank_no_nvda();
    blank_no_nvda_library(file: &str);
    fix_braille_by_nvda();
}
