//! Writes the settings of an event as TOML, so that a record can contain them. [`read_event`](super::read_event())
//! reads the same event from it.

use std::fmt::Write as _;

use super::event::{
    ArbiterPresence, DrawOffers, Event, Mode, PeriodPolicy, Profile, QuickplayFinish, TouchFacts,
};
use super::event_fault::PACES;
use super::event_file::{SUPERVISIONS, TONGUES};

impl Event {
    #[must_use]
    pub fn to_toml(&self) -> String {
        let mut toml = Toml::default();
        toml.text("edition", self.edition.name());
        toml.text("arbiter", name(&ArbiterPresence::NAMES, self.arbiter));
        toml.section("time");
        toml.text("control", &self.time_control.text);
        toml.text("pace", name(&PACES, self.regime.pace));
        toml.text("supervision", name(&SUPERVISIONS, self.regime.supervision));
        if let Some(minutes) = self.default_time {
            toml.number("default_time", minutes.0);
        }
        toml.text("period_policy", name(&PeriodPolicy::NAMES, self.period_policy));
        toml.section("penalties");
        if let Some(minutes) = self.penalties.illegal_move {
            toml.number("illegal_move", minutes.into());
        }
        if let Some(minutes) = self.penalties.wrong_draw_claim {
            toml.number("wrong_claim", minutes.into());
        }
        toml.number("supervised_blitz", self.penalties.supervised_blitz.into());
        toml.section("draws");
        match self.draw_offers {
            DrawOffers::Free => {}
            DrawOffers::NotBefore(first) => toml.number("not_before_move", first),
            DrawOffers::ThroughArbiter => toml.line("through_arbiter = true"),
        }
        if self.quickplay_finish == QuickplayFinish::Announced {
            toml.line("quickplay_finish = true");
        }
        toml.section("announcements");
        toml.text("words", name(&TONGUES, self.announcements.words));
        toml.text("ranks", name(&TONGUES, self.announcements.ranks));
        toml.section("device");
        toml.text("mode", name(&Mode::NAMES, self.mode));
        toml.text("profile", name(&Profile::NAMES, self.profile));
        // Written only if it differs from the default, so that records of games without an electronic board stay the
        // same.
        if self.touches == TouchFacts::ForTheArbiter {
            toml.text("touches", name(&TouchFacts::NAMES, self.touches));
        }
        let adaptations: Vec<String> = self.adaptations.iter().map(|text| quoted(text)).collect();
        toml.line(&format!("adaptations = [{}]", adaptations.join(", ")));
        toml.0
    }
}

/// The name of a value in event files. A value without a name becomes a word that no reader accepts, so that the
/// error is noticed.
fn name<T: PartialEq>(names: &[(&'static str, T)], value: T) -> &'static str {
    names.iter().find(|(_, named)| *named == value).map_or("unnamed", |(name, _)| name)
}

#[derive(Default)]
struct Toml(String);

impl Toml {
    fn line(&mut self, line: &str) {
        self.0.push_str(line);
        self.0.push('\n');
    }

    fn section(&mut self, name: &str) {
        self.line(&format!("[{name}]"));
    }

    fn text(&mut self, key: &str, text: &str) {
        self.line(&format!("{key} = {}", quoted(text)));
    }

    fn number(&mut self, key: &str, number: u16) {
        self.line(&format!("{key} = {number}"));
    }
}

/// A text as a basic string of TOML.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for character in text.chars() {
        match character {
            '"' | '\\' => quoted.extend(['\\', character]),
            control if control.is_control() => {
                let _ = write!(quoted, "\\U{:08X}", u32::from(control));
            }
            other => quoted.push(other),
        }
    }
    quoted.push('"');
    quoted
}
