//! The radio: asks the system's Bluetooth what is in the air, connects with a board, and carries messages in both
//! directions.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::mpsc::SyncSender;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use btleplug::api::{
    Central as _, CentralEvent, CentralState, CharPropFlags, Characteristic, Manager as _,
    Peripheral as _, ScanFilter, WriteType,
};
use btleplug::platform::{Adapter, Manager, Peripheral, PeripheralId};
use futures_util::StreamExt as _;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{sleep, timeout};

use super::profiles::{AirCarries, AirProfile, AirWish, PROFILES, ShownName, told_apart};
use super::turn::{BoardClaim, radio_turn};
use super::{AirTeller, LETS_GO};
use crate::boards::{BoardFault, BoardKind};

/// How many messages to a board may wait.
const MOST_TOLD: usize = 16;
/// How long to look for a board in one turn: another search may be waiting.
const TURN: Duration = Duration::from_secs(3);
/// After this many turns the board is reported as missing.
const TURNS: u32 = 4;
/// How often to check what is in the air.
const LOOKS: Duration = Duration::from_millis(300);
/// After how long to try a device again that did not connect.
const AGAIN: Duration = Duration::from_secs(3);
/// How long connecting with a board may take.
const CONNECTS: Duration = Duration::from_secs(15);
/// How long a message to a board may take.
const WRITES: Duration = Duration::from_secs(3);
/// At most this many boards are named: somebody may fill the air with them.
const MOST_NAMES: usize = 8;
/// Bytes of overhead in each message.
const AROUND: u16 = 3;

/// A device that is connected, or may be. The claim keeps others in this program from it.
struct HeldBoard {
    peripheral: Peripheral,
    _claim: BoardClaim,
}

/// A connected board.
struct AirBoard {
    peripheral: Peripheral,
    kind: BoardKind,
    /// The characteristic that it receives through.
    takes: Characteristic,
    carries: AirCarries,
}

/// Begins to look for the board, and to talk with it once it is found.
pub(super) fn begin(
    name: Option<String>,
    kind: Option<BoardKind>,
    found: SyncSender<Result<BoardKind, BoardFault>>,
    heard: SyncSender<Result<Vec<u8>, BoardFault>>,
) -> Result<(AirTeller, JoinHandle<()>), BoardFault> {
    let (told, orders) = mpsc::channel(MOST_TOLD);
    let (wanted, unwanted) = oneshot::channel::<Infallible>();
    let wish = AirWish { name, kind };
    let thread = thread::Builder::new().name("radio".to_owned());
    let radio = thread
        .spawn(move || keep(&wish, orders, unwanted, &found, &heard))
        .map_err(|error| BoardFault::Gone(error.to_string()))?;
    let tell = move |bytes| {
        // As long as this is held, the board is wanted.
        let _ = &wanted;
        // If the board is gone, the reason will be read from the other channel.
        !matches!(told.try_send(bytes), Err(TrySendError::Full(_)))
    };
    Ok((Box::new(tell), radio))
}

/// Why a radio ended.
enum RadioEnd {
    NotFound(BoardFault),
    /// A board was found, and is gone.
    Lost(BoardFault),
}

/// Finds the board and talks with it until it is gone or not wanted any more.
fn keep(
    wish: &AirWish,
    mut told: mpsc::Receiver<Vec<u8>>,
    unwanted: oneshot::Receiver<Infallible>,
    found: &SyncSender<Result<BoardKind, BoardFault>>,
    heard: &SyncSender<Result<Vec<u8>, BoardFault>>,
) {
    let kept = run(async {
        let mut held = None;
        let end = tokio::select! {
            end = find_and_talk(wish, &mut told, found, heard, &mut held) => Some(end),
            // Whatever the radio is doing, the result is not needed any more.
            _ = unwanted => None,
        };
        if let Some(board) = held {
            let_go(board).await;
        }
        Ok(end)
    });
    match kept {
        Ok(Some(RadioEnd::NotFound(fault))) | Err(fault) => drop(found.send(Err(fault))),
        Ok(Some(RadioEnd::Lost(fault))) => drop(heard.send(Err(fault))),
        Ok(None) => {}
    }
}

