//! The list of models that can be fetched: the built-in one, or a file of the same form.

use std::path::Path;

use crate::devices::fetching::WebAddress;
use crate::devices::whole;
use crate::scenes::ear::reasons::on_disk;
use crate::scenes::failure::Failure;
use crate::words::Texts;
use crate::words::enrol::fetchable::{self, read};

const BUILT_IN: &str = include_str!("../../../models/fetchable.txt");

/// A published model with its address.
pub(super) type FetchableModel = fetchable::ListedModel<WebAddress>;

pub(super) fn fetchable(
    sources: Option<&Path>,
    texts: &Texts,
) -> Result<Vec<FetchableModel>, Failure> {
    let Some(path) = sources else {
        // A test checks the built-in list.
        return Ok(read(BUILT_IN, WebAddress::read).unwrap_or_default());
    };
    let text = whole::text(path, whole::SMALL)
        .map_err(|error| Failure::Input(on_disk(path, &error, texts)))?;
    read(&text, WebAddress::read).map_err(|number| {
        Failure::Input(texts.model_list_unreadable(number, &path.display().to_string()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;
    use crate::words::enrol::fetchable::WordGraph;

    #[test]
    fn the_built_in_list_has_dynamic_models_of_every_language_with_their_sums() {
        let models = read(BUILT_IN, WebAddress::read).expect("a list");
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
}
