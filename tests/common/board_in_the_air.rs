//! A stand-in for the system's Bluetooth, BlueZ, on a private bus, and an emulated board in its air: it
//! offers what the real one offers to programs, and what Hector and the board say to each other goes in
//! pieces as it does by radio. Around the board are things that are none.

use std::collections::HashMap;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use dbus::Path;
use dbus::arg::{Append, Arg, PropMap, RefArg, Variant};
use dbus::blocking::SyncConnection;
use dbus::blocking::stdintf::org_freedesktop_dbus::PropertiesPropertiesChanged;
use dbus::channel::{Channel, MatchingReceiver as _, Sender as _};
use dbus::message::{MatchRule, SignalArgs as _};
use dbus_crossroads::{Crossroads, IfaceBuilder, IfaceToken, MethodErr};
use hector::chess::{Piece, Position, Square};
use hector::devices::boards::BoardKind;
use hector::table::Standing;

use super::bus::Bus;
use super::emulated_board::EmulatedBoard;

const ADAPTER: &str = "/org/bluez/hci0";
const ADDRESS: &str = "01:23:45:67:89:AB";
const BOARD: &str = "/org/bluez/hci0/dev_01_23_45_67_89_AB";
const SERVICE: &str = "/org/bluez/hci0/dev_01_23_45_67_89_AB/service0010";
const TELLS: &str = "/org/bluez/hci0/dev_01_23_45_67_89_AB/service0010/char0011";
const TAKES: &str = "/org/bluez/hci0/dev_01_23_45_67_89_AB/service0010/char0014";

/// The name of something that is no board, and clears a screen.
pub(crate) const PRANK: &str = "Chessnut\u{1b}[2J";

/// How a family shows itself: its name, its service, and through what it tells and is told.
struct Shown {
    name: &'static str,
    service: &'static str,
    tells: &'static str,
    takes: &'static str,
    /// How large a message in the air may be.
    mtu: u16,
}

fn shown(kind: BoardKind) -> Shown {
    match kind {
        BoardKind::Chessnut => Shown {
            name: "Chessnut Air",
            service: "1b7e8261-2877-41c3-b46e-cf057c562023",
            tells: "1b7e8262-2877-41c3-b46e-cf057c562023",
            takes: "1b7e8272-2877-41c3-b46e-cf057c562023",
            mtu: 247,
        },
        BoardKind::ChessLink => Shown {
            name: "MILLENNIUM CHESS",
            service: "49535343-fe7d-4ae5-8fa9-9fafd205e455",
            tells: "49535343-1e4d-4bd9-ba61-23c647249616",
            takes: "49535343-8841-43f4-a8d4-ecbe34729bb3",
            mtu: 23,
        },
        BoardKind::Pegasus => Shown {
            name: "DGT_Pegasus_01234",
            service: "6e400001-b5a3-f393-e0a9-e50e24dcca9e",
            tells: "6e400003-b5a3-f393-e0a9-e50e24dcca9e",
            takes: "6e400002-b5a3-f393-e0a9-e50e24dcca9e",
            mtu: 23,
        },
        BoardKind::Peripheral => Shown {
            name: "Wooden board",
            service: "f5351050-b2c9-11ec-a0c0-b3bc53b08d33",
            tells: "f53513ca-b2c9-11ec-a0c1-639b8957db99",
            takes: "f535147e-b2c9-11ec-a0c2-8bbd706ec4e6",
            mtu: 23,
        },
        BoardKind::Dgt => panic!("its boards are not in the air"),
    }
}

/// Printers have bought the same part.
fn shown_by_printers() -> &'static str {
    shown(BoardKind::ChessLink).service
}

/// What is done with the board and its radio.
pub(crate) enum Air {
    Changes(Square, Option<Piece>),
    /// The board is out of reach, or switched off.
    Leaves,
    Returns,
    /// The machine's own radio.
    Switched(bool),
}

