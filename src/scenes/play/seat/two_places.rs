//! A game at two places: the host opens one and waits at its door, the guest goes there
//! with a code, and each sits at its own seat. Never follows a letter.

use std::net::{SocketAddr, TcpListener};
use std::path::Path;

use crate::chess::Color;
use crate::clock::Moment;
use crate::devices::link::{LinkEvent, Secret, SharedKey};
use crate::devices::timepiece::Timepiece;
use crate::present::conversation::{Converses as _, KeyList, Out, Session, Settings};
use crate::present::editor::{Key as Pressed, KeyEntry};
use crate::present::tone::Tones;
use crate::record::{ArbiterNumber, Head, Post, read_post};
use crate::scenes::arbiters_number;
use crate::scenes::failure::{Failure, Outcome};
use crate::scenes::place::{HeardOrRead, Place, Reached};
use crate::scenes::play::beginning::{self, RecordWanted};
use crate::scenes::play::meeting::{
    Acquaintance, UnreadLetters, code_in_words, code_of, doubt, located, new_code, refusal,
};
use crate::scenes::play::running::Running;
use crate::scenes::play::{RelayOptions, TimePassing};
use crate::scenes::settings_file;
use crate::table::{Game, Recorded};
use crate::words::{Activity, Command, Texts, command};

use super::beginning::{OpenedSeat, latest, ready, resumed};

use super::arbiters_desk::DeskAtTheSeat;
use super::around::{Sits as _, Surrounded};
use super::relayed::Relayed;
use super::{Seat, tones_of};

/// Waits for the guest while the game is played.
pub(super) fn host(
    place: &mut Place,
    listener: TcpListener,
    seat: Seat,
    head: Head,
    recorded: &[Recorded],
) -> Result<Relayed, Failure> {
    let record = seat.running.keeper.path();
    let key = record.and_then(Acquaintance::kept).map(|(_, key)| key);
    let acquaintance = Acquaintance::of(record, seat.own);
    let code = match key {
        Some(_) => None,
        None => Some(new_code(&seat.tongue.texts)?),
    };
    let address = listener.local_addr()?.to_string();
    let told = code.as_ref().map(|code| {
        let code = code_in_words(code, seat.running.wording);
        seat.tongue.texts.place_listens(&address, &code)
    });
    place.host(listener, code, key)?;
    place.carry_out(told.map(|told| seat.answer(&told)).into_iter().collect());
    Ok(Relayed::new(seat, recorded, Some(head), acquaintance))
}

/// Plays at the place of another Hector's game.
pub(in crate::scenes::play) fn play_as_guest(options: &RelayOptions) -> Outcome {
    let (settings, spoiled) = settings_file::chosen(options.language);
    let address = located(&options.address, &Texts::new(settings.language))?;
    let mut place = Place::open(&settings, HeardOrRead::unless(options.silent))?;
    place.carry_out(spoiled.into_iter().map(Out::Text).collect());
    let known = match &options.resume {
        None => None,
        Some(path) => Some(latest(path.as_deref(), &Texts::new(settings.language))?),
    };
    let Some((relayed, timepiece, out)) = (match known {
        Some(record) => come_back(&mut place, address, &record, &settings)?,
        None => arrive(&mut place, address, &settings, options)?,
    }) else {
        return Ok(());
    };
    let mut relayed = Surrounded(relayed);
    place.begin(KeyList::at(Activity::Table).entry(), tones_of(&relayed.seat().running.game));
    place.carry_out(out);
    let _ = place.serve(&mut relayed, timepiece);
    Ok(())
}

/// The seat of a guest, or nothing where nobody lets it in.
type Arrival = Option<(Relayed, Timepiece, Vec<Out>)>;

/// Comes for the first time, with a code.
fn arrive(
    place: &mut Place,
    address: SocketAddr,
    settings: &Settings,
    options: &RelayOptions,
) -> Result<Arrival, Failure> {
    let number = match options.arbiter_number {
        false => None,
        true => match arbiters_number::asked_at(place, settings, KeyEntry::Line) {
            None => return Ok(None),
            number => number,
        },
    };
    let Some(code) = code_of(place, settings) else { return Ok(None) };
    let going = Texts::new(settings.language).going_there(&address.to_string());
    place.carry_out(vec![says(settings, &going)]);
    place.join(address, Secret::Code(code))?;
    let mut guest = Guest { settings: settings.clone(), key: None, game: None };
    place.begin(KeyEntry::Line, Tones::Off);
    let timepiece = Timepiece::started();
    let _ = place.serve(&mut guest, timepiece);
    let (Some((own, head)), Some(key)) = (guest.game, guest.key) else { return Ok(None) };
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
    sit_down(own, head, &key, timepiece, settings).map(Some)
}

