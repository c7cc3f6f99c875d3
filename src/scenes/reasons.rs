//! Why a file, a record or a device cannot be used, in the language of the user. Devices know the reason; this turns it
//! into a sentence.

use std::io;
use std::path::Path;

#[cfg(feature = "boards")]
use crate::devices::boards::{BoardFault, BoardKind, PortTaker};
use crate::devices::engine::EngineFault;
use crate::devices::journal::{Altered, JournalError, RowFault, TABLES};
use crate::devices::liblouis::{self, LiblouisError};
use crate::devices::system::IS_WINDOWS;
use crate::devices::terminal::NoTerminal;
use crate::devices::whole::{NO_TEXT, NOTHING_COMES};
use crate::present::cells::{KeyMapError, KeyMapFault};
use crate::seat::record_faults::{head, row_fault};
use crate::words::Texts;
#[cfg(feature = "boards")]
use crate::words::{CalledBoard, SharedScene, WhichBoard, WhichProgram};

use super::record_error::RecordError;

fn named(path: &Path) -> String {
    path.display().to_string()
}

/// Why the system refused.
pub(super) fn refused(error: &io::Error, texts: &Texts) -> String {
    of_kind(error.kind(), &error.to_string(), texts)
}

fn of_kind(kind: io::ErrorKind, said: &str, texts: &Texts) -> String {
    match kind {
        io::ErrorKind::NotFound => texts.why_not_there(),
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
            texts.why_not_allowed()
        }
        io::ErrorKind::StorageFull => texts.why_no_room(),
        io::ErrorKind::FileTooLarge => texts.why_too_large(),
        io::ErrorKind::IsADirectory => texts.why_folder(),
        _ if said == NOTHING_COMES => texts.why_nothing_comes(),
        _ if said == NO_TEXT => texts.why_no_text(),
        _ => texts.system_says(said),
    }
}

/// The fault of an engine, as a part of a sentence.
pub(super) fn engine(fault: &EngineFault, texts: &Texts) -> String {
    match fault {
        EngineFault::NotStarted { program, kind, reason } => {
            texts.engine_not_started(program, &of_kind(*kind, reason, texts))
        }
        EngineFault::NoEngine => texts.engine_speaks_no_uci(),
        EngineFault::Gone => texts.engine_gone(),
        EngineFault::Late => texts.engine_late(),
        EngineFault::Endless => texts.engine_endless(),
        EngineFault::Refused => texts.engine_illegal(),
    }
}

/// An example of a board with a key.
#[cfg(feature = "boards")]
const BOARD_WITH_KEY: &str = "--board pegasus/0123456789ab:bluetooth";

/// An example of one of several boards.
#[cfg(feature = "boards")]
const BOARD_WITH_NUMBER: &str = "--board usb:1";

/// An example of one of two Bluetooth boards.
#[cfg(feature = "boards")]
const BOARD_WITH_ADDRESS: &str = "--board mine=bluetooth:01:23:45:67:89:AB";

/// Why there is no board, and what to do about it.
#[cfg(feature = "boards")]
pub(super) fn board(fault: &BoardFault, called: CalledBoard, texts: &Texts) -> String {
    let which = WhichBoard(called);
    match fault {
        BoardFault::NoPort => texts.board_no_port(called),
        BoardFault::NotAllowed => texts.board_not_allowed(called),
        BoardFault::DeviceNotAllowed => texts.board_device_not_allowed(called),
        BoardFault::Taken(PortTaker::Brltty) => texts.board_taken_by_brltty(called),
        BoardFault::Taken(PortTaker::Program(name)) => texts.board_taken_by(called, name),
        BoardFault::Taken(PortTaker::Unseen) => texts.board_taken_by_another(called),
        BoardFault::NoAnswer => texts.board_no_answer(which),
        BoardFault::NoneAtCables => texts.board_none_at_cables(which),
        BoardFault::SeveralAtCables(count) => {
            // No other program has boards.
            let hector = WhichProgram::Hector;
            let doctor = hector.opens(SharedScene::Doctor, "", texts.language());
            texts.board_several_at_cables(*count, BOARD_WITH_NUMBER, &doctor)
        }
        BoardFault::NoBluetooth => texts.board_no_bluetooth(called),
        BoardFault::NoneInTheAir => texts.board_none_in_the_air(which),
        BoardFault::IsTheOther => texts.board_is_the_others(called, BOARD_WITH_ADDRESS),
        BoardFault::Locked => texts.board_locked(called, BOARD_WITH_KEY),
        BoardFault::OtherRules => texts.board_plays_no_chess960(called),
        BoardFault::NotBuiltIn => texts.bluetooth_not_built_in(),
        BoardFault::Gone(why) => texts.board_gone(called, why),
    }
}

