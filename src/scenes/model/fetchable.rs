//! The list of models that can be fetched: a readable file, built in, or one of the same form that
//! somebody names. Never fetches.

use std::path::Path;

use crate::devices::fetching::WebAddress;
use crate::devices::whole;
use crate::scenes::ear::reasons::on_disk;
use crate::scenes::failure::Failure;
use crate::words::{Language, Texts};

const BUILT_IN: &str = include_str!("../../../models/fetchable.txt");
/// No list has more.
const MOST: usize = 200;
const LONGEST_NAME: usize = 60;

/// A model that is published.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct FetchableModel {
    pub(super) name: String,
    pub(super) language: Language,
    pub(super) graph: WordGraph,
    /// Of the archive, if that is known.
    pub(super) bytes: Option<u64>,
    pub(super) licence: String,
    /// The SHA-256 of the archive, if that is known.
    pub(super) sum: Option<String>,
    pub(super) address: WebAddress,
}

/// Whether a model can be told what to listen for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum WordGraph {
    Dynamic,
    Fixed,
}

/// The models of a list.
pub(super) fn fetchable(
    sources: Option<&Path>,
    texts: &Texts,
) -> Result<Vec<FetchableModel>, Failure> {
    let Some(path) = sources else {
        // A test holds what is built in.
        return Ok(read(BUILT_IN).unwrap_or_default());
    };
    let text = whole::text(path, whole::SMALL)
        .map_err(|error| Failure::Input(on_disk(path, &error, texts)))?;
    read(&text).map_err(|number| {
        Failure::Input(texts.model_list_unreadable(number, &path.display().to_string()))
    })
}

/// Reads a list; the number of the line that is none.
fn read(text: &str) -> Result<Vec<FetchableModel>, usize> {
    let mut models: Vec<FetchableModel> = Vec::new();
    for (at, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let model = model(line).ok_or(at + 1)?;
        let is_new = models.iter().all(|other| other.name != model.name);
        if !is_new || models.len() == MOST {
            return Err(at + 1);
        }
        models.push(model);
    }
    Ok(models)
}

fn model(line: &str) -> Option<FetchableModel> {
    let fields: Vec<&str> = line.split_whitespace().collect();
    let [name, language, graph, bytes, licence, sum, address] = fields.as_slice() else {
        return None;
    };
    let known = |field: &str| (field != "-").then(|| field.to_owned());
    let graph = match *graph {
        "dynamic" => WordGraph::Dynamic,
        "fixed" => WordGraph::Fixed,
        _ => return None,
    };
    let bytes = match known(bytes) {
        Some(bytes) => Some(bytes.parse().ok().filter(|bytes| *bytes > 0)?),
        None => None,
    };
    let sum = match known(sum) {
        Some(sum) => Some(sum_as_written(&sum)?),
        None => None,
    };
    Some(FetchableModel {
        name: Some((*name).to_owned()).filter(|name| is_model_name(name))?,
        language: Language::ALL.into_iter().find(|one| one.code() == *language)?,
        graph,
        bytes,
        licence: (*licence).to_owned(),
        sum,
        address: WebAddress::read(address)?,
    })
}

/// A SHA-256 in small letters; nothing where it is none.
pub(super) fn sum_as_written(written: &str) -> Option<String> {
    let is_sum = written.len() == 64 && written.chars().all(|sign| sign.is_ascii_hexdigit());
    is_sum.then(|| written.to_ascii_lowercase())
}

/// Whether this can be the name of a folder with a model, and of nothing else.
pub(super) fn is_model_name(name: &str) -> bool {
    let signs = |sign: char| sign.is_ascii_alphanumeric() || "._-".contains(sign);
    let begins = name.starts_with(|sign: char| sign.is_ascii_alphanumeric());
    begins && !name.ends_with('.') && name.len() <= LONGEST_NAME && name.chars().all(signs)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_list_has_dynamic_models_of_every_language_with_their_sums() {
        let models = read(BUILT_IN).expect("a list");
        for language in Language::ALL {
            let of_it = models.iter().filter(|model| model.language == language);
            let usable = of_it.clone().filter(|model| model.graph == WordGraph::Dynamic);
            assert!(usable.clone().count() >= 1, "{language:?}");
            for model in usable {
                assert!(model.sum.is_some() && model.bytes.is_some(), "{}", model.name);
            }
            assert!(of_it.into_iter().any(|model| model.graph == WordGraph::Fixed));
        }
        assert!(models.iter().all(|model| model.address.to_string().starts_with("https://")));
    }

    #[test]
    fn a_line_that_is_none_is_named() {
        let good = "a de dynamic 5 MIT - https://example.org/a.zip";
        assert_eq!(read(&format!("# list\n\n{good}\n")).map(|models| models.len()), Ok(1));
        for bad in [
            "../a de dynamic 5 MIT - https://example.org/a.zip",
            "a xx dynamic 5 MIT - https://example.org/a.zip",
            "a de sometimes 5 MIT - https://example.org/a.zip",
            "a de dynamic many MIT - https://example.org/a.zip",
            "a de dynamic 5 MIT 12ab https://example.org/a.zip",
            "a de dynamic 5 MIT - http://example.org/a.zip",
            "a de dynamic 5 MIT -",
            &format!("{good}\n{good}"),
        ] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }
}
