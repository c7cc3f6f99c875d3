//! Profiles of voices on a disk: kept whole, replaced whole, taken away, and safe from a
//! power cut at any moment.

use std::fs;
use std::path::{Path, PathBuf};

use hector::devices::acoustics::{ProfileName, Profiles, Unkept, UnusableName};

/// A folder of this test alone, gone when the test is over.
struct Home(PathBuf);

impl Home {
    fn new(test: &str) -> Home {
        let home = std::env::temp_dir().join(format!("hector-{}-{test}", std::process::id()));
        let _ = fs::remove_dir_all(&home);
        let home = Home(home);
        home.write("starter/am/final.mdl", "network");
        home.write("starter/graph/words.txt", "turm 1\n");
        home.write("starter/MANIFEST", "0 am/final.mdl\n");
        home.write("starter/README.md", "of the starter");
        home
    }

    fn write(&self, file: &str, text: &str) {
        let path = self.0.join(file);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, text).expect("a file");
    }

    fn starter(&self) -> PathBuf {
        self.0.join("starter")
    }

    fn profiles(&self) -> Profiles {
        Profiles::under(&self.0)
    }

    fn keep(&self, name: &ProfileName, network: &str) {
        let profiles = self.profiles();
        let draft = profiles.draft(name, &self.starter(), network.as_bytes()).expect("a draft");
        draft.keep("Voice: a test\n").expect("kept");
    }

    fn network_of(&self, name: &ProfileName) -> String {
        let folder = self.profiles().model_of(name).expect("a profile");
        fs::read_to_string(folder.join("am/final.mdl")).expect("a network")
    }

    /// Everything under the voices, by its path.
    fn voices(&self) -> Vec<String> {
        let mut found = Vec::new();
        let mut folders = vec![self.0.join("voices")];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).expect("a folder") {
                let path = entry.expect("an entry").path();
                if path.is_dir() { folders.push(path) } else { found.push(self.inside(&path)) }
            }
        }
        found.sort();
        found
    }

    fn inside(&self, path: &Path) -> String {
        let inside = path.strip_prefix(self.0.join("voices")).expect("inside");
        let parts: Vec<_> = inside.iter().map(|part| part.to_string_lossy()).collect();
        parts.join("/")
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn name(name: &str) -> ProfileName {
    name.parse().expect("a name")
}

#[test]
fn a_profile_is_a_whole_model_with_its_own_check_sums() {
    let home = Home::new("whole");
    home.keep(&name("anna"), "other");
    let files = ["MANIFEST", "am/final.mdl", "graph/words.txt", "voice.txt"];
    assert_eq!(home.voices(), files.map(|file| format!("anna/{file}")));
    let manifest = fs::read_to_string(home.0.join("voices/anna/MANIFEST")).expect("a manifest");
    // The sums are those of sha256sum.
    assert_eq!(
        manifest,
        "d9298a10d1b0735837dc4bd85dac641b0f3cef27a47e5d53a54f2f3f5b2fcffa  am/final.mdl\n\
         5c6b3060372db2ac476af52018c70087189cadb331902cbeab9c3b4182482009  graph/words.txt\n\
         250792e20363b1fecf5dfc6b2c83f00ca9e4acd30bf0b1cd4d82ee206c1fcd49  voice.txt\n"
    );
    assert_eq!(home.network_of(&name("anna")), "other");
    assert_eq!(home.profiles().remarks_on(&name("anna")).expect("remarks"), "Voice: a test\n");
}

#[test]
fn profiles_are_listed_replaced_and_removed() {
    let home = Home::new("listed");
    assert_eq!(home.profiles().names().expect("no folder yet"), []);
    home.keep(&name("bella"), "first");
    home.keep(&name("anna"), "other");
    home.keep(&name("bella"), "second");
    assert_eq!(home.profiles().names().expect("names"), [name("anna"), name("bella")]);
    assert_eq!(home.network_of(&name("bella")), "second");
    home.profiles().remove(&name("bella")).expect("removed");
    assert_eq!(home.profiles().names().expect("names"), [name("anna")]);
    let refused = home.profiles().remove(&name("bella")).expect_err("gone");
    assert_unknown(refused, &name("bella"), &[name("anna")]);
    home.profiles().remove(&name("anna")).expect("removed");
    let refused = home.profiles().model_of(&name("anna")).expect_err("gone");
    assert_unknown(refused, &name("anna"), &[]);
    assert_eq!(home.voices(), Vec::<String>::new());
}

/// What is missing and what there is instead, which the sentence is made of.
fn assert_unknown(refused: Unkept, missing: &ProfileName, there: &[ProfileName]) {
    match refused {
        Unkept::Unknown { name, others } => {
            assert_eq!((&name, others.as_slice()), (missing, there));
        }
        other => panic!("{other}"),
    }
}

#[test]
fn a_draft_that_is_not_kept_leaves_nothing() {
    let home = Home::new("draft");
    home.keep(&name("anna"), "first");
    let before = home.voices();
    let profiles = home.profiles();
    let draft = profiles.draft(&name("anna"), &home.starter(), b"worse").expect("a draft");
    assert_eq!(fs::read(draft.folder().join("am/final.mdl")).expect("a network"), b"worse");
    assert_eq!(profiles.names().expect("names"), [name("anna")]);
    drop(draft);
    assert_eq!(home.voices(), before);
    assert_eq!(home.network_of(&name("anna")), "first");
}

#[test]
fn after_a_power_cut_there_is_the_old_profile_or_the_new_one() {
    let home = Home::new("power");
    let voices = home.0.join("voices");
    home.keep(&name("anna"), "old");
    // Cut while the draft was written.
    home.write("voices/.anna.new/am/final.mdl", "half");
    assert_eq!(home.network_of(&name("anna")), "old");
    // Cut between the two renamings.
    fs::rename(voices.join("anna"), voices.join(".anna.old")).expect("renamed");
    assert_eq!(home.profiles().names().expect("names"), [name("anna")]);
    assert_eq!(home.network_of(&name("anna")), "old");
    // Cut before the old one was taken away.
    home.write("voices/.anna.old/am/final.mdl", "older");
    assert_eq!(home.network_of(&name("anna")), "old");
    home.keep(&name("anna"), "new");
    assert_eq!(home.network_of(&name("anna")), "new");
    assert!(home.voices().iter().all(|file| file.starts_with("anna/")), "{:?}", home.voices());
    // Cut while it was removed: it stays removed.
    fs::rename(voices.join("anna"), voices.join(".anna.old")).expect("renamed");
    assert_eq!(home.profiles().names().expect("names"), []);
}

#[test]
fn a_name_leads_nowhere_else() {
    for other in ["", ".", "..", "a/b", "../anna", "a b", "a\0b", ".anna", &"a".repeat(41)] {
        let refused = other.parse::<ProfileName>().expect_err("no name");
        assert_eq!(refused, UnusableName(other.chars().take(40).collect()));
    }
    for plain in ["anna", "Anna-2", "élodie_1", "własny"] {
        assert_eq!(name(plain).to_string(), plain);
    }
}
