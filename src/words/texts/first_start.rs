//! What a newcomer is told. Names of texts only.

use super::argument::texts;

texts! {
    pub(crate) fn:
    first_rate();
    first_works(device: &str);
    first_missing(device: &str);
    first_keys();
    first_key(key: &str, does: &str);
    first_wrong(key: &str, does: &str);
    first_done();
    your_voice();
    your_microphone();
    your_recogniser();
    your_display();
}