/// The name of a family of boards.
#[cfg(feature = "boards")]
pub(super) fn board_kind(kind: BoardKind) -> &'static str {
    match kind {
        BoardKind::Dgt => "DGT",
        BoardKind::ChessLink => "ChessLink",
        BoardKind::Chessnut => "Chessnut",
        BoardKind::Pegasus => "Pegasus",
        BoardKind::Peripheral => "Chess Peripheral Protocol",
    }
}

pub(super) fn journal(error: &JournalError, texts: &Texts) -> String {
    match error {
        JournalError::Exists(path) => texts.record_exists(&named(path)),
        JournalError::CannotOpen(path) => texts.record_not_opened(&named(path)),
        JournalError::ReadOnly(path) => texts.record_not_writable(&named(path)),
        JournalError::DiskFull(path) => texts.disk_full(&named(path)),
        JournalError::Gone(path) => texts.record_gone(&named(path)),
        JournalError::WrittenInto(path) => texts.record_written_into(&named(path)),
        JournalError::TooLarge { path, most } => texts.record_too_large(&named(path), *most),
        JournalError::TooManyRows { path, most } => {
            texts.record_has_too_many_rows(&named(path), *most)
        }
        JournalError::InUse(path) => texts.record_in_use(&named(path)),
        JournalError::NotAJournal(path) => texts.not_a_record(&named(path)),
        JournalError::Cut(path) => texts.record_cut(&named(path)),
        JournalError::Damaged(path) => texts.record_damaged(&named(path)),
        JournalError::Newer { path, found } => texts.record_newer(&named(path), TABLES, *found),
        JournalError::Altered { path, altered } => not_as_written(&named(path), *altered, texts),
        JournalError::OtherKey(path) => texts.signed_by_another_key(&named(path)),
        JournalError::NoKey(path) => texts.key_file_broken(&named(path)),
        JournalError::Key { path, error } => {
            texts.key_unusable(&named(path), &refused(error, texts))
        }
        JournalError::NoRandomness => texts.no_random_numbers(),
        JournalError::Copy { path, error } => {
            texts.record_not_copied(&named(path), &refused(error, texts))
        }
        JournalError::Other { path, reason } => {
            texts.record_fails(&named(path), &texts.system_says(reason))
        }
    }
}

/// Where and how a record was altered.
pub(super) fn not_as_written(path: &str, altered: Altered, texts: &Texts) -> String {
    let how = match altered.fault {
        RowFault::Missing => texts.row_missing(altered.row),
        RowFault::Hash => texts.row_unlike_its_hash(altered.row),
        RowFault::Kind => texts.row_of_wrong_kind(altered.row),
        RowFault::Unsigned => texts.row_unsigned(altered.row),
        // This need not be a change: an older Hector wrote such rows.
        RowFault::Unproven => return texts.record_unproven(path, altered.row),
        RowFault::Signature => texts.row_unlike_its_signature(altered.row),
        RowFault::Alive => texts.alive_unlike_its_signature(),
        RowFault::Tables => texts.tables_unlike_a_record(),
    };
    texts.record_altered(path, &how)
}

/// Why a record cannot be read. It may not exist at all.
pub(super) fn journal_read(error: &JournalError, texts: &Texts) -> String {
    match error {
        JournalError::CannotOpen(path) if !path.exists() => texts.no_record_there(&named(path)),
        JournalError::CannotOpen(path) if path.is_dir() => texts.not_a_record(&named(path)),
        JournalError::CannotOpen(path) => texts.record_not_readable(&named(path)),
        error => journal(error, texts),
    }
}

