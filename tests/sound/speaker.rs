//! Speech as it comes out of the sound system: real speech-dispatcher, espeak-ng and
//! PulseAudio, recorded and measured.

use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

use crate::common::recording::{Recording, samples, time};
use crate::common::sound::{assert_is_silent_at_once, in_a_private_world};
use crate::common::speech::Speech;
use hector::devices::speaker::{Mute, SpeakerEvent, System, VoiceManner};
use hector::present::spoken::{Priority, Segment, Utterance, VoiceSettings};
use hector::present::tone::Tones;
use hector::scenes::voice::{SpeechAndTones, ToldInText, VoiceDeviceSignal};
use hector::words::Language;

const LIMIT: Duration = Duration::from_secs(12);
/// Longer than any pause inside of the words said here.
const GAP: Duration = Duration::from_millis(250);
/// How much the same words differ in length from time to time.
const A_LITTLE: Duration = Duration::from_millis(40);
const QUIET: Duration = Duration::from_millis(600);
const LONG: &str = "Springer Gustav eins Felix drei, Läufer Felix eins Cäsar vier, kurze Rochade";

impl Speech {
    fn open() -> Speech {
        Speech::open_by(System::SpeechDispatcher)
    }

    fn opened() -> Speech {
        let speech = Speech::open();
        speech.expect(&SpeakerEvent::Back);
        speech
    }

    /// Says a line alone, and returns how long each of its sounding stretches is.
    fn measure(&mut self, recording: &mut Recording, passages: &[(&str, &str)]) -> Vec<Duration> {
        let from = recording.now();
        let number = self.say(passages);
        self.expect(&SpeakerEvent::Spoken(number));
        wait_for_the_end(recording);
        let stretches = recording.stretches(from, GAP);
        stretches.iter().map(|stretch| time(stretch.to - stretch.from)).collect()
    }

    /// How long a line sounds that is heard without a pause, said five times at most: a busy machine
    /// may tear the sound.
    #[track_caller]
    fn unbroken(&mut self, recording: &mut Recording, passages: &[(&str, &str)]) -> Duration {
        let mut heard = Vec::new();
        for _ in 0..5 {
            let lengths = self.measure(recording, passages);
            if let [length] = lengths[..] {
                return length;
            }
            heard.push(lengths);
        }
        panic!("{passages:?}: {heard:?}");
    }

    /// How long a single word is, by the shortest of three times: a busy machine may tear the
    /// sound, which makes it longer.
    fn length(&mut self, recording: &mut Recording, word: (&str, &str)) -> Duration {
        let whole = |lengths: Vec<Duration>| lengths.into_iter().sum();
        let lengths = [(); 3].map(|()| whole(self.measure(recording, &[word])));
        lengths.into_iter().min().expect("three")
    }

    /// Says a row of words, until it sounds as long as expected, five times at most.
    #[track_caller]
    fn expect_lengths(
        &mut self,
        recording: &mut Recording,
        row: &[(&str, &str)],
        expected: &[Duration],
    ) {
        let mut heard = Vec::new();
        for _ in 0..5 {
            let lengths = self.measure(recording, row);
            let pairs = || lengths.iter().zip(expected);
            if lengths.len() == expected.len()
                && pairs().all(|(one, other)| one.abs_diff(*other) <= A_LITTLE)
            {
                return;
            }
            heard.push(lengths);
        }
        panic!("{row:?}: {heard:?}, expected {expected:?}");
    }
}

/// A busy machine holds up one of three and not all of them.
#[track_caller]
fn assert_is_soon_back(took: [Duration; 3]) {
    assert!(took.iter().any(|took| *took < Duration::from_secs(2)), "it took {took:?}");
}

/// Waits until what was spoken has left the sink.
fn wait_for_the_end(recording: &mut Recording) {
    let spoken = recording.now();
    recording.wait_for_silence(spoken, QUIET);
}

#[test]
fn words_come_out_of_the_sink() {
    in_a_private_world(module_path!(), "words_come_out_of_the_sink", |world| {
        let mut recording = world.record();
        let mut speech = Speech::opened();
        for text in ["Eva zwei Eva vier", "Springer Gustav eins Felix drei"] {
            let length = speech.unbroken(&mut recording, &[("de", text)]);
            let expected = Duration::from_millis(700)..Duration::from_secs(4);
            assert!(expected.contains(&length), "{text}: {length:?}");
        }
    });
}