/// What is known of the air, by the objects of the bus that share it.
struct AirState {
    board: EmulatedBoard,
    mtu: usize,
    is_on: bool,
    is_there: bool,
    is_connected: bool,
    tells: bool,
    /// What the board says, before it is told.
    said: Vec<u8>,
    /// Messages that were larger than the air carries.
    too_large: usize,
    /// Changes that are not told yet: the object, its interface, what of it, and to what.
    changed: Vec<(&'static str, &'static str, &'static str, bool)>,
}

type Shared = Arc<Mutex<AirState>>;

/// A bus with such a Bluetooth on it, which ends with the test.
pub(crate) struct InTheAir {
    bus: Bus,
    state: Shared,
    deeds: Option<Sender<Air>>,
    thread: Option<JoinHandle<()>>,
}

impl InTheAir {
    pub(crate) fn new(kind: BoardKind) -> InTheAir {
        let bus = Bus::start();
        let stands = Standing::Regular(Position::initial()).board();
        let state = Arc::new(Mutex::new(AirState {
            board: EmulatedBoard::new(kind, stands),
            mtu: usize::from(shown(kind).mtu),
            is_on: true,
            is_there: true,
            is_connected: false,
            tells: false,
            said: Vec::new(),
            too_large: 0,
            changed: Vec::new(),
        }));
        let (deeds, done) = channel();
        let (tell_ready, ready) = channel();
        let (served, address) = (Arc::clone(&state), bus.address.clone());
        let thread =
            thread::spawn(move || serve(&address, &shown(kind), &served, &done, &tell_ready));
        ready.recv().expect("the name of BlueZ");
        InTheAir { bus, state, deeds: Some(deeds), thread: Some(thread) }
    }

    /// What makes a program ask this Bluetooth instead of the machine's own.
    pub(crate) fn environment(&self) -> [(&'static str, String); 1] {
        [("DBUS_SYSTEM_BUS_ADDRESS", self.bus.address.clone())]
    }

    pub(crate) fn does(&self, deed: Air) {
        self.deeds.as_ref().expect("an air").send(deed).expect("an air");
    }

    /// Whether somebody is connected with the board.
    pub(crate) fn is_connected(&self) -> bool {
        self.state.lock().expect("the air").is_connected
    }

    /// How often the board was told something that no board may be told.
    pub(crate) fn trespasses(&self) -> usize {
        let state = self.state.lock().expect("the air");
        state.board.trespasses + state.too_large
    }
}

impl Drop for InTheAir {
    fn drop(&mut self) {
        self.deeds = None;
        drop(self.thread.take().map(JoinHandle::join));
    }
}

/// Answers programs as BlueZ does, until nothing is done any more.
fn serve(address: &str, shown: &Shown, state: &Shared, done: &Receiver<Air>, ready: &Sender<()>) {
    let mut channel = Channel::open_private(address).expect("a bus");
    channel.register().expect("a place on the bus");
    let connection = SyncConnection::from(channel);
    connection.request_name("org.bluez", false, true, true).expect("a name");
    let objects = Mutex::new(objects(shown, state));
    connection.start_receive(
        MatchRule::new_method_call(),
        Box::new(move |message, connection| {
            let mut objects = objects.lock().expect("the objects");
            objects.handle_message(message, connection).expect("a call of a method");
            true
        }),
    );
    ready.send(()).expect("a test");
    loop {
        connection.process(Duration::from_millis(5)).expect("a bus");
        let mut air = state.lock().expect("the air");
        loop {
            match done.try_recv() {
                Ok(deed) => air.does(deed),
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => return,
            }
        }
        for (path, interface, name, now) in std::mem::take(&mut air.changed) {
            tell(&connection, path, interface, name, Box::new(now));
        }
        let said = std::mem::take(&mut air.said);
        if air.tells {
            for piece in said.chunks(air.mtu - 3) {
                let piece = Box::new(piece.to_vec());
                tell(&connection, TELLS, "org.bluez.GattCharacteristic1", "Value", piece);
            }
        }
    }
}

impl AirState {
    fn does(&mut self, deed: Air) {
        match deed {
            Air::Changes(at, stands) => {
                let said = self.board.changed(at, stands);
                self.said.extend(said);
            }
            Air::Leaves => {
                self.is_there = false;
                self.lets_go();
            }
            Air::Returns => self.is_there = true,
            Air::Switched(is_on) => {
                self.is_on = is_on;
                self.lets_go();
                self.changed.push((ADAPTER, "org.bluez.Adapter1", "Powered", is_on));
            }
        }
    }