/// Finds the board and talks with it. The device that it connects with is put into `held`, so that it is disconnected
/// even if this is cancelled.
async fn find_and_talk(
    wish: &AirWish,
    told: &mut mpsc::Receiver<Vec<u8>>,
    found: &SyncSender<Result<BoardKind, BoardFault>>,
    heard: &SyncSender<Result<Vec<u8>, BoardFault>>,
    held: &mut Option<HeldBoard>,
) -> RadioEnd {
    let (adapter, board) = match seek(wish, held).await {
        Ok(sought) => sought,
        Err(fault) => return RadioEnd::NotFound(fault),
    };
    // If the receiver is gone, the board is not wanted any more.
    drop(found.send(Ok(board.kind)));
    let Err(fault) = talk(&adapter, &board, told, heard).await;
    RadioEnd::Lost(fault)
}

/// The names of the boards that are heard within this time, with the address if several have the same name.
pub(super) fn names_within(limit: Duration) -> Result<Vec<String>, BoardFault> {
    run(async {
        let adapter = adapter().await?;
        listen(&adapter).await?;
        sleep(limit).await;
        let mut shown = Vec::new();
        for peripheral in adapter.peripherals().await.map_err(gone)? {
            let board = shown_by(&peripheral, &AirWish::default()).await;
            shown.extend(board);
        }
        drop(adapter.stop_scan().await);
        let mut names = told_apart(shown);
        names.truncate(MOST_NAMES);
        Ok(names)
    })
}

/// Runs the radio's work on this thread.
fn run<T>(does: impl Future<Output = Result<T, BoardFault>>) -> Result<T, BoardFault> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.map_err(|error| BoardFault::Gone(error.to_string()))?.block_on(does)
}

/// The first adapter that is switched on.
async fn adapter() -> Result<Adapter, BoardFault> {
    let manager = Manager::new().await.map_err(|_| BoardFault::NoBluetooth)?;
    for adapter in manager.adapters().await.map_err(|_| BoardFault::NoBluetooth)? {
        if is_on(&adapter).await {
            return Ok(adapter);
        }
    }
    Err(BoardFault::NoBluetooth)
}

/// Whether the adapter is on. Hector does not switch on a radio.
async fn is_on(adapter: &Adapter) -> bool {
    matches!(adapter.adapter_state().await, Ok(CentralState::PoweredOn))
}

/// Starts a scan, without a filter, because some boards do not advertise their service.
async fn listen(adapter: &Adapter) -> Result<(), BoardFault> {
    adapter.start_scan(ScanFilter::default()).await.map_err(gone)
}

/// The name and the address of a device, if it may be the board that is wanted.
async fn shown_by(peripheral: &Peripheral, wish: &AirWish) -> Option<ShownName> {
    let shown = peripheral.properties().await.ok()??;
    let (name, address) = (shown.local_name, shown.address.to_string());
    wish.may_be(name.as_deref(), &address, &shown.services).then_some(ShownName { name, address })
}

async fn seek(
    wish: &AirWish,
    held: &mut Option<HeldBoard>,
) -> Result<(Adapter, AirBoard), BoardFault> {
    let adapter = adapter().await?;
    let mut search = AirSearch { wish, refused: HashMap::new(), missed: BoardFault::NoneInTheAir };
    for _ in 0..TURNS {
        let _turn = radio_turn().await;
        let until = Instant::now() + TURN;
        listen(&adapter).await?;
        while Instant::now() < until {
            if let Some(board) = search.look_around(&adapter, held).await? {
                return Ok((adapter, board));
            }
            sleep(LOOKS).await;
        }
        drop(adapter.stop_scan().await);
    }
    Err(search.missed)
}

/// What to look for, and what was found out meanwhile.
struct AirSearch<'w> {
    wish: &'w AirWish,
    /// When each device that is not the board was last tried.
    refused: HashMap<PeripheralId, Instant>,
    /// Why there is no board, if none is found.
    missed: BoardFault,
}

