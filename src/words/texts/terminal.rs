//! What a program says for itself: of the record it keeps, of a line being typed, and how far
//! long work is. Names of texts only.

use super::argument::texts;
use crate::clock::Span;

texts! {
    pub fn:
    not_on_record(reason: &str);
    still_not_on_record();
    on_record_again();
    record_anew(path: &str);
    record_given_up();
    machine_slept(time: Span);
    wall_goes_forward(by: Span);
    wall_goes_back(by: Span);
    record_ends_with(rows: u64, hash: &str);
    no_record_kept();
    line_full();
    line_start();
    line_end();
    no_earlier_line();
    no_later_line();
    nothing_erased();
    no_such_key();
    share_done(percent: u64);
    share_done_and_left(percent: u64, left: Span);
}