    fn lets_go(&mut self) {
        (self.is_connected, self.tells) = (false, false);
        for name in ["ServicesResolved", "Connected"] {
            self.changed.push((BOARD, "org.bluez.Device1", name, false));
        }
    }
}

/// Tells whoever listens that a property is another now.
fn tell(bus: &SyncConnection, path: &str, interface: &str, name: &str, now: Box<dyn RefArg>) {
    let changed = PropertiesPropertiesChanged {
        interface_name: interface.to_owned(),
        changed_properties: HashMap::from([(name.to_owned(), Variant(now))]),
        invalidated_properties: Vec::new(),
    };
    let path = Path::new(path).expect("a path");
    bus.send(changed.to_emit_message(&path)).expect("told");
}

/// What BlueZ has on the bus, each with what programs read of it.
fn objects(shown: &Shown, state: &Shared) -> Crossroads {
    let mut objects = Crossroads::new();
    let everything = objects.object_manager::<()>();
    objects.insert("/", &[everything], ());
    let adapter = adapter(&mut objects, state);
    objects.insert(ADAPTER, &[adapter], ());
    // A printer has the service of some boards, and another thing says nothing.
    let uart = shown_by_printers();
    let printer = device(&mut objects, "02:00:00:00:00:01", "Printer", &[uart], None);
    objects.insert(format!("{ADAPTER}/dev_02_00_00_00_00_01"), &[printer], ());
    // A prankster means the terminal of whoever looks around, and lets nobody connect.
    let prank = device(&mut objects, "02:00:00:00:00:03", PRANK, &[], None);
    objects.insert(format!("{ADAPTER}/dev_02_00_00_00_00_03"), &[prank], ());
    let nameless = device(&mut objects, "02:00:00:00:00:02", "", &[], None);
    objects.insert(format!("{ADAPTER}/dev_02_00_00_00_00_02"), &[nameless], ());
    let board = device(&mut objects, ADDRESS, shown.name, &[shown.service], Some(state));
    objects.insert(BOARD, &[board], ());
    let service = objects.register("org.bluez.GattService1", |service| {
        is_always(service, "UUID", shown.service.to_owned());
        is_always(service, "Primary", true);
    });
    objects.insert(SERVICE, &[service], ());
    for (at, uuid, flags) in [
        (TELLS, shown.tells, &["notify", "read"][..]),
        (TAKES, shown.takes, &["write", "write-without-response"][..]),
    ] {
        let one = characteristic(&mut objects, uuid, flags, shown.mtu, state);
        objects.insert(at, &[one], ());
    }
    objects
}

type Interface = IfaceBuilder<()>;

/// A property that stays as it is.
fn is_always<T: Arg + Append + RefArg + Clone + Send + Sync + 'static>(
    interface: &mut Interface,
    name: &str,
    value: T,
) {
    interface.property(name).get(move |_, ()| Ok(value.clone()));
}

/// A property that the air decides.
fn is_now(
    interface: &mut Interface,
    name: &str,
    state: &Shared,
    read: impl Fn(&AirState) -> bool + Send + 'static,
) {
    let state = Arc::clone(state);
    interface.property(name).get(move |_, ()| Ok(read(&state.lock().expect("the air"))));
}

fn owned(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|text| (*text).to_owned()).collect()
}

