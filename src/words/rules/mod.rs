//! What each rule of the Laws is about, in a few words of each language of the user: one
//! file a language. A rule without its words does not compile.

mod french;
mod german;

use crate::laws::Rule;

use super::language::Language;

/// What a rule is about: "Stalemate", "Patt", "Pat".
#[must_use]
pub fn about(rule: Rule, language: Language) -> &'static str {
    match language {
        Language::English => rule.about(),
        Language::German => german::about(rule),
        Language::French => french::about(rule),
    }
}