/// Takes the seat that the host has for a guest.
fn sit_down(
    own: Color,
    head: Head,
    key: &SharedKey,
    timepiece: Timepiece,
    settings: &Settings,
) -> Result<(Relayed, Timepiece, Vec<Out>), Failure> {
    let head = Head { began: beginning::began(timepiece), ..head };
    let texts = Texts::new(settings.language);
    let (keeper, kept) = beginning::keeper(&RecordWanted::GamesFolder, &head, &texts)?;
    let mut out = vec![says(settings, &ready(own, &head.setting, &texts))];
    let running = Running::new(Game::new(head.setting), keeper, texts, TimePassing::ByItself);
    let acquaintance = Acquaintance::of(running.keeper.path(), own);
    let unkept = acquaintance.keep(key, &running.texts).err();
    let desk = DeskAtTheSeat::new(head.arbiter_number, 0);
    let mut seat = Seat::new(running, own, settings.clone(), desk);
    out.extend(seat.tell_kept(&kept));
    out.extend(unkept.map(Out::Text));
    let mut relayed = Relayed::new(seat, &[], None, acquaintance);
    out.extend(relayed.together(Moment::ZERO));
    Ok((relayed, timepiece, out))
}

/// Comes back with the key of a game that was begun.
fn come_back(
    place: &mut Place,
    address: SocketAddr,
    record: &Path,
    settings: &Settings,
) -> Result<Arrival, Failure> {
    let Some((_, key)) = Acquaintance::kept(record) else {
        let texts = Texts::new(settings.language);
        let sentence = texts.no_game_at_two_places(&record.display().to_string(), "hector relay");
        return Err(Failure::Input(sentence));
    };
    let opened = resumed(record, crate::scenes::play::TimePassing::ByItself, settings)?;
    let OpenedSeat { seat, recorded, timepiece, out, .. } = opened;
    let acquaintance = Acquaintance::of(Some(record), seat.own);
    place.join(address, Secret::Key(key))?;
    Ok(Some((Relayed::new(seat, &recorded, None, acquaintance), timepiece, out)))
}

fn says(settings: &Settings, sentence: &str) -> Out {
    Out::answer(settings.language, sentence)
}

/// Whoever waits to hear which game is played.
struct Guest {
    settings: Settings,
    key: Option<SharedKey>,
    game: Option<(Color, Box<Head>)>,
}

impl Session for Guest {
    fn take_line(&mut self, line: &str, now: Moment) -> Vec<Out> {
        command(line.trim()).map(|(command, _)| self.take_command(command, now)).unwrap_or_default()
    }

    fn take_command(&mut self, command: Command, _: Moment) -> Vec<Out> {
        match command {
            Command::Quit => vec![Out::Leave],
            _ => Vec::new(),
        }
    }

    fn take_key(&mut self, _: Pressed, _: Moment) -> Vec<Out> {
        Vec::new()
    }

    fn interrupted(&mut self) -> Vec<Out> {
        vec![Out::Leave]
    }

    fn let_time_pass(&mut self, _: Moment) -> Vec<Out> {
        Vec::new()
    }

    fn wake_at(&self, _: Moment) -> Option<Moment> {
        None
    }
}

impl Reached for Guest {
    fn take_link(&mut self, event: LinkEvent, now: Moment) -> Vec<Out> {
        let texts = Texts::new(self.settings.language);
        match event {
            LinkEvent::Met(key) => {
                self.key = Some(key);
                Vec::new()
            }
            LinkEvent::Refused(refused) => {
                vec![says(&self.settings, &refusal(refused, &texts)), Out::Leave]
            }
            LinkEvent::Letter(letter) => match read_post(&String::from_utf8_lossy(&letter)) {
                Ok(Post::Game { yours, head }) => {
                    self.game = Some((yours, head));
                    vec![Out::Leave]
                }
                // The host asks for letters, and is asked again once there is a seat.
                Ok(_) => Vec::new(),
                Err(error) => {
                    let told = UnreadLetters::default().told(&error, &texts, now);
                    told.into_iter().chain([Out::Leave]).collect()
                }
            },
            LinkEvent::TurnedAway(how) => vec![says(&self.settings, &doubt(how, &texts))],
            LinkEvent::Alone => vec![says(&self.settings, &texts.nobody_answers())],
            LinkEvent::Together | LinkEvent::WrongCodeTried { .. } => Vec::new(),
        }
    }
}