#[test]
fn each_segment_is_read_in_its_own_language_and_in_order() {
    in_a_private_world(
        module_path!(),
        "each_segment_is_read_in_its_own_language_and_in_order",
        |world| {
            let mut recording = world.record();
            let mut speech = Speech::opened();
            // The same letters take German and French voices differently long.
            let (german, french) = (("de", "vierundzwanzig"), ("fr", "vierundzwanzig"));
            let in_german = speech.length(&mut recording, german);
            let in_french = speech.length(&mut recording, french);
            assert!(in_german.abs_diff(in_french) > 3 * A_LITTLE, "{in_german:?} {in_french:?}");
            speech.expect_lengths(&mut recording, &[german, french], &[in_german, in_french]);
            speech.expect_lengths(&mut recording, &[french, german], &[in_french, in_german]);
        },
    );
}

#[test]
fn a_hush_is_silence_at_once() {
    in_a_private_world(module_path!(), "a_hush_is_silence_at_once", |world| {
        let mut recording = world.record();
        let mut speech = Speech::opened();
        let took = [(); 3].map(|()| {
            let from = recording.now();
            let number = speech.say(&[("de", LONG), ("fr", "encore un mot")]);
            let sound = recording.wait_for_sound(from, LIMIT).expect("words");
            while recording.now() < sound + samples(Duration::from_millis(400)) {}
            speech.speaker.hush();
            let hushed = recording.now();
            speech.expect(&SpeakerEvent::Cancelled(number));
            let silent = recording.wait_for_silence(hushed, QUIET);
            time(silent - hushed)
        });
        assert_is_silent_at_once(took);
    });
}

#[test]
fn what_is_hushed_before_it_begins_is_not_heard_later() {
    let name = "what_is_hushed_before_it_begins_is_not_heard_later";
    in_a_private_world(module_path!(), name, |world| {
        let mut recording = world.record();
        let mut speech = Speech::opened();
        let mut late = Vec::new();
        for round in 0..30 {
            // From before it is under way to after it sounds, and over the end of another line.
            let from = recording.now();
            speech.say(&[("de", LONG)]);
            while recording.now() < from + samples(Duration::from_millis(round * 37 % 150)) {}
            speech.say(&[("de", "Die Uhr des Gegners ist gedrückt.")]);
            let said = recording.now();
            while recording.now() < said + samples(Duration::from_millis(round * 2)) {}
            speech.speaker.hush();
            let hushed = recording.now();
            let silent = recording.wait_for_silence(hushed, QUIET);
            late.push(time(silent - hushed));
        }
        println!("after the hush it sounded for {late:?}");
        late.sort();
        // A busy machine holds up a few. The line takes two seconds, and the other one four.
        assert!(late[late.len() / 2] < Duration::from_millis(100), "{late:?}");
        assert!(late.iter().all(|late| *late < Duration::from_secs(1)), "{late:?}");
    });
}

#[test]
fn a_new_line_silences_the_one_before() {
    in_a_private_world(module_path!(), "a_new_line_silences_the_one_before", |world| {
        let mut recording = world.record();
        let mut speech = Speech::opened();
        let from = recording.now();
        let first = speech.say(&[("de", LONG)]);
        recording.wait_for_sound(from, LIMIT).expect("words");
        let second = speech.say(&[("de", "Matt")]);
        speech.expect(&SpeakerEvent::Cancelled(first));
        let third = speech.say(&[("de", "Remis")]);
        speech.expect(&SpeakerEvent::Cancelled(second));
        speech.expect(&SpeakerEvent::Spoken(third));
        wait_for_the_end(&mut recording);
        let whole: usize =
            recording.stretches(from, GAP).iter().map(|stretch| stretch.to - stretch.from).sum();
        assert!(time(whole) < Duration::from_secs(2), "{:?}", time(whole));
    });
}

