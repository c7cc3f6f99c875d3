//! The arbiters' pages: the sign-in, the desk with the most urgent matters first, and one table with its cases and
//! forms. Everything comes in as text.

use std::fmt::Write as _;

use super::escaped;
use super::hall_frame::{HallFrame, Refreshed, table};
use crate::texts::Texts;
use crate::{Language, desk_word};

/// Examples of what an arbiter types at a table, in the English words by which it is read.
const EXAMPLES: [&str; 4] = ["starts", "stops", "settles 1", "gives white 2 minutes"];

/// The sign-in page.
pub struct WayInPage {
    /// The path without its language.
    pub path: &'static str,
    /// The error of the last attempt.
    pub remark: Option<String>,
}

pub struct DeskPage {
    pub around: DeskAround,
    /// The state of the round.
    pub round: String,
    /// Matters for an arbiter, the most urgent first: the table and the sentence.
    pub exceptions: Vec<(u32, String)>,
    /// Every table: its number, and a text for each column.
    pub tables: Vec<(u32, [String; 7])>,
}

pub struct DeskTablePage {
    pub around: DeskAround,
    pub table: u32,
    /// The table in one line.
    pub line: String,
    pub cases: Vec<DeskCase>,
}

pub struct DeskCase {
    pub number: u32,
    /// The matter and the player.
    pub told: String,
    pub is_taken: bool,
    /// The number of remedies to choose from.
    pub remedies: usize,
}

/// What both pages have.
pub struct DeskAround {
    /// Results of earlier forms, the latest first.
    pub notes: Vec<String>,
    /// The language of the desk's own notices.
    pub told_in: Language,
    /// A placeholder in forms for the reader's key.
    pub form_key: &'static str,
}

impl WayInPage {
    pub fn html(&self, form_key: &str, texts: &Texts) -> String {
        let code = texts.language().code();
        let mut own = String::new();
        if let Some(remark) = &self.remark {
            let _ = writeln!(own, "<p role=\"alert\">{}</p>", escaped(remark));
        }
        let _ = writeln!(
            own,
            "<form method=\"post\" action=\"/{code}/login\">\n{}\
             <label for=\"name\">{}</label>\n\
             <input id=\"name\" name=\"name\" autocomplete=\"username\" maxlength=\"60\" required>\n\
             <label for=\"password\">{}</label>\n\
             <input id=\"password\" name=\"password\" type=\"password\" autocomplete=\"current-password\" maxlength=\"200\" required>\n\
             <p><button type=\"submit\">{}</button></p>\n</form>",
            hidden("key", form_key),
            escaped(&texts.web_name()),
            escaped(&texts.web_password()),
            escaped(&texts.web_enter()),
        );
        let frame = HallFrame {
            title: &texts.web_way_in(),
            path: self.path,
            ways: &[("/".to_owned(), texts.web_games())],
            refreshed: Refreshed::ByTheReader,
            told_in: None,
        };
        frame.around(&own, texts)
    }
}

impl DeskPage {
    pub fn html(&self, texts: &Texts) -> String {
        let code = texts.language().code();
        let way = |number: u32| {
            let name = escaped(&texts.web_table_number(number));
            format!("<a href=\"/{code}/desk/table/{number}\">{name}</a>")
        };
        let mut own = format!("<div id=\"live\">\n<p>{}</p>\n", escaped(&self.round));
        let _ = writeln!(own, "<h2>{}</h2>", escaped(&texts.web_exceptions()));
        match self.exceptions.is_empty() {
            true => {
                let _ = writeln!(own, "<p>{}</p>", escaped(&texts.hall_no_cases()));
            }
            false => {
                own += "<ul>\n";
                for (number, told) in &self.exceptions {
                    let _ = writeln!(own, "<li>{}: {}</li>", way(*number), escaped(told));
                }
                own += "</ul>\n";
            }
        }
        let _ = writeln!(own, "<h2>{}</h2>", escaped(&texts.web_tables()));
        let columns = [
            texts.web_table(),
            texts.white(),
            texts.black(),
            texts.web_moves(),
            texts.web_clock_white(),
            texts.web_clock_black(),
            texts.web_result(),
            texts.web_open_cases(),
        ];
        let row = |(number, cells): &(u32, [String; 7])| {
            std::iter::once(way(*number)).chain(cells.iter().map(|cell| escaped(cell))).collect()
        };
        let rows: Vec<Vec<String>> = self.tables.iter().map(row).collect();
        own += &table(&texts.web_all_tables(), &columns, &rows);
        own += &self.around.notes(texts);
        own += "</div>\n";
        own += &self.around.way_out(texts);
        self.around.frame(&texts.web_desk(), "/desk").around(&own, texts)
    }
}

