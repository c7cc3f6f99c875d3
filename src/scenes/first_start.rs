//! The first start: opens the player's place, and asks a newcomer for a language.

use std::time::Duration;

use crate::devices::timepiece::Timepiece;
use crate::home::newcomer::{KEYS, Newcomer};
use crate::present::conversation::{KeyList, Out, Settings, WordsTold};
use crate::present::editor::KeyEntry;
use crate::present::tone::Tones;
use crate::scenes::settings_file;
use crate::words::{Activity, Language};

use super::failure::Failure;
use super::place::{Place, ServingEnded, Wishes};

/// An Enter within this time after the letter of a language belongs to the letter.
const ENTER_OF_THE_LETTER: Duration = Duration::from_millis(400);

/// Opens the player's place, and asks a newcomer for a language unless the command line names one. `None` if the player
/// leaves.
pub(super) fn sit_down(
    (settings, spoiled): (Settings, Option<String>),
    named: Option<Language>,
    wishes: Wishes,
) -> Result<Option<(Place, Settings)>, Failure> {
    let mut place = Place::open(&settings, wishes)?;
    place.carry_out(spoiled.into_iter().map(Out::Text).collect());
    if !settings_file::are_new() {
        return Ok(Some((place, settings)));
    }
    let settings = Settings { words_told: WordsTold::NotYet, ..settings };
    if named.is_some() {
        place.carry_out(vec![Out::Set(settings.clone())]);
        return Ok(Some((place, settings)));
    }
    Ok(ask_language(&mut place, settings).map(|settings| (place, settings)))
}

/// Asks a newcomer for the language. `None` if they leave.
fn ask_language(place: &mut Place, settings: Settings) -> Option<Settings> {
    let mut newcomer = Newcomer::new(settings);
    place.begin(KeyEntry::Keys(KEYS.chars().collect()), Tones::On);
    place.carry_out(vec![newcomer.which_language()]);
    let ended = place.serve_on(&mut newcomer, Timepiece::started());
    place.begin(KeyEntry::Line, Tones::Off);
    place.ignore_enter_for(ENTER_OF_THE_LETTER);
    newcomer.settled().filter(|_| ended == ServingEnded::Left)
}

/// Teaches the keys.
pub(super) fn learn_keys(place: &mut Place, settings: &Settings) -> ServingEnded {
    let (mut learner, told) = Newcomer::at_the_keys(settings.clone(), Activity::Practice);
    place.begin(KeyList::at(Activity::Practice).entry(), Tones::On);
    place.carry_out(told);
    match place.serve_on(&mut learner, Timepiece::started()) {
        ServingEnded::Lost => ServingEnded::Lost,
        ServingEnded::Left | ServingEnded::ForMenu => ServingEnded::ForMenu,
    }
}
