//! The ear at a real sound system: PulseAudio with a sink that nobody hears, espeak-ng that
//! plays into it, and its monitor as the microphone.

use crate::common::sound;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use crate::common::sound::in_a_private_world;
use hector::devices::ear::{
    Deaf, Ear, EarEvent, EarManner, Loudness, ModelFolder, Trial, Trigger, microphones,
    try_microphone,
};
use hector::devices::timepiece::Timepiece;
use hector::scenes::ear::{Scales, WakeWord, grammar};
use hector::words::{Attention, Language, Listening as Listen, Readings, Wording};

const LIMIT: Duration = Duration::from_secs(10);

#[test]
fn a_microphone_is_found_by_its_name_and_heard() {
    in_a_private_world(module_path!(), "a_microphone_is_found_by_its_name_and_heard", |world| {
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
        let Deaf::NotThere { wanted, there } = &wrong else { panic!("{wrong}") };
        assert!(wanted == "headset" && !there.is_empty(), "{wrong}");
        world.stop_pulse();
        let gone = try_microphone(None, Duration::ZERO).expect_err("no sound system");
        assert!(!matches!(gone, Deaf::NotThere { .. }), "{gone}");
    });
}

/// The ear with the starter model, and what it tells.
struct Listening {
    ear: Ear,
    events: Receiver<EarEvent>,
    watch: Timepiece,
}

impl Listening {
    fn open(trigger: Trigger) -> Listening {
        let (sender, events) = mpsc::sync_channel(64);
        let watch = Timepiece::started();
        let model = Path::new(env!("CARGO_MANIFEST_DIR")).join("models/starter");
        let manner = EarManner { microphone: None, model, trigger, trial: Trial::None };
        let ear = Ear::open(manner, watch, sender).expect("a thread");
        let listening = Listening { ear, events, watch };
        listening.expects();
        assert!(matches!(listening.next(), EarEvent::Back(_)));
        listening
    }

    fn expects(&self) {
        let model = Path::new(env!("CARGO_MANIFEST_DIR")).join("models/starter");
        let model = ModelFolder::check(&model).expect("a model");
        let (grammar, _) = grammar(&attention(), &model).expect("its words");
        self.ear.listen_for(scales().expecting(&grammar, 0));
    }

    fn next(&self) -> EarEvent {
        self.events.recv_timeout(LIMIT).expect("an event")
    }

    /// The next utterance, and how long after its last sound it was understood.
    fn hears(&self) -> (String, Duration) {
        loop {
            if let EarEvent::Heard(heard) = self.next() {
                let understood = scales().weigh(&heard.hearings, &heard.samples);
                return (understood.text, self.watch.elapsed().saturating_sub(heard.ended));
            }
        }
    }
}

/// Announcements, commands and questions.
fn attention() -> Attention {
    let listening = vec![Listen::Announcement, Listen::Commands, Listen::Questions];
    let (wording, language) = (Wording::default(), Language::German);
    Attention { listening, wording, language, readings: Readings::Best }
}

fn scales() -> Scales {
    Scales::of(&attention(), WakeWord::NotNeeded)
}

fn speak(text: &str) {
    sound::speak("de", "150", text);
}

#[test]
fn what_is_said_after_a_key_is_understood() {
    in_a_private_world(module_path!(), "what_is_said_after_a_key_is_understood", |_| {
        let listening = Listening::open(Trigger::Key);
        for text in ["springer gustav eins felix drei", "eva zwei eva vier", "kurze rochade"] {
            listening.ear.begin();
            speak(text);
            listening.ear.end();
            let (heard, late) = listening.hears();
            println!("{heard} after {late:?}");
            assert_eq!(heard, text);
        }
    });
}

#[test]
fn what_is_said_into_an_open_microphone_is_understood() {
    in_a_private_world(
        module_path!(),
        "what_is_said_into_an_open_microphone_is_understood",
        |_| {
            let listening = Listening::open(Trigger::Voice);
            for text in ["springer gustav eins felix drei", "eva zwei eva vier", "kurze rochade"] {
                speak(text);
                let (heard, late) = listening.hears();
                println!("{heard} after {late:?}");
                assert_eq!(heard, text);
            }
        },
    );
}

#[test]
fn a_microphone_that_is_pulled_out_is_heard_again_when_it_is_back() {
    in_a_private_world(
        module_path!(),
        "a_microphone_that_is_pulled_out_is_heard_again_when_it_is_back",
        |world| {
            let listening = Listening::open(Trigger::Voice);
            let text = "springer gustav eins felix drei";
            let mut servers = Vec::new();
            for _ in 0..2 {
                speak(text);
                assert_eq!(listening.hears().0, text);
                world.stop_pulse();
                let lost = std::iter::repeat_with(|| listening.next())
                    .take(20)
                    .any(|event| matches!(event, EarEvent::Lost(_)));
                assert!(lost, "nobody was told");
                servers.push(world.start_pulse());
                let back = std::iter::repeat_with(|| listening.next())
                    .take(20)
                    .any(|event| matches!(event, EarEvent::Back(_)));
                assert!(back, "it was not found again");
                speak(text);
                assert_eq!(listening.hears().0, text);
            }
        },
    );
}

#[test]
fn what_fades_of_the_own_voice_is_not_heard_after_the_key() {
    in_a_private_world(
        module_path!(),
        "what_fades_of_the_own_voice_is_not_heard_after_the_key",
        |_| {
            let listening = Listening::open(Trigger::Key);
            for own in [true, false] {
                let mut speaker = Command::new("espeak-ng")
                    .args(["-v", "de", &"sieben acht ".repeat(20)])
                    .stdout(Stdio::null())
                    .spawn()
                    .expect("espeak-ng");
                if own {
                    listening.ear.be_deaf();
                }
                // In the middle of what is said, and for a part of it.
                thread::sleep(Duration::from_secs(1));
                listening.ear.begin();
                thread::sleep(Duration::from_millis(800));
                listening.ear.end();
                let heard = loop {
                    if let EarEvent::Heard(heard) = listening.next() {
                        break heard;
                    }
                };
                speaker.kill().expect("it still speaks");
                speaker.wait().expect("it ends");
                // A tenth of a second at 16,000 samples a second.
                let (first, rest) = heard.samples.split_at(1_600);
                assert_eq!(first.iter().all(|sample| *sample == 0), own);
                assert!(rest.iter().any(|sample| sample.unsigned_abs() > 300), "nothing was heard");
            }
        },
    );
}

#[test]
fn nothing_is_heard_while_the_program_itself_speaks() {
    in_a_private_world(module_path!(), "nothing_is_heard_while_the_program_itself_speaks", |_| {
        let listening = Listening::open(Trigger::Voice);
        listening.ear.be_deaf();
        speak("springer gustav eins felix drei");
        listening.ear.hear_again();
        // The sound system still holds the end of what was said.
        thread::sleep(Duration::from_secs(1));
        speak("eva zwei eva vier");
        assert_eq!(listening.hears().0, "eva zwei eva vier");
    });
}