#[test]
fn rate_volume_and_voice_can_be_changed_while_it_speaks() {
    in_a_private_world(
        module_path!(),
        "rate_volume_and_voice_can_be_changed_while_it_speaks",
        |world| {
            let mut recording = world.record();
            let mut speech = Speech::opened();
            let (word, in_french) = (("de", "vierundzwanzig"), ("fr", "vierundzwanzig"));
            let set = |speech: &mut Speech, recording: &mut Recording, manner: VoiceManner| {
                let from = recording.now();
                let number = speech.say(&[("de", "Dame")]);
                recording.wait_for_sound(from, LIMIT).expect("words");
                speech.speaker.set(manner);
                speech.expect(&SpeakerEvent::Spoken(number));
                wait_for_the_end(recording);
            };
            let plain = speech.length(&mut recording, word);
            let french = speech.length(&mut recording, in_french);
            assert!(plain.abs_diff(french) > 3 * A_LITTLE, "{plain:?} {french:?}");
            set(&mut speech, &mut recording, VoiceManner { rate: 80, ..VoiceManner::default() });
            let fast = speech.length(&mut recording, word);
            assert!(fast * 3 < plain * 2, "{fast:?} {plain:?}");
            set(&mut speech, &mut recording, VoiceManner { volume: 0, ..VoiceManner::default() });
            assert_eq!(speech.measure(&mut recording, &[word]), [] as [Duration; 0]);
            let voices = vec![("de".to_owned(), "French (France)".to_owned())];
            speech.speaker.set(VoiceManner { voices, ..VoiceManner::default() });
            // A busy machine makes words longer, but not one voice into the other.
            let by_french_voice = speech.length(&mut recording, word);
            assert!(
                by_french_voice.abs_diff(french) < by_french_voice.abs_diff(plain),
                "{by_french_voice:?}: {french:?} or {plain:?}"
            );
            speech.speaker.set(VoiceManner::default());
            let again = speech.length(&mut recording, word);
            assert!(
                again.abs_diff(plain) < again.abs_diff(french),
                "{again:?}: {plain:?} or {french:?}"
            );
        },
    );
}

#[test]
fn text_that_would_harm_the_speech_system_does_not() {
    in_a_private_world(
        module_path!(),
        "text_that_would_harm_the_speech_system_does_not",
        |world| {
            let mut recording = world.record();
            let mut speech = Speech::opened();
            for text in ["", " ", "\0", "\n.\r\n", "<", "\u{1f}"] {
                let number = speech.say(&[("de", text)]);
                speech.expect(&SpeakerEvent::Spoken(number));
            }
            let harmful = [("de", ""), ("de", "Eva\0 vier\r\n.\r\n")];
            speech.unbroken(&mut recording, &harmful);
            speech.unbroken(&mut recording, &[("de", "Dame")]);
        },
    );
}

#[test]
fn killed_while_it_speaks_it_says_the_line_anew_when_it_is_back() {
    in_a_private_world(
        module_path!(),
        "killed_while_it_speaks_it_says_the_line_anew_when_it_is_back",
        |world| {
            let mut recording = world.record();
            let mut speech = Speech::opened();
            let took = [(); 3].map(|()| {
                let from = recording.now();
                let number = speech.say(&[("de", LONG)]);
                recording.wait_for_sound(from, LIMIT).expect("words");
                world.stop_speech();
                speech.expect(&SpeakerEvent::Lost(Mute::Gone));
                let from = recording.wait_for_silence(from, QUIET);
                let server = world.start_speech();
                let returned = recording.now();
                let sound = recording.wait_for_sound(from, LIMIT).expect("words");
                speech.expect(&SpeakerEvent::Back);
                speech.expect(&SpeakerEvent::Spoken(number));
                (server, time(sound.saturating_sub(returned)))
            });
            assert_is_soon_back(took.each_ref().map(|(_server, took)| *took));
            speech.unbroken(&mut recording, &[("fr", "mat")]);
        },
    );
}

#[test]
fn killed_while_it_is_silent_it_is_back_within_two_seconds_of_its_return() {
    let name = "killed_while_it_is_silent_it_is_back_within_two_seconds_of_its_return";
    in_a_private_world(module_path!(), name, |world| {
        let speech = Speech::opened();
        let took = [(); 3].map(|()| {
            world.stop_speech();
            speech.expect(&SpeakerEvent::Lost(Mute::Gone));
            let _server = world.start_speech();
            let returned = Instant::now();
            speech.expect(&SpeakerEvent::Back);
            returned.elapsed()
        });
        assert_is_soon_back(took);
    });
}

#[test]
fn without_a_service_it_says_so_and_finds_it_when_it_comes() {
    in_a_private_world(
        module_path!(),
        "without_a_service_it_says_so_and_finds_it_when_it_comes",
        |world| {
            world.stop_speech();
            let mut speech = Speech::open();
            speech.expect(&SpeakerEvent::Lost(Mute::NoService));
            let given_up = speech.say(&[("de", "nie gehört")]);
            let number = speech.say(&[("de", "Dame")]);
            speech.expect(&SpeakerEvent::Cancelled(given_up));
            let _server = world.start_speech();
            speech.expect(&SpeakerEvent::Back);
            speech.expect(&SpeakerEvent::Spoken(number));
        },
    );
}

