//! What is told while recordings of a voice are given. Names of texts only.

use super::argument::texts;

texts! {
    pub fn:
    contribution_welcome();
    contribution_consent();
    contribution_yes_or_no();
    contribution_licence();
    contribution_age();
    contribution_mother_tongue();
    contribution_microphone();
    contribution_number(most: usize);
    contribution_line(most: usize);
    contribution_declined();
    contribution_begins(announcements: usize, sentences: usize);
    contribution_written(file: &str, folder: &str);
    contribution_removed();
    nothing_to_remove();
}