fn adapter(objects: &mut Crossroads, state: &Shared) -> IfaceToken<()> {
    objects.register("org.bluez.Adapter1", |adapter| {
        for (name, value) in [
            ("Address", "00:11:22:33:44:55"),
            ("AddressType", "public"),
            ("Name", "machine"),
            ("Alias", "machine"),
            ("Modalias", "usb:v1D6Bp0246d0542"),
        ] {
            is_always(adapter, name, value.to_owned());
        }
        is_always(adapter, "Discovering", false);
        let (read, written) = (Arc::clone(state), Arc::clone(state));
        adapter.property("Powered").get(move |_, ()| Ok(read.lock().expect("the air").is_on)).set(
            move |_, (), is_on| {
                written.lock().expect("the air").is_on = is_on;
                Ok(None)
            },
        );
        adapter.method("SetDiscoveryFilter", ("filter",), (), |_, (), (_,): (PropMap,)| Ok(()));
        adapter.method("StopDiscovery", (), (), |_, (), ()| Ok(()));
        let state = Arc::clone(state);
        adapter.method("StartDiscovery", (), (), move |_, (), ()| {
            match state.lock().expect("the air").is_on {
                true => Ok(()),
                false => Err(fails("NotReady", "Resource Not Ready")),
            }
        });
    })
}

/// Something in the air: the board, which has a state, or a thing that nobody can connect with.
fn device(
    objects: &mut Crossroads,
    address: &str,
    name: &str,
    services: &[&str],
    state: Option<&Shared>,
) -> IfaceToken<()> {
    objects.register("org.bluez.Device1", |device| {
        is_always(device, "Address", address.to_owned());
        is_always(device, "AddressType", "public".to_owned());
        if !name.is_empty() {
            is_always(device, "Name", name.to_owned());
            is_always(device, "Alias", name.to_owned());
        }
        is_always(device, "UUIDs", owned(services));
        for property in ["Paired", "Trusted", "Blocked", "LegacyPairing"] {
            is_always(device, property, false);
        }
        let Some(state) = state else {
            is_always(device, "Connected", false);
            is_always(device, "ServicesResolved", false);
            return;
        };
        is_now(device, "Connected", state, |air| air.is_connected);
        is_now(device, "ServicesResolved", state, |air| air.is_connected);
        let connected = Arc::clone(state);
        device.method("Connect", (), (), move |_, (), ()| {
            let mut air = connected.lock().expect("the air");
            // What was heard of a moment ago is still shown, and does not answer.
            if !air.is_there || !air.is_on {
                return Err(fails("Failed", "le-connection-abort-by-local"));
            }
            air.is_connected = true;
            air.changed.push((BOARD, "org.bluez.Device1", "Connected", true));
            Ok(())
        });
        let let_go = Arc::clone(state);
        device.method("Disconnect", (), (), move |_, (), ()| {
            let_go.lock().expect("the air").lets_go();
            Ok(())
        });
    })
}

fn characteristic(
    objects: &mut Crossroads,
    uuid: &str,
    flags: &[&str],
    mtu: u16,
    state: &Shared,
) -> IfaceToken<()> {
    objects.register("org.bluez.GattCharacteristic1", |one| {
        is_always(one, "UUID", uuid.to_owned());
        is_always(one, "Flags", owned(flags));
        is_always(one, "MTU", mtu);
        let tells = Arc::clone(state);
        one.method("StartNotify", (), (), move |_, (), ()| {
            tells.lock().expect("the air").tells = true;
            Ok(())
        });
        let told = Arc::clone(state);
        let arguments = ("value", "options");
        one.method("WriteValue", arguments, (), move |_, (), (bytes, _): (Vec<u8>, PropMap)| {
            let mut air = told.lock().expect("the air");
            air.too_large += usize::from(bytes.len() > air.mtu - 3);
            let said = air.board.answers(&bytes);
            air.said.extend(said);
            Ok(())
        });
    })
}

fn fails(name: &str, why: &str) -> MethodErr {
    MethodErr::from((format!("org.bluez.Error.{name}"), why))
}
