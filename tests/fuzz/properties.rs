//! What every parser promises for any input: it does not panic, what it refuses it
//! refuses with a sentence, and what it reads it can write and read again, the same.
//! One function a parser, for the fuzz targets and for `tests/pure/fuzz_corpus.rs`.

mod authority;
mod braille;
mod greeting;
mod record;
mod shorthand;
mod winnable;

use std::io::Cursor;
use std::sync::LazyLock;

pub use authority::authority;
pub use braille::braille;
pub use greeting::greeting;
pub use record::record;
pub use shorthand::shorthand;
pub use winnable::winnable;

use hector::chess::notation::{
    Form, Letters, SignSet, Strictness, WritingManner, read as read_written, read_moves, read_uci,
    resolve, write, write_moves,
};
use hector::chess::{
    CastlingSide, ClaimedMove, ClaimedStep, Color, Move, Origin, Position, Refusal, Role, Square,
    judge as judge_claim,
};

use hector::chess::notation::descriptive::{self, DescriptiveStyle};
use hector::chess::notation::pgn::{
    Annotation, EngineJudgement, GameRead, GameStart, MoveText, PgnError, Reader, TextPlace,
    export, read_one, read_start,
};
use hector::clock::{Clock, Moment, PeriodEnd, Span, TimeControl};
use hector::devices::acoustics::ModelFile;
use hector::devices::library::CatalogueRow;
use hector::devices::sound::{parse_wav, to_wav};
use hector::devices::zip::{read_directory, write_contents};
use hector::laws::{EventFileError, read_event};
use hector::present::editor::{Editor, EditorRow, Key, Rewriting};
use hector::record::{read_place_message, write_place_message};
use hector::words::{
    FileNames, Language, Lexicon, Texts, Wording, hear as hear_announcement, hear_answer,
    tell_descriptive_game, tell_descriptive_move, tell_descriptive_unresolved, tell_event_file,
    tell_fen, tell_move_list, tell_pgn_error, tell_refusal, tell_time_control, tell_uci,
    tell_unclear, tell_unread_move,
};

/// Tries what a parser promises on one input; panics where it does not hold.
pub type Promise = fn(&[u8]);

/// Every fuzz target by its name.
pub const TARGETS: &[(&str, Promise)] = &[
    ("descriptive", descriptive),
    ("algebraic", algebraic),
    ("annotation", annotation),
    ("authority", authority),
    ("boards", boards),
    ("braille", braille),
    ("event", event),
    ("fen", fen),
    ("greeting", greeting),
    ("hall", hall),
    ("hear", hear),
    ("judge", judge),
    ("keys", keys),
    ("model_file", model_file),
    ("moves", moves),
    ("pgn", pgn),
    ("place_message", place_message),
    ("record", record),
    ("row", row),
    ("shorthand", shorthand),
    ("time_control", time_control),
    ("uci", uci),
    ("wav", wav),
    ("winnable", winnable),
    ("zip", zip),
];

/// What a program has put into a comment is read or left; what is counted is no more than any
/// program counts.
pub fn annotation(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    let commands = [text.to_string(), format!("[%eval {text}]"), format!("[%cal {text}]")];
    for command in commands {
        if let Some(Annotation::Worth(EngineJudgement::Centipawns(count))) =
            Annotation::read(&command)
        {
            assert!(count.abs() <= 100_000, "{command}: {count}");
        }
    }
}

/// What goes between tables, desks and their hall is read or refused, written and read again.
pub fn hall(input: &[u8]) {
    #[cfg(feature = "hall")]
    assert!(hector::devices::hall::promises::holds_of(input));
    #[cfg(not(feature = "hall"))]
    let _ = input;
}

