//! A game at two places: the host opens a game and waits, the guest connects with a code, and each player sits at their
//! own seat.

use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};

use crate::chess::Color;
use crate::clock::Moment;
use crate::devices::link::{Secret, SharedKey};
use crate::devices::own_address;
use crate::devices::timepiece::Timepiece;
use crate::laws::Mode;
use crate::present::conversation::{Dialogue as _, KeyList, LinkKey, Out, Settings};
use crate::present::editor::KeyEntry;
use crate::present::tone::Tones;
use crate::record::{ArbiterNumber, Head};
use crate::scenes::arbiters_number::{self, LockHere};
use crate::scenes::failure::Failure;
use crate::scenes::place::Place;
use crate::scenes::play::beginning::{self, RecordWanted};
use crate::scenes::play::meeting::{
    acquaintance, acquaintance_with, go_by_code, kept_acquaintance, located, new_code,
};
use crate::scenes::play::this_machine::ThisMachine;
use crate::scenes::play::{RelayOptions, TimePassing, refuse_another_game};
use crate::scenes::record_file;
use crate::scenes::sealing::SealsFound;
use crate::scenes::settings_file;
use crate::scenes::sitting::{MenuAt, SceneLeft};
use crate::seat::guest::{Guest, GuestAwaits, GuestParted};
use crate::seat::layer::{Layered, Sits as _};
use crate::seat::meeting::{OpenDoor, OpensFor};
use crate::seat::player::{DeskAtTheSeat, GameModes, Seat, SeatLeft, tones_of};
use crate::seat::relayed::Relayed;
use crate::seat::running::Running;
use crate::table::{Game, Recorded};
use crate::words::scene_names;
use crate::words::{Activity, Texts};

use super::opened::{OpenedSeat, lacks_number, ready, resumed, unfinished};
use super::overseen;

/// Waits for the guest during the game.
pub(super) fn host(
    place: &mut Place,
    listener: TcpListener,
    mut seat: Seat,
    head: Head,
    recorded: &[Recorded],
) -> Result<Relayed, Failure> {
    let record = seat.running.keeper.path();
    let key = record.and_then(kept_acquaintance).map(|(_, key)| key);
    let address = listener.local_addr()?;
    let keeps_key = acquaintance(record, seat.own, address);
    let code = match key {
        Some(_) => None,
        None => Some(new_code(&seat.tongue.texts)?),
    };
    let address = own_address::seen_from_elsewhere(address).to_string();
    let opened = code.as_ref().map(|code| OpenDoor {
        opens_for: OpensFor::OtherPlace,
        address,
        code: code.numbers(),
    });
    place.host(listener, code, key)?;
    if let Some(door) = opened {
        place.carry_out(vec![seat.answer(door.told(&seat.tongue.texts))]);
        seat.doors.push(door);
    }
    Ok(Relayed::new(seat, recorded, Some(head), keeps_key))
}

/// Plays as the guest of another Hector, and continues the unfinished game with that host if one was found.
pub(in crate::scenes::play) fn play_as_guest(
    options: &RelayOptions,
    found: Option<PathBuf>,
    seals: &SealsFound,
) -> Result<SceneLeft, Failure> {
    let (settings, spoiled) = settings_file::chosen(options.terminal.language);
    // A malformed address is told before anything is opened.
    located(&options.address, &Texts::new(settings.language))?;
    let mut place = Place::open(&settings, options.terminal.wishes())?;
    place.carry_out(spoiled.into_iter().map(Out::Text).collect());
    play_as_guest_at(place, settings, options, found, seals)
}

