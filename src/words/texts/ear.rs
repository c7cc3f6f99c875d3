//! What is said of the microphone and of what it hears. Names of texts only.

use super::argument::texts;

texts! {
    pub fn:
    ear_off();
    ear_by_key();
    ear_open();
    ear_by_name();
    heard_right();
    listening_on();
    not_heard();
    too_loud();
    too_quiet();
    microphone_silent();
    no_microphone(doctor: &str);
    microphone_back();
    microphone_not_ready();
    microphone_ready();
    recording_not_kept();
}