/// What an electronic board sends is read or not, whatever pieces it comes in, and nothing that is written
/// back tells a board that a move was wrong.
pub fn boards(input: &[u8]) {
    #[cfg(feature = "boards")]
    {
        use hector::devices::boards::{BoardKind, BoardSaid};
        let Some((size, bytes)) = input.split_first() else { return };
        for kind in BoardKind::ALL {
            let (mut whole, mut pieces) = (kind.language(), kind.language());
            whole.greets();
            pieces.greets();
            let at_once = whole.takes(bytes);
            let size = usize::from(*size).max(1);
            let mut in_pieces = Vec::new();
            for piece in bytes.chunks(size) {
                in_pieces.extend(pieces.takes(piece));
            }
            for said in at_once.iter().chain(&in_pieces) {
                if let BoardSaid::Answer(answer) = said {
                    assert!(!answer.starts_with(b"nok") && !answer.starts_with(b"err"));
                }
            }
            let moves = |all: &[BoardSaid]| {
                all.iter().filter(|said| matches!(said, BoardSaid::Moved(_))).count()
            };
            assert_eq!(moves(&at_once), moves(&in_pieces));
        }
    }
    #[cfg(not(feature = "boards"))]
    let _ = input;
}

/// A row of a catalogue is read or refused; one that is read is written and read again, the
/// same but for texts that are too long.
pub fn row(input: &[u8]) {
    let Some(row) = CatalogueRow::read(input) else { return };
    let mut item = Vec::new();
    row.write(&mut item);
    let again = CatalogueRow::read(&item).expect("a row that was written");
    assert_eq!((again.offset, again.length, again.mark), (row.offset, row.length, row.mark));
    for (kept, text) in again.texts.iter().zip(row.texts) {
        assert!(text.starts_with(kept) && (kept.len() == text.len() || kept.len() > 190));
    }
}

/// A move read in some letters claims what can be judged in any position; found legal,
/// it is written and read again, the same. One byte of letters, then the move.
pub fn algebraic(input: &[u8]) {
    let Some((&choice, text)) = input.split_first() else { return };
    let letters = Letters::ALL[usize::from(choice) % Letters::ALL.len()];
    let text = String::from_utf8_lossy(text);
    let written = match read_written(&text, letters, Strictness::Tolerant) {
        Ok(written) => written,
        Err(refusal) => {
            return is_a_sentence(&(tell(|texts| tell_unread_move(&refusal, texts)) + "."));
        }
    };
    let position = Position::initial();
    if let Ok((legal, _)) = resolve(&position, &written, Strictness::Tolerant) {
        for form in [Form::Short, Form::Long] {
            let manner = WritingManner { letters, form, signs: SignSet::ScoreSheet };
            let again = read_written(&write(&position, legal, manner), letters, Strictness::Strict)
                .unwrap_or_else(|refusal| panic!("{refusal}"));
            let found = resolve(&position, &again, Strictness::Strict);
            assert_eq!(found.map(|(legal, _)| legal), Ok(legal));
        }
    }
}

/// A list of moves that can be played is written and read again, the same. One byte of
/// letters, then the list.
pub fn moves(input: &[u8]) {
    let Some((&choice, text)) = input.split_first() else { return };
    let letters = Letters::ALL[usize::from(choice) % Letters::ALL.len()];
    let text = String::from_utf8_lossy(text);
    match read_moves(&text, letters, Strictness::Tolerant, Position::initial()) {
        Ok(history) => {
            let manner = WritingManner { letters, form: Form::Short, signs: SignSet::ScoreSheet };
            let again = write_moves(&history, manner);
            let reread = read_moves(&again, letters, Strictness::Strict, Position::initial());
            assert_eq!(reread.as_ref(), Ok(&history), "{again}");
        }
        Err(refusal) => {
            is_a_sentence(&tell(|texts| tell_move_list(&refusal, texts)));
            assert!(refusal.line <= text.lines().count());
        }
    }
}

/// The file of a speech model is written as it was read, or refused with a sentence.
pub fn model_file(input: &[u8]) {
    match ModelFile::read(input.to_vec()) {
        Ok(file) => assert_eq!(file.with(file.network()).as_deref(), Ok(input)),
        Err(refusal) => is_a_sentence(&refusal.to_string()),
    }
}

/// A move between squares is read as what it says, or refused with a sentence.
pub fn uci(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    match read_uci(&text) {
        Ok(claim) => {
            if let Ok(legal) = judge_claim(&Position::initial(), &claim) {
                assert_eq!(Position::initial().uci(legal), text);
            }
        }
        Err(refusal) => is_a_sentence(&tell(|texts| tell_uci(&refusal, texts))),
    }
}