#[test]
fn a_service_that_nobody_started_is_started() {
    in_a_private_world(module_path!(), "a_service_that_nobody_started_is_started", |world| {
        world.stop_speech();
        world.let_speech_be_started();
        let mut speech = Speech::open();
        let mut event = speech.events.recv_timeout(LIMIT);
        if event == Ok(SpeakerEvent::Lost(Mute::NoService)) {
            // It was started, and did not listen yet.
            event = speech.events.recv_timeout(LIMIT);
        }
        assert_eq!(event, Ok(SpeakerEvent::Back));
        let number = speech.say(&[("de", "Dame")]);
        speech.expect(&SpeakerEvent::Spoken(number));
    });
}

#[test]
fn a_service_that_hangs_holds_nobody_up_and_is_used_again_when_it_answers() {
    let name = "a_service_that_hangs_holds_nobody_up_and_is_used_again_when_it_answers";
    in_a_private_world(module_path!(), name, |world| {
        let mut speech = Speech::opened();
        world.signal_speech("STOP");
        let number = speech.say(&[("de", "Dame")]);
        speech.expect(&SpeakerEvent::Lost(Mute::Stuck));
        speech.speaker.hush();
        speech.expect(&SpeakerEvent::Cancelled(number));
        let begun = Instant::now();
        drop(Speech::open());
        assert!(begun.elapsed() < Duration::from_secs(1), "{:?}", begun.elapsed());
        world.signal_speech("CONT");
        speech.expect(&SpeakerEvent::Back);
        let number = speech.say(&[("de", "Dame")]);
        speech.expect(&SpeakerEvent::Spoken(number));
    });
}

#[test]
fn a_service_that_lists_its_voices_slowly_is_not_lost() {
    let name = "a_service_that_lists_its_voices_slowly_is_not_lost";
    in_a_private_world(module_path!(), name, |world| {
        let mut speech = Speech::opened();
        let number = speech.say(&[("de", "Dame")]);
        speech.expect(&SpeakerEvent::Spoken(number));
        // In this moment of leisure it is asked for its voices.
        world.signal_speech("STOP");
        let slowly = speech.events.recv_timeout(Duration::from_secs(4));
        world.signal_speech("CONT");
        assert_eq!(slowly, Err(RecvTimeoutError::Timeout));
        let number = speech.say(&[("de", "Turm")]);
        speech.expect(&SpeakerEvent::Spoken(number));
    });
}

#[test]
fn a_missing_language_is_told_once() {
    in_a_private_world(module_path!(), "a_missing_language_is_told_once", |world| {
        world.stop_speech();
        let _server = world.start_speech_without_german();
        let mut speech = Speech::opened();
        let mut events = Vec::new();
        for language in ["en", "de", "de", "fr"] {
            let number = speech.say(&[(language, "Dame")]);
            let mut limit = LIMIT;
            while let Ok(event) = speech.events.recv_timeout(limit) {
                if event == SpeakerEvent::Spoken(number) {
                    // What languages there are is told in a moment of leisure.
                    limit = Duration::from_secs(1);
                } else {
                    events.push(event);
                }
            }
        }
        let missing = ["de", "fr"].map(|code| SpeakerEvent::NoVoice { language: code.to_owned() });
        assert_eq!(events, missing);
    });
}

#[test]
fn without_sound_the_loss_is_told_and_sound_that_returns_is_used() {
    in_a_private_world(
        module_path!(),
        "without_sound_the_loss_is_told_and_sound_that_returns_is_used",
        |world| {
            let mut speech = Speech::opened();
            let number = speech.say(&[("de", "Dame")]);
            speech.expect(&SpeakerEvent::Spoken(number));
            world.stop_pulse();
            let number = speech.say(&[("de", LONG)]);
            // speech-dispatcher 0.11.4 dies when its sound is gone; another may only fall silent.
            let lost = speech.events.recv_timeout(LIMIT);
            let known = [Mute::Gone, Mute::Unfinished].map(|mute| Ok(SpeakerEvent::Lost(mute)));
            assert!(known.contains(&lost), "{lost:?}");
            let _pulse = world.start_pulse();
            world.stop_speech();
            let _server = world.start_speech();
            speech.expect(&SpeakerEvent::Back);
            speech.expect(&SpeakerEvent::Spoken(number));
        },
    );
}

#[test]
fn a_line_that_kills_the_service_again_and_again_is_given_up() {
    in_a_private_world(
        module_path!(),
        "a_line_that_kills_the_service_again_and_again_is_given_up",
        |world| {
            let mut recording = world.record();
            let mut speech = Speech::opened();
            let number = speech.say(&[("de", LONG)]);
            let mut servers = Vec::new();
            for _ in 0..3 {
                let now = recording.now();
                recording.wait_for_sound(now, LIMIT).expect("words");
                world.stop_speech();
                let now = recording.now();
                recording.wait_for_silence(now, QUIET);
                servers.push(world.start_speech());
            }
            speech.expect(&SpeakerEvent::Lost(Mute::Gone));
            speech.expect(&SpeakerEvent::Unspoken(number));
            speech.expect(&SpeakerEvent::Back);
            let number = speech.say(&[("de", "Dame")]);
            speech.expect(&SpeakerEvent::Spoken(number));
        },
    );
}