impl AirSearch<'_> {
    /// Tries each device that is heard and may be the board. The radio scans before this, and after it if no board
    /// was found.
    async fn look_around(
        &mut self,
        adapter: &Adapter,
        held: &mut Option<HeldBoard>,
    ) -> Result<Option<AirBoard>, BoardFault> {
        for peripheral in adapter.peripherals().await.map_err(gone)? {
            let tried = self.refused.get(&peripheral.id());
            let is_due = tried.is_none_or(|tried| tried.elapsed() > AGAIN);
            if !is_due || shown_by(&peripheral, self.wish).await.is_none() {
                continue;
            }
            let Some(claim) = BoardClaim::on(peripheral.id().to_string()) else {
                self.missed = BoardFault::IsTheOther;
                continue;
            };
            // Many radios cannot connect while they scan.
            drop(adapter.stop_scan().await);
            let board = held.insert(HeldBoard { peripheral, _claim: claim });
            let connected = timeout(CONNECTS, connect(&board.peripheral, self.wish.kind)).await;
            if let Ok(Ok(board)) = connected {
                return Ok(Some(board));
            }
            // It was heard a while ago and is switched off, something else has it, or it is not a board.
            if let Some(board) = held.take() {
                self.refused.insert(board.peripheral.id(), Instant::now());
                let_go(board).await;
            }
            listen(adapter).await?;
        }
        Ok(None)
    }
}

/// Disconnects from a board, so that others find it.
async fn let_go(board: HeldBoard) {
    drop(timeout(LETS_GO, board.peripheral.disconnect()).await);
}

/// Connects with a device that may be a board, and subscribes to its messages.
async fn connect(peripheral: &Peripheral, kind: Option<BoardKind>) -> Result<AirBoard, BoardFault> {
    peripheral.connect().await.map_err(gone)?;
    peripheral.discover_services().await.map_err(gone)?;
    let offered = peripheral.characteristics();
    let one = |uuid| offered.iter().find(|offered| offered.uuid == uuid);
    let both = |profile: &AirProfile| {
        let is_wanted = kind.is_none_or(|kind| kind == profile.kind);
        let both = (one(profile.tells)?.clone(), one(profile.takes)?.clone());
        is_wanted.then_some(((profile.kind, profile.carries), both))
    };
    let ((kind, carries), (tells, takes)) =
        PROFILES.iter().find_map(both).ok_or(BoardFault::NoAnswer)?;
    peripheral.subscribe(&tells).await.map_err(gone)?;
    Ok(AirBoard { peripheral: peripheral.clone(), kind, takes, carries })
}

/// Carries messages in both directions until the board is gone.
async fn talk(
    adapter: &Adapter,
    board: &AirBoard,
    told: &mut mpsc::Receiver<Vec<u8>>,
    heard: &SyncSender<Result<Vec<u8>, BoardFault>>,
) -> Result<Infallible, BoardFault> {
    let mut values = board.peripheral.notifications().await.map_err(gone)?;
    let mut events = adapter.events().await.map_err(gone)?;
    loop {
        tokio::select! {
            Some(bytes) = told.recv() => write(board, &bytes).await?,
            value = values.next() => {
                let Some(value) = value else { return Err(BoardFault::Gone("end".to_owned())) };
                // A receiver that is gone does not want the board any more.
                drop(heard.send(Ok(board.carries.bytes(value.value))));
            }
            event = events.next() => match event {
                Some(CentralEvent::DeviceDisconnected(id)) if id == board.peripheral.id() => {
                    let is_on = is_on(adapter).await;
                    let away = BoardFault::NoneInTheAir;
                    return Err(if is_on { away } else { BoardFault::NoBluetooth });
                }
                Some(CentralEvent::StateUpdate(CentralState::PoweredOff)) | None => {
                    return Err(BoardFault::NoBluetooth);
                }
                Some(_) => {}
            },
        }
    }
}

/// Writes to a board, in messages that fit. Each is acknowledged if the board can do that, because a board drops
/// messages that come too quickly.
async fn write(board: &AirBoard, bytes: &[u8]) -> Result<(), BoardFault> {
    let write_type = match board.takes.properties.contains(CharPropFlags::WRITE) {
        true => WriteType::WithResponse,
        false => WriteType::WithoutResponse,
    };
    let piece = usize::from(board.peripheral.mtu().saturating_sub(AROUND).max(1));
    for piece in board.carries.messages(bytes, piece) {
        let written =
            timeout(WRITES, board.peripheral.write(&board.takes, piece, write_type)).await;
        written.map_err(|_| BoardFault::NoAnswer)?.map_err(gone)?;
    }
    Ok(())
}

fn gone(error: btleplug::Error) -> BoardFault {
    BoardFault::Gone(error.to_string())
}
