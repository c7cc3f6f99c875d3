//! The slips where two scores part, in sentences: an entry left out, written twice or in excess, two exchanged, a
//! column shifted. Detection is elsewhere.

use crate::capitalised;
use crate::table::sync::{Among, Shift, Slip, Which};

use super::scores::{ScoresReport, index};

impl ScoresReport<'_> {
    /// "The second score lacks 2 plies after Black's move 2, Nc6: d4, d6."
    pub(crate) fn shifted(&self, shift: Shift, after: &str) -> String {
        let texts = &self.terms.texts;
        let fuller = shift.shorter.other();
        let name = |which: Which| capitalised(&self.pair.name(index(which), texts));
        let entries = texts.plies_counted(shift.entries);
        let moves = self.extra(shift);
        let then = texts.plies_counted(shift.then);
        let told = match shift.slip {
            Slip::LeftOut => texts.one_lacks(&name(shift.shorter), &entries, after, &moves, &then),
            Slip::WrittenTwice => {
                texts.one_wrote_twice(&name(fuller), &entries, after, &moves, &then)
            }
            Slip::TooMany => texts.one_has_too_many(&name(fuller), &entries, after, &moves, &then),
            Slip::LeftOutOrWrittenTwice => {
                texts.one_has_more(&name(fuller), &entries, after, &moves, &then)
            }
        };
        match shift.among {
            Among::Both => told,
            Among::ColumnOf(side) => format!("{told} {}", texts.column_shifted(side)),
        }
    }

    /// The entries that only one score has.
    fn extra(&self, shift: Shift) -> String {
        let fuller = shift.shorter.other();
        let step = match shift.among {
            Among::Both => 1,
            Among::ColumnOf(_) => 2,
        };
        let words: Vec<String> = (0..shift.entries)
            .map(|entry| self.text(fuller, self.parting.agreed + entry * step))
            .collect();
        words.join(", ")
    }

    /// Two entries, or two pairs of entries, in the other order.
    pub(crate) fn swapped(&self, with: usize, entries: usize, then: usize, after: &str) -> String {
        let texts = &self.terms.texts;
        let written = |from| self.written(Which::First, from, entries);
        let (one, other) = (written(self.parting.agreed), written(with));
        let told = match entries {
            1 => texts.entries_swapped(after, &one, &other),
            _ => texts.pairs_swapped(after, &one, &other),
        };
        match then {
            0 => told,
            then => format!("{told} {}", texts.then_alike(&texts.plies_counted(then))),
        }
    }
}