impl DeskTablePage {
    pub fn html(&self, texts: &Texts) -> String {
        let number = self.table;
        let path = format!("/desk/table/{number}");
        let mut own = format!("<div id=\"live\">\n<p>{}</p>\n", escaped(&self.line));
        let _ = writeln!(own, "<h2>{}</h2>", escaped(&texts.web_cases()));
        if self.cases.is_empty() {
            let _ = writeln!(own, "<p>{}</p>", escaped(&texts.hall_no_cases()));
        }
        for case in &self.cases {
            own += &self.case(case, texts);
        }
        own += &self.around.notes(texts);
        own += "</div>\n";
        let _ = write!(
            own,
            "<h2>{}</h2>\n{}<label for=\"line\">{}</label>\n\
             <input id=\"line\" name=\"line\" autocomplete=\"off\" maxlength=\"200\" aria-describedby=\"line-help\" required>\n\
             <p id=\"line-help\">{}</p>\n{}<p><button type=\"submit\">{}</button></p>\n</form>\n",
            escaped(&texts.web_act()),
            self.form("act", texts),
            escaped(&texts.web_order()),
            escaped(&texts.web_order_help(&examples(texts.language()))),
            sure("sure-line", texts),
            escaped(&texts.web_send()),
        );
        own += &self.around.way_out(texts);
        let title = texts.web_table_number(number);
        self.around.frame(&title, &path).around(&own, texts)
    }

    fn form(&self, does: &str, texts: &Texts) -> String {
        let code = texts.language().code();
        format!(
            "<form method=\"post\" action=\"/{code}/desk/table/{}\">\n{}{}",
            self.table,
            hidden("key", self.around.form_key),
            hidden("do", does)
        )
    }

    fn case(&self, case: &DeskCase, texts: &Texts) -> String {
        let number = case.number;
        let heading = escaped(&texts.web_case(number));
        let mut own = format!("<h3>{heading}</h3>\n<p>{}</p>\n", escaped(&case.told));
        let (does, name) = match case.is_taken {
            false => ("take", texts.web_take(number)),
            true => ("leave", texts.web_leave(number)),
        };
        let _ = writeln!(
            own,
            "{}{}<button type=\"submit\">{}</button>\n</form>",
            self.form(does, texts),
            hidden("case", &number.to_string()),
            escaped(&name)
        );
        let _ =
            write!(own, "{}{}", self.form("act", texts), sure(&format!("sure-{number}"), texts));
        for remedy in 1..=case.remedies {
            let line = format!("settles {number} with {remedy}");
            let name = texts.web_settle(number, remedy);
            let _ = writeln!(
                own,
                "<button type=\"submit\" name=\"line\" value=\"{line}\">{}</button>",
                escaped(&name)
            );
        }
        let _ = writeln!(
            own,
            "<button type=\"submit\" name=\"line\" value=\"dismisses {number}\">{}</button>\n</form>",
            escaped(&texts.web_dismiss(number))
        );
        own
    }
}

impl DeskAround {
    fn frame<'a>(&self, title: &'a str, path: &'a str) -> HallFrame<'a> {
        HallFrame {
            title,
            path,
            ways: &[],
            refreshed: Refreshed::ByItself,
            told_in: Some(self.told_in),
        }
    }

    fn notes(&self, texts: &Texts) -> String {
        if self.notes.is_empty() {
            return String::new();
        }
        let mut own = format!("<h2>{}</h2>\n<ul>\n", escaped(&texts.web_notes()));
        for note in &self.notes {
            let _ = writeln!(own, "<li>{}</li>", escaped(note));
        }
        own + "</ul>\n"
    }

    fn way_out(&self, texts: &Texts) -> String {
        let code = texts.language().code();
        format!(
            "<p><a href=\"/{code}/desk\">{}</a></p>\n<p><a href=\"/{code}/\">{}</a></p>\n\
             <form method=\"post\" action=\"/{code}/logout\">\n{}<button type=\"submit\">{}</button>\n</form>\n",
            escaped(&texts.web_all_tables()),
            escaped(&texts.web_games()),
            hidden("key", self.form_key),
            escaped(&texts.web_leave_desk())
        )
    }
}

/// Examples of lines for a table, in the words of a language.
fn examples(language: Language) -> String {
    EXAMPLES.map(|line| desk_word(line, language)).join("; ")
}

fn hidden(name: &str, value: &str) -> String {
    format!("<input type=\"hidden\" name=\"{name}\" value=\"{value}\">\n")
}

fn sure(id: &str, texts: &Texts) -> String {
    format!(
        "<p class=\"sure\"><input type=\"checkbox\" id=\"{id}\" name=\"sure\" value=\"yes\"> \
         <label for=\"{id}\">{}</label></p>\n",
        escaped(&texts.web_sure())
    )
}
