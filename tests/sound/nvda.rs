//! One voice at a desk, as Windows has it: NVDA while it runs, else the system's own. A stand-in for NVDA, and
//! the real speech-dispatcher behind the crate `tts`.

use hector::devices::nvda::Nvda as WayToNvda;
use hector::devices::speaker::{Mute, SpeakerEvent, SpokenBy, System};

use crate::common::nvda::{Made, Nvda};
use crate::common::sound::in_a_private_world;
use crate::common::speech::Speech;

#[test]
fn the_system_speaks_while_nvda_is_away_and_nvda_when_it_comes() {
    in_a_private_world(
        module_path!(),
        "the_system_speaks_while_nvda_is_away_and_nvda_when_it_comes",
        |_| {
            let mut nvda = Nvda::absent(Made::In2024);
            let mut speech = Speech::open_by(System::OfWindows(WayToNvda::by(&nvda.library)));
            speech.expect_patiently(&SpeakerEvent::SpokenBy(SpokenBy::System));
            speech.expect_patiently(&SpeakerEvent::Back);
            let number = speech.say(&[("de", "Eva zwei")]);
            speech.expect_patiently(&SpeakerEvent::Spoken(number));
            nvda.runs();
            speech.expect_patiently(&SpeakerEvent::Lost(Mute::NvdaCame));
            speech.expect_patiently(&SpeakerEvent::SpokenBy(SpokenBy::Nvda));
            speech.expect_patiently(&SpeakerEvent::Back);
            let number = speech.say(&[("de", "Eva vier")]);
            assert!(nvda.was_told().contains(">Eva vier<"));
            speech.expect_patiently(&SpeakerEvent::Spoken(number));
            nvda.ends();
            speech.expect_patiently(&SpeakerEvent::Lost(Mute::NoNvda));
            speech.expect_patiently(&SpeakerEvent::SpokenBy(SpokenBy::System));
            speech.expect_patiently(&SpeakerEvent::Back);
            let number = speech.say(&[("de", "Turm Anna eins")]);
            speech.expect_patiently(&SpeakerEvent::Spoken(number));
            assert!(nvda.was_told_no_more());
        },
    );
}