#[test]
fn an_answer_interrupts_news_which_is_told_anew() {
    in_a_private_world(module_path!(), "an_answer_interrupts_news_which_is_told_anew", |world| {
        let mut recording = world.record();
        let (sender, signals) = mpsc::sync_channel::<VoiceDeviceSignal>(64);
        let mut voice =
            SpeechAndTones::open(&VoiceSettings::default(), Tones::Off, &sender).expect("a thread");
        let german = |priority, text: &str| Utterance::new(priority, Language::German, text);
        let from = recording.now();
        let news = german(Priority::Telling, LONG);
        assert_eq!(voice.say(news.clone()), []);
        let sound = recording.wait_for_sound(from, LIMIT).expect("words");
        while recording.now() < sound + samples(Duration::from_millis(900)) {}
        let answer = german(Priority::Answer, "noch zwölf Minuten")
            .then(Segment::new(Language::French, "au moins"));
        assert_eq!(voice.say(answer), []);
        let mut spoken = Vec::new();
        while !spoken.contains(&SpeakerEvent::Spoken(3)) {
            let signal = signals.recv_timeout(LIMIT).expect("a signal");
            if let VoiceDeviceSignal::Speaker(event) = &signal
                && *event != SpeakerEvent::Back
            {
                spoken.push(event.clone());
            }
            assert!(
                voice
                    .settle(signal)
                    .iter()
                    .all(|told| matches!(told, ToldInText::Back | ToldInText::TonesBack))
            );
        }
        assert_eq!(
            spoken,
            [SpeakerEvent::Cancelled(1), SpeakerEvent::Spoken(2), SpeakerEvent::Spoken(3)]
        );
        wait_for_the_end(&mut recording);
        let whole: usize =
            recording.stretches(from, GAP).iter().map(|stretch| stretch.to - stretch.from).sum();
        let from = recording.now();
        assert_eq!(voice.say(news), []);
        while signals.recv_timeout(LIMIT) != Ok(VoiceDeviceSignal::Speaker(SpeakerEvent::Spoken(4)))
        {
        }
        wait_for_the_end(&mut recording);
        let alone: usize =
            recording.stretches(from, GAP).iter().map(|stretch| stretch.to - stretch.from).sum();
        // The beginning of the news, the answer, and all of the news.
        let beside = time(whole.saturating_sub(alone));
        let expected = Duration::from_millis(1_700)..Duration::from_millis(3_500);
        assert!(expected.contains(&beside), "{beside:?} beside {:?}", time(alone));
    });
}

#[test]
fn the_portable_voice_speaks_each_language_and_is_back_after_a_loss() {
    in_a_private_world(
        module_path!(),
        "the_portable_voice_speaks_each_language_and_is_back_after_a_loss",
        |world| {
            let word = ("de", "Jacques acht Zeile");
            let mut recording = world.record();
            let direct = Speech::opened().length(&mut recording, word);
            let opened = Instant::now();
            let mut speech = Speech::open_by(System::Portable);
            speech.expect_patiently(&SpeakerEvent::Back);
            println!("the portable voice opened in {:?}", opened.elapsed());
            let first = Instant::now();
            let number = speech.say(&[("fr", "à vous"), word]);
            speech.expect_patiently(&SpeakerEvent::Spoken(number));
            println!("two voices were chosen, and spoke, in {:?}", first.elapsed());
            let portable = speech.length(&mut recording, word);
            assert!(direct.abs_diff(portable) <= 2 * A_LITTLE, "{direct:?} and {portable:?}");
            let from = recording.now();
            let number = speech.say(&[("de", LONG)]);
            recording.wait_for_sound(from, LIMIT).expect("words");
            speech.speaker.hush();
            speech.expect_patiently(&SpeakerEvent::Cancelled(number));
            wait_for_the_end(&mut recording);
            world.stop_speech();
            speech.expect_patiently(&SpeakerEvent::Lost(Mute::Gone));
            let _server = world.start_speech();
            speech.expect_patiently(&SpeakerEvent::Back);
            let number = speech.say(&[word]);
            speech.expect_patiently(&SpeakerEvent::Spoken(number));
        },
    );
}
