//! The page of the opponent at the second board: what is announced, both clocks, and the forms for typing or tapping a
//! move, for pressing the clock and for calling the arbiter. Everything comes in as text.

use std::fmt::Write as _;

use super::escaped;
use super::hall_frame::{HallFrame, Refreshed};
use crate::Language;
use crate::texts::Texts;

/// The path of the page and of its forms, without the language.
const PATH: &str = "/board";
/// No typed move is longer.
const LONGEST_MOVE: usize = 200;

/// A placeholder for a clock that counts down. Its control characters never occur in people's text.
pub fn count_place_in_page(number: usize) -> String {
    format!("\u{2}count {number}\u{2}")
}

pub struct PhonePage {
    /// The result of the last form, and what to do now.
    pub told: Vec<PhoneLine>,
    /// The reader's own clock first.
    pub clocks: [PhoneClock; 2],
    pub entry: PhoneEntry,
    /// A placeholder in forms for the reader's key.
    pub form_key: &'static str,
}

/// A sentence, and the words of an announcement after it.
pub struct PhoneLine {
    pub sentence: String,
    pub words: Option<(String, Language)>,
}

pub struct PhoneClock {
    pub name: String,
    pub face: PhoneClockFace,
    pub runs: bool,
}

pub enum PhoneClockFace {
    WithoutLimit,
    /// Counts down, under this number.
    Counts(usize),
}

/// How a move is entered while the game is on.
pub enum PhoneEntry {
    Closed,
    Open(Box<PhoneTap>),
}

/// A move to tap or to type.
pub struct PhoneTap {
    /// An example of a move in words and in letters.
    pub example: (String, &'static str),
    /// What to tap now.
    pub instruction: String,
    /// The pieces that a pawn can become: the letter to send, and the name.
    pub promotions: Vec<(char, String)>,
    /// From the upper left corner, as the reader sits.
    pub squares: Vec<PhoneSquare>,
}

pub struct PhoneSquare {
    /// "e2".
    pub name: String,
    /// Its label: its name, and its content if that may be shown.
    pub called: String,
    pub figure: Option<char>,
    pub is_dark: bool,
    pub is_chosen: bool,
}

/// The sign-in page, with the error of the last attempt.
pub fn phone_way_in(
    path: &'static str,
    remark: Option<String>,
    form_key: &str,
    texts: &Texts,
) -> String {
    let code = texts.language().code();
    let mut own = String::new();
    if let Some(remark) = remark {
        let _ = writeln!(own, "<p role=\"alert\">{}</p>", escaped(&remark));
    }
    let _ = writeln!(
        own,
        "<form method=\"post\" action=\"/{code}/login\">\n{}<label for=\"code\">{}</label>\n\
         <input id=\"code\" name=\"code\" autocomplete=\"off\" autocapitalize=\"none\" spellcheck=\"false\" \
         maxlength=\"100\" aria-describedby=\"code-help\" required>\n<p id=\"code-help\">{}</p>\n\
         <p><button type=\"submit\">{}</button></p>\n</form>",
        hidden("key", form_key),
        escaped(&texts.page_code()),
        escaped(&texts.page_code_help("e4 h8 a1 d5")),
        escaped(&texts.web_enter()),
    );
    let frame = HallFrame {
        title: &texts.page_way_in(),
        path,
        ways: &[],
        refreshed: Refreshed::ByTheReader,
        told_in: None,
    };
    frame.around(&own, texts)
}

impl PhonePage {
    pub fn html(&self, texts: &Texts) -> String {
        let mut own = self.told();
        let _ =
            writeln!(own, "<p id=\"cut\" role=\"alert\" hidden>{}</p>", escaped(&texts.page_cut()));
        own += &self.clocks(texts);
        if let PhoneEntry::Open(tap) = &self.entry {
            let _ = writeln!(
                own,
                "{}<button class=\"press\" type=\"submit\">{}</button>\n</form>",
                self.form("press", "told", texts),
                escaped(&texts.page_press())
            );
            own += &self.typed(tap, texts);
            own += &self.tapped(tap, texts);
            own += &self.call(texts);
        }
        let frame = HallFrame {
            title: &texts.page_title(),
            path: PATH,
            ways: &[],
            refreshed: Refreshed::OnAPhone,
            told_in: None,
        };
        frame.around(&own, texts)
    }

    fn told(&self) -> String {
        let mut own =
            "<div id=\"told\" class=\"told\" role=\"status\" tabindex=\"-1\" data-live>\n"
                .to_owned();
        for PhoneLine { sentence, words } in &self.told {
            let _ = writeln!(own, "<p>{}</p>", escaped(sentence));
            if let Some((words, language)) = words {
                let language = language.code();
                let _ =
                    writeln!(own, "<p class=\"words\" lang=\"{language}\">{}</p>", escaped(words));
            }
        }
        own + "</div>\n"
    }

