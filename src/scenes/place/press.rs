//! The press of a hall at a place: prints what is published, and translates its news. What is published, and under
//! which name, is decided elsewhere.

use std::path::Path;

use crate::devices::fetching::{FetchFault, GOT_BY, PROGRAM};
use crate::devices::press::{BroadcastServer, PressNews, PrintingPress};
use crate::devices::web::{
    FORM_KEY, PageKind, PageServer, Readers, SentForm, ShelfPage, WebFault, WebPlace,
};
use crate::present::conversation::{Event, FromHall};
use crate::scenes::reasons::refused;
use crate::seat::hall::{HallPress, KEY_PLACE, Paper, PaperReaders};
use crate::words::pages::{SCRIPT, SCRIPT_PATH, STYLE, STYLE_PATH};
use crate::words::{Language, Texts};

use super::{Place, PlaceEvent};

impl Place {
    /// Opens a press that prints into this folder, and sends games to a broadcast server if there is one.
    pub(in crate::scenes) fn open_press(
        &self,
        folder: &Path,
        server: Option<BroadcastServer>,
        pages: Option<PageServer>,
    ) -> std::io::Result<Box<dyn HallPress>> {
        let press = PrintingPress::start(
            folder.to_owned(),
            server,
            PlaceEvent::Press,
            self.sender.clone(),
        )?;
        if let Some(pages) = &pages {
            for (path, kind, text) in
                [(STYLE_PATH, PageKind::Style, STYLE), (SCRIPT_PATH, PageKind::Script, SCRIPT)]
            {
                pages.show(path.to_owned(), for_everybody(kind, text.to_owned()));
            }
        }
        let scores = folder.join(Paper::SCORES).display().to_string();
        Ok(Box::new(PressInFolder { press, scores, pages }))
    }

    /// Serves pages for browsers. Their forms go to the desk.
    pub(in crate::scenes) fn open_pages(&self, web: WebPlace) -> Result<PageServer, WebFault> {
        PageServer::open(web, of_the_pages, self.sender.clone())
    }
}

/// A press, and the name of the folder that it prints into.
struct PressInFolder {
    press: PrintingPress,
    scores: String,
    pages: Option<PageServer>,
}

fn for_everybody(kind: PageKind, text: String) -> ShelfPage {
    ShelfPage { kind, readers: Readers::Everybody, text }
}

impl HallPress for PressInFolder {
    fn scores_place(&self) -> &str {
        &self.scores
    }

    fn has_pages(&self) -> bool {
        self.pages.is_some()
    }

    fn print(&mut self, paper: Paper) {
        let press = &self.press;
        match paper {
            Paper::LiveGame { round, board, text } => {
                press.show(Paper::live_game_file(&round, board), text);
            }
            Paper::Report { round, text } => {
                press.print(Paper::report_file(round), text);
            }
            Paper::Page { path, readers, text } => {
                let readers = match readers {
                    PaperReaders::Everybody => Readers::Everybody,
                    PaperReaders::Arbiters => Readers::SignedIn,
                };
                let text = text.replace(KEY_PLACE, FORM_KEY);
                self.show(path, ShelfPage { kind: PageKind::Html, readers, text });
            }
            Paper::DeskIsPrinted => {
                if let Some(pages) = &self.pages {
                    pages.is_up_to_date();
                }
            }
            Paper::Told(told) => {
                if let Some(pages) = &self.pages {
                    pages.tell(told);
                }
            }
            Paper::GameFile { path, text } => {
                self.show(path, for_everybody(PageKind::GameFile, text));
            }
            Paper::Scores { text } => press.print(Paper::SCORES.into(), text),
        }
    }
}

impl PressInFolder {
    fn show(&self, path: String, page: ShelfPage) {
        if let Some(pages) = &self.pages {
            pages.show(path, page);
        }
    }
}

/// News of the press for the desk.
pub(super) fn of_the_press(news: &PressNews, language: Language) -> FromHall {
    let texts = Texts::new(language);
    match news {
        PressNews::WrittenAgain => FromHall::PublishedAgain(texts.hall_written_again()),
        PressNews::ShownAgain => FromHall::PublishedAgain(texts.hall_broadcast_again()),
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

/// A form of the pages for the desk.
fn of_the_pages(form: SentForm) -> PlaceEvent {
    let SentForm { by, path, fields, at: _ } = form;
    PlaceEvent::Happened(Event::Hall(FromHall::Form { by, path, fields }))
}
