//! How two places connect: asks for the code until the host accepts it, and keeps the key next to the record for
//! reconnecting.

use std::net::{SocketAddr, TcpListener, ToSocketAddrs as _};
use std::path::{Path, PathBuf};

use crate::chess::Color;
use crate::devices::link::{Code, Secret, SharedKey};
use crate::devices::timepiece::Timepiece;
use crate::devices::whole;
use crate::home::menu::PORT_OF_PLACES;
use crate::present::conversation::{KeepsLinkKey, LinkKey, Out, Settings};
use crate::present::editor::KeyEntry;
use crate::present::tone::Tones;
use crate::scenes::failure::Failure;
use crate::scenes::place::Place;
use crate::scenes::reasons::refused;
use crate::scenes::record_file;
use crate::seat::guest::{Guest, GuestAwaits, GuestParted};
use crate::seat::meeting::{
    door_in, door_line, host_in, host_line, key_in, key_line, read_code, side_in, side_line,
};
use crate::words::{Command, Texts, command_alone};

/// A false host can try one guess for each code that is typed: with five, its chance is one in three million.
const MOST_WRONG: u8 = 5;

/// For a host: keeps the key of the other place next to the record, with the side that sits here and the address where
/// it waits. Without a record the key lasts as long as the program.
pub(super) fn acquaintance(record: Option<&Path>, own: Color, door: SocketAddr) -> KeepsLinkKey {
    let besides = format!("{}{}", side_line(own), door_line(&door.to_string()));
    keeping_key(record.map(link_file), besides)
}

/// The same for a guest, with the address of its host.
pub(super) fn acquaintance_with(
    host: SocketAddr,
    record: Option<&Path>,
    own: Color,
) -> KeepsLinkKey {
    let besides = format!("{}{}", side_line(own), host_line(&host.to_string()));
    keeping_key(record.map(link_file), besides)
}

/// The latest unfinished game with the host at this address.
pub(super) fn unfinished_with(host: SocketAddr) -> Option<PathBuf> {
    let (folder, host) = (record_file::games_at_home()?, host.to_string());
    let is_with_host = |path: &PathBuf| {
        kept_text(path).is_some_and(|text| host_in(&text) == Some(host.as_str()))
            && record_file::is_unfinished(path)
    };
    record_file::records_in(&folder).ok()?.into_iter().rev().find(is_with_host)
}

/// The side and the key that were kept next to a record.
pub(super) fn kept_acquaintance(record: &Path) -> Option<(Color, SharedKey)> {
    let text = kept_text(record)?;
    Some((side_in(&text)?, kept_key(&text)?))
}

fn link_file(record: &Path) -> PathBuf {
    record.with_extension("link")
}

/// How the two places of an unfinished game connect again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::scenes) enum WayToOther {
    /// This place waits at an address.
    WaitsAt(String),
    /// This place connects to the host at an address.
    GoesTo(String),
}

/// How the two places connect, as it was kept next to the record.
pub(in crate::scenes) fn kept_way(record: &Path) -> Option<WayToOther> {
    let text = kept_text(record)?;
    let host = host_in(&text).map(|host| WayToOther::GoesTo(host.to_owned()));
    host.or_else(|| door_in(&text).map(|door| WayToOther::WaitsAt(door.to_owned())))
}

/// The side that was kept next to the record of a game at two places.
pub(in crate::scenes) fn kept_side(record: &Path) -> Option<Color> {
    side_in(&kept_text(record)?)
}

fn kept_text(record: &Path) -> Option<String> {
    whole::text(&link_file(record), whole::SMALL).ok()
}

/// Keeps a key in a private file, after the lines in `besides`. Without a file it lasts as long as the program.
pub(super) fn keeping_key(path: Option<PathBuf>, besides: String) -> KeepsLinkKey {
    Box::new(move |key: &LinkKey, texts: &Texts| {
        let Some(path) = &path else { return Ok(()) };
        whole::replace_private(path, format!("{besides}{}", key_line(key))).map_err(|error| {
            texts.not_written(&path.display().to_string(), &refused(&error, texts))
        })
    })
}

pub(super) fn kept_key(text: &str) -> Option<SharedKey> {
    key_in(text).map(SharedKey::of)
}

