//! The arbiters' pages: what the desk shows and tells, printed for browsers when it changes. Acts are in `forms`.

use crate::clock::{Moment, Span};
use crate::present::conversation::Out;
use crate::present::spoken::Priority;
use crate::words::pages::{
    DeskAround, DeskCase, DeskPage, DeskTablePage, PagesOf, WayInPage, refused_pages,
};
use crate::words::{Language, Texts};

use super::desk::HallDesk;
use super::papers::{KEY_PLACE, Paper, PaperReaders};
use super::table_in_hall::{TableGame, TableInHall};

const MOST_NOTES: usize = 8;
/// Seconds between two printings, at least and at most. Running clocks alone cause one only after the longest time. The
/// page of all tables costs as much as there are tables, so each of these many tables adds a second to the shortest
/// time.
const SOONEST: u64 = 1;
const LATEST: u64 = 15;
const TABLES_A_SECOND: usize = 250;
/// At most this many changed tables are printed at once; the others follow.
const TABLES_AT_ONCE: usize = 64;

impl HallDesk {
    fn has_pages(&self) -> bool {
        self.publishing.as_ref().is_some_and(super::Publishing::has_pages)
    }

    /// When to print the pages again.
    pub(super) fn print_desk_at(&self) -> Option<Moment> {
        let more = u64::try_from(self.tables.len() / TABLES_A_SECOND).unwrap_or(LATEST);
        let wait = if self.desk_pages.is_changed { (SOONEST + more).min(LATEST) } else { LATEST };
        self.has_pages().then(|| self.desk_pages.printed + Span::from_seconds(wait))
    }

    /// Notes what changed, and passes on unsolicited news.
    pub(super) fn follow_on_pages(&mut self, table: Option<u32>, told: &[Out]) {
        if !self.has_pages() {
            return;
        }
        self.desk_pages.changed.extend(table);
        self.desk_pages.is_changed |= table.is_some();
        if !self.is_ready {
            return;
        }
        let unasked = told.iter().filter_map(|one| match one {
            Out::Say(said) if said.priority != Priority::Answer => Some(said.text()),
            _ => None,
        });
        let told: Vec<String> = unasked.collect();
        if !told.is_empty() {
            self.print_paper(Paper::Told(told.join(" ")));
        }
    }

    /// Shows the outcome of a form to all readers of the pages at once.
    pub(super) fn note(&mut self, table: u32, note: impl Fn(&Texts) -> String, now: Moment) {
        let notes = &mut self.desk_pages.notes;
        notes.push_front(Language::ALL.map(|language| note(&Texts::new(language))));
        notes.truncate(MOST_NOTES);
        self.desk_pages.changed.insert(table);
        self.desk_pages.first = Some(table);
        self.print_desk(now);
    }

    /// Prints the entry pages, once.
    pub(super) fn print_ways_in(&mut self) {
        if !self.has_pages() {
            return;
        }
        for language in Language::ALL {
            let texts = Texts::new(language);
            for (path, remark) in [
                ("/login", None),
                ("/login/wrong", Some(texts.web_wrong())),
                ("/login/later", Some(texts.web_later())),
                ("/login/name", Some(texts.web_name_taken())),
            ] {
                let text = WayInPage { path, remark }.html(KEY_PLACE, &texts);
                let path = format!("/{}{path}", language.code());
                self.print_paper(Paper::Page { path, readers: PaperReaders::Everybody, text });
            }
            for (path, text) in refused_pages(PagesOf::Hall, &texts) {
                let path = format!("/{}{path}", language.code());
                self.print_paper(Paper::Page { path, readers: PaperReaders::Everybody, text });
            }
        }
    }

    /// Prints the desk, and the changed tables.
    pub(super) fn print_desk(&mut self, now: Moment) {
        if !self.has_pages() {
            return;
        }
        let changed: Vec<u32> = match self.desk_pages.printed == Moment::ZERO {
            true => self.tables.keys().copied().collect(),
            false => self.desk_pages.take_changed(TABLES_AT_ONCE),
        };
        self.desk_pages.is_changed = !self.desk_pages.changed.is_empty();
        self.desk_pages.printed = now;
        for (place, language) in Language::ALL.into_iter().enumerate() {
            let texts = Texts::new(language);
            for number in &changed {
                if let Some(table) = self.tables.get(number) {
                    let text = self.table_page(*number, table, place, now, &texts).html(&texts);
                    self.print_private(format!("/{}/desk/table/{number}", language.code()), text);
                }
            }
            let text = self.desk_page(place, now, &texts).html(&texts);
            self.print_private(format!("/{}/desk", language.code()), text);
        }
        self.print_paper(Paper::DeskIsPrinted);
    }

    fn print_private(&mut self, path: String, text: String) {
        self.print_paper(Paper::Page { path, readers: PaperReaders::Arbiters, text });
    }

    fn print_paper(&mut self, paper: Paper) {
        if let Some(publishing) = &mut self.publishing {
            publishing.print(paper);
        }
    }

    fn around_pages(&self, place: usize) -> DeskAround {
        let notes = self.desk_pages.notes.iter().filter_map(|note| note.get(place).cloned());
        DeskAround {
            notes: notes.collect(),
            told_in: self.tongue.settings.language,
            form_key: KEY_PLACE,
        }
    }

    fn desk_page(&self, place: usize, now: Moment, texts: &Texts) -> DeskPage {
        let wall = self.wall_at(now);
        let mut tables: Vec<_> = self
            .tables
            .iter()
            .map(|(number, table)| {
                let worst = table.exceptions().min().map(std::cmp::Reverse);
                (worst, *number, table.cells(self.paired_at(*number), now, wall, texts))
            })
            .collect();
        // `None` sorts below `Some`, so tables in order come last.
        tables.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
        DeskPage {
            around: self.around_pages(place),
            round: self.round(texts),
            exceptions: self.exceptions_told(|_| true, texts),
            tables: tables.into_iter().map(|(_, number, cells)| (number, cells)).collect(),
        }
    }

    fn table_page(
        &self,
        number: u32,
        table: &TableInHall,
        place: usize,
        now: Moment,
        texts: &Texts,
    ) -> DeskTablePage {
        let cases = table.game().into_iter().flat_map(TableGame::open_cases);
        let cases = cases.map(|case| DeskCase {
            number: case.number,
            told: self.case_in_words(table, case, texts),
            is_taken: table.owner(case.number).is_some(),
            remedies: case.remedies.len(),
        });
        DeskTablePage {
            around: self.around_pages(place),
            table: number,
            line: self.line_of(number, table, now, texts),
            cases: cases.collect(),
        }
    }
}
