//! The opponent's page at a place: passes forms on as values, and sends what is shown to the page server.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::devices::web::{
    CodeNews, CountDown, FORM_KEY, PageCode, PageKind, PageServer, Readers, SentForm, ShelfPage,
    WebFault, WebPlace, WebWayIn, count_place,
};
use crate::present::conversation::{Event, FromPage, PageCount, ToPage};
use crate::seat::meeting::{code_in_words, read_code};
use crate::seat::opponents_page::{KEY_PLACE, ways_in};
use crate::words::Language;
use crate::words::pages::{
    PHONE_SCRIPT, PHONE_SCRIPT_PATH, PHONE_STYLE, PHONE_STYLE_PATH, STYLE, STYLE_PATH,
    count_place_in_page,
};

use super::ways::ShowsPages;
use super::{Place, PlaceEvent};

impl Place {
    /// Serves the opponent's page, and returns its address.
    pub(in crate::scenes) fn open_opponents_page(
        &mut self,
        address: SocketAddr,
        seal: (PathBuf, PathBuf),
        code: [u8; 4],
        language: Language,
    ) -> Result<SocketAddr, WebFault> {
        let sender = self.sender.clone();
        // If the channel is full, this news is dropped.
        let tells = move |news| drop(sender.try_send(of_code(news)));
        let way_in = WebWayIn::Code(PageCode::new(as_read(code), read, Box::new(tells)));
        let own = language.code();
        let others = Language::ALL.into_iter().map(Language::code).filter(|code| *code != own);
        let languages = std::iter::once(own).chain(others).map(str::to_owned).collect();
        let web = WebPlace {
            address,
            seal: Some(seal),
            way_in,
            first_page: "/board",
            languages,
            // The code is enough; no name is asked for.
            may_be_called: Box::new(|_| true),
            behind_proxy: false,
        };
        let server = PageServer::open(web, PlaceEvent::PageForm, self.sender.clone())?;
        for (path, kind, text) in [
            (STYLE_PATH, PageKind::Style, STYLE),
            (PHONE_STYLE_PATH, PageKind::Style, PHONE_STYLE),
            (PHONE_SCRIPT_PATH, PageKind::Script, PHONE_SCRIPT),
        ] {
            show(&server, path.to_owned(), kind, Readers::Everybody, text);
        }
        for (path, text) in ways_in() {
            show(&server, path, PageKind::Html, Readers::Everybody, &text);
        }
        let address = server.address();
        self.ways.page = Some(Box::new(server));
        Ok(address)
    }
}

fn show(server: &PageServer, path: String, kind: PageKind, readers: Readers, text: &str) {
    let mut text = text.replace(KEY_PLACE, FORM_KEY);
    for number in 0..2 {
        text = text.replace(&count_place_in_page(number), &count_place(number));
    }
    server.show(path, ShelfPage { kind, readers, text });
}

/// The form in which codes are compared.
fn as_read(code: [u8; 4]) -> String {
    code_in_words(code, Language::German)
}

/// Reads a code that somebody typed.
fn read(typed: &str) -> Option<String> {
    read_code(typed).map(as_read)
}

impl ShowsPages for PageServer {
    fn shows(&self, shown: ToPage) {
        match shown {
            ToPage::Prints { path, text } => {
                show(self, path, PageKind::Html, Readers::SignedIn, &text);
            }
            ToPage::Counts(counts) => self.count(counts.into_iter().map(counted).collect()),
            ToPage::IsPrinted => self.is_up_to_date(),
        }
    }
}

fn counted(PageCount { left, runs_after }: PageCount) -> CountDown {
    let runs_from = runs_after.map(|wait| Instant::now() + Duration::from(wait));
    CountDown { left: left.into(), runs_from }
}

/// What happened with a code.
fn of_code(news: CodeNews) -> PlaceEvent {
    PlaceEvent::Happened(Event::Page(match news {
        CodeNews::CameIn => FromPage::CameIn,
        CodeNews::WasWrong { tried } => FromPage::WrongCode(tried),
    }))
}

pub(super) fn of_form(form: SentForm) -> FromPage {
    FromPage::Form { path: form.path, fields: form.fields }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_in_words_of_every_language_and_in_letters() {
        let code = [28, 63, 0, 35];
        for typed in [
            "e4 h8 a1 d5",
            "E4, H8, A1, D5.",
            "Eva vier, Hector acht, Anna eins, David fünf",
            "eva four hector eight anna one david five",
            "Eva quatre, Hector huit, Anna un, David cinq",
        ] {
            assert_eq!(read(typed), Some(as_read(code)), "{typed}");
        }
        assert_eq!(read("e4 h8 a1"), None);
    }
}
