//! The screen reader NVDA speaks and shows braille: a stand-in for its library writes down what it is
//! told.

use std::path::Path;
use std::time::{Duration, Instant};

use hector::devices::nvda::{NoNvda, Nvda as WayToNvda};
use hector::devices::speaker::{Mute, SpeakerEvent, SpokenBy, System};

use crate::common::nvda::{Made, Nvda};
use crate::common::speech::Speech;

const LIMIT: Duration = Duration::from_secs(20);

fn opened_by(nvda: &Nvda) -> Speech {
    let speech = by(nvda);
    speech.expect(&SpeakerEvent::SpokenBy(SpokenBy::Nvda));
    speech.expect(&SpeakerEvent::Back);
    speech
}

fn by(nvda: &Nvda) -> Speech {
    Speech::open_by(System::Nvda(WayToNvda::by(&nvda.library)))
}

fn marked(language: &str, words: &str) -> String {
    format!("<speak><voice xml:lang=\"{language}\">{words}</voice></speak>")
}

#[test]
fn nvda_is_told_each_word_in_its_language_and_tells_the_end() {
    let mut nvda = Nvda::start(Made::In2024);
    let mut speech = opened_by(&nvda);
    nvda.set("hold");
    let number = speech.say(&[("de", "Eva zwei, \"Eva\" vier"), ("fr", "à vous & <moi>")]);
    let expected = "ssml and wait <speak><voice xml:lang=\"de\">Eva zwei, &quot;Eva&quot; vier</voice> \
                    <voice xml:lang=\"fr\">à vous &amp; &lt;moi&gt;</voice></speak>";
    assert_eq!(nvda.was_told(), expected);
    let early = speech.events.recv_timeout(Duration::from_millis(300));
    assert!(early.is_err(), "{early:?} before NVDA had spoken to the end");
    nvda.unset("hold");
    speech.expect(&SpeakerEvent::Spoken(number));
    assert!(nvda.was_told_no_more());
}

#[test]
fn nvda_is_silenced_at_once() {
    let mut nvda = Nvda::start(Made::In2024);
    let mut speech = opened_by(&nvda);
    nvda.set("hold");
    let number = speech.say(&[("de", "Springer Gustav eins Felix drei")]);
    assert!(nvda.was_told().starts_with("ssml and wait "));
    speech.speaker.hush();
    assert_eq!(nvda.was_told(), "silence");
    speech.expect(&SpeakerEvent::Cancelled(number));
}

#[test]
fn an_order_to_be_silent_is_not_overtaken_by_the_words_before_it() {
    let mut nvda = Nvda::start(Made::In2024);
    let mut speech = opened_by(&nvda);
    nvda.set("hold");
    for _ in 0..20 {
        let number = speech.say(&[("de", "Eva zwei")]);
        speech.speaker.hush();
        speech.expect(&SpeakerEvent::Cancelled(number));
        while nvda.was_told() != "silence" {}
    }
    // What was overtaken is silenced a moment later.
    nvda.was_told_last("silence");
}

#[test]
fn words_that_the_user_of_nvda_silences_are_over() {
    let mut nvda = Nvda::start(Made::In2024);
    let mut speech = opened_by(&nvda);
    let mut other = opened_by(&nvda);
    nvda.set("hold");
    let number = speech.say(&[("en", "Knight gustav one felix three")]);
    assert!(nvda.was_told().starts_with("ssml and wait "));
    // Whoever silences NVDA silences every word, a user by a key or another program.
    let _ = other.say(&[("en", "Rook")]);
    assert!(nvda.was_told().starts_with("ssml and wait "));
    other.speaker.hush();
    assert_eq!(nvda.was_told(), "silence");
    speech.expect(&SpeakerEvent::Cancelled(number));
}

#[test]
fn calls_that_nvda_has_forgotten_keep_nobody_waiting() {
    let mut nvda = Nvda::start(Made::In2024);
    let mut speech = opened_by(&nvda);
    nvda.set("hold");
    nvda.set("lost");
    for _ in 0..2 {
        let number = speech.say(&[("de", "Eva zwei")]);
        assert!(nvda.was_told().starts_with("ssml and wait "));
        speech.speaker.hush();
        assert_eq!(nvda.was_told(), "silence");
        speech.expect(&SpeakerEvent::Cancelled(number));
    }
    // No third call is left waiting in NVDA; the end of these words is estimated.
    let said = Instant::now();
    let number = speech.say(&[("de", "Eva vier")]);
    assert_eq!(nvda.was_told(), format!("ssml {}", marked("de", "Eva vier")));
    speech.expect(&SpeakerEvent::Spoken(number));
    assert!(said.elapsed() >= Duration::from_millis(800), "eight letters in {:?}", said.elapsed());
}

#[test]
fn a_line_that_nvda_never_ends_is_over_after_a_while_and_no_voice_is_lost() {
    let mut nvda = Nvda::start(Made::In2024);
    let mut speech = opened_by(&nvda);
    nvda.set("hold");
    let number = speech.say(&[("de", "Eva")]);
    assert!(nvda.was_told().starts_with("ssml and wait "));
    speech.expect(&SpeakerEvent::Spoken(number));
}

