//! A stand-in for the system's Bluetooth on a private bus, with emulated boards in reach. Messages between Hector and a
//! board are split into packets, as by radio.

use std::collections::HashMap;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use dbus::Path;
use dbus::arg::{RefArg, Variant};
use dbus::blocking::SyncConnection;
use dbus::blocking::stdintf::org_freedesktop_dbus::PropertiesPropertiesChanged;
use dbus::channel::{Channel, MatchingReceiver as _, Sender as _};
use dbus::message::{MatchRule, SignalArgs as _};
use hector::devices::boards::BoardKind;

pub(crate) use super::air_state::Air;
use super::air_state::{AirState, Shared, telling_path};
use super::bluez::objects;
use super::bus::Bus;

/// A bus with such a Bluetooth. It ends with the test.
pub(crate) struct InTheAir {
    bus: Bus,
    state: Shared,
    deeds: Option<Sender<(usize, Air)>>,
    thread: Option<JoinHandle<()>>,
}

impl InTheAir {
    /// With one board in reach.
    pub(crate) fn new(kind: BoardKind) -> InTheAir {
        InTheAir::with(&[kind])
    }

    /// With these boards, numbered from 0.
    pub(crate) fn with(kinds: &[BoardKind]) -> InTheAir {
        let bus = Bus::start();
        let state = Arc::new(Mutex::new(AirState::with(kinds)));
        let (deeds, done) = channel();
        let (tell_ready, ready) = channel();
        let (served, address, kinds) = (Arc::clone(&state), bus.address.clone(), kinds.to_vec());
        let thread = thread::spawn(move || serve(&address, &kinds, &served, &done, &tell_ready));
        ready.recv().expect("the name of BlueZ");
        InTheAir { bus, state, deeds: Some(deeds), thread: Some(thread) }
    }

    /// The environment variable that makes a program use this Bluetooth instead of the machine's own.
    pub(crate) fn environment(&self) -> [(&'static str, String); 1] {
        [("DBUS_SYSTEM_BUS_ADDRESS", self.bus.address.clone())]
    }

    /// An action on the first board or the radio.
    pub(crate) fn does(&self, deed: Air) {
        self.does_with(0, deed);
    }

    pub(crate) fn does_with(&self, board: usize, deed: Air) {
        self.deeds.as_ref().expect("an air").send((board, deed)).expect("an air");
    }

    /// Whether a program is connected with the first board.
    pub(crate) fn is_connected(&self) -> bool {
        self.state.lock().expect("the air").board(0).is_connected
    }

    /// How many times a board got something that no board may get, had two connections, or was connected during a scan.
    pub(crate) fn trespasses(&self) -> usize {
        self.state.lock().expect("the air").trespasses()
    }
}

impl Drop for InTheAir {
    fn drop(&mut self) {
        self.deeds = None;
        drop(self.thread.take().map(JoinHandle::join));
    }
}

/// Answers programs like BlueZ, until the test ends.
fn serve(
    address: &str,
    kinds: &[BoardKind],
    state: &Shared,
    done: &Receiver<(usize, Air)>,
    ready: &Sender<()>,
) {
    let mut channel = Channel::open_private(address).expect("a bus");
    channel.register().expect("a place on the bus");
    let connection = SyncConnection::from(channel);
    connection.request_name("org.bluez", false, true, true).expect("a name");
    let objects = Mutex::new(objects(kinds, state));
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
                Ok((board, deed)) => air.does(board, deed),
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => return,
            }
        }
        for (path, interface, name, now) in air.changes() {
            tell(&connection, &path, interface, name, Box::new(now));
        }
        for (number, piece) in air.told() {
            let characteristic = "org.bluez.GattCharacteristic1";
            tell(&connection, &telling_path(number), characteristic, "Value", Box::new(piece));
        }
    }
}

/// Signals on the bus that a property has changed.
fn tell(bus: &SyncConnection, path: &str, interface: &str, name: &str, now: Box<dyn RefArg>) {
    let changed = PropertiesPropertiesChanged {
        interface_name: interface.to_owned(),
        changed_properties: HashMap::from([(name.to_owned(), Variant(now))]),
        invalidated_properties: Vec::new(),
    };
    let path = Path::new(path.to_owned()).expect("a path");
    bus.send(changed.to_emit_message(&path)).expect("told");
}