/// The same at a place that is open.
pub(in crate::scenes::play) fn play_as_guest_at(
    mut place: Place,
    settings: Settings,
    options: &RelayOptions,
    found: Option<PathBuf>,
    seals: &SealsFound,
) -> Result<SceneLeft, Failure> {
    let texts = Texts::new(settings.language);
    let address = located(&options.address, &texts)?;
    let known = match &options.resume {
        None => None,
        Some(Some(named)) => Some(named.clone()),
        Some(None) => {
            let game = unfinished(record_file::latest_unfinished(&texts)?, &texts);
            place.carry_out(vec![says(&settings, &texts.resumes_latest(&game.described))]);
            Some(game.record)
        }
    };
    let arrival = match (known, found) {
        (Some(record), _) => come_back(&mut place, address, &record, &settings)?,
        (None, Some(record)) => {
            let game = unfinished(record, &texts);
            place.carry_out(vec![says(&settings, &texts.goes_on_with_host(&game.described))]);
            match is_still_known(&mut place, address, &game.record, &settings)? {
                KnownThere::Gone => return Ok(SceneLeft::Hector),
                KnownThere::No => {
                    refuse_another_game(&None, seals)?;
                    place.carry_out(vec![says(&settings, &texts.host_knows_no_game())]);
                    arrive(&mut place, address, &settings, options)?
                }
                way => go_on(&mut place, address, &game.record, way, &settings)?,
            }
        }
        (None, None) => arrive(&mut place, address, &settings, options)?,
    };
    let Some((relayed, timepiece, out)) = arrival else {
        return Ok(SceneLeft::Hector);
    };
    let mut relayed = Layered(relayed);
    place.begin(KeyList::at(Activity::Table).entry(), tones_of(&relayed.seat().running.game));
    place.carry_out(out);
    let left = overseen::until_left(&mut place, &mut relayed, timepiece)?;
    // A terminal has room for only one place.
    let wishes = place.wishes();
    drop(place);
    match left {
        Some(SeatLeft::ForAnotherGame) => {
            let settings = settings_file::chosen(options.terminal.language).0;
            let place = Place::open(&settings, wishes)?;
            play_as_guest_at(place, settings, &options.another(), None, &SealsFound::look())
        }
        Some(SeatLeft::ForMenu(settings)) => {
            Ok(SceneLeft::ForMenu(MenuAt::Terminal(settings, wishes)))
        }
        Some(SeatLeft::ToListen(..)) | None => Ok(SceneLeft::Hector),
    }
}

/// The seat of a guest. `None` if the guest is not let in.
type Arrival = Option<(Relayed, Timepiece, Vec<Out>)>;

/// Connects for the first time, with a code.
fn arrive(
    place: &mut Place,
    address: SocketAddr,
    settings: &Settings,
    options: &RelayOptions,
) -> Result<Arrival, Failure> {
    let number = match options.arbiter_number {
        false => None,
        true => match number_at(place, settings, Texts::new_arbiters_number)? {
            None => return Ok(None),
            number => number,
        },
    };
    let Some((guest, timepiece)) = go_by_code(place, address, settings, GuestAwaits::Game)? else {
        return Ok(None);
    };
    let (Some((own, head)), Some(key)) = (guest.game, guest.key) else { return Ok(None) };
    // The host chose a tournament, and the arbiter here needs a number, too.
    let number = match head.setting.mode() {
        Mode::Tournament if number.is_none() => {
            match number_at(place, settings, Texts::arbiter_to_the_keyboard)? {
                None => return Ok(None),
                number => number,
            }
        }
        _ => number,
    };
    let arbiter_number = match number {
        None => ArbiterNumber::None,
        Some(number) => {
            let salt = match head.arbiter_number {
                ArbiterNumber::Salt(salt) => Some(salt),
                _ => None,
            };
            arbiters_number::kept(&number, salt, &Texts::new(settings.language))?
        }
    };
    let head = Head { arbiter_number, ..*head };
    sit_down(own, head, (address, &key), timepiece, settings).map(Some)
}

/// Asks for an arbiter's number at this place.
fn number_at(
    place: &mut Place,
    settings: &Settings,
    question: fn(&Texts) -> String,
) -> Result<Option<String>, Failure> {
    let question = question(&Texts::new(settings.language));
    arbiters_number::asked_at(place, settings, question, KeyEntry::Line)
}

