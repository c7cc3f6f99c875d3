//! The keys of a braille display: Hector's defaults, and the player's own file, which comes first. An unusable file
//! costs a sentence but no key.

use std::io;

use crate::devices::folders;
use crate::devices::whole;
use crate::present::cells::KeyMap;
use crate::scenes::reasons::{key_map, refused};
use crate::words::{Language, Texts};

/// The player's file, in the folder of the settings.
const FILE: &str = "keys.toml";

/// The keys, and why the player's own are missing if they are.
pub(super) fn keys(language: Language) -> (KeyMap, Option<String>) {
    let house = KeyMap::of_the_house().clone();
    let Some(path) = folders::home().map(|home| home.join(FILE)) else { return (house, None) };
    let texts = Texts::new(language);
    let why = match whole::text(&path, whole::SMALL) {
        Ok(text) => match KeyMap::read(&text) {
            Ok(own) => return (house.with(own), None),
            Err(error) => key_map(&error, &texts),
        },
        Err(error) if error.kind() == io::ErrorKind::NotFound => return (house, None),
        Err(error) => refused(&error, &texts) + ".",
    };
    (house, Some(texts.keys_unread(&path.display().to_string(), &why)))
}
