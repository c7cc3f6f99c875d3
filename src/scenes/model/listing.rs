//! The list of models: what is on this computer, and what can be fetched. It loads none.

use super::shelf::{ModelShelf, ShelvedModel, size};
use crate::devices::ear::ModelFolder;
use crate::scenes::answering::tell;
use crate::scenes::failure::Outcome;
use crate::scenes::reasons::no_model;
use crate::words::enrol::models_told::{ModelHere, models_told};

/// Lists every model that is here or known.
pub(super) fn list(shelf: &ModelShelf<'_>) -> Outcome {
    let here: Vec<ModelHere> =
        shelf.models().into_iter().map(|model| looked_at(shelf, model)).collect();
    for line in models_told(&here, shelf.known, shelf.texts) {
        tell(&line)?;
    }
    tell(&shelf.texts.models_how(
        &shelf.command("fetch NAME"),
        &shelf.command("use NAME"),
        &shelf.command("test NAME"),
    ))
}

fn looked_at(shelf: &ModelShelf<'_>, ShelvedModel { name, folder }: ShelvedModel) -> ModelHere {
    let bytes = ModelFolder::check(&folder).map(|_| size(&folder));
    let bytes = bytes.map_err(|error| no_model(&error, shelf.texts));
    ModelHere { name, bytes, is_in_use: shelf.is_in_use(&folder) }
}