/// Descriptive words are the same when spelled and read again, and a game that can be
/// played through can be written and played again. The first byte chooses the language.
pub fn descriptive(input: &[u8]) {
    let Some((choice, text)) = input.split_first() else { return };
    let languages = descriptive::DescriptiveLanguage::ALL;
    let language = languages[usize::from(*choice) % languages.len()];
    let text = String::from_utf8_lossy(text);
    match descriptive::read(&text, language) {
        Ok(words) => {
            let spelled = words.spelled(language);
            assert_eq!(descriptive::read(&spelled, language), Ok(words), "{spelled}");
            if let Err(reason) = descriptive::resolve(&Position::initial(), &words) {
                assert!(!tell(|texts| tell_descriptive_unresolved(&reason, texts)).is_empty());
            }
        }
        Err(refusal) => is_a_sentence(&tell(|texts| tell_descriptive_move(&refusal, texts))),
    }
    match descriptive::read_game(Position::initial(), &text, language) {
        Ok(game) => {
            let written = descriptive::write_game(&game, language, DescriptiveStyle::Short);
            let again = descriptive::read_game(Position::initial(), &written, language);
            assert_eq!(again.as_ref(), Ok(&game), "{written}");
        }
        Err(refusal) => is_a_sentence(&tell(|texts| tell_descriptive_game(&refusal, texts))),
    }
}

/// What another place writes is read and written again the same, or refused.
pub fn place_message(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    match read_place_message(&text) {
        Ok(message) => {
            assert_eq!(read_place_message(&write_place_message(&message)).as_ref(), Ok(&message))
        }
        Err(refusal) => assert!(!refusal.to_string().is_empty()),
    }
}

/// Settings are refused with a line that the text has, and read the same each time.
pub fn event(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    let last_line = text.bytes().filter(|byte| *byte == b'\n').count() + 1;
    match read_event(&text) {
        Ok(event) => {
            assert!((1..=last_line).contains(&event.time_control.line));
            assert!(!event.time_control.text.trim().is_empty());
            assert_eq!(read_event(&text).as_ref(), Ok(&event));
        }
        Err(refusal) => {
            is_a_sentence(&tell_event_file(&refusal, &Texts::new(Language::English)));
            match refusal {
                EventFileError::Syntax { line, .. }
                | EventFileError::UnknownKey { line, .. }
                | EventFileError::Value { line, .. } => assert!((1..=last_line).contains(&line)),
                EventFileError::Missing { .. } => {}
            }
        }
    }
}

/// A position read from a FEN is the position of the FEN it writes, counters included.
pub fn fen(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    match Position::from_fen(&text) {
        Ok(position) => {
            let written = position.to_fen();
            let again = Position::from_fen_as(&written, position.variant());
            let again = again.unwrap_or_else(|refusal| panic!("{refusal}"));
            assert_eq!(again, position, "{written}");
            assert_eq!(again.to_fen(), written);
            for legal in position.legal_moves() {
                assert!(!position.uci(legal).is_empty());
            }
        }
        Err(refusal) => is_a_sentence(&tell(|texts| tell_fen(&refusal, texts))),
    }
}

