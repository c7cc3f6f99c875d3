//! The desk of an arbiter at another machine than the hall's.

use std::path::Path;

use crate::devices::hall::{HallCode, HallMember};
use crate::devices::timepiece::{self, Timepiece};
use crate::devices::whole;
use crate::present::conversation::{KeyList, Out};
use crate::present::tone::Tones;
use crate::scenes::failure::{Failure, Outcome};
use crate::scenes::place::Place;
use crate::scenes::settings_file;
use crate::seat::hall::HallDesk;
use crate::words::{Activity, Texts};

use super::ArbitersPlace;

/// An example of a code, for a sentence.
const EXAMPLE: &str = "192.168.1.5:4333/desk-2/e4h8a1d5c3f7b2g6e1a8";

pub(super) fn sit_down(code: &str, (wishes, language): ArbitersPlace) -> Outcome {
    let (settings, spoiled) = settings_file::chosen(language);
    let texts = Texts::new(settings.language);
    let code = code_of(code, &texts)?;
    let mut place = Place::open(&settings, wishes)?;
    place.carry_out(spoiled.into_iter().map(Out::Text).collect());
    let mut desk = HallDesk::elsewhere(settings, timepiece::wall());
    place.carry_out(vec![Out::Text(texts.going_there(&code.address))]);
    place.begin(KeyList::at(Activity::Desk).entry(), Tones::Off);
    place.go_to_hall(&code)?;
    let _ = place.serve(&mut desk, Timepiece::started());
    Ok(())
}

fn code_of(code: &str, texts: &Texts) -> Result<HallCode, Failure> {
    let written = whole::text(Path::new(code), whole::SMALL).ok();
    let read = written.as_deref().unwrap_or(code).parse::<HallCode>();
    match read {
        Ok(code) => match code.member {
            HallMember::Desk(_) => Ok(code),
            HallMember::Table(_) => {
                Err(Failure::Input(texts.hall_code_of_a_table("hector play --hall")))
            }
        },
        Err(_) => Err(Failure::Input(texts.hall_desk_code_unreadable(code, EXAMPLE))),
    }
}
