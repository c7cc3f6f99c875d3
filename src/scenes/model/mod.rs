//! `hector model`: lists the speech models that are here or can be fetched, and tries, fetches, chooses and removes
//! them. It does not use the microphone.

#[cfg(feature = "ear")]
mod asking;
#[cfg(feature = "ear")]
mod fetch;
#[cfg(feature = "ear")]
mod fetchable;
#[cfg(feature = "ear")]
mod listing;
#[cfg(feature = "ear")]
mod reasons;
#[cfg(feature = "ear")]
mod shelf;
#[cfg(feature = "ear")]
mod trying;

use std::path::PathBuf;

use super::answering::Answering;
use super::spoken::WordingOptions;

/// The options of `hector model`.
#[derive(clap::Args)]
#[cfg_attr(not(feature = "ear"), allow(dead_code, reason = "without an ear none is used"))]
pub(crate) struct ModelOptions {
    #[command(subcommand)]
    wanted: Option<ModelWanted>,
    /// A list of other models to fetch, in the form of models/fetchable.txt
    #[arg(long, global = true, value_name = "FILE")]
    sources: Option<PathBuf>,
    #[command(flatten)]
    answering: Answering,
}

#[derive(clap::Subcommand)]
#[cfg_attr(not(feature = "ear"), allow(dead_code, reason = "without an ear none is used"))]
enum ModelWanted {
    /// List the models that there are, and those that can be fetched
    #[command(aliases = ["liste", "auflisten", "lister"])]
    List,
    /// Fetch a model from the internet, with curl. What was cut is gone on with
    #[command(aliases = ["holen", "télécharger", "telecharger"])]
    Fetch(FetchOptions),
    /// Try a model on recordings, so that models can be compared
    #[command(aliases = ["testen", "tester", "try"])]
    Test(TryOptions),
    /// Hear with this model from now on
    #[command(aliases = ["nehmen", "choisir"])]
    Use(OneModel),
    /// Delete a model that was fetched
    #[command(aliases = ["löschen", "loeschen", "supprimer"])]
    Remove(RemoveOptions),
}

#[derive(clap::Args)]
#[cfg_attr(not(feature = "ear"), allow(dead_code, reason = "without an ear none is used"))]
struct FetchOptions {
    #[command(flatten)]
    one: OneModel,
    /// The SHA-256 that the archive must have, where the list has none
    #[arg(long, value_name = "HASH")]
    sum: Option<String>,
}

#[derive(clap::Args)]
#[cfg_attr(not(feature = "ear"), allow(dead_code, reason = "without an ear none is used"))]
struct TryOptions {
    /// The name of a model, or its folder; the one in use if left out
    #[arg(value_name = "NAME")]
    model: Option<String>,
    /// A folder of recordings with a list, expected.tsv or prompts.tsv; those of Hector if left
    /// out
    #[arg(long, value_name = "FOLDER")]
    recordings: Option<PathBuf>,
    /// Answer as JSON, for programs
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    wording: WordingOptions,
}

#[derive(clap::Args)]
#[cfg_attr(not(feature = "ear"), allow(dead_code, reason = "without an ear none is used"))]
struct RemoveOptions {
    #[command(flatten)]
    one: OneModel,
    /// Do not ask
    #[arg(long)]
    yes: bool,
}

#[derive(clap::Args)]
#[cfg_attr(not(feature = "ear"), allow(dead_code, reason = "without an ear none is used"))]
struct OneModel {
    /// The name of the model, as the list has it
    #[arg(value_name = "NAME")]
    model: String,
}

#[cfg(feature = "ear")]
pub(crate) use with_ear::answer;

#[cfg(not(feature = "ear"))]
impl super::without_ear::NeedsEar for ModelOptions {
    fn language(&self) -> crate::words::Language {
        self.answering.language()
    }
}

#[cfg(feature = "ear")]
mod with_ear {
    use super::fetch::ModelFetch;
    use super::fetchable::fetchable;
    use super::shelf::ModelShelf;
    use super::trying::try_model;
    use super::{ModelOptions, ModelWanted, listing};
    use crate::devices::folders;
    use crate::scenes::failure::{Failure, Outcome};

    pub(crate) fn answer(options: &ModelOptions) -> Outcome {
        let texts = options.answering.texts();
        let known = fetchable(options.sources.as_deref(), &texts)?;
        let no_home = || Failure::Input(texts.no_folder_for_models(folders::HOME));
        let home = folders::home().ok_or_else(no_home)?;
        let shelf = ModelShelf { home: &home, known: &known, texts: &texts };
        match &options.wanted {
            None | Some(ModelWanted::List) => listing::list(&shelf),
            Some(ModelWanted::Fetch(options)) => {
                let name = &options.one.model;
                ModelFetch { shelf: &shelf, sum: options.sum.as_deref() }.fetch(name)
            }
            Some(ModelWanted::Test(options)) => try_model(&shelf, options),
            Some(ModelWanted::Use(one)) => shelf.use_from_now_on(&one.model),
            Some(ModelWanted::Remove(options)) => shelf.remove(&options.one.model, options.yes),
        }
    }
}
