//! The list of models that can be fetched, in a readable file. Fetching is elsewhere.

use crate::Language;

/// The most models in a list.
const MOST: usize = 200;
const LONGEST_NAME: usize = 60;

/// A published model.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedModel<A> {
    pub name: String,
    pub language: Language,
    pub graph: WordGraph,
    /// Size of the archive, if known.
    pub bytes: Option<u64>,
    pub(crate) licence: String,
    /// SHA-256 of the archive, if known.
    pub sum: Option<String>,
    pub address: A,
}

/// Whether the phrases of a model can be chosen at run time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WordGraph {
    Dynamic,
    Fixed,
}

/// Reads a list; addresses are read by the caller's function. On error, the number of the first malformed line.
pub fn read<A>(
    text: &str,
    address: impl Fn(&str) -> Option<A>,
) -> Result<Vec<ListedModel<A>>, usize> {
    let mut models: Vec<ListedModel<A>> = Vec::new();
    for (at, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let model = model(line, &address).ok_or(at + 1)?;
        let is_new = models.iter().all(|other| other.name != model.name);
        if !is_new || models.len() == MOST {
            return Err(at + 1);
        }
        models.push(model);
    }
    Ok(models)
}

fn model<A>(line: &str, read: impl Fn(&str) -> Option<A>) -> Option<ListedModel<A>> {
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
    Some(ListedModel {
        name: Some((*name).to_owned()).filter(|name| is_model_name(name))?,
        language: Language::ALL.into_iter().find(|one| one.code() == *language)?,
        graph,
        bytes,
        licence: (*licence).to_owned(),
        sum,
        address: read(address)?,
    })
}

/// A SHA-256 in lower case. `None` if it is not one.
pub fn sum_as_written(written: &str) -> Option<String> {
    let is_sum = written.len() == 64 && written.chars().all(|sign| sign.is_ascii_hexdigit());
    is_sum.then(|| written.to_ascii_lowercase())
}

/// Whether this is a safe name for the folder of a model.
pub fn is_model_name(name: &str) -> bool {
    let signs = |sign: char| sign.is_ascii_alphanumeric() || "._-".contains(sign);
    let begins = name.starts_with(|sign: char| sign.is_ascii_alphanumeric());
    begins && !name.ends_with('.') && name.len() <= LONGEST_NAME && name.chars().all(signs)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_is_none_is_named() {
        let address = |text: &str| text.starts_with("https://").then(|| text.to_owned());
        let count = |text: &str| read(text, address).map(|models| models.len());
        let good = "a de dynamic 5 MIT - https://example.org/a.zip";
        assert_eq!(count(&format!("# list\n\n{good}\n")), Ok(1));
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
            assert!(count(bad).is_err(), "{bad}");
        }
    }
}
