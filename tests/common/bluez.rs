//! A stand-in for BlueZ on the bus: the radio, the boards in reach with their messages, and other devices that are not
//! boards.

use std::sync::Arc;

use dbus::arg::{Append, Arg, PropMap, RefArg};
use dbus_crossroads::{Crossroads, IfaceBuilder, IfaceToken, MethodErr};
use hector::devices::boards::BoardKind;

use super::air_state::{ADAPTER, BoardInAir, Shared, Shown, address, path, shown, telling_path};

/// The name of a device that is not a board; it contains an escape sequence that clears the screen.
const PRANK: &str = "Chessnut\u{1b}[2J";

/// The objects that BlueZ has on the bus, with their properties.
pub(crate) fn objects(kinds: &[BoardKind], state: &Shared) -> Crossroads {
    let mut objects = Crossroads::new();
    let everything = objects.object_manager::<()>();
    objects.insert("/", &[everything], ());
    let adapter = adapter(&mut objects, state);
    objects.insert(ADAPTER, &[adapter], ());
    // Printers use the same Bluetooth module as the boards of one kind, and another device has no name.
    let uart = shown(BoardKind::ChessLink).service;
    let printer = device(&mut objects, "02:00:00:00:00:01", "Printer", &[uart], None);
    objects.insert(format!("{ADAPTER}/dev_02_00_00_00_00_01"), &[printer], ());
    // A prankster's device attacks the terminal of the user who scans, and accepts no connection.
    let prank = device(&mut objects, "02:00:00:00:00:03", PRANK, &[], None);
    objects.insert(format!("{ADAPTER}/dev_02_00_00_00_00_03"), &[prank], ());
    let nameless = device(&mut objects, "02:00:00:00:00:02", "", &[], None);
    objects.insert(format!("{ADAPTER}/dev_02_00_00_00_00_02"), &[nameless], ());
    for (board, &kind) in kinds.iter().enumerate() {
        lay_board(&mut objects, board, &shown(kind), state);
    }
    objects
}

fn lay_board(objects: &mut Crossroads, board: usize, shown: &Shown, state: &Shared) {
    let services = [shown.service];
    let itself = device(objects, &address(board), shown.name, &services, Some((state, board)));
    objects.insert(path(board), &[itself], ());
    let service = objects.register("org.bluez.GattService1", |service| {
        is_always(service, "UUID", shown.service.to_owned());
        is_always(service, "Primary", true);
    });
    objects.insert(format!("{}/service0010", path(board)), &[service], ());
    let taking_path = format!("{}/service0010/char0014", path(board));
    for (at, uuid, flags) in [
        (telling_path(board), shown.tells, &["notify", "read"][..]),
        (taking_path, shown.takes, &["write", "write-without-response"][..]),
    ] {
        let one = characteristic(objects, uuid, flags, shown.mtu, (state, board));
        objects.insert(at, &[one], ());
    }
}

type Interface = IfaceBuilder<()>;

/// A property that never changes.
fn is_always<T: Arg + Append + RefArg + Clone + Send + Sync + 'static>(
    interface: &mut Interface,
    name: &str,
    value: T,
) {
    interface.property(name).get(move |_, ()| Ok(value.clone()));
}

/// A property of a board that depends on its state.
fn is_now(
    interface: &mut Interface,
    name: &str,
    (state, board): (&Shared, usize),
    read: impl Fn(&BoardInAir) -> bool + Send + 'static,
) {
    let state = Arc::clone(state);
    interface.property(name).get(move |_, ()| {
        let mut air = state.lock().expect("the air");
        Ok(read(air.board(board)))
    });
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
        let (started, stopped) = (Arc::clone(state), Arc::clone(state));
        adapter.method("StopDiscovery", (), (), move |_, (), ()| {
            let mut air = stopped.lock().expect("the air");
            air.listeners = air.listeners.saturating_sub(1);
            Ok(())
        });
        adapter.method("StartDiscovery", (), (), move |_, (), ()| {
            let mut air = started.lock().expect("the air");
            if !air.is_on {
                return Err(fails("NotReady", "Resource Not Ready"));
            }
            air.listeners += 1;
            Ok(())
        });
    })
}

/// A device in reach: a board, which has a state, or another device that accepts no connection.
fn device(
    objects: &mut Crossroads,
    address: &str,
    name: &str,
    services: &[&str],
    board: Option<(&Shared, usize)>,
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
        let Some(shared @ (state, board)) = board else {
            is_always(device, "Connected", false);
            is_always(device, "ServicesResolved", false);
            return;
        };
        is_now(device, "Connected", shared, |board| board.is_connected);
        is_now(device, "ServicesResolved", shared, |board| board.is_connected);
        let connected = Arc::clone(state);
        device.method("Connect", (), (), move |_, (), ()| {
            match connected.lock().expect("the air").connects(board) {
                true => Ok(()),
                false => Err(fails("Failed", "le-connection-abort-by-local")),
            }
        });
        let let_go = Arc::clone(state);
        device.method("Disconnect", (), (), move |_, (), ()| {
            let_go.lock().expect("the air").lets_go(board);
            Ok(())
        });
    })
}

fn characteristic(
    objects: &mut Crossroads,
    uuid: &str,
    flags: &[&str],
    mtu: u16,
    (state, board): (&Shared, usize),
) -> IfaceToken<()> {
    objects.register("org.bluez.GattCharacteristic1", |one| {
        is_always(one, "UUID", uuid.to_owned());
        is_always(one, "Flags", owned(flags));
        is_always(one, "MTU", mtu);
        let tells = Arc::clone(state);
        one.method("StartNotify", (), (), move |_, (), ()| {
            tells.lock().expect("the air").board(board).tells = true;
            Ok(())
        });
        let told = Arc::clone(state);
        let arguments = ("value", "options");
        one.method("WriteValue", arguments, (), move |_, (), (bytes, _): (Vec<u8>, PropMap)| {
            told.lock().expect("the air").board(board).is_told(&bytes);
            Ok(())
        });
    })
}

fn fails(name: &str, why: &str) -> MethodErr {
    MethodErr::from((format!("org.bluez.Error.{name}"), why))
}