#[test]
fn an_older_nvda_is_told_plain_words_and_their_end_is_estimated() {
    let older_nvda = Nvda::start(Made::In2024);
    older_nvda.set("old");
    for mut nvda in [older_nvda, Nvda::start(Made::In2010)] {
        let mut speech = opened_by(&nvda);
        let said = Instant::now();
        let number = speech.say(&[("de", "Eva zwei"), ("fr", "à vous")]);
        assert_eq!(nvda.was_told(), "text Eva zwei à vous");
        speech.expect(&SpeakerEvent::Spoken(number));
        assert!(said.elapsed() >= Duration::from_millis(900), "{:?}", said.elapsed());
    }
}

#[test]
fn nvda_is_found_when_it_begins_and_found_again_after_it_ended() {
    let mut nvda = Nvda::absent(Made::In2024);
    let mut speech = by(&nvda);
    speech.expect(&SpeakerEvent::Lost(Mute::NoNvda));
    nvda.runs();
    speech.expect(&SpeakerEvent::SpokenBy(SpokenBy::Nvda));
    speech.expect(&SpeakerEvent::Back);
    nvda.set("hold");
    let number = speech.say(&[("de", "Turm Anna eins")]);
    let words = format!("ssml and wait {}", marked("de", "Turm Anna eins"));
    assert_eq!(nvda.was_told(), words);
    nvda.ends();
    speech.expect(&SpeakerEvent::Lost(Mute::NoNvda));
    nvda.unset("hold");
    nvda.runs();
    assert_eq!(nvda.was_told(), words, "what was not spoken is spoken again");
    speech.expect(&SpeakerEvent::Back);
    speech.expect(&SpeakerEvent::Spoken(number));
}

#[test]
fn an_nvda_that_ends_while_nobody_speaks_is_missed_within_two_seconds() {
    let nvda = Nvda::start(Made::In2024);
    let speech = opened_by(&nvda);
    nvda.ends();
    let ended = Instant::now();
    speech.expect(&SpeakerEvent::Lost(Mute::NoNvda));
    assert!(ended.elapsed() < Duration::from_secs(2), "{:?}", ended.elapsed());
}

#[test]
fn a_library_that_is_missing_or_another_one_is_told() {
    let look = |file: &Path| WayToNvda::by(file).look();
    let nvda = Nvda::start(Made::In2024);
    let missing = nvda.library.with_file_name("missing");
    assert!(matches!(look(&missing), Err(NoNvda::NoLibrary { .. })));
    let foreign = nvda.library.with_file_name("told");
    nvda.set("told");
    assert!(matches!(look(&foreign), Err(NoNvda::NoLibrary { .. })));
    let named = nvda.library.file_name().expect("a name");
    let why = look(Path::new(named)).expect_err("a bare name is looked for anywhere");
    assert!(why.to_string().contains("expected a full path"), "{why}");
    assert_eq!(look(&nvda.library), Ok(()));
    nvda.ends();
    assert_eq!(look(&nvda.library), Err(NoNvda::NotRunning(1722)));
    // Wine lets every call succeed, although nobody took it.
    nvda.set("wine");
    assert_eq!(look(&nvda.library), Err(NoNvda::NotRunning(1722)));
}

#[cfg(feature = "braille")]
mod braille {
    use std::sync::mpsc;
    use std::time::Duration;

    use hector::devices::braille::{Blank, DisplayEvent, NvdaDisplay, Size};

    use super::{LIMIT, Made, Nvda, WayToNvda};

    const HERE: DisplayEvent =
        DisplayEvent::Here { size: Size { columns: 400, rows: 1 }, driver: String::new() };

    #[test]
    fn cells_reach_the_display_of_nvda_as_a_message() {
        let mut nvda = Nvda::start(Made::In2024);
        let (sender, events) = mpsc::sync_channel::<DisplayEvent>(8);
        let mut display =
            NvdaDisplay::open(WayToNvda::by(&nvda.library), sender).expect("a thread");
        assert_eq!(events.recv_timeout(LIMIT), Ok(HERE));
        display.show(vec![0x11, 0x27, 0, 0x01, 0, 0]);
        assert_eq!(nvda.was_told(), "braille ⠑⠧ ⠁");
        // Nothing is shown where no dot is up: the display stays with whatever NVDA shows.
        display.show(vec![0, 0]);
        display.show(vec![0x3f]);
        drop(display);
        assert_eq!(nvda.was_told(), "braille ⠿");
        assert!(nvda.was_told_no_more());
    }

    #[test]
    fn the_newest_cells_are_shown_when_nvda_is_there_again() {
        let mut nvda = Nvda::absent(Made::In2010);
        let (sender, events) = mpsc::sync_channel::<DisplayEvent>(8);
        let mut display =
            NvdaDisplay::open(WayToNvda::by(&nvda.library), sender).expect("a thread");
        assert_eq!(events.recv_timeout(LIMIT), Ok(DisplayEvent::Lost(Blank::NoNvda)));
        display.show(vec![0x01]);
        display.show(vec![0x03]);
        // The first cells may be on their way already, and the second ones wait for their place.
        std::thread::sleep(Duration::from_millis(100));
        display.catch_up();
        nvda.runs();
        assert_eq!(events.recv_timeout(LIMIT), Ok(HERE));
        assert_eq!(nvda.was_told(), "braille ⠃");
        nvda.ends();
        display.show(vec![0x07]);
        nvda.runs();
        assert_eq!(nvda.was_told(), "braille ⠇");
        assert!(nvda.was_told_no_more());
        assert!(events.try_recv().is_err(), "that there is a display is told once");
    }
}
