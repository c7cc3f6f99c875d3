//! The ear in a hall: announcements of espeak-ng, with another of its voices announcing other
//! moves from farther away, before, meanwhile and after.

#![cfg(feature = "ear")]
#![allow(clippy::expect_used, reason = "a test fails by panicking")]

use std::path::{Path, PathBuf};
use std::process::Command;

use hector::devices::ear::{Loudness, Model, ModelFolder};
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

#[test]
fn a_speaker_is_understood_beside_somebody_farther_away() {
    let model = Path::new(env!("CARGO_MANIFEST_DIR")).join("models/starter");
    let model = Model::load(ModelFolder::check(&model).expect("a model")).expect("a model");
    let attention = Attention {
        listening: vec![Listening::Announcement],
        wording: Wording::default(),
        language: Language::German,
        readings: Readings::Best,
    };
    let mut ear = Transcriber::new(&model, &attention).expect("an ear").0;
    let (mut whole, mut wrong) = (Vec::new(), Vec::new());
    for (said, meanwhile) in SAID {
        let heard = ear.hear(&in_a_hall(&spoken("de+m3", said), &spoken("de+f2", meanwhile)));
        if heard.text == said.to_lowercase() {
            whole.push(said);
        } else if heard.trust == Trust::Believed {
            wrong.push((said, heard.text));
        }
    }
    // Heard once, 8 are whole and 4 are taken for something else; in all ways, 13 and 2.
    assert!(whole.len() >= 11, "{whole:?}");
    assert!(wrong.len() <= 2, "{wrong:?}");
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
    let name = format!("hector-hall-{}-{}.wav", std::process::id(), text.len());
    let file: PathBuf = std::env::temp_dir().join(name);
    let made = Command::new("espeak-ng").args(["-v", voice, "-w"]).arg(&file).arg(text).status();
    assert!(made.expect("espeak-ng").success());
    let samples = read_wav(&file).expect("a recording");
    std::fs::remove_file(file).expect("it is there");
    samples
}
