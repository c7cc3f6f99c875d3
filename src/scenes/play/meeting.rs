//! How two places meet: the code in words, and the key that is kept beside the record to
//! find each other again. Never opens a connection.

use std::net::{SocketAddr, TcpListener, ToSocketAddrs as _};
use std::path::{Path, PathBuf};

use shakmaty::Square;

use crate::chess::Color;
use crate::clock::{Moment, Span};
use crate::devices::link::{Code, Refused, SharedKey, TurnedAway};
use crate::devices::whole;
use crate::present::conversation::{Out, Settings};
use crate::record::PostError;
use crate::scenes::failure::Failure;
use crate::scenes::place::Place;
use crate::scenes::reasons::{self, refused};
use crate::words::{Texts, Wording};

/// The other place of a game, as this one knows it from one start to the next.
pub(super) struct Acquaintance {
    /// The side that sits here.
    own: Color,
    /// Where it is kept; nowhere without a record.
    path: Option<PathBuf>,
}

impl Acquaintance {
    /// Of a game with this record.
    pub(super) fn of(record: Option<&Path>, own: Color) -> Acquaintance {
        Acquaintance { own, path: record.map(|path| path.with_extension("link")) }
    }

    /// Keeps the key, where nobody else reads it.
    pub(super) fn keep(&self, key: &SharedKey, texts: &Texts) -> Result<(), String> {
        let side = self.own.fold_wb("side white\n", "side black\n");
        keep_key(self.path.as_deref(), key, side, texts)
    }

    /// What was kept beside a record: the side that sits here, and the key.
    pub(super) fn kept(record: &Path) -> Option<(Color, SharedKey)> {
        let text = whole::text(&record.with_extension("link"), whole::SMALL).ok()?;
        let side = match text.lines().next()? {
            "side white" => Color::White,
            "side black" => Color::Black,
            _ => return None,
        };
        Some((side, kept_key(&text)?))
    }
}

/// Keeps a key in a file that nobody else reads, after what is known besides; without a
/// file it lasts as long as the program.
pub(super) fn keep_key(
    path: Option<&Path>,
    key: &SharedKey,
    besides: &str,
    texts: &Texts,
) -> Result<(), String> {
    let Some(path) = path else { return Ok(()) };
    let digits: String = key.bytes().iter().map(|byte| format!("{byte:02x}")).collect();
    whole::replace_private(path, format!("{besides}key {digits}\n"))
        .map_err(|error| texts.not_written(&path.display().to_string(), &refused(&error, texts)))
}

/// The key in the text of such a file.
pub(super) fn kept_key(text: &str) -> Option<SharedKey> {
    text.lines().find_map(|line| line.strip_prefix("key ")).and_then(read_key)
}

