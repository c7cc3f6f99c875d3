//! Words that Orca speaks: a stand-in for it on a bus of its own is told them.

use std::process::Stdio;

use hector::devices::speaker::{Mute, SpeakerEvent, System};

use crate::common::bus::{Bus, Orca};
use crate::common::itself;
use crate::common::speech::Speech;

/// Names the bus, in the process that knows no other.
const ON_A_BUS: &str = "HECTOR_PRIVATE_BUS";
const SPEECH_OF_49: &str = "/org/gnome/Orca/Service/SpeechAndVerbosityManager";
const SPEECH_OF_50: &str = "/org/gnome/Orca/Service/SpeechManager";

/// Runs the body of the test with this name in a process with a bus of its own.
fn on_a_private_bus(test: &str, body: impl FnOnce(&str)) {
    if let Ok(address) = std::env::var(ON_A_BUS) {
        return body(&address);
    }
    let bus = Bus::start();
    let status = itself::alone(module_path!(), test)
        .env(ON_A_BUS, &bus.address)
        .env("DBUS_SESSION_BUS_ADDRESS", &bus.address)
        .stdin(Stdio::null())
        .status()
        .expect("the test runs");
    assert!(status.success(), "{test} failed on its private bus");
}

#[test]
fn orca_is_told_the_words_and_silenced_whatever_its_version() {
    on_a_private_bus("orca_is_told_the_words_and_silenced_whatever_its_version", |address| {
        for speech_of in [SPEECH_OF_49, SPEECH_OF_50] {
            let orca = Orca::start(address, speech_of);
            let mut speech = Speech::open_by(System::Orca);
            speech.expect(&SpeakerEvent::Back);
            let number = speech.say(&[("de", "Eva zwei, \"Eva\" vier"), ("fr", "à vous")]);
            assert_eq!(orca.was_told(), "PresentMessage Eva zwei, \"Eva\" vier à vous");
            speech.expect(&SpeakerEvent::Spoken(number));
            let number = speech.say(&[("de", "Springer Gustav eins Felix drei")]);
            assert_eq!(orca.was_told(), "PresentMessage Springer Gustav eins Felix drei");
            speech.speaker.hush();
            assert_eq!(orca.was_told(), "ExecuteCommand InterruptSpeech");
            speech.expect(&SpeakerEvent::Cancelled(number));
        }
    });
}

#[test]
fn orca_is_found_again_after_it_was_away() {
    on_a_private_bus("orca_is_found_again_after_it_was_away", |address| {
        let mut speech = Speech::open_by(System::Orca);
        speech.expect(&SpeakerEvent::Lost(Mute::NoScreenReader));
        let orca = Orca::start(address, SPEECH_OF_50);
        speech.expect(&SpeakerEvent::Back);
        drop(orca);
        let number = speech.say(&[("de", "Turm Anna eins")]);
        speech.expect(&SpeakerEvent::Lost(Mute::NoScreenReader));
        let orca = Orca::start(address, SPEECH_OF_50);
        assert_eq!(orca.was_told(), "PresentMessage Turm Anna eins");
        speech.expect(&SpeakerEvent::Back);
        speech.expect(&SpeakerEvent::Spoken(number));
    });
}