    fn clocks(&self, texts: &Texts) -> String {
        let mut own =
            format!("<h2>{}</h2>\n<dl class=\"clocks\">\n", escaped(&texts.page_clocks()));
        for (place, PhoneClock { name, face, runs }) in self.clocks.iter().enumerate() {
            let class = if *runs { "clock runs" } else { "clock" };
            let _ = write!(
                own,
                "<div id=\"clock{place}\" class=\"{class}\" data-live>\n<dt>{}</dt>\n<dd>",
                escaped(name)
            );
            let _ = match face {
                PhoneClockFace::WithoutLimit => write!(own, "{}", escaped(&texts.without_limit())),
                PhoneClockFace::Counts(number) => write!(
                    own,
                    "<span data-count=\"{number}\">{}</span>",
                    count_place_in_page(*number)
                ),
            };
            if *runs {
                let _ = write!(own, " <small>{}</small>", escaped(&texts.page_runs()));
            }
            own += "</dd>\n</div>\n";
        }
        own + "</dl>\n"
    }

    fn typed(&self, tap: &PhoneTap, texts: &Texts) -> String {
        let (words, letters) = &tap.example;
        format!(
            "<h2>{}</h2>\n{}<label for=\"move\">{}</label>\n\
             <input id=\"move\" name=\"move\" autocomplete=\"off\" autocapitalize=\"none\" spellcheck=\"false\" \
             enterkeyhint=\"send\" maxlength=\"{LONGEST_MOVE}\" aria-describedby=\"move-help\" required>\n\
             <p id=\"move-help\">{}</p>\n<p><button type=\"submit\">{}</button></p>\n</form>\n",
            escaped(&texts.page_enter_move()),
            self.form("move", "told", texts),
            escaped(&texts.page_move()),
            escaped(&texts.page_move_help(words, letters)),
            escaped(&texts.page_enter()),
        )
    }

    fn tapped(&self, tap: &PhoneTap, texts: &Texts) -> String {
        let mut own = format!(
            "<h2 id=\"squares\" tabindex=\"-1\">{}</h2>\n<p id=\"tap\" data-live>{}</p>\n{}\
             <label for=\"promotion\">{}</label>\n<select id=\"promotion\" name=\"promotion\">\n\
             <option value=\"\">{}</option>\n",
            escaped(&texts.page_tap()),
            escaped(&tap.instruction),
            self.form("tap", "squares", texts),
            escaped(&texts.page_becomes()),
            escaped(&texts.page_becomes_nothing()),
        );
        for (sent, name) in &tap.promotions {
            let _ = writeln!(own, "<option value=\"{sent}\">{}</option>", escaped(name));
        }
        let _ = writeln!(
            own,
            "</select>\n<div class=\"squares\" role=\"group\" aria-label=\"{}\">",
            escaped(&texts.page_squares())
        );
        for square in &tap.squares {
            let name = &square.name;
            let shade = if square.is_dark { "dark" } else { "light" };
            let chosen = if square.is_chosen { " chosen" } else { "" };
            let figure =
                square.figure.map(|figure| format!("{figure}\u{fe0e}")).unwrap_or_default();
            let _ = writeln!(
                own,
                "<button type=\"submit\" id=\"{name}\" name=\"square\" value=\"{name}\" \
                 class=\"{shade}{chosen}\" aria-label=\"{}\" data-live><b aria-hidden=\"true\">{figure}</b>\
                 <i aria-hidden=\"true\">{name}</i></button>",
                escaped(&square.called)
            );
        }
        own + "</div>\n</form>\n"
    }

    fn call(&self, texts: &Texts) -> String {
        format!(
            "<h2>{heading}</h2>\n{}<p class=\"sure\"><input type=\"checkbox\" id=\"sure\" name=\"sure\" value=\"yes\" required> \
             <label for=\"sure\">{}</label></p>\n<p><button type=\"submit\">{heading}</button></p>\n</form>\n",
            self.form("call", "told", texts),
            escaped(&texts.page_call_sure()),
            heading = escaped(&texts.page_call()),
        )
    }

    fn form(&self, does: &str, at: &str, texts: &Texts) -> String {
        let code = texts.language().code();
        let (key, does, at) = (hidden("key", self.form_key), hidden("do", does), hidden("at", at));
        format!("<form method=\"post\" action=\"/{code}{PATH}\">\n{key}{does}{at}")
    }
}

fn hidden(name: &str, value: &str) -> String {
    format!("<input type=\"hidden\" name=\"{name}\" value=\"{value}\">\n")
}
