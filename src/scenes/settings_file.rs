//! Where a player's choices are kept from one game to the next: a readable file. What cannot be
//! read in it is left at its default and told.

use std::path::PathBuf;

use crate::devices::acoustics::ProfileName;
use crate::devices::{folders, system, whole};
use crate::present::conversation::{Settings, settings_lines};
use crate::words::{Language, Quoted, Texts};

use super::reasons::refused;

/// The choices that were kept, in this language if one is asked for. What cannot be read in
/// them costs a sentence, which names every such line.
pub(super) fn chosen(language: Option<Language>) -> (Settings, Option<String>) {
    let (mut settings, spoiled) = kept();
    settings.language = language.unwrap_or(settings.language);
    let sentence = (!spoiled.is_empty()).then(|| told(&spoiled, settings.language));
    (settings, sentence)
}

/// The lines that cannot be read, in a sentence.
fn told(spoiled: &[String], language: Language) -> String {
    let texts = Texts::new(language);
    let lines: Vec<String> = spoiled.iter().map(|line| texts.quoted(Quoted(line))).collect();
    let path = path().unwrap_or_default().display().to_string();
    texts.settings_unreadable(lines.len(), &lines.join(", "), &path, "rate = 10")
}

/// The same where moves shall be announced in a language of the command line.
pub(super) fn chosen_with_words(
    language: Option<Language>,
    announcements: Option<Language>,
) -> (Settings, Option<String>) {
    let (mut settings, spoiled) = chosen(language);
    settings.announcements = announcements.or(settings.announcements);
    (settings, spoiled)
}

/// The choices that were kept, or those that the locale suggests, and the lines that cannot
/// be read.
fn kept() -> (Settings, Vec<String>) {
    let mut settings = Settings::new(of_locale());
    let Some(path) = path() else { return (settings, Vec::new()) };
    let Ok(text) = whole::text(&path, whole::SMALL) else { return (settings, Vec::new()) };
    let spoiled =
        text.lines().filter(|line| settings_lines::take(&mut settings, line, is_profile).is_none());
    let spoiled = spoiled.map(str::to_owned).collect();
    (settings, spoiled)
}

/// Whether nothing was ever chosen on this machine.
pub(super) fn are_new() -> bool {
    path().is_some_and(|path| !path.exists())
}

/// Keeps the choices.
pub(super) fn keep(settings: &Settings) -> Result<(), String> {
    let Some(path) = path() else { return Ok(()) };
    let folder = path.parent().map_or(Ok(()), folders::make_private);
    folder.and_then(|()| whole::replace_private(&path, settings_lines::written(settings))).map_err(
        |error| {
            let texts = Texts::new(settings.language);
            texts.settings_not_kept(&path.display().to_string(), &refused(&error, &texts))
        },
    )
}

/// Whether a learned voice can be called so.
fn is_profile(name: &str) -> bool {
    name.parse::<ProfileName>().is_ok()
}

fn path() -> Option<PathBuf> {
    folders::home().map(|home| home.join("settings.txt"))
}

/// The language of the system's messages; English where it is none of Hector's.
fn of_locale() -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .or_else(system::locale)
        .unwrap_or_default();
    Language::of_locale(&locale).unwrap_or(Language::English)
}
