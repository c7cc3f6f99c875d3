//! The list of models in words, one per line, and the progress of a download.

use super::fetchable::{ListedModel, WordGraph};
use crate::{Language, Texts, capitalised};

/// The name of Hector's own model.
pub const OWN: &str = "hector";
/// Its licence: the same as Hector's.
const OWN_LICENCE: &str = env!("CARGO_PKG_LICENSE");
/// Bytes in a megabyte, as told.
const MEGABYTE: u64 = 1_000_000;

/// A model on this computer.
pub struct ModelHere {
    pub name: String,
    /// Its size in bytes, or why it cannot be used.
    pub bytes: Result<u64, String>,
    /// Whether Hector uses it.
    pub is_in_use: bool,
}

/// Whole megabytes, rounded up.
pub fn megabytes(bytes: u64) -> u64 {
    bytes.div_ceil(MEGABYTE)
}

/// The models on this computer, then those that can be fetched, then those that cannot be used.
pub fn models_told<A>(here: &[ModelHere], known: &[ListedModel<A>], texts: &Texts) -> Vec<String> {
    let is_here = |model: &&ListedModel<A>| here.iter().any(|one| one.name == model.name);
    let others: Vec<&ListedModel<A>> = known.iter().filter(|model| !is_here(model)).collect();
    let of_kind =
        |graph: WordGraph| others.iter().copied().filter(move |model| model.graph == graph);
    let language = |model: &ListedModel<A>| capitalised(&texts.called(model.language));
    let fetchable = of_kind(WordGraph::Dynamic).map(|model| match model.bytes {
        Some(bytes) => {
            texts.model_fetchable(&model.name, &language(model), megabytes(bytes), &model.licence)
        }
        None => texts.model_fetchable_of_any_size(&model.name, &language(model), &model.licence),
    });
    let of_no_use =
        of_kind(WordGraph::Fixed).map(|model| texts.model_of_no_use(&model.name, &language(model)));
    here.iter().map(|model| told(model, known, texts)).chain(fetchable).chain(of_no_use).collect()
}

/// The line of a model on this computer.
fn told<A>(model: &ModelHere, known: &[ListedModel<A>], texts: &Texts) -> String {
    let large = match &model.bytes {
        Ok(bytes) => megabytes(*bytes),
        Err(why) => return texts.model_not_usable(&model.name, why),
    };
    let told = match known.iter().find(|known| known.name == model.name) {
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
    if model.is_in_use { format!("{told} {}", texts.model_in_use()) } else { told }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(name: &str, graph: WordGraph, bytes: Option<u64>) -> ListedModel<()> {
        ListedModel {
            name: name.to_owned(),
            language: Language::French,
            graph,
            bytes,
            licence: "MIT".to_owned(),
            sum: None,
            address: (),
        }
    }

    #[test]
    fn what_is_here_comes_first_and_what_is_of_no_use_last() {
        let here = [
            ModelHere { name: OWN.to_owned(), bytes: Ok(1_000_001), is_in_use: true },
            ModelHere {
                name: "spoiled".to_owned(),
                bytes: Err("why".to_owned()),
                is_in_use: false,
            },
            ModelHere { name: "mine".to_owned(), bytes: Ok(1), is_in_use: false },
            ModelHere { name: "listed".to_owned(), bytes: Ok(1), is_in_use: false },
        ];
        let list = [
            known("fixed", WordGraph::Fixed, None),
            known("listed", WordGraph::Dynamic, None),
            known("small", WordGraph::Dynamic, Some(5)),
        ];
        let texts = Texts::new(Language::English);
        let lines = models_told(&here, &list, &texts);
        let names = [OWN, "spoiled", "mine", "listed", "small", "fixed"];
        assert_eq!(lines.len(), names.len());
        assert!(lines.iter().zip(names).all(|(line, name)| line.contains(name)), "{lines:#?}");
        assert!(
            lines[0].ends_with(&texts.model_in_use()) && lines[0].contains('2'),
            "{}",
            lines[0]
        );
    }
}
