//! The list of models: a line each, with what is known about it. Never loads one.

use super::fetchable::FetchableModel;
use super::shelf::{ModelShelf, OWN, ShelvedModel, megabytes, size};
use crate::devices::ear::ModelFolder;
use crate::scenes::answering::tell;
use crate::scenes::failure::Outcome;
use crate::scenes::reasons::no_model;
use crate::words::enrol::fetchable::WordGraph;
use crate::words::{Language, capitalised};

/// What Hector's own model may be used under: as Hector itself.
const OWN_LICENCE: &str = env!("CARGO_PKG_LICENSE");

/// Lists the models that are there, then those that can be fetched, then those that cannot be
/// used.
pub(super) fn list(shelf: &ModelShelf<'_>) -> Outcome {
    let texts = shelf.texts;
    let there = shelf.models();
    for model in &there {
        tell(&line(shelf, model))?;
    }
    let is_there = |model: &&FetchableModel| there.iter().any(|one| one.name == model.name);
    let others: Vec<&FetchableModel> =
        shelf.known.iter().filter(|model| !is_there(model)).collect();
    for model in of_kind(&others, WordGraph::Dynamic) {
        let language = capitalised(&texts.called(model.language));
        tell(&match model.bytes {
            Some(bytes) => {
                texts.model_fetchable(&model.name, &language, megabytes(bytes), &model.licence)
            }
            None => texts.model_fetchable_of_any_size(&model.name, &language, &model.licence),
        })?;
    }
    for model in of_kind(&others, WordGraph::Fixed) {
        tell(&texts.model_of_no_use(&model.name, &capitalised(&texts.called(model.language))))?;
    }
    tell(&texts.models_how(
        &shelf.command("fetch NAME"),
        &shelf.command("use NAME"),
        &shelf.command("test NAME"),
    ))
}

fn of_kind<'a>(
    models: &[&'a FetchableModel],
    graph: WordGraph,
) -> impl Iterator<Item = &'a FetchableModel> {
    models.iter().copied().filter(move |model| model.graph == graph)
}

/// The line of a model that is there.
fn line(shelf: &ModelShelf<'_>, model: &ShelvedModel) -> String {
    let texts = shelf.texts;
    if let Err(error) = ModelFolder::check(&model.folder) {
        return texts.model_not_usable(&model.name, &no_model(&error, texts));
    }
    let large = megabytes(size(&model.folder));
    let known = shelf.known.iter().find(|known| known.name == model.name);
    let told = match known {
        _ if model.name == OWN => {
            let languages = Language::ALL.map(|language| texts.called(language));
            texts.model_own(OWN, &capitalised(&texts.listed(&languages)), large, OWN_LICENCE)
        }
        Some(known) => {
            let language = capitalised(&texts.called(known.language));
            texts.model_here(&model.name, &language, large, &known.licence)
        }
        None => texts.model_of_the_user(&model.name, large),
    };
    if shelf.is_in_use(&model.folder) { format!("{told} {}", texts.model_in_use()) } else { told }
}
