//! Checks that every link in a document leads to an existing file and heading. Links to the web are not followed.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Component, Path, PathBuf};

const HERE: &str = env!("CARGO_MANIFEST_DIR");
/// The folders that contain documents.
const FOLDERS: [&str; 4] = ["", "docs", "docs/decisions", "models"];

/// All documents by their paths from the root.
fn documents() -> BTreeMap<PathBuf, String> {
    let mut documents = BTreeMap::new();
    for folder in FOLDERS {
        for entry in fs::read_dir(Path::new(HERE).join(folder)).expect("a folder of documents") {
            let path = entry.expect("an entry").path();
            if path.extension().is_some_and(|end| end == "md") {
                let text = fs::read_to_string(&path).expect("a document");
                documents.insert(path.strip_prefix(HERE).expect("a path here").to_owned(), text);
            }
        }
    }
    documents
}

/// The headings in the form that links use: lower case, hyphens for spaces, no other characters.
fn headings(text: &str) -> Vec<String> {
    let is_kept = |sign: &char| sign.is_alphanumeric() || "-_ ".contains(*sign);
    let heading = |line: &str| {
        let line: String = line.trim_start_matches('#').trim().to_lowercase();
        line.chars().filter(is_kept).collect::<String>().replace(' ', "-")
    };
    text.lines().filter(|line| line.starts_with('#')).map(heading).collect()
}

/// The targets of the links in a document.
fn targets(text: &str) -> impl Iterator<Item = &str> {
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    targets.filter(|target| !target.contains("://") && !target.starts_with("mailto:"))
}

/// The path with each `..` resolved.
fn followed(path: &Path) -> PathBuf {
    let mut followed = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => {
                followed.pop();
            }
            part => followed.push(part),
        }
    }
    followed
}

#[test]
fn every_link_of_a_document_leads_somewhere() {
    let documents = documents();
    let (mut links, mut broken) = (0, Vec::new());
    for (path, text) in &documents {
        for target in targets(text) {
            links += 1;
            let (file, heading) = target.split_once('#').unwrap_or((target, ""));
            let leads_to = match file {
                "" => path.clone(),
                file => followed(&path.with_file_name("").join(file)),
            };
            let is_there = match documents.get(&leads_to) {
                Some(text) => heading.is_empty() || headings(text).iter().any(|it| it == heading),
                None => Path::new(HERE).join(&leads_to).exists(),
            };
            if !is_there {
                broken.push(format!("{}: {target}", path.display()));
            }
        }
    }
    assert!(documents.len() > 60, "only {} documents", documents.len());
    assert!(links > 100, "only {links} links");
    assert!(broken.is_empty(), "links that lead nowhere:\n{}", broken.join("\n"));
}
