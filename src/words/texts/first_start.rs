//! What a newcomer is told. Names of texts only.

use super::argument::texts;

texts! {
    pub fn:
    first_keys();
    first_key(key: &str, does: &str);
    first_wrong(key: &str, does: &str);
    first_done();
}