/// A claim is found legal exactly when one legal move answers to it, and refused
/// with a reason otherwise. Four bytes of claim, then a FEN.
pub fn judge(input: &[u8]) {
    let Some((claim, fen)) = input.split_first_chunk::<4>() else { return };
    let Ok(position) = Position::from_fen(&String::from_utf8_lossy(fen)) else { return };
    let claim = claim_of(*claim);
    let legal = position.legal_moves();
    match judge_claim(&position, &claim) {
        Ok(found) => {
            assert!(legal.contains(&found), "{found:?} is not legal");
            if let ClaimedMove::Step(step) = claim {
                assert!(found.from().is_some_and(|from| step.from.admits(from)));
                assert_eq!(found.promotion(), step.promotion);
                assert!(step.role.is_none_or(|role| role == found.role()));
            }
        }
        Err(Refusal::Ambiguous { candidates, to }) => {
            assert!(candidates.len() > 1);
            for from in candidates {
                let goes = |m: &Move| m.from() == Some(from) && m.to() == to;
                assert!(legal.iter().any(goes), "{from} does not go to {to}");
            }
            // Unnamed, a promotion may be meant all the same; named, it decides.
            if let ClaimedMove::Step(ClaimedStep { promotion: Some(_), .. }) = claim {
                let fitting = legal.iter().filter(|m| answers(**m, &claim)).count();
                assert_ne!(fitting, 1, "only one move answers to {claim:?}");
            }
        }
        Err(refusal) => {
            assert!(!tell(|texts| tell_refusal(&refusal, texts)).is_empty());
            let answers = |m: &&_| answers(**m, &claim);
            assert_eq!(legal.iter().find(answers), None, "{refusal}");
        }
    }
}

/// No key and nothing pasted puts into a line, or into what is written of it, anything that is
/// an order to a terminal.
pub fn keys(input: &[u8]) {
    let mut editor = Editor::default();
    let columns = input.first().copied().unwrap_or_default();
    let rewriting = if columns % 2 == 0 { Rewriting::InPlace } else { Rewriting::Append };
    let mut row = EditorRow::new(columns.into(), rewriting);
    for piece in input.chunks(1024) {
        let text = String::from_utf8_lossy(piece);
        match text.strip_prefix('\x1b') {
            Some(pasted) => drop(editor.paste(pasted)),
            None => text.chars().for_each(|sign| drop(editor.take(key_of(sign)))),
        }
        assert!(editor.text().is_char_boundary(editor.cursor()));
        assert!(!editor.text().contains(char::is_control));
        let written = row.show(editor.text(), editor.cursor()) + &row.put_above(editor.text());
        assert!(written.chars().all(|sign| !sign.is_control() || "\r\n\x08".contains(sign)));
    }
}

/// Some key for every sign; control characters also as they are.
fn key_of(sign: char) -> Key {
    const OTHERS: [Key; 12] = [
        Key::Left,
        Key::Right,
        Key::Up,
        Key::Down,
        Key::WordLeft,
        Key::WordRight,
        Key::Home,
        Key::End,
        Key::Delete,
        Key::WordBackspace,
        Key::WordDelete,
        Key::Escape,
    ];
    match sign {
        '\r' => Key::Enter,
        '\x08' => Key::Backspace,
        '\x01'..='\x1a' => Key::Control(char::from(b'`' + sign as u8)),
        'A'..='L' => OTHERS[sign as usize - 'A' as usize],
        'M' => Key::Alt('d'),
        _ => Key::Character(sign),
    }
}

fn claim_of([from, to, kind, promotion]: [u8; 4]) -> ClaimedMove {
    match kind {
        254 => return ClaimedMove::Castle(CastlingSide::KingSide),
        255 => return ClaimedMove::Castle(CastlingSide::QueenSide),
        _ => {}
    }
    let square = |byte: u8| Square::new(u32::from(byte % 64));
    let role = |byte: u8| Role::ALL.get(usize::from(byte % 7)).copied();
    let from_square = square(from);
    ClaimedMove::Step(ClaimedStep {
        role: role(kind.wrapping_sub(1)),
        from: Origin {
            file: (from & 0x40 == 0).then(|| from_square.file()),
            rank: (from & 0x80 == 0).then(|| from_square.rank()),
        },
        to: square(to),
        promotion: role(promotion.wrapping_sub(1)),
    })
}

/// Whether a legal move is plainly the one claimed, castling by the king's step aside.
fn answers(legal: Move, claim: &ClaimedMove) -> bool {
    match claim {
        ClaimedMove::Castle(side) => legal.castling_side() == Some(*side),
        ClaimedMove::Step(step) => {
            !legal.is_castle()
                && legal.to() == step.to
                && legal.promotion() == step.promotion
                && step.role.is_none_or(|role| role == legal.role())
                && legal.from().is_some_and(|from| step.from.admits(from))
        }
    }
}