/// Connects a guest to a host by a code. A wrong code is asked for again. `None` if the person leaves, or is not let
/// in.
pub(super) fn go_by_code(
    place: &mut Place,
    address: SocketAddr,
    settings: &Settings,
    awaits: GuestAwaits,
) -> Result<Option<(Guest, Timepiece)>, Failure> {
    let texts = Texts::new(settings.language);
    let says = |sentence: &str| vec![Out::answer(settings.language, sentence)];
    let Some(mut code) = code_of(place, settings) else { return Ok(None) };
    place.carry_out(says(&texts.going_there(&address.to_string())));
    let mut wrong = 0;
    loop {
        place.join(address, Secret::Code(code))?;
        let mut guest = Guest::new(settings.clone(), awaits);
        place.begin(KeyEntry::Line, Tones::Off);
        let timepiece = Timepiece::started();
        let _ = place.serve(&mut guest, timepiece);
        let again = match guest.parted {
            GuestParted::Came => return Ok(Some((guest, timepiece))),
            GuestParted::Left | GuestParted::NotAnswered | GuestParted::NotKnown => {
                return Ok(None);
            }
            GuestParted::OtherCode(numbers) => Code::of(numbers),
            GuestParted::CodeIsWrong => {
                wrong += 1;
                // The other side may be guessing codes.
                if wrong == MOST_WRONG {
                    place.carry_out(says(&texts.codes_were_wrong()));
                    return Ok(None);
                }
                place.carry_out(says(&texts.code_is_wrong()));
                None
            }
        };
        code = match again {
            Some(code) => code,
            None => match code_of(place, settings) {
                Some(code) => code,
                None => return Ok(None),
            },
        };
    }
}

/// Asks until there is a code. `None` if the person leaves.
fn code_of(place: &mut Place, settings: &Settings) -> Option<Code> {
    let texts = Texts::new(settings.language);
    let says = |sentence: &str| vec![Out::answer(settings.language, sentence)];
    place.carry_out(says(&texts.which_code()));
    loop {
        let line = place.line()?;
        match command_alone(&line) {
            Some(Command::Quit) => return None,
            Some(Command::Help | Command::Keys) => {
                place.carry_out(says(&texts.code_help()));
                continue;
            }
            _ => {}
        }
        if let Some(code) = read_code(&line).and_then(Code::of) {
            return Some(code);
        }
        place.carry_out(says(&texts.code_unclear(line.trim())));
    }
}

/// Opens the address to wait at.
pub(super) fn door(address: &str, texts: &Texts) -> Result<TcpListener, Failure> {
    TcpListener::bind(located(address, texts)?)
        .map_err(|error| Failure::Input(texts.no_door(address, &refused(&error, texts))))
}

/// The default address. Another program may wait at the usual port, so any free port is the second choice.
pub(super) fn usual_door(texts: &Texts) -> Result<TcpListener, Failure> {
    door(&format!("0.0.0.0:{PORT_OF_PLACES}"), texts).or_else(|_| door("0.0.0.0:0", texts))
}

/// Resolves an address.
pub(super) fn located(address: &str, texts: &Texts) -> Result<SocketAddr, Failure> {
    let found = address.to_socket_addrs().ok().and_then(|mut found| found.next());
    found.ok_or_else(|| Failure::Input(texts.no_address(address, "192.168.1.5:4711")))
}

/// A new random code.
pub(super) fn new_code(texts: &Texts) -> Result<Code, Failure> {
    Code::random().map_err(|_| Failure::Input(texts.no_code()))
}

#[cfg(test)]
mod tests {
    use std::fs;
    #[cfg(unix)]
    use std::os::unix::fs::PermissionsExt as _;

    use super::*;
    use crate::devices::folders;
    use crate::words::Language;

    #[test]
    fn a_key_takes_the_place_of_the_one_before_whole_and_for_its_owner_alone() {
        let folder = folders::make_temporary("hector-key").expect("a folder");
        let (path, other_name) = (folder.join("game.link"), folder.join("other"));
        fs::write(&path, "key of before\n").expect("a file");
        #[cfg(unix)]
        fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).expect("a mode");
        fs::hard_link(&path, &other_name).expect("another name");
        let texts = Texts::new(Language::English);
        let key = [7; SharedKey::LENGTH];
        let door = "127.0.0.1:4711".parse().expect("an address");
        acquaintance(Some(&path), Color::White, door)(&key, &texts).expect("it is kept");
        let before = fs::read_to_string(&other_name).expect("the file of before");
        #[cfg(unix)]
        assert_eq!(fs::metadata(&path).expect("the file").permissions().mode() & 0o777, 0o600);
        let found = fs::read_dir(&folder).expect("the folder").count();
        let kept = kept_acquaintance(&path.with_extension("hector"));
        let way = kept_way(&path.with_extension("hector"));
        fs::remove_dir_all(&folder).expect("nothing stays");
        assert_eq!(before, "key of before\n", "it was written over in place");
        assert_eq!(found, 2);
        assert_eq!(way, Some(WayToOther::WaitsAt("127.0.0.1:4711".to_owned())));
        assert!(
            kept.is_some_and(|(side, again)| side == Color::White && again == SharedKey::of(key))
        );
    }
}
