//! Models of speech that are spoiled, with no manifest to say so: some of them bring down the
//! process that loads them, which must never be the one that plays the game. This test is in the
//! place of the game: it loads a model as the ear does, and ends where the recogniser ends it.
//!
//! `HECTOR_MODELS` says how many; 20 if it is not set.

use crate::common::asked;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::common::dice::Dice;
use hector::devices::ear::{Model, ModelFolder, NoModel, TRIAL_ARGUMENTS, Trial};

const FILES: [&str; 7] = [
    "am/final.mdl",
    "graph/HCLr.fst",
    "graph/Gr.fst",
    "conf/mfcc.conf",
    "conf/model.conf",
    "graph/words.txt",
    "graph/disambig_tid.int",
];

fn starter() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("models/starter")
}

/// The starter model, unvouched for, with one file as these bytes.
fn model_with(spoiled: Option<(&str, &[u8])>) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("spoiled-model");
    let _ = fs::remove_dir_all(&folder);
    for part in ["am", "graph", "conf"] {
        fs::create_dir_all(folder.join(part)).expect("a folder");
        for file in fs::read_dir(starter().join(part)).expect("the starter model").flatten() {
            fs::copy(file.path(), folder.join(part).join(file.file_name())).expect("a copy");
        }
    }
    if let Some((file, bytes)) = spoiled {
        fs::write(folder.join(file), bytes).expect("a file");
    }
    folder
}

/// What a bad disk, a bad download or a bad person makes of a file.
fn spoil(bytes: &mut Vec<u8>, dice: &mut Dice) {
    // The first bytes say what follows, and how much of it.
    let at = if dice.one_in(2) {
        dice.below(bytes.len().min(400) + 1)
    } else {
        dice.below(bytes.len() + 1)
    };
    match dice.below(5) {
        0 => bytes.truncate(at),
        1 => {
            let end = (at + 1 + dice.below(64)).min(bytes.len());
            bytes[at.min(end)..end].fill(0xff);
        }
        2 => {
            for _ in 0..1 + dice.below(8) {
                let at = dice.below(bytes.len().clamp(1, 400));
                if let Some(byte) = bytes.get_mut(at) {
                    *byte = byte.wrapping_add(1 + dice.below(255) as u8);
                }
            }
        }
        3 => {
            let end = (at + dice.below(5_000)).min(bytes.len());
            bytes.drain(at.min(end)..end);
        }
        _ => {
            let end = (at + dice.below(5_000)).min(bytes.len());
            bytes[at.min(end)..end].fill(0);
        }
    }
}

#[test]
fn no_spoiled_model_ends_the_game() {
    let models = asked::number("HECTOR_MODELS").unwrap_or(20) as usize;
    let trial = Trial::By(PathBuf::from(env!("CARGO_BIN_EXE_hector")));
    let load =
        |folder: &Path| ModelFolder::check(folder).and_then(|whole| Model::load(whole, &trial));
    load(&model_with(None)).expect("an unspoiled model, of which no manifest tells");
    let mut dice = Dice::new(84);
    let (mut heard, mut refused, mut ended) = (0, 0, 0);
    for number in 0..models {
        let file = FILES[number % FILES.len()];
        let mut bytes = fs::read(starter().join(file)).expect("a file of the starter model");
        spoil(&mut bytes, &mut dice);
        let folder = model_with(Some((file, &bytes)));
        match load(&folder) {
            Ok(model) => {
                heard += 1;
                let mut recogniser = model.listen_for(&["[unk]".to_owned()]).expect("it listens");
                recogniser.take(&[300; 16_000]);
                let _ = recogniser.finish();
            }
            Err(NoModel::Untried(_)) => ended += 1,
            Err(_) => refused += 1,
        }
    }
    println!(
        "{models} models: {heard} are heard with, {refused} refused, {ended} ended their trial"
    );
    assert!(ended > 0, "none was of the kind that this is about");
}

#[test]
fn a_trial_starts_no_other_and_says_what_it_found() {
    let tried = |folder: &Path| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_hector"));
        program.env("HECTOR_HOME", "/no/such/folder");
        program.args(TRIAL_ARGUMENTS).arg(folder).stderr(Stdio::null()).stdin(Stdio::null());
        program.status().expect("it starts").code()
    };
    assert_eq!(tried(&starter()), Some(0));
    assert_eq!(tried(Path::new("/no/such/folder")), Some(2));
    // Under trial itself, as by a program that is not Hector but is started in its place.
    let missing = Trial::By(PathBuf::from("/no/such/program"));
    let whole = ModelFolder::check(&starter()).expect("the starter model");
    assert!(matches!(Model::load(whole, &missing), Err(NoModel::Untried(_))));
}
