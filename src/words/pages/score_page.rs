//! The score sheets as one HTML page: for printing and signing, and for reading by headings and cells with a screen
//! reader. Everything comes in as text.

use std::fmt::Write as _;

use super::escaped;
use crate::texts::Texts;

pub struct ScorePage {
    pub title: String,
    /// The event, the date and so on: names and values.
    pub particulars: Vec<(String, String)>,
    /// The heading over the two columns of each sheet.
    pub sheets: Vec<String>,
    pub rows: Vec<ScoreRow>,
    /// The result, and whether the sheets agree.
    pub result: Vec<String>,
    /// Both players sign, even if only one sheet is here.
    pub signatures: [PlayersSignature; 2],
    /// The end of the record.
    pub record: String,
}

pub struct PlayersSignature {
    pub in_words: String,
    pub has_signed: bool,
}

#[derive(Default)]
pub struct ScoreRow {
    pub number: usize,
    /// White's and Black's move in each sheet.
    pub entries: Vec<[ScoreCell; 2]>,
    /// The differences between the sheets, in words.
    pub differences: Vec<String>,
}

#[derive(Default)]
pub struct ScoreCell {
    pub text: String,
    /// Whether the other sheet differs.
    pub differs: bool,
}

/// Large enough for weak eyes, in colours that every printer has. Differences are framed, and also given in words.
const STYLE: &str = "\
body { font: 1.1em/1.4 sans-serif; margin: 2em; color: #000; background: #fff; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: left; padding-bottom: 0.5em; }
th, td { border: 1px solid #000; padding: 0.3em 0.6em; text-align: left; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
td.differs { border: 3px solid #000; font-weight: bold; }
dt { font-weight: bold; }
dd { margin: 0 0 0.4em 0; overflow-wrap: anywhere; }
p.line { border-bottom: 1px solid #000; height: 2.5em; width: 20em; margin: 0; }
footer { overflow-wrap: anywhere; font-size: 0.8em; }
@page { margin: 1.5cm; }
";

impl ScorePage {
    pub fn html(&self, texts: &Texts) -> String {
        let title = escaped(&self.title);
        let mut page = String::new();
        let _ = write!(
            page,
            "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n",
            texts.language().code()
        );
        page += &self.particulars();
        page += &self.table(texts);
        let _ = writeln!(page, "<h2>{}</h2>", escaped(&texts.the_result()));
        for sentence in &self.result {
            let _ = writeln!(page, "<p>{}</p>", escaped(sentence));
        }
        let _ = writeln!(page, "<h2>{}</h2>", escaped(&texts.the_signatures()));
        for signature in &self.signatures {
            let _ = writeln!(page, "<p>{}</p>", escaped(&signature.in_words));
            if !signature.has_signed {
                // A line for the pen. Screen readers skip it.
                page += "<p class=\"line\" aria-hidden=\"true\"></p>\n";
            }
        }
        let _ = write!(
            page,
            "</main>\n<footer>\n<h2>{}</h2>\n<p>{}</p>\n</footer>\n</body>\n</html>\n",
            escaped(&texts.the_record()),
            escaped(&self.record)
        );
        page
    }

    fn particulars(&self) -> String {
        if self.particulars.is_empty() {
            return String::new();
        }
        let pair = |(name, value): &(String, String)| {
            format!("<dt>{}</dt>\n<dd>{}</dd>\n", escaped(name), escaped(value))
        };
        let pairs: String = self.particulars.iter().map(pair).collect();
        format!("<dl>\n{pairs}</dl>\n")
    }

    fn table(&self, texts: &Texts) -> String {
        if self.sheets.is_empty() {
            return String::new();
        }
        if self.rows.is_empty() {
            return format!("<p>{}</p>\n", escaped(&texts.sheet_has_no_moves()));
        }
        let compares = self.sheets.len() > 1;
        let mut table =
            format!("<table>\n<caption>{}</caption>\n", escaped(&texts.sheet_columns()));
        table += "<colgroup></colgroup>\n";
        table += &"<colgroup span=\"2\"></colgroup>\n".repeat(self.sheets.len());
        if compares {
            table += "<colgroup></colgroup>\n";
        }
        table += "<thead>\n<tr>\n";
        let alone =
            |name: &str| format!("<th rowspan=\"2\" scope=\"col\">{}</th>\n", escaped(name));
        table += &alone(&texts.column_of_numbers());
        for heading in &self.sheets {
            let heading = escaped(heading);
            let _ = writeln!(table, "<th colspan=\"2\" scope=\"colgroup\">{heading}</th>");
        }
        if compares {
            table += &alone(&texts.column_of_differences());
        }
        table += "</tr>\n<tr>\n";
        for side in self.sheets.iter().flat_map(|_| [texts.white(), texts.black()]) {
            let _ = writeln!(table, "<th scope=\"col\">{}</th>", escaped(&side));
        }
        table += "</tr>\n</thead>\n<tbody>\n";
        table += &self.rows.iter().map(|row| row.html(compares)).collect::<String>();
        table + "</tbody>\n</table>\n"
    }
}

impl ScoreRow {
    fn html(&self, compares: bool) -> String {
        let mut row = format!("<tr>\n<th scope=\"row\">{}</th>\n", self.number);
        for cell in self.entries.iter().flatten() {
            let class = if cell.differs { " class=\"differs\"" } else { "" };
            let _ = writeln!(row, "<td{class}>{}</td>", escaped(&cell.text));
        }
        if compares {
            let _ = writeln!(row, "<td>{}</td>", escaped(&self.differences.join(" ")));
        }
        row + "</tr>\n"
    }
}