pub(super) fn record(error: &RecordError, texts: &Texts) -> String {
    match error {
        RecordError::Journal(error) => journal_read(error, texts),
        RecordError::Head { path, error } => {
            let why = head(error, texts);
            texts.about_file(&named(path), &why)
        }
        RecordError::Row { path, row, error } => {
            texts.about_file(&named(path), &texts.row_unreadable(*row, &row_fault(error, texts)))
        }
    }
}

/// Why liblouis did not answer.
pub(super) fn liblouis(error: &LiblouisError, texts: &Texts) -> String {
    match error {
        LiblouisError::Missing => texts.louis_missing(liblouis::PROGRAM, liblouis::FIXED_BY),
        LiblouisError::Name(name) => texts.louis_name(name),
        LiblouisError::Table { table, reason: Some(reason) } => texts.louis_table(table, reason),
        LiblouisError::Table { table, reason: None } => texts.louis_other_lines(table),
        LiblouisError::Late => texts.louis_late(liblouis::LIMIT.as_secs()),
        LiblouisError::Failed(error) => texts.louis_failed(&refused(error, texts)),
    }
}

/// Why the player's own keys of a braille display are not used.
pub(super) fn key_map(error: &KeyMapError, texts: &Texts) -> String {
    let line = error.line;
    match &error.fault {
        KeyMapFault::Syntax(written) => texts.key_file_no_toml(line, written),
        KeyMapFault::Meaning { key, meaning } => {
            let known = ["left", "board", "key Enter", "clock"];
            texts.key_without_meaning(line, meaning, key, &known.join(", "))
        }
        KeyMapFault::Unexpected(word) => {
            texts.key_file_unexpected(line, word, &texts.any_of(&["[means]", "[[family]]"]))
        }
    }
}

/// Why single keys cannot be read.
pub(super) fn no_terminal(error: &NoTerminal, texts: &Texts) -> String {
    match error {
        NoTerminal::Input => texts.input_no_terminal(),
        NoTerminal::Output => texts.output_no_terminal(),
        NoTerminal::Refused(error) => texts.terminal_refused(&refused(error, texts)),
    }
}

/// Why there is no voice.
#[cfg(feature = "voice")]
pub(super) fn mute(mute: crate::devices::speaker::Mute, texts: &Texts) -> String {
    use crate::devices::speaker::Mute;

    match mute {
        Mute::NoNvda | Mute::NvdaCame => texts.mute_no_nvda(),
        Mute::NoNvdaLibrary => texts.mute_no_nvda_library(&nvda_library()),
        Mute::OtherReader => texts.mute_other_reader(),
        Mute::NoService | Mute::NoSynthesizer if cfg!(windows) => texts.mute_windows_none(),
        Mute::Stuck | Mute::Gone | Mute::Unfinished if cfg!(windows) => texts.mute_windows_silent(),
        Mute::NoService => texts.mute_no_service(),
        Mute::NoScreenReader => texts.mute_no_screen_reader(),
        Mute::Stuck => texts.mute_stuck(),
        Mute::NoSynthesizer => texts.mute_no_synthesizer(),
        Mute::Gone => texts.mute_gone(),
        Mute::Unfinished => texts.mute_unfinished(),
    }
}

/// The file of the library for NVDA.
#[cfg(any(feature = "voice", feature = "braille"))]
pub(super) fn nvda_library() -> String {
    crate::devices::nvda::Nvda::beside_program().file().display().to_string()
}