/// Takes the seat that the host gives to the guest.
fn sit_down(
    own: Color,
    head: Head,
    (address, key): (SocketAddr, &LinkKey),
    timepiece: Timepiece,
    settings: &Settings,
) -> Result<(Relayed, Timepiece, Vec<Out>), Failure> {
    let head = Head { began: beginning::began(timepiece), ..head };
    let texts = Texts::new(settings.language);
    let (keeper, kept) = beginning::keeper(&RecordWanted::GamesFolder, &head, &texts)?;
    let mut out = vec![says(settings, &ready(own, &head.setting, &texts))];
    let (keeper, machine) = (Box::new(keeper), ThisMachine::of(TimePassing::ByItself));
    let running = Running::new(Game::new(head.setting), keeper, machine, texts);
    let keeps_key = acquaintance_with(address, running.keeper.path(), own);
    let unkept = keeps_key(key, &running.texts).err();
    let desk = DeskAtTheSeat::new(head.arbiter_number, 0, Box::new(LockHere));
    let mut seat = Seat::new(running, own, settings.clone(), desk);
    out.extend(seat.tell_kept(&kept));
    out.extend(seat.seals_itself());
    out.extend(unkept.map(Out::Text));
    let mut relayed = Relayed::new(seat, &[], None, keeps_key);
    out.extend(relayed.together(Moment::ZERO));
    Ok((relayed, timepiece, out))
}

/// Reconnects with the key of an earlier game.
fn come_back(
    place: &mut Place,
    address: SocketAddr,
    record: &Path,
    settings: &Settings,
) -> Result<Arrival, Failure> {
    let key = known_key(record, settings)?;
    let arrival = go_on(place, address, record, KnownThere::Unanswered, settings)?;
    if arrival.is_some() {
        place.join(address, Secret::Key(key))?;
    }
    Ok(arrival)
}

/// The key for reconnecting to the host of a game.
fn known_key(record: &Path, settings: &Settings) -> Result<SharedKey, Failure> {
    kept_acquaintance(record).map(|(_, key)| key).ok_or_else(|| {
        let texts = Texts::new(settings.language);
        Failure::Input(texts.no_game_at_two_places(
            &record.display().to_string(),
            &scene_names::opened_in_hector("relay", "", settings.language),
        ))
    })
}

/// Whether a host still plays an earlier game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum KnownThere {
    Yes,
    No,
    /// It does not answer yet; the game continues here meanwhile.
    Unanswered,
    /// The person left before it was known.
    Gone,
}

/// Connects to the host of an earlier game, and asks whether it still plays it.
fn is_still_known(
    place: &mut Place,
    address: SocketAddr,
    record: &Path,
    settings: &Settings,
) -> Result<KnownThere, Failure> {
    place.join(address, Secret::Key(known_key(record, settings)?))?;
    let mut guest = Guest::new(settings.clone(), GuestAwaits::Return);
    place.begin(KeyEntry::Line, Tones::Off);
    let _ = place.serve(&mut guest, Timepiece::started());
    Ok(match guest.parted {
        GuestParted::Came => KnownThere::Yes,
        GuestParted::NotAnswered => KnownThere::Unanswered,
        GuestParted::NotKnown => KnownThere::No,
        GuestParted::Left | GuestParted::OtherCode(_) | GuestParted::CodeIsWrong => {
            KnownThere::Gone
        }
    })
}

/// Continues an earlier game, whether its host is connected or still being looked for.
fn go_on(
    place: &mut Place,
    address: SocketAddr,
    record: &Path,
    host: KnownThere,
    settings: &Settings,
) -> Result<Arrival, Failure> {
    let lacks = record_file::open(record).is_ok_and(|recording| lacks_number(&recording));
    let number = match lacks {
        false => None,
        true => match number_at(place, settings, Texts::arbiter_to_the_keyboard)? {
            None => return Ok(None),
            Some(number) => {
                Some(arbiters_number::kept(&number, None, &Texts::new(settings.language))?)
            }
        },
    };
    let passing = TimePassing::ByItself;
    let opened = resumed(record, passing, GameModes::All, settings, number.as_ref(), None)?;
    let OpenedSeat { seat, recorded, timepiece, now, mut out, .. } = opened;
    let keeps_key = acquaintance_with(address, Some(record), seat.own);
    // The host may have a new address.
    let key = known_key(record, settings)?;
    out.extend(keeps_key(key.bytes(), &seat.tongue.texts).err().map(Out::Text));
    let mut relayed = Relayed::new(seat, &recorded, None, keeps_key);
    if host == KnownThere::Yes {
        out.extend(relayed.together(now));
    }
    Ok(Some((relayed, timepiece, out)))
}

fn says(settings: &Settings, sentence: &str) -> Out {
    Out::answer(settings.language, sentence)
}
