//! The ear in a hall: announcements of espeak-ng, with another of its voices announcing other
//! moves from farther away, before, meanwhile and after, or with a hiss that goes on all the
//! time.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::common::dice::Dice;
use hector::devices::ear::{Loudness, Model, ModelFolder, Trial};
use hector::devices::sound::read_wav;
use hector::scenes::ear::Transcriber;
use hector::words::{Attention, Language, Listening, Readings, Trust, Wording};

/// What is said, and what somebody else says meanwhile.
const SAID: [(&str, &str); 16] = [
    ("Springer Gustav eins Felix drei", "Dame David eins Hector fünf. Turm Anna acht David acht."),
    ("Eva zwei Eva vier", "Läufer Cesar eins Gustav fünf. König Eva eins Felix zwei."),
    ("Dame Gustav vier Felix drei", "Springer Bella eins Cesar drei. Läufer Felix vier."),
    ("Turm Anna eins David eins", "Cesar sieben Cesar fünf. Springer Gustav acht Felix sechs."),
    ("Läufer Felix eins Bella fünf", "Turm Hector eins Eva eins. Dame Bella drei."),
    ("David zwei David vier", "König Gustav acht Hector acht. Anna zwei Anna vier."),
    ("Springer Bella eins Cesar drei", "Läufer Gustav zwei. Eva vier schlägt David fünf."),
    ("Kurze Rochade", "Springer Felix drei Eva fünf. Turm Felix eins."),
    ("Dame David eins Hector fünf", "Bella sieben Bella sechs. Läufer Cesar acht Bella sieben."),
    ("Eva vier schlägt David fünf", "Turm Anna eins Cesar eins. Springer Hector drei."),
    ("König Eva eins Eva zwei", "Gustav sieben Gustav sechs. Dame Cesar sieben."),
    ("Läufer Cesar eins Gustav fünf", "Hector sieben Hector sechs. Turm Bella eins."),
    ("Cesar zwei Cesar vier", "Springer David sieben Felix sechs. Läufer Eva sieben."),
    ("Turm Hector eins Gustav eins", "Felix zwei Felix vier. König Cesar eins Bella eins."),
    ("Springer Felix drei schlägt Eva fünf", "Dame Anna vier. Turm David acht Eva acht."),
    ("Lange Rochade", "Läufer David drei Hector sieben. Cesar fünf schlägt David vier."),
];

/// How much softer the other voice is: ten decibels and a half.
const FARTHER: f32 = 0.3;
/// What lies before and after an announcement, at the recogniser's rate.
const AROUND: usize = 8_000;

/// How much softer a hiss is than the speaker: one decibel.
const BESIDE: f32 = 0.9;

#[test]
fn a_speaker_is_understood_beside_somebody_farther_away() {
    let in_a_hall = |said: &str, meanwhile: &str| {
        in_a_hall(&spoken("de+m3", said), &spoken("de+f2", meanwhile))
    };
    let (whole, wrong) = understood(in_a_hall);
    // With the first model 13 were whole and 2 taken for something else, and heard only once 8 and 4. With
    // the one that is shipped it is 12 and 3: each time a word of the other voice before or after.
    assert!(whole.len() >= 11, "{whole:?}");
    assert!(wrong.len() <= 3, "{wrong:?}");
}

#[test]
fn a_speaker_is_understood_in_a_hiss() {
    let mut dice = Dice::new(20_264);
    let (whole, wrong) = understood(|said, _| in_a_hiss(&spoken("de+m3", said), &mut dice));
    // Heard once more with the hiss, 7 are whole and 3 are taken for something else; without
    // it, 14 and 2.
    assert!(whole.len() >= 12, "{whole:?}");
    assert!(wrong.len() <= 2, "{wrong:?}");
}

/// What is understood whole of all that is said, and what is taken for something else.
fn understood(
    mut sounds: impl FnMut(&str, &str) -> Vec<f32>,
) -> (Vec<&'static str>, Vec<(&'static str, String)>) {
    let model = Path::new(env!("CARGO_MANIFEST_DIR")).join("models/starter");
    let model =
        Model::load(ModelFolder::check(&model).expect("a model"), &Trial::None).expect("a model");
    let attention = Attention {
        listening: vec![Listening::Announcement],
        wording: Wording::default(),
        language: Language::German,
        readings: Readings::Best,
    };
    let mut ear = Transcriber::new(&model, &attention).expect("an ear").0;
    let (mut whole, mut wrong) = (Vec::new(), Vec::new());
    for (said, meanwhile) in SAID {
        let heard = ear.hear(&sounds(said, meanwhile));
        if heard.text == said.to_lowercase() {
            whole.push(said);
        } else if heard.trust == Trust::Believed {
            wrong.push((said, heard.text));
        }
    }
    (whole, wrong)
}

/// A speaker, with a hiss before, meanwhile and after.
fn in_a_hiss(speaker: &[f32], dice: &mut Dice) -> Vec<f32> {
    // What lies evenly between -1 and 1 has the root of a third as its mean.
    let loud = 3.0_f32.sqrt() * BESIDE * 10.0_f32.powf(Loudness::of(speaker).mean / 20.0);
    let around = || std::iter::repeat_n(0.0, AROUND);
    around()
        .chain(speaker.iter().copied())
        .chain(around())
        .map(|sample| sample + loud * (dice.below(2_001) as f32 / 1_000.0 - 1.0))
        .collect()
}

/// Both as loud as they are at the speaker's microphone.
fn in_a_hall(speaker: &[f32], other: &[f32]) -> Vec<f32> {
    let softer = Loudness::of(speaker).mean - Loudness::of(other).mean;
    let farther = FARTHER * 10.0_f32.powf(softer / 20.0);
    let of = |voice: &[f32], at: Option<usize>| {
        at.and_then(|at| voice.get(at)).copied().unwrap_or_default()
    };
    (0..speaker.len() + 2 * AROUND)
        .map(|at| of(speaker, at.checked_sub(AROUND)) + farther * of(other, Some(at)))
        .collect()
}

fn spoken(voice: &str, text: &str) -> Vec<f32> {
    static NUMBER: AtomicUsize = AtomicUsize::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let name = format!("hector-hall-{}-{number}.wav", std::process::id());
    let file: PathBuf = std::env::temp_dir().join(name);
    let made = Command::new("espeak-ng").args(["-v", voice, "-w"]).arg(&file).arg(text).status();
    assert!(made.expect("espeak-ng").success());
    let samples = read_wav(&file).expect("a recording");
    std::fs::remove_file(file).expect("it is there");
    samples
}
