//! The first start: opens the place of somebody who plays, and has whoever was never here guided
//! while the devices are checked. Never decides what a key means.

use std::sync::mpsc::sync_channel;

use crate::devices::timepiece::Timepiece;
use crate::home::newcomer::{KEYS, Newcomer, VoiceHere};
use crate::present::conversation::{Out, Settings, WordsAsked};
use crate::present::editor::KeyEntry;
use crate::present::tone::Tones;
use crate::scenes::settings_file;
use crate::words::{Activity, Language, WhichProgram};

use super::doctor;
use super::failure::Failure;
use super::place::{Place, ServingEnded, Wishes};

/// Opens the place of somebody who plays, and guides whoever was never here; nothing if they
/// leave. Whoever names a language on the command line is not asked for one.
pub(super) fn sit_down(
    (settings, spoiled): (Settings, Option<String>),
    named: Option<Language>,
    begins: Activity,
    wishes: Wishes,
) -> Result<Option<(Place, Settings)>, Failure> {
    let mut place = Place::open(&settings, wishes)?;
    place.carry_out(spoiled.into_iter().map(Out::Text).collect());
    let settings = if settings_file::are_new() {
        guide(&mut place, settings, named, (begins, wishes.told_by))
    } else {
        Some(settings)
    };
    Ok(settings.map(|settings| (place, settings)))
}

/// Guides somebody who has never been here; nothing if they leave.
fn guide(
    place: &mut Place,
    settings: Settings,
    named: Option<Language>,
    (begins, told_by): (Activity, WhichProgram),
) -> Option<Settings> {
    let settings = Settings { words_asked: WordsAsked::NotYet, ..settings };
    let (language, chosen) = sync_channel(1);
    // They take seconds, and nobody waits for them. Who leaves before choosing hears nothing.
    place.tell_when_known(move || {
        chosen.recv().map(|language| doctor::faults(language, told_by)).unwrap_or_default()
    });
    let voice = if place.speaks() { VoiceHere::Heard } else { VoiceHere::Missing };
    // Nobody checks any more only if that thread has ended.
    let chooses = Box::new(move |chosen| {
        let _ = language.try_send(chosen);
    });
    let mut newcomer = Newcomer::new(settings, voice, begins, chooses);
    place.begin(KeyEntry::Keys(KEYS.chars().collect()), Tones::On);
    let first = match named {
        Some(_) => newcomer.in_chosen_language(),
        None => vec![newcomer.which_language()],
    };
    place.carry_out(first);
    let ended = place.serve(&mut newcomer, Timepiece::started());
    place.begin(KeyEntry::Line, Tones::Off);
    newcomer.settled().filter(|_| ended == ServingEnded::Left)
}
