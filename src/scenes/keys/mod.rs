//! `hector keys`: every key and word of the scenes as a page in the language of the user, or those of one scene. A
//! package contains the same pages as files.

mod page;
#[cfg(test)]
mod walk_keys;

use std::io::Write as _;

use crate::words::{Language, scene_names};

use super::answering::Answering;
use super::failure::{Failure, Outcome};

/// The options of `hector keys`.
#[derive(clap::Args)]
pub(crate) struct KeysOptions {
    /// The scene whose keys are told, such as practice; those of all if left out
    scene: Option<String>,
    #[command(flatten)]
    answering: Answering,
}

/// The page in a language, as a file of a package.
pub(super) fn page(language: Language) -> String {
    page::page(language)
}

pub(crate) fn tell(options: &KeysOptions) -> Outcome {
    let texts = options.answering.texts();
    let language = texts.language();
    let page = match &options.scene {
        None => page::page(language),
        Some(named) => {
            let scene = scene_names::scene_called(named);
            let part = scene.and_then(|scene| page::part(scene, language));
            part.ok_or_else(|| {
                let known = page::scenes().map(|scene| scene_names::told(scene, language));
                Failure::Input(texts.no_keys_of(named, &texts.any_of(&known.collect::<Vec<_>>())))
            })?
        }
    };
    std::io::stdout().lock().write_all(page::plain(&page).as_bytes())?;
    Ok(())
}
