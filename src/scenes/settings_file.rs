//! The player's settings in a readable file. A line that cannot be read costs a sentence, keeps its default, and stays
//! in the file.

use std::io;
use std::path::{Path, PathBuf};

use crate::devices::acoustics::ProfileName;
use crate::devices::{folders, system, whole};
use crate::present::conversation::{Settings, settings_lines};
use crate::words::{Language, Quoted, Texts};

use super::reasons::refused;
use super::set_aside::set_aside;

/// The settings, in this language if one is given. The sentence names every line that cannot be read.
pub(super) fn chosen(language: Option<Language>) -> (Settings, Option<String>) {
    let (mut settings, kept) = kept();
    settings.language = language.unwrap_or(settings.language);
    let told = kept.told(&Texts::new(settings.language));
    (settings, told)
}

/// The same with the language for announcements from the command line.
pub(super) fn chosen_with_words(
    language: Option<Language>,
    announcements: Option<Language>,
) -> (Settings, Option<String>) {
    let (mut settings, spoiled) = chosen(language);
    settings.announcements = announcements.or(settings.announcements);
    (settings, spoiled)
}

/// The state of the settings file.
enum KeptChoices {
    /// It does not exist, or everything in it was understood.
    Whole,
    /// These lines were not understood.
    Spoiled(Vec<String>),
    /// The whole file cannot be read.
    Unreadable(io::Error),
}

impl KeptChoices {
    fn told(&self, texts: &Texts) -> Option<String> {
        let path = || path().unwrap_or_default().display().to_string();
        match self {
            KeptChoices::Whole => None,
            KeptChoices::Unreadable(error) => {
                Some(texts.settings_file_unreadable(&path(), &refused(error, texts)))
            }
            KeptChoices::Spoiled(lines) => {
                let expected = settings_lines::expected(lines.first()?, texts);
                let quoted: Vec<String> =
                    lines.iter().map(|line| texts.quoted(Quoted(line))).collect();
                Some(texts.settings_unreadable(lines.len(), &quoted.join(", "), &path(), &expected))
            }
        }
    }
}

/// The settings, with the defaults of the locale, and the state of the file.
fn kept() -> (Settings, KeptChoices) {
    let mut settings = Settings::new(of_locale());
    let Some(path) = path() else { return (settings, KeptChoices::Whole) };
    let lines = match lines(&path) {
        Ok(lines) => lines,
        Err(error) => return (settings, KeptChoices::Unreadable(error)),
    };
    let spoiled = lines.into_iter().filter(|line| !is_taken(&mut settings, line));
    let spoiled: Vec<String> = spoiled.map(|line| line.shown).collect();
    let kept = if spoiled.is_empty() { KeptChoices::Whole } else { KeptChoices::Spoiled(spoiled) };
    (settings, kept)
}

struct FileLine {
    /// The line with replacement characters for bytes that are not UTF-8.
    shown: String,
    is_text: bool,
}

fn is_taken(settings: &mut Settings, line: &FileLine) -> bool {
    line.is_text && settings_lines::take(settings, &line.shown, is_profile).is_some()
}

/// The lines of the file. Empty if it does not exist. A line that is not UTF-8 does not affect the others; a file in
/// another encoding, such as UTF-16, is an error.
fn lines(path: &Path) -> io::Result<Vec<FileLine>> {
    let bytes = match whole::bytes(path, whole::SMALL) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(error),
    };
    if bytes.contains(&0) {
        return Err(whole::no_text());
    }
    let bytes = bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(&bytes);
    let lines = bytes.split(|byte| *byte == b'\n').map(|line| line.trim_ascii_end());
    let line = |line: &[u8]| FileLine {
        shown: String::from_utf8_lossy(line).into_owned(),
        is_text: std::str::from_utf8(line).is_ok(),
    };
    Ok(lines.map(line).collect())
}

/// What some editors write before a text.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// Whether no settings were ever saved on this machine.
pub(super) fn are_new() -> bool {
    path().is_some_and(|path| !path.exists())
}

/// Saves the settings, followed by the other lines of the file.
pub(super) fn keep(settings: &Settings) -> Result<(), String> {
    let Some(path) = path() else { return Ok(()) };
    let written = || {
        path.parent().map_or(Ok(()), folders::make_private)?;
        let remarks = match lines(&path) {
            Ok(lines) => remarks(&lines),
            Err(error) if path.is_dir() => return Err(error),
            Err(_) => {
                set_aside(&path)?;
                String::new()
            }
        };
        whole::replace_private(&path, settings_lines::written(settings) + &remarks)
    };
    written().map_err(|error| {
        let texts = Texts::new(settings.language);
        texts.settings_not_kept(&path.display().to_string(), &refused(&error, &texts))
    })
}

/// The user's comments, and as comments the lines that Hector could not read.
fn remarks(lines: &[FileLine]) -> String {
    let mut settings = Settings::new(Language::English);
    let remark = |line: &FileLine| {
        let shown = &line.shown;
        let is_remark = shown.trim_start().starts_with('#');
        match is_remark || is_taken(&mut settings, line) {
            true => is_remark.then(|| format!("{shown}\n")),
            false => Some(format!("# {shown}\n")),
        }
    };
    lines.iter().filter_map(remark).collect()
}

/// Whether a learned voice can have this name.
fn is_profile(name: &str) -> bool {
    name.parse::<ProfileName>().is_ok()
}

fn path() -> Option<PathBuf> {
    folders::home().map(|home| home.join("settings.txt"))
}

/// The language of the system's messages. English if Hector does not speak it.
fn of_locale() -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .or_else(system::locale)
        .unwrap_or_default();
    Language::of_locale(&locale).unwrap_or(Language::English)
}
