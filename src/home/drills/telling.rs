//! Progress in words, and as a table for other programs.

use std::fmt::Write as _;

use crate::clock::calendar::Stamp;
use crate::present::conversation::{Dialogue as _, Out};
use crate::words::{Language, Texts};

use super::drilling::Drilling;
use crate::drills::schedule::{Day, Progress};
use crate::drills::task::Drill;

impl Drilling {
    /// How much is due today, or when something will be.
    pub(crate) fn what_is_due(&self) -> String {
        due(&self.progress, self.today, &self.tongue.texts)
    }

    pub(crate) fn tell_progress(&self) -> Vec<Out> {
        // In one utterance: a second answer would interrupt the first.
        vec![self.answer(in_words(&self.progress, self.today, &self.tongue.texts).join(" "))]
    }
}

fn due(progress: &Progress, today: Day, texts: &Texts) -> String {
    let language = texts.language();
    let of_drill = |drill: &Drill| match progress.due(today, Some(*drill)).len() {
        0 => None,
        count => Some(format!("{} {count}", drill.name(language))),
    };
    let named: Vec<String> = Drill::ALL.iter().filter_map(of_drill).collect();
    match (named.is_empty(), progress.days_until_due(today)) {
        (false, _) => texts.due_are(&named.join(", ")),
        (true, Some(days)) => texts.due_in_days(u32::try_from(days).unwrap_or(u32::MAX)),
        (true, None) => texts.nothing_due(),
    }
}

/// A sentence for each drill that was begun, and one for what is due.
pub fn in_words(progress: &Progress, today: Day, texts: &Texts) -> Vec<String> {
    let language = texts.language();
    let of_drill = |drill: Drill| {
        let record = progress.records.get(&drill)?;
        let kept = progress.cards.keys().filter(|task| task.drill() == drill).count();
        let name = capitalised(drill, language);
        Some(match drill.levels() {
            1 => texts.progress_of(&name, record.right, record.wrong, kept),
            _ => texts.progress_at(&name, record.level, record.right, record.wrong, kept),
        })
    };
    let mut told: Vec<String> = Drill::ALL.into_iter().filter_map(of_drill).collect();
    if told.is_empty() {
        told.push(texts.no_progress_yet());
    }
    told.push(due(progress, today, texts));
    told
}

fn capitalised(drill: Drill, language: Language) -> String {
    crate::words::capitalised(drill.name(language))
}

/// Every drill and every task as a line of comma-separated values, under a header line. The values never contain commas
/// or quotation marks, so they are not quoted.
pub fn as_table(progress: &Progress) -> String {
    let mut text = String::from("drill,task,level,box,due,right,wrong\n");
    for (drill, record) in &progress.records {
        let (right, wrong) = (record.right, record.wrong);
        let _ = writeln!(text, "{},,{},,,{right},{wrong}", drill.code(), record.level);
    }
    for (task, card) in &progress.cards {
        let drill = task.drill().code();
        let name = task.to_string();
        let name = name.strip_prefix(drill).unwrap_or(&name).trim_start();
        let due = Stamp::of_day(card.due.0).iso_date();
        let (right, wrong) = (card.right, card.wrong);
        let _ = writeln!(text, "{drill},{name},,{},{due},{right},{wrong}", card.stage);
    }
    text
}
