//! Reads what a hall publishes: the current round, and where games are shown.

use std::path::Path;

use crate::chess::notation::pgn::decode;
use crate::clock::Span;
use crate::devices::fetching::WebAddress;
use crate::devices::press::BroadcastServer;
use crate::devices::web::PageServer;
use crate::devices::whole;
use crate::laws::{HallSettings, Minutes};
use crate::scenes::failure::Failure;
use crate::scenes::place::Place;
use crate::scenes::reasons::refused;
use crate::seat::hall::tournament::{TournamentReport, read_pair_list, told_report_fault};
use crate::seat::hall::{HallRound, Publishing};
use crate::words::Texts;

use super::PublishingOptions;

/// What to publish, from the options.
pub(super) struct Publication {
    round: Option<HallRound>,
    delay: Option<Span>,
    server: Option<BroadcastServer>,
}

impl Publication {
    /// The number of the round. `None` if no round is named.
    pub(super) fn round(&self) -> Option<u16> {
        self.round.as_ref().map(HallRound::number)
    }

    /// The players at each table.
    pub(super) fn pairs(&self) -> Vec<[String; 2]> {
        self.round.as_ref().map(HallRound::names).unwrap_or_default()
    }

    /// The number of boards of the round. 0 if no round is named.
    pub(super) fn boards(&self) -> u32 {
        self.round.as_ref().map_or(0, |round| u32::try_from(round.boards()).unwrap_or(u32::MAX))
    }
}

/// An example of a broadcast file, for a sentence.
const EXAMPLE: &str = "https://lichess.org/api/broadcast/round/ROUND/push";

/// Reads the files of the options.
pub(super) fn read(
    options: &PublishingOptions,
    wished: &HallSettings,
    texts: &Texts,
) -> Result<Publication, Failure> {
    let minutes = options.live.map(Minutes).or(wished.live_delay);
    let delay = minutes.map(|Minutes(minutes)| Span::from_seconds(u64::from(minutes) * 60));
    if delay.is_none() && options.broadcast.is_some() {
        return Err(Failure::Input(
            texts.hall_broadcast_needs_delay("--live 15", "hall.live_delay"),
        ));
    }
    Ok(Publication { round: round(options, texts)?, delay, server: server(options, texts)? })
}

/// Opens the press, and gives everything to the publisher.
pub(super) fn open(
    publication: Publication,
    place: &Place,
    folder: &Path,
    pages: Option<PageServer>,
) -> Result<Publishing, Failure> {
    let Publication { round, delay, server } = publication;
    let press = place.open_press(folder, server, pages)?;
    Ok(Publishing::new(press, delay, round))
}

fn round(options: &PublishingOptions, texts: &Texts) -> Result<Option<HallRound>, Failure> {
    let Some(path) = &options.pairings else { return Ok(None) };
    let told = |path: &Path, fault| {
        let reason = told_report_fault(&fault, texts);
        Failure::Input(texts.hall_file_unusable(&path.display().to_string(), &reason))
    };
    let report = TournamentReport::read(&text(path, texts)?).map_err(|fault| told(path, fault))?;
    let number = options.round.or_else(|| report.round_to_play()).ok_or_else(|| {
        let reason = texts.report_no_round();
        Failure::Input(texts.hall_file_unusable(&path.display().to_string(), &reason))
    })?;
    let boards = match &options.pair_list {
        None => report.pairings(number).map_err(|fault| told(path, fault))?,
        Some(list) => read_pair_list(&text(list, texts)?)
            .and_then(|pairs| report.pairings_in(&pairs))
            .map_err(|fault| told(list, fault))?,
    };
    let read_from = options.pair_list.as_ref().unwrap_or(path).display().to_string();
    Ok(Some(HallRound::new(number, report, boards, read_from)))
}

fn server(options: &PublishingOptions, texts: &Texts) -> Result<Option<BroadcastServer>, Failure> {
    let Some(path) = &options.broadcast else { return Ok(None) };
    let text = text(path, texts)?;
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let is_secret =
        |secret: &str| secret.len() <= 500 && secret.chars().all(|sign| sign.is_ascii_graphic());
    match lines[..] {
        [address, secret] if is_secret(secret) => WebAddress::read(address)
            .map(|address| Some(BroadcastServer { address, secret: secret.to_owned() })),
        _ => None,
    }
    .ok_or_else(|| {
        Failure::Input(texts.hall_broadcast_unreadable(&path.display().to_string(), EXAMPLE))
    })
}

/// A file that people or their programs wrote, in any encoding.
fn text(path: &Path, texts: &Texts) -> Result<String, Failure> {
    let shown = path.display().to_string();
    whole::bytes(path, whole::SMALL)
        .map(|bytes| decode(&bytes).0.into_owned())
        .map_err(|error| Failure::Input(texts.not_read(&shown, &refused(&error, texts))))
}
