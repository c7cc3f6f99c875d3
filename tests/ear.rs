//! The ear at a real sound system: PulseAudio with a sink that nobody hears, espeak-ng that
//! plays into it, and its monitor as the microphone.

#![cfg(all(feature = "voice", feature = "ear"))]
#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

#[path = "common/sound.rs"]
mod sound;

use std::process::{Command, Stdio};
use std::time::Duration;

use hector::devices::ear::{Deaf, Loudness, microphones, try_microphone};
use sound::in_a_private_world;

#[test]
fn a_microphone_is_found_by_its_name_and_heard() {
    in_a_private_world("a_microphone_is_found_by_its_name_and_heard", |world| {
        let names = microphones();
        assert!(names.iter().any(|name| name.contains("Null")), "{names:?}");
        let mut speaker = Command::new("espeak-ng")
            .args(["-v", "de", "Springer Gustav eins Felix drei. Springer Gustav eins Felix drei."])
            .stdout(Stdio::null())
            .spawn()
            .expect("espeak-ng");
        let (name, heard) =
            try_microphone(Some("monitor of null"), Duration::from_secs(3)).expect("a microphone");
        assert!(name.contains("Null"), "{name}");
        speaker.wait().expect("it ends");
        let loudness = Loudness::of(&heard);
        assert!(loudness.peak > -30.0 && loudness.fault().is_none(), "{loudness:?}");
        let wrong = try_microphone(Some("headset"), Duration::ZERO).expect_err("there is none");
        let sentence = wrong.to_string();
        assert!(
            sentence
                .starts_with("No microphone: there is none with headset in its name. There are:"),
            "{sentence}"
        );
        world.stop_pulse();
        let gone = try_microphone(None, Duration::ZERO).expect_err("no sound system");
        assert!(!matches!(gone, Deaf::NotThere { .. }), "{gone}");
        assert!(gone.to_string().starts_with("No microphone"), "{gone}");
    });
}