/// What is heard as an announcement is heard again in what Hector says of it. The
/// first byte chooses the settings.
pub fn hear(input: &[u8]) {
    let Some((choice, text)) = input.split_first() else { return };
    let lexicon = &LEXICONS[usize::from(*choice) % LEXICONS.len()];
    let text = String::from_utf8_lossy(text);
    match hear_announcement(&text, lexicon) {
        Ok(announcement) => {
            let said = lexicon.wording().say(&announcement);
            assert_eq!(hear_announcement(&said, lexicon), Ok(announcement), "{said}");
        }
        Err(unclear) => is_a_sentence(&tell(|texts| tell_unclear(&unclear, texts))),
    }
    if let Err(unclear) = hear_answer(&text, lexicon) {
        is_a_sentence(&tell(|texts| tell_unclear(&unclear, texts)));
    }
}

static LEXICONS: LazyLock<Vec<Lexicon>> = LazyLock::new(|| {
    let mut lexicons = vec![Lexicon::of_every_language(Wording::default())];
    for files in FileNames::ALL {
        for words in Language::ALL {
            lexicons.push(Lexicon::of(Wording { words, ranks: words, files }));
        }
    }
    lexicons
});

/// A time control is written as it is read, for people and for PGN, and a clock set
/// to it runs to the end of time.
pub fn time_control(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    match text.parse::<TimeControl>() {
        Ok(control) => {
            let written = control.to_string();
            assert_eq!(written.parse().as_ref(), Ok(&control), "{written}");
            runs(&control);
        }
        Err(refusal) => is_a_sentence(&tell(|texts| tell_time_control(&refusal, texts))),
    }
    match TimeControl::from_pgn(&text) {
        Ok(Some(control)) => {
            let written = control.to_pgn().unwrap_or_else(|| panic!("PGN lost: {text}"));
            assert_eq!(TimeControl::from_pgn(&written), Ok(Some(control)), "{written}");
        }
        Ok(None) => assert_eq!(text.trim(), "?"),
        Err(refusal) => is_a_sentence(&tell(|texts| tell_time_control(&refusal, texts))),
    }
}

fn runs(control: &TimeControl) {
    for period_end in [PeriodEnd::AtZero, PeriodEnd::AtZeroForBoth, PeriodEnd::ByMoveCounter] {
        let mut clock = Clock::new(control.clone(), period_end).started(Moment::ZERO);
        let mut now = Moment::ZERO;
        for step in 0..48 {
            now = now + Span::from_micros(1 << step);
            let going = if step % 2 == 0 { Color::White } else { Color::Black };
            clock = clock.pressed(going, now).0;
            let face = clock.reading(now);
            assert!(face.sides.iter().all(|side| side.presses >= step / 2));
        }
    }
}

/// Games are the same in whatever pieces their text comes, and what was read is
/// exported, read again the same, and exported to the same text. So is what can be read of a
/// game that breaks off. One byte for the size
/// of the pieces, one for the letters, then the file.
pub fn pgn(input: &[u8]) {
    let [size, choice, file @ ..] = input else { return };
    let letters = Letters::ALL[usize::from(*choice) % Letters::ALL.len()];
    let moves = MoveText::Algebraic(letters);
    let whole = read_games(moves, file, file.len().max(1));
    let in_pieces = read_games(moves, file, usize::from(*size) + 1);
    assert_eq!(told(&whole, letters), told(&in_pieces, letters));
    breaks_off_or_is_whole(moves, file, letters);
    for reading in whole {
        match reading {
            Ok(reading) => exported_and_read_again(&reading, letters),
            Err(error) => {
                assert!(error.place.line >= 1 && error.place.column >= 1, "{error}");
                is_a_sentence(&tell(|texts| tell_pgn_error(&error, texts)));
            }
        }
    }
}

fn breaks_off_or_is_whole(moves: MoveText, file: &[u8], letters: Letters) {
    let whole = read_one(file, moves, TextPlace::START);
    match read_start(file, moves, TextPlace::START) {
        Ok(Some(GameStart { reading, broken })) => {
            assert_eq!(broken.is_none(), whole.is_ok());
            exported_and_read_again(&reading, letters);
        }
        Ok(None) => assert!(matches!(whole, Ok(None))),
        Err(_) => assert!(whole.is_err()),
    }
}

