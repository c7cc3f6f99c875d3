//! Which files import which, and the circles among them: files of which each is reached from
//! the other. A folder and what it is split into are one thing, so that what a file takes from
//! the folders around it, or a folder from its files, is no corridor. Knows no rule.

use std::collections::{BTreeMap, BTreeSet};

use super::paths::{Mention, mentions};

/// A file: its place from the root of the crate.
pub(crate) type Module = Vec<String>;

/// Every file with the files that it is in a circle with.
pub(crate) fn circles(sources: &BTreeMap<Module, String>) -> BTreeMap<Module, BTreeSet<Module>> {
    let corridors = corridors(sources);
    let reached: BTreeMap<&Module, BTreeSet<&Module>> =
        corridors.keys().map(|file| (file, reached(file, &corridors))).collect();
    let mut circles = BTreeMap::new();
    for (file, others) in &reached {
        let back =
            others.iter().filter(|other| **other != *file && reached[**other].contains(file));
        let back: BTreeSet<Module> = back.map(|other| (*other).clone()).collect();
        if !back.is_empty() {
            circles.insert((*file).clone(), back);
        }
    }
    circles
}

fn reached<'c>(
    from: &Module,
    corridors: &'c BTreeMap<Module, BTreeSet<Module>>,
) -> BTreeSet<&'c Module> {
    let mut reached = BTreeSet::new();
    let mut open: Vec<&Module> = corridors[from].iter().collect();
    while let Some(file) = open.pop() {
        if reached.insert(file) {
            open.extend(&corridors[file]);
        }
    }
    reached
}

/// From every file to those that it imports from.
fn corridors(sources: &BTreeMap<Module, String>) -> BTreeMap<Module, BTreeSet<Module>> {
    let mentioned: BTreeMap<&Module, Vec<Mention>> =
        sources.iter().map(|(file, source)| (file, mentions(outside_tests(source)))).collect();
    let mut handed_on = BTreeMap::new();
    for (file, all) in &mentioned {
        for mention in all.iter().filter(|mention| mention.is_handed_on) {
            if let (Some(path), Some(name)) =
                (absolute(file, mention, sources), mention.segments.last())
            {
                handed_on.insert([file.as_slice(), std::slice::from_ref(name)].concat(), path);
            }
        }
    }
    let leads_to = |file: &Module, mention: &Mention| {
        let path = absolute(file, mention, sources)?;
        home_of(path, &handed_on, sources).filter(|home| !are_kin(file, home))
    };
    let of_file = |(file, all): (&&Module, &Vec<Mention>)| {
        let own = all.iter().filter(|mention| !mention.is_handed_on);
        ((*file).clone(), own.filter_map(|mention| leads_to(file, mention)).collect())
    };
    mentioned.iter().map(of_file).collect()
}

fn outside_tests(source: &str) -> &str {
    source.split("#[cfg(test)]\nmod ").next().unwrap_or_default()
}

/// A path from the root of the crate, if it leads into this crate.
fn absolute(
    file: &Module,
    mention: &Mention,
    sources: &BTreeMap<Module, String>,
) -> Option<Module> {
    let (first, rest) = mention.segments.split_first()?;
    if mention.inner_modules > 0 {
        return None;
    }
    match first.as_str() {
        "crate" | "hector" => Some(rest.to_vec()),
        "self" | "super" => {
            let ups = mention.segments.iter().take_while(|part| part.as_str() == "super").count();
            let own = mention.segments.iter().take_while(|part| part.as_str() == "self").count();
            let folder = file.get(..file.len().checked_sub(ups)?)?;
            Some([folder, mention.segments.get(ups + own..)?].concat())
        }
        _ => {
            let inner = [file.as_slice(), &mention.segments].concat();
            sources.contains_key(inner.get(..=file.len())?).then_some(inner)
        }
    }
}

/// The file in which a path ends, wherever it is handed on.
fn home_of(
    mut path: Module,
    handed_on: &BTreeMap<Module, Module>,
    sources: &BTreeMap<Module, String>,
) -> Option<Module> {
    // Nothing is handed on so often.
    for _ in 0..10 {
        let known = (1..=path.len()).rev().find(|length| {
            !sources.contains_key(&path[..*length]) && handed_on.contains_key(&path[..*length])
        });
        let Some(length) = known else { break };
        path = [handed_on[&path[..length]].as_slice(), &path[length..]].concat();
    }
    (0..=path.len()).rev().map(|length| path[..length].to_vec()).find(|at| sources.contains_key(at))
}

fn are_kin(one: &Module, other: &Module) -> bool {
    one.starts_with(other) || other.starts_with(one)
}
