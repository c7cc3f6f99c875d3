//! What is told while a voice is learned. Names of texts only.

use super::argument::texts;

texts! {
    pub fn:
    enrol_welcome(prompts: usize);
    enrol_goes_on(done: usize, prompts: usize);
    enrol_keys();
    enrol_progress(done: usize, prompts: usize);
    enrol_nothing_heard();
    enrol_too_soft();
    enrol_too_loud();
    enrol_too_long();
    enrol_no_microphone(reason: &str);
    enrol_none_before();
    enrol_interrupted(done: usize, prompts: usize, command: &str);
    enrol_all_read();
    enrol_learning(sentences: usize);
    enrol_other_words(files: &str);
    enrol_no_speech(files: &str);
    enrol_figures(prompts: usize, before: usize, after: usize);
    enrol_kept(name: &str);
    enrol_not_kept();
    enrol_removed(name: &str);
    enrol_none_yet();
}