fn read_key(digits: &str) -> Option<SharedKey> {
    let mut bytes = [0; SharedKey::LENGTH];
    if digits.len() != 2 * SharedKey::LENGTH || !digits.is_ascii() {
        return None;
    }
    for (byte, digits) in bytes.iter_mut().zip(digits.as_bytes().chunks_exact(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
    }
    Some(SharedKey::of(bytes))
}

/// A code as squares, as they are announced: "Eva vier, Hector acht, …".
pub(super) fn code_in_words(code: &Code, wording: Wording) -> String {
    let squares = code.numbers().map(|number| wording.say_square(Square::new(number.into())));
    squares.join(", ")
}

/// The code that somebody types or says: four squares, in letters or in words.
pub(super) fn read_code(text: &str, wording: Wording) -> Option<Code> {
    let text = text.to_lowercase().replace([',', '.'], " ");
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut numbers = Vec::new();
    let mut rest = words.as_slice();
    while let [first, after @ ..] = rest {
        let (square, left) = match (first.parse::<Square>().ok(), after) {
            (Some(square), _) => (square, after),
            (None, [second, left @ ..]) => {
                (wording.square_named(&format!("{first} {second}"))?, left)
            }
            (None, []) => return None,
        };
        numbers.push(u8::try_from(u32::from(square)).ok()?);
        rest = left;
    }
    Code::of(numbers.try_into().ok()?)
}

/// Asks for the code until it is one; nothing if somebody leaves.
pub(super) fn code_of(place: &mut Place, settings: &Settings) -> Option<Code> {
    let texts = Texts::new(settings.language);
    let says = |sentence: &str| vec![Out::answer(settings.language, sentence)];
    place.carry_out(says(&texts.which_code()));
    loop {
        let line = place.line(Vec::new(), None)?;
        if let Some(code) = read_code(&line, Wording::default()) {
            return Some(code);
        }
        place.carry_out(says(&texts.code_unclear(line.trim())));
    }
}

/// The door that somebody waits at.
pub(super) fn door(address: &str, texts: &Texts) -> Result<TcpListener, Failure> {
    TcpListener::bind(located(address, texts)?)
        .map_err(|error| Failure::Input(texts.no_door(address, &refused(&error, texts))))
}

/// Where an address is.
pub(super) fn located(address: &str, texts: &Texts) -> Result<SocketAddr, Failure> {
    let found = address.to_socket_addrs().ok().and_then(|mut found| found.next());
    found.ok_or_else(|| Failure::Input(texts.no_address(address, "192.168.1.5:4711")))
}

/// A code that nobody knows yet.
pub(super) fn new_code(texts: &Texts) -> Result<Code, Failure> {
    Code::random().map_err(|_| Failure::Input(texts.no_code()))
}

/// Why the other place is not asked again, in a sentence.
pub(super) fn refusal(refused: Refused, texts: &Texts) -> String {
    match refused {
        Refused::WrongCode => texts.wrong_code(),
        Refused::Closed => texts.nobody_new_there(),
    }
}

/// How the other place turned this one away, which is tried again, in a sentence.
pub(super) fn doubt(doubt: TurnedAway, texts: &Texts) -> String {
    match doubt {
        TurnedAway::NoHector => texts.no_hector_there(),
        TurnedAway::Unknown => texts.not_known_there(),
        TurnedAway::Busy => texts.no_code_now(),
    }
}

/// Letters that cannot be read. They are the other end's words: short ones are told, and not
/// so often that nothing else is heard.
#[derive(Debug, Default)]
pub(super) struct UnreadLetters {
    told_at: Option<Moment>,
}

impl UnreadLetters {
    /// One is told, and whatever comes within this time is not.
    const PAUSE: Span = Span::from_seconds(30);
    const LONGEST: usize = 240;

    /// What is told of one now, if anything.
    pub(super) fn told(&mut self, error: &PostError, texts: &Texts, now: Moment) -> Option<Out> {
        if self.told_at.is_some_and(|at| now < at + UnreadLetters::PAUSE) {
            return None;
        }
        self.told_at = Some(now);
        Some(Out::Text(shortened(&reasons::post(error, texts))))
    }
}

fn shortened(sentence: &str) -> String {
    let plain = sentence.chars().map(|sign| if sign.is_control() { ' ' } else { sign });
    let mut short: String = plain.clone().take(UnreadLetters::LONGEST).collect();
    if plain.count() > UnreadLetters::LONGEST {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::os::unix::fs::PermissionsExt as _;

    use super::*;
    use crate::devices::folders;
    use crate::record::read_post;
    use crate::words::Language;

    #[test]
    fn a_code_is_told_in_words_and_read_in_words_or_letters() {
        let wording = Wording::default();
        let code = Code::of([28, 63, 0, 35]).expect("a code");
        let told = code_in_words(&code, wording);
        assert_eq!(told, "Eva vier, Hector acht, Anna eins, David fünf");
        for text in [told.as_str(), "e4 h8 a1 d5", "e4, hector acht anna EINS d5."] {
            assert_eq!(read_code(text, wording), Some(code.clone()), "{text}");
        }
        for text in ["", "e4 h8 a1", "e4 h8 a1 d5 d6", "e4 h8 a1 d9", "eva", "eva vier eva"] {
            assert_eq!(read_code(text, wording), None, "{text}");
        }
    }

    #[test]
    fn a_key_takes_the_place_of_the_one_before_whole_and_for_its_owner_alone() {
        let folder = folders::make_temporary("hector-key").expect("a folder");
        let (path, other_name) = (folder.join("game.link"), folder.join("other"));
        fs::write(&path, "key of before\n").expect("a file");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).expect("a mode");
        fs::hard_link(&path, &other_name).expect("another name");
        let texts = Texts::new(Language::English);
        let key = SharedKey::of([7; SharedKey::LENGTH]);
        keep_key(Some(&path), &key, "side white\n", &texts).expect("it is kept");
        let before = fs::read_to_string(&other_name).expect("the file of before");
        let mode = fs::metadata(&path).expect("the file").permissions().mode();
        let found = fs::read_dir(&folder).expect("the folder").count();
        let kept = Acquaintance::kept(&path.with_extension("hector"));
        fs::remove_dir_all(&folder).expect("nothing stays");
        assert_eq!(before, "key of before\n", "it was written over in place");
        assert_eq!((mode & 0o777, found), (0o600, 2));
        assert!(kept.is_some_and(|(side, again)| side == Color::White && again == key));
    }

    #[test]
    fn letters_that_cannot_be_read_are_told_shortly_and_now_and_then() {
        let (texts, mut unread) = (Texts::new(Language::English), UnreadLetters::default());
        let letter = format!("\u{1b}[2J{}", "x".repeat(30_000));
        let error = read_post(&letter).expect_err("no letter");
        let mut told = Vec::new();
        for second in 0..60 {
            let now = Moment::ZERO + Span::from_seconds(second);
            told.extend(unread.told(&error, &texts, now));
        }
        let sentences: Vec<&str> = told
            .iter()
            .map(|out| match out {
                Out::Text(sentence) => sentence.as_str(),
                _ => "",
            })
            .collect();
        assert_eq!(sentences.len(), 2, "one in half a minute");
        for sentence in sentences {
            assert!((200..250).contains(&sentence.chars().count()), "{sentence}");
            assert!(!sentence.contains(char::is_control), "{sentence:?}");
        }
    }
}
