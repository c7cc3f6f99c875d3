//! What a hall publishes, as a place has it: papers go to the press, and what that tells becomes a value.
//! Never decides what is published, or under which name.

use std::path::Path;

use crate::devices::fetching::{FetchFault, GOT_BY, PROGRAM};
use crate::devices::press::{BroadcastServer, PressNews, PrintingPress};
use crate::present::conversation::FromHall;
use crate::scenes::reasons::refused;
use crate::seat::hall::{HallPress, Paper, PaperWay};
use crate::words::{Language, Texts};

use super::{Place, PlaceEvent};

impl Place {
    /// A press that prints into this folder, and shows games at a server if there is one.
    pub(in crate::scenes) fn open_press(
        &self,
        folder: &Path,
        server: Option<BroadcastServer>,
    ) -> std::io::Result<Box<dyn HallPress>> {
        let press = PrintingPress::start(
            folder.to_owned(),
            server,
            PlaceEvent::Press,
            self.sender.clone(),
        )?;
        Ok(Box::new(PressInFolder {
            press,
            scores: folder.join(Paper::SCORES).display().to_string(),
        }))
    }
}

/// A press, and what is told of where it prints.
struct PressInFolder {
    press: PrintingPress,
    scores: String,
}

impl HallPress for PressInFolder {
    fn scores_place(&self) -> &str {
        &self.scores
    }

    fn print(&mut self, paper: Paper) {
        let (file, way, text) = paper.printed();
        match way {
            PaperWay::Printed => self.press.print(file, text),
            PaperWay::Shown => self.press.show(file, text),
        }
    }
}

/// What the press tells, for the desk.
pub(super) fn of_the_press(news: &PressNews, language: Language) -> FromHall {
    let texts = Texts::new(language);
    match news {
        PressNews::WellAgain => FromHall::PublishedAgain,
        PressNews::NotWritten { path, error } => FromHall::NotPublished(
            texts.not_written(&path.display().to_string(), &refused(error, &texts)),
        ),
        PressNews::NotShown(fault) => FromHall::NotPublished(match fault {
            FetchFault::NoCurl => texts.fetch_no_curl(PROGRAM, GOT_BY),
            FetchFault::Refused(number) => texts.hall_broadcast_refused(*number),
            FetchFault::Unreached(words) => texts.hall_broadcast_unreached(words),
            _ => texts.hall_broadcast_late(),
        }),
    }
}