fn exported_and_read_again(reading: &GameRead, letters: Letters) {
    let mut text = String::new();
    export(&reading.game, letters, &mut text);
    let mut again = Vec::new();
    let mut reader = Reader::new(MoveText::Algebraic(letters));
    let mut rest = text.as_bytes();
    while let Some(reading) = reader.read(&mut rest) {
        again.push(reading);
    }
    again.extend(reader.finish());
    let [Ok(again)] = &again[..] else { panic!("{text}\n{}", told(&again, letters)) };
    assert_eq!(again.game, reading.game, "{text}");
    let mut once_more = String::new();
    export(&again.game, letters, &mut once_more);
    assert_eq!(once_more, text);
}

fn read_games(moves: MoveText, file: &[u8], size: usize) -> Vec<Result<GameRead, PgnError>> {
    let mut reader = Reader::with_most_bytes(moves, 1 << 16);
    let mut readings = Vec::new();
    for mut piece in file.chunks(size) {
        while let Some(reading) = reader.read(&mut piece) {
            readings.push(reading);
        }
    }
    readings.extend(reader.finish());
    readings
}

fn told(readings: &[Result<GameRead, PgnError>], letters: Letters) -> String {
    let mut told = String::new();
    for reading in readings {
        match reading {
            Ok(reading) => {
                reading.remarks.iter().for_each(|remark| told += &format!("# {remark:?}\n"));
                export(&reading.game, letters, &mut told);
            }
            Err(error) => told += &format!("! {error}\n"),
        }
    }
    told
}

/// Sound lies between -1 and 1, but for a little ringing of the filter, and is no longer than
/// its bytes at the lowest rate; written as whole numbers it is read again, the same.
pub fn wav(input: &[u8]) {
    let sound = match parse_wav(input) {
        Ok(sound) => sound,
        Err(reason) => {
            assert!(!reason.to_string().is_empty());
            return;
        }
    };
    assert!(sound.len() <= 4 * input.len(), "{} samples", sound.len());
    assert!(sound.iter().all(|sample| sample.abs() < 2.0), "louder than anything");
    let whole = |sample: &f32| (sample.clamp(-1.0, 1.0) * 32_767.0).round() as i16;
    let numbers: Vec<i16> = sound.iter().map(whole).collect();
    let written = to_wav(&numbers).unwrap_or_else(|error| panic!("{error}"));
    let again = parse_wav(&written).unwrap_or_else(|reason| panic!("{reason}"));
    let again: Vec<i16> = again.iter().map(|sample| (sample * 32_768.0) as i16).collect();
    assert_eq!(again, numbers);
}

/// What is listed in an archive stays inside a folder, each name once, and unpacks to as many bytes
/// as are said, and no more.
pub fn zip(input: &[u8]) {
    let mut archive = Cursor::new(input);
    let Ok(files) = read_directory(&mut archive) else { return };
    let mut names: Vec<String> = files.iter().map(|file| file.name.to_lowercase()).collect();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), files.len(), "a name twice");
    for file in &files {
        let parts: Vec<&str> = file.name.split('/').collect();
        let leads_out = |part: &&str| part.is_empty() || part.chars().all(|sign| sign == '.');
        assert!(!parts.iter().any(leads_out), "{}", file.name);
        assert!(!file.name.contains(['\\', ':', '\0']), "{}", file.name);
        let mut out = Vec::new();
        let unpacked = write_contents(&mut archive, file, &mut out);
        assert!(out.len() as u64 <= file.bytes, "{} of {}", out.len(), file.bytes);
        assert!(unpacked.is_err() || out.len() as u64 == file.bytes, "{}", file.name);
    }
}

/// What is told in English.
fn tell(of: impl FnOnce(&Texts) -> String) -> String {
    of(&Texts::new(Language::English))
}

fn is_a_sentence(refusal: &str) {
    assert!(refusal.ends_with(['.', '?']), "not a sentence: {refusal:?}");
}
