//! What Hector says to the player at the table beside the notices of the game: questions,
//! receipts, help. One file a language; a sentence that a language lacks does not compile.

mod english;
mod french;
mod german;

use super::commands::Command;
use super::language::Language;
use crate::chess::notation::harmless;

/// The sentences of one language. A name in braces stands for what is put there.
#[allow(missing_docs, reason = "each sentence is named by what it says")]
pub struct SeatWords {
    /// The own time and the opponent's; `{time}`.
    pub own_time: &'static str,
    pub opponent_time: &'static str,
    /// A time without a limit.
    pub no_limit: &'static str,
    /// The score has no move.
    pub empty_score: &'static str,
    /// A move that is missing in a score.
    pub missing: &'static str,
    /// After a move with which a draw was offered.
    pub with_offer: &'static str,
    /// Before the question whether something that cannot be undone is meant.
    pub resign: &'static str,
    pub offer_draw: &'static str,
    pub accept_draw: &'static str,
    pub leave: &'static str,
    /// Yes or no, please.
    pub yes_or_no: &'static str,
    /// The answer was no.
    pub kept: &'static str,
    /// `{text}` was neither a command nor a move.
    pub not_understood: &'static str,
    /// Something must follow: a move, squares.
    pub correct_to_what: &'static str,
    pub no_such_line: &'static str,
    /// The beginning: resuming, the three questions and their defaults.
    pub unfinished: &'static str,
    pub which_colour: &'static str,
    pub which_time: &'static str,
    pub which_mode: &'static str,
    pub colour_unclear: &'static str,
    pub mode_unclear: &'static str,
    pub ready: &'static str,
    pub resumed: &'static str,
    pub start_first: &'static str,
    pub started: &'static str,
    /// The end: `{result}`, `{moves}`, `{files}`.
    pub summary: &'static str,
    pub saved: &'static str,
    pub not_saved: &'static str,
    pub left: &'static str,
    /// The voice; `{reason}`, `{language}`.
    pub voice_lost: &'static str,
    pub voice_back: &'static str,
    pub no_voice_for: &'static str,
    pub no_tones: &'static str,
    /// The ear: off, by a key, open, by its name; what it asks after the words; that more is
    /// awaited; what is wrong.
    pub ear: [&'static str; 4],
    pub heard_right: &'static str,
    pub listens: &'static str,
    pub not_heard: &'static str,
    pub too_loud: &'static str,
    pub too_quiet: &'static str,
    pub microphone_dead: &'static str,
    pub no_microphone: &'static str,
    pub microphone_back: &'static str,
    pub recording_not_kept: &'static str,
    /// Voices by name: `{language}`, `{name}`, `{names}`, `{count}`.
    pub voice_is: &'static str,
    pub any_voice: &'static str,
    pub voice_any: &'static str,
    pub voice_now: &'static str,
    pub no_list_of_voices: &'static str,
    pub no_such_voice: &'static str,
    pub voices_are: &'static str,
    pub voices_begin: &'static str,
    /// Settings that were changed; `{level}`.
    pub rate: &'static str,
    pub volume: &'static str,
    pub pitch: &'static str,
    pub verbosity: [&'static str; 3],
    pub precision: [&'static str; 3],
    pub language: &'static str,
    /// The arbiter's desk.
    pub arbiters_number: &'static str,
    /// Announcements of the time in training; `{times}`, `{text}`, `{time}`.
    pub times_to_tell: &'static str,
    pub no_time_to_tell: &'static str,
    pub times_to_tell_unclear: &'static str,
    pub reminder_own: &'static str,
    pub reminder_opponent: &'static str,
    /// Help: what there is to do at this moment.
    pub help_before_start: &'static str,
    pub help_own_turn: &'static str,
    pub help_opponents_turn: &'static str,
    pub help_over: &'static str,
    /// The modes, as answers.
    pub training: &'static str,
    pub tournament: &'static str,
    /// The sides that are played.
    pub plays_white: &'static str,
    pub plays_black: &'static str,
    /// The empty square and the colours, for boards told in words.
    pub empty: &'static str,
    pub white: &'static str,
    pub black: &'static str,
    /// The clock alone: `{time}`, `{left}`, `{right}`, `{side}`, `{period}`.
    pub clock_ready: &'static str,
    pub side_time: &'static str,
    pub clock_moves: &'static str,
    pub clock_stopped: &'static str,
    pub clock_runs: &'static str,
    pub flag_down: &'static str,
    pub period_began: &'static str,
    pub clock_line: &'static str,
    pub clock_keys: &'static str,
    pub leave_clock: &'static str,
    /// A game at two places: `{address}`, `{code}`, `{left}`, `{tried}`, `{moves}`, `{here}`, `{there}`.
    pub listening: &'static str,
    pub arbiter_listening: &'static str,
    pub desk_ready: &'static str,
    pub desk_help: &'static str,
    pub places_alone_desk: &'static str,
    pub leave_desk: &'static str,
    pub which_code: &'static str,
    pub code_unclear: &'static str,
    pub going_there: &'static str,
    pub nobody_answers: &'static str,
    pub places_together: &'static str,
    pub places_alone: &'static str,
    pub wrong_code_tried: &'static str,
    pub no_hector_there: &'static str,
    pub wrong_code: &'static str,
    pub not_known_there: &'static str,
    pub nobody_new_there: &'static str,
    pub no_code_now: &'static str,
    pub places_need_arbiter: &'static str,
    pub places_part: &'static str,
    pub places_differ_in_counters: &'static str,
    pub places_differ_in_position: &'static str,
    pub places_differ_in_white_score: &'static str,
    pub places_differ_in_black_score: &'static str,
    pub places_differ_in_clock: &'static str,
    pub places_parted_there: &'static str,
    /// The first start: `{device}`, `{key}`, `{does}`.
    pub first_rate: &'static str,
    pub first_works: &'static str,
    pub first_missing: &'static str,
    pub first_keys: &'static str,
    pub first_key: &'static str,
    pub first_wrong: &'static str,
    pub first_done: &'static str,
    /// Voice, microphone, recogniser, braille display.
    pub devices: [&'static str; 4],
    /// The names of keys.
    pub enter: &'static str,
    pub tab: &'static str,
    pub page_up: &'static str,
    pub page_down: &'static str,
    pub space: &'static str,
    /// Left, right, up, down; the same with Control, left and right; to the start and the end.
    pub arrows: [&'static str; 4],
    pub with_control: [&'static str; 2],
    pub home: &'static str,
    pub end: &'static str,
    pub function: &'static str,
    /// What a command does, for help and for the keys.
    pub does: fn(Command) -> &'static str,
}

impl SeatWords {
    /// The sentences of a language.
    #[must_use]
    pub fn of(language: Language) -> &'static SeatWords {
        match language {
            Language::English => &english::ENGLISH,
            Language::German => &german::GERMAN,
            Language::French => &french::FRENCH,
        }
    }
}

/// Puts texts into a sentence, each in place of its name in braces.
#[must_use]
pub fn filled(sentence: &str, texts: &[(&str, &str)]) -> String {
    texts.iter().fold(sentence.to_owned(), |filled, (name, text)| {
        filled.replace(&format!("{{{name}}}"), &harmless(text))
    })
}