/// Why the ear hears nothing.
#[cfg(feature = "ear")]
pub(super) fn deaf(deaf: &crate::devices::ear::Deaf, texts: &Texts) -> String {
    use crate::devices::ear::Deaf;
    use crate::words::apart;

    match deaf {
        Deaf::NoMicrophone => texts.deaf_no_microphone(),
        Deaf::NotThere { wanted, there } if there.is_empty() => texts.deaf_none_at_all(wanted),
        Deaf::NotThere { wanted, there } => {
            texts.deaf_not_there(wanted, &apart(there, texts.language()))
        }
        Deaf::Gone(why) => texts.deaf_gone(&sound_fault(why, texts)),
        Deaf::Closed { name, why } => texts.deaf_closed(name, &sound_fault(why, texts)),
        Deaf::Silent { name } => texts.deaf_silent(name),
    }
}

/// Why the sound system does not record.
#[cfg(feature = "ear")]
fn sound_fault(fault: &crate::devices::ear::SoundFault, texts: &Texts) -> String {
    use crate::devices::ear::SoundFault;

    match fault {
        SoundFault::Busy => texts.sound_busy(),
        SoundFault::Unplugged => texts.sound_unplugged(),
        SoundFault::NoSystem => texts.sound_no_system(),
        SoundFault::Denied => texts.sound_denied(),
        SoundFault::NoForm => texts.sound_no_form(),
        SoundFault::Ended => texts.sound_ended(),
        SoundFault::Other(words) => texts.system_says(words),
    }
}

/// Why the braille display shows nothing.
#[cfg(feature = "braille")]
pub(super) fn blank(blank: &crate::devices::braille::Blank, texts: &Texts) -> String {
    use crate::devices::braille::Blank;

    match blank {
        Blank::NoService => texts.blank_no_service(),
        Blank::NotLetIn => texts.blank_not_let_in(),
        Blank::Silent => texts.blank_silent(),
        Blank::NoDisplay => texts.blank_no_display(),
        Blank::Refused(why) => texts.blank_refused(why),
        Blank::NoNvda => texts.blank_no_nvda(),
        Blank::NoNvdaLibrary => texts.blank_no_nvda_library(&nvda_library()),
    }
}

/// The remedy if a device was not built in.
pub(super) fn build_in(texts: &Texts) -> String {
    if IS_WINDOWS { texts.fix_by_whole_package() } else { texts.fix_by_building("./hector") }
}

/// Says that the ear is not built in.
#[cfg(not(feature = "ear"))]
pub(super) fn no_ear(texts: &Texts) -> String {
    let missing = texts.not_built_in(&texts.the_recogniser());
    format!("{missing} {}", texts.to_fix_it(&build_in(texts)))
}

/// Why there is no speech model.
#[cfg(feature = "ear")]
pub(super) fn no_model(none: &crate::devices::ear::NoModel, texts: &Texts) -> String {
    use crate::devices::ear::NoModel;

    let shown = |path: &std::path::Path| path.display().to_string();
    match none {
        NoModel::Nowhere { .. } => texts.model_nowhere(),
        NoModel::NoFolder(folder) => texts.model_no_folder(&shown(folder)),
        NoModel::Lacks { folder, lacks } => texts.model_lacks(&shown(folder), lacks),
        NoModel::Fixed(folder) => texts.model_fixed(&shown(folder)),
        NoModel::Damaged { folder, file } => texts.model_damaged(&shown(folder), file),
        NoModel::Unreadable { path, error } => {
            texts.model_unreadable(&shown(path), &refused(error, texts))
        }
        NoModel::Refused(folder) => texts.model_refused(&shown(folder)),
        NoModel::Untried(folder) => texts.model_spoiled(&shown(folder)),
        NoModel::NoRecogniser(none) => no_recogniser(none, texts),
    }
}

#[cfg(feature = "ear")]
pub(super) fn no_recogniser(none: &crate::devices::ear::NoLibvosk, texts: &Texts) -> String {
    use crate::devices::ear::NoLibvosk;

    let shown = |path: &std::path::Path| path.display().to_string();
    match none {
        NoLibvosk::Missing => texts.recogniser_missing(),
        NoLibvosk::Unloadable { file, why } => texts.recogniser_unloadable(&shown(file), why),
        NoLibvosk::Foreign { file, .. } => texts.recogniser_foreign(&shown(file)),
        NoLibvosk::Deadly { file } => texts.recogniser_deadly(&shown(file)),
    }
}
