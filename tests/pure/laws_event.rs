//! The settings of an event: the example of the documentation, and what is said of
//! files that cannot be used.

use hector::laws::{
    AnnouncingLanguage, Capability, DrawOffers, Edition, Minutes, Mode, Pace, PeriodPolicy,
    Profile, QuickplayFinish, Supervision, TouchFacts, read_event,
};
use hector::words::{Language, Texts, tell_event_file};

const EXAMPLE: &str = include_str!("../../docs/event-example.toml");

#[test]
fn the_example_in_the_documentation_says_what_holds_by_default() {
    let event = read_event(EXAMPLE).expect("the example is a good one");
    assert_eq!(event.edition, Edition::Of2023);
    assert_eq!(event.time_control.text, "90+30");
    assert_eq!(event.profile, Profile::RecorderAndClock);
    let bare = read_event("[time]\ncontrol = \"90+30\"\n").expect("the shortest file");
    assert_eq!(bare.time_control.line, 2);
    assert_eq!(
        hector::laws::Event { time_control: bare.time_control.clone(), ..event },
        bare,
        "the example and a bare file part"
    );
}

#[test]
fn every_setting_of_a_full_file_arrives() {
    let event = read_event(
        "edition = \"2018\"\n\
         [time]\ncontrol = \"40/9000+30:1800+30\"\npace = \"rapid\"\nsupervision = \"otherwise\"\n\
         default_time = 30\nperiod_policy = \"at zero for both\"\n\
         [penalties]\nillegal_move = 3\nwrong_claim = 1\nsupervised_blitz = 2\n\
         [draws]\nnot_before_move = 30\nquickplay_finish = true\n\
         [announcements]\nwords = \"fr\"\nranks = \"en\"\n\
         [device]\nmode = \"training\"\nprofile = \"relay\"\ntouches = \"arbiter\"\nadaptations = [\"two rooms\"]\n",
    )
    .expect("a full file");
    assert_eq!(event.regime.pace, Pace::Rapid);
    assert_eq!(event.regime.supervision, Supervision::Otherwise);
    assert_eq!(event.default_time, Some(Minutes(30)));
    assert_eq!(event.period_policy, PeriodPolicy::AtZeroForBoth);
    assert_eq!(event.terms().penalties.illegal_move, Some(3));
    assert_eq!(event.terms().penalties.wrong_draw_claim, Some(1));
    assert_eq!(event.terms().penalties.supervised_blitz, 2);
    assert_eq!(event.draw_offers, DrawOffers::NotBefore(30));
    assert_eq!(event.quickplay_finish, QuickplayFinish::Announced);
    assert_eq!(event.announcements.words, AnnouncingLanguage::French);
    assert_eq!(event.announcements.ranks, AnnouncingLanguage::English);
    assert_eq!(event.mode, Mode::Training);
    assert!(event.profile.allows(Capability::RelayAnnouncements));
    assert!(!Profile::Recorder.allows(Capability::TellTimes));
    assert_eq!(event.touches, TouchFacts::ForTheArbiter);
    assert_eq!(event.adaptations, ["two rooms"]);
}

#[test]
fn no_move_comes_before_move_one() {
    let read = |number: u16| {
        let text = format!(
            "edition = \"2023\"\n[time]\ncontrol = \"90+30\"\n[draws]\nnot_before_move = {number}\n"
        );
        read_event(&text).expect("a file").draw_offers
    };
    assert_eq!(read(0), DrawOffers::Free);
    assert_eq!(read(1), DrawOffers::Free);
    assert_eq!(read(2), DrawOffers::NotBefore(2));
    assert_eq!(read(999), DrawOffers::NotBefore(999));
}

#[test]
fn a_file_that_cannot_be_used_is_refused_with_its_line() {
    let cases = include_str!("../seeds/laws/event-errors.txt");
    let texts = Texts::new(Language::English);
    let mut checked = 0;
    for case in cases.split_once('\n').expect("a heading").1.split("---\n") {
        let (file, expected) = case.split_once("\n= ").expect("a file and a sentence");
        let refusal = read_event(file).expect_err(file);
        assert_eq!(tell_event_file(&refusal, &texts), expected.trim_end(), "{file}");
        checked += 1;
    }
    assert!(checked >= 12, "only {checked} cases were read");
}

#[test]
fn no_text_makes_the_reader_panic() {
    for cut in 0..EXAMPLE.len() {
        let _ = read_event(&EXAMPLE[..cut]);
        let _ = read_event(&EXAMPLE[cut..]);
    }
    let deep = "[".repeat(100_000);
    let long = "x".repeat(1_000_000);
    for odd in ["\u{0}", "é = \"ß\"", "[time]\ncontrol = '''\u{202e}'''", "= = =", &deep, &long] {
        let _ = read_event(odd);
    }
}
