//! What all pages of a hall share: headings, landmarks, languages, style and refreshing. Everything comes in as text.

use std::fmt::Write as _;

use super::escaped;
use crate::Language;
use crate::texts::Texts;

/// Where the style and the script of these pages are.
pub const STYLE_PATH: &str = "/hall.css";
pub const SCRIPT_PATH: &str = "/hall.js";

/// Where those of a phone's page are.
pub const PHONE_STYLE_PATH: &str = "/phone.css";
pub const PHONE_SCRIPT_PATH: &str = "/phone.js";

/// The style: in rem, in two columns only if there is room, in the reader's own colours.
pub const STYLE: &str = include_str!("hall/hall.css");
/// The script that refreshes the arbiters' pages.
pub const SCRIPT: &str = include_str!("hall/hall.js");
/// The style of a page for one thumb.
pub const PHONE_STYLE: &str = include_str!("phone/phone.css");
/// The script that refreshes a page on a phone.
pub const PHONE_SCRIPT: &str = include_str!("phone/phone.js");

/// How a page is refreshed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Refreshed {
    /// Only when the reader asks.
    ByTheReader,
    /// By a script, if the browser runs one.
    ByItself,
    /// By the script of a phone.
    OnAPhone,
}

/// The parts around a page's own content.
pub(crate) struct HallFrame<'a> {
    pub(crate) title: &'a str,
    /// The path without its language.
    pub(crate) path: &'a str,
    /// Links to other pages: the path without its language, and the name.
    pub(crate) ways: &'a [(String, String)],
    pub(crate) refreshed: Refreshed,
    /// The language of notices on the page, if it has any.
    pub(crate) told_in: Option<Language>,
}

impl HallFrame<'_> {
    /// The page around its own content, which is HTML.
    pub(crate) fn around(&self, own: &str, texts: &Texts) -> String {
        let code = texts.language().code();
        let title = escaped(self.title);
        let mut page = format!(
            "<!DOCTYPE html>\n<html lang=\"{code}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <meta name=\"color-scheme\" content=\"light dark\">\n<title>{title}</title>\n\
             <link rel=\"stylesheet\" href=\"{STYLE_PATH}\">\n"
        );
        match self.refreshed {
            Refreshed::ByTheReader => {}
            Refreshed::ByItself => {
                let _ = writeln!(page, "<script src=\"{SCRIPT_PATH}\" defer></script>");
            }
            Refreshed::OnAPhone => {
                let _ = writeln!(page, "<link rel=\"stylesheet\" href=\"{PHONE_STYLE_PATH}\">");
                let _ = writeln!(page, "<script src=\"{PHONE_SCRIPT_PATH}\" defer></script>");
            }
        }
        let _ = write!(
            page,
            "</head>\n<body>\n<a class=\"skip\" href=\"#main\">{}</a>\n<header>\n",
            escaped(&texts.web_skip())
        );
        if !self.ways.is_empty() {
            let _ = writeln!(page, "<nav aria-label=\"{}\">\n<ul>", escaped(&texts.web_ways()));
            for (path, name) in self.ways {
                let path = escaped(path);
                let _ = writeln!(page, "<li><a href=\"/{code}{path}\">{}</a></li>", escaped(name));
            }
            page += "</ul>\n</nav>\n";
        }
        let _ = writeln!(page, "<nav aria-label=\"{}\">\n<ul>", escaped(&texts.web_languages()));
        for language in Language::ALL {
            let other = language.code();
            let current = if other == code { " aria-current=\"true\"" } else { "" };
            let name = language.own_name();
            let path = escaped(self.path);
            let _ = writeln!(
                page,
                "<li><a href=\"/{other}{path}\" lang=\"{other}\" hreflang=\"{other}\"{current}>{name}</a></li>"
            );
        }
        let _ = write!(
            page,
            "</ul>\n</nav>\n</header>\n<main id=\"main\" tabindex=\"-1\">\n<h1>{title}</h1>\n{own}</main>\n"
        );
        if let Some(language) = self.told_in {
            let _ = writeln!(
                page,
                "<p id=\"told\" role=\"status\" aria-live=\"polite\" aria-atomic=\"false\" lang=\"{}\"></p>",
                language.code()
            );
        }
        page += "</body>\n</html>\n";
        page
    }
}

/// A table with a caption, a row of column headings, and rows that begin with a heading. Cells are HTML.
pub(crate) fn table(caption: &str, columns: &[String], rows: &[Vec<String>]) -> String {
    let mut table = format!(
        "<div class=\"wide\" role=\"region\" tabindex=\"0\" aria-label=\"{caption}\">\n<table>\n<caption>{caption}</caption>\n<thead>\n<tr>\n",
        caption = escaped(caption)
    );
    for column in columns {
        let _ = writeln!(table, "<th scope=\"col\">{}</th>", escaped(column));
    }
    table += "</tr>\n</thead>\n<tbody>\n";
    for row in rows {
        table += "<tr>\n";
        for (place, cell) in row.iter().enumerate() {
            let _ = match place {
                0 => writeln!(table, "<th scope=\"row\">{cell}</th>"),
                _ => writeln!(table, "<td>{cell}</td>"),
            };
        }
        table += "</tr>\n";
    }
    table + "</tbody>\n</table>\n</div>\n"
}
