//! Progress as a picture for sighted people: a bar for each drill, and the same in words, on the bars and for a screen
//! reader.

use std::fmt::Write as _;

use crate::clock::calendar::Stamp;
use crate::words::pages::escaped;
use crate::words::{Texts, capitalised};

use super::schedule::{Day, DrillRecord, Progress};
use super::task::Drill;
use super::telling::in_words;

/// The measures of the picture, in SVG units.
const WIDTH: u32 = 720;
const ROW: u32 = 88;
const EDGE: u32 = 24;
const BAR: u32 = WIDTH - 2 * EDGE;

/// Progress on a day as SVG, in the language of the texts.
pub fn as_picture(progress: &Progress, today: Day, texts: &Texts) -> String {
    let title = escaped(&texts.picture_of_progress(&Stamp::of_day(today.0).iso_date()));
    let told = in_words(progress, today, texts);
    let drills: Vec<(Drill, DrillRecord)> = Drill::ALL
        .into_iter()
        .filter_map(|drill| Some((drill, *progress.records.get(&drill)?)))
        .collect();
    let rows = u32::try_from(drills.len()).unwrap_or_default();
    // The line below the bars says what is due, or that nothing was done.
    let height = 2 * EDGE + 40 + rows * ROW + 32;
    let mut picture = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-labelledby=\"title desc\" \
         lang=\"{}\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" font-size=\"18\">\n\
         <title id=\"title\">{title}</title>\n<desc id=\"desc\">{}</desc>\n\
         <rect width=\"{WIDTH}\" height=\"{height}\" fill=\"#fff\"/>\n\
         <text x=\"{EDGE}\" y=\"{}\" font-size=\"24\">{title}</text>\n",
        texts.language().code(),
        escaped(&told.join(" ")),
        EDGE + 20
    );
    for (place, (drill, record)) in (0..).zip(&drills) {
        let waits = waiting(progress, *drill, texts);
        picture += &bar(*drill, *record, &waits, EDGE + 40 + place * ROW, texts);
    }
    let last = told.iter().skip(drills.len());
    let last = escaped(&last.cloned().collect::<Vec<_>>().join(" "));
    let _ = writeln!(picture, "<text x=\"{EDGE}\" y=\"{}\">{last}</text>", height - EDGE);
    picture + "</svg>\n"
}

/// How many tasks of a drill come back, and when the first does.
fn waiting(progress: &Progress, drill: Drill, texts: &Texts) -> String {
    let cards = progress.cards.iter().filter(|(task, _)| task.drill() == drill);
    let due: Vec<Day> = cards.map(|(_, card)| card.due).collect();
    match due.iter().min() {
        None => texts.picture_nothing_kept(),
        Some(first) => texts.picture_kept(due.len(), &Stamp::of_day(first.0).iso_date()),
    }
}

/// A drill's bar, with the share of right answers in words and as its length.
fn bar(drill: Drill, record: DrillRecord, waits: &str, top: u32, texts: &Texts) -> String {
    let all = u64::from(record.right) + u64::from(record.wrong);
    let of = |whole: u32| {
        let part = u64::from(record.right) * u64::from(whole);
        u32::try_from(part / all.max(1)).unwrap_or_default()
    };
    let name = capitalised(drill.name(texts.language()));
    let name = match drill.levels() {
        1 => name,
        _ => texts.picture_level(&name, record.level),
    };
    let told = escaped(&texts.picture_row(&name, of(100), record.right, all));
    let (words, more, line) = (top + 20, top + 42, top + 50);
    let waits = escaped(waits);
    format!(
        "<text x=\"{EDGE}\" y=\"{words}\">{told}</text>\n\
         <text x=\"{EDGE}\" y=\"{more}\" font-size=\"16\">{waits}</text>\n\
         <rect x=\"{EDGE}\" y=\"{line}\" width=\"{}\" height=\"20\" fill=\"#06c\"/>\n\
         <rect x=\"{EDGE}\" y=\"{line}\" width=\"{BAR}\" height=\"20\" fill=\"none\" stroke=\"#000\"/>\n",
        of(BAR)
    )
}
