//! A whole game between two places, by keyboard, voice, ear and braille, while everything under it
//! is killed, stopped and slowed in turn: what the player is told, each fact, is on record at the
//! end, at both places.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use hector::devices::journal::{read, verify};
use rustix::process::{Pid, Signal, kill_process};

use super::length;
use crate::common::at_terminal::{AtTerminal, shell_line};
use crate::common::braille::{self, Brltty};
use crate::common::dice::Dice;
use crate::common::proxy::{Road, Weather};
use crate::common::sound::{self, Server, World};

#[test]
fn a_game_goes_on_whatever_gives_way_under_it() {
    sound::in_a_private_world(
        module_path!(),
        "a_game_goes_on_whatever_gives_way_under_it",
        |world| {
            let mut dice = Dice::new(24);
            // Those that are started in place of others serve to the end.
            let mut servers = Vec::new();
            for game in 0..length() {
                let faults = a_game_on_a_bad_day(world, &mut servers, &mut dice);
                println!("game {game}: {faults} faults, no loss");
            }
        },
    );
}

/// A process that the game stands on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Prop {
    Speech,
    Sound,
    Braille,
    /// Of a game of practice that goes on beside.
    Engine,
    OtherPlace,
}

/// What becomes of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Blow {
    Killed,
    Stopped,
    /// It has a fifth of its time.
    Slowed,
}

/// What gives way, and comes back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fault {
    Of(Prop, Blow),
    RoadCut,
    RoadSlow,
    ThousandKeys,
    RecordDeleted,
    /// The folder of the games, and the record is not in it any more.
    FolderReadOnly,
    DiskFull,
}

impl Fault {
    /// Each once, in an order of its own; none of a device that this machine may do without.
    fn in_some_order(dice: &mut Dice, has_braille: bool) -> Vec<Fault> {
        let props = [Prop::Speech, Prop::Sound, Prop::Braille, Prop::Engine, Prop::OtherPlace];
        let mut order = vec![
            Fault::RoadCut,
            Fault::RoadSlow,
            Fault::ThousandKeys,
            Fault::RecordDeleted,
            Fault::FolderReadOnly,
            Fault::DiskFull,
        ];
        for prop in props.into_iter().filter(|prop| has_braille || *prop != Prop::Braille) {
            order.extend(
                [Blow::Killed, Blow::Stopped, Blow::Slowed].map(|blow| Fault::Of(prop, blow)),
            );
        }
        for last in (1..order.len()).rev() {
            order.swap(last, dice.below(last + 1));
        }
        // After the second loss of the engine there is none that could be slowed.
        let is_engine = |fault: &&Fault| matches!(fault, Fault::Of(Prop::Engine, _));
        let slowed = Fault::Of(Prop::Engine, Blow::Slowed);
        let first = order.iter().position(|fault| is_engine(&fault)).expect("an engine");
        let place = order.iter().position(|fault| *fault == slowed).expect("it is slowed");
        order.swap(first, place);
        order
    }
}

/// A process that is stopped for four fifths of the time, until this is dropped.
struct Slowed {
    over: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Slowed {
    fn begin(process: u32) -> Slowed {
        let process = i32::try_from(process).ok().and_then(Pid::from_raw).expect("a process");
        let over = Arc::<AtomicBool>::default();
        let own = Arc::clone(&over);
        let thread = std::thread::spawn(move || {
            while !own.load(Ordering::SeqCst) {
                // It may have ended meanwhile.
                let _ = kill_process(process, Signal::STOP);
                std::thread::sleep(Duration::from_millis(80));
                let _ = kill_process(process, Signal::CONT);
                std::thread::sleep(Duration::from_millis(20));
            }
        });
        Slowed { over, thread: Some(thread) }
    }
}

impl Drop for Slowed {
    fn drop(&mut self) {
        self.over.store(true, Ordering::SeqCst);
        self.thread.take().map(JoinHandle::join);
    }
}

/// To a process, by the system's own name: "KILL", "STOP" or "CONT".
fn signal(process: u32, signal: &str) {
    let sent = Command::new("kill").args([&format!("-{signal}"), &process.to_string()]).status();
    assert!(sent.expect("kill").success());
}

/// A cat on the keyboard: as many keys at once as somebody may press in an hour, each answered.
fn a_thousand_keys(player: &mut AtTerminal) {
    let answers = |player: &AtTerminal| player.shown().matches("Yours: ").count();
    let (before, pressed) = (answers(player), Instant::now());
    // F5 asks for the times.
    player.presses(&"\x1b[15~".repeat(1_000));
    while answers(player) < before + 1_000 {
        let taken = pressed.elapsed();
        assert!(taken < Duration::from_secs(180), "{} answers", answers(player) - before);
        std::thread::sleep(Duration::from_millis(20));
    }
    println!("a thousand keys were answered in {:?}", pressed.elapsed());
}

/// What is typed stands under the fingers.
fn is_felt(display: &Brltty, player: &mut AtTerminal) {
    player.presses("abc");
    let typed = ["1", "12", "14"].map(braille::cell);
    display.wait_for("what is typed", |cells| cells.windows(3).any(|three| three == typed));
    player.presses(&"\x7f".repeat(3));
    display.wait_for("an empty line", |cells| !cells.windows(3).any(|three| three == typed));
}

/// A move is spoken, after whatever happened to the sound, until it is noted.
#[cfg(feature = "ear")]
fn is_heard(world: &World, player: &mut AtTerminal, announced: &str) {
    const QUIET: Duration = Duration::from_millis(700);
    // The microphone may not be found yet when something is said first.
    for _ in 0..12 {
        let mut recording = world.record();
        let now = recording.now();
        recording.wait_for_silence(now, QUIET);
        player.passes_over();
        player.presses(" ");
        sound::speak("de", "130", announced);
        player.presses(" ");
        let answers = ["Noted", "Heard right?", "Not understood", "microphone"];
        match player.sees_one_of(&answers) {
            (0, _) => return,
            (1, told) => {
                let right = told.to_lowercase().contains(&announced.to_lowercase());
                player.types(if right { "yes" } else { "no" });
                if right {
                    player.sees("Noted");
                    return;
                }
            }
            _ => {}
        }
    }
    panic!("{announced} was not understood: {}", player.shown());
}

/// Without an ear, it is typed.
#[cfg(not(feature = "ear"))]
fn is_heard(_: &World, player: &mut AtTerminal, announced: &str) {
    player.types(announced);
    player.sees("Noted");
}

/// A command of a shell for the program, without the right of an administrator to write where
/// nobody may: whoever runs the tests, a folder that is read-only is so for the program.
fn without_rights_of_its_own(arguments: &str) -> String {
    use std::os::unix::fs::MetadataExt as _;

    let by_way_of = match fs::metadata("/proc/self").expect("this process").uid() {
        0 => "setpriv --bounding-set=-dac_override,-dac_read_search",
        _ => "",
    };
    shell_line(by_way_of, arguments)
}

fn allow(folder: &Path, mode: u32) {
    use std::os::unix::fs::PermissionsExt as _;

    fs::set_permissions(folder, fs::Permissions::from_mode(mode)).expect("a folder of our own");
}

/// A game of practice against an engine, beside the other.
struct Beside {
    player: AtTerminal,
    moves: std::array::IntoIter<&'static str, 4>,
}

impl Beside {
    /// No own move names a rank that the moves of Black begin on.
    const OF_BLACK: [&str; 5] = ["four", "five", "six", "seven", "eight"];

    fn begin(home: &Path) -> Beside {
        // An unfinished game would be gone on with.
        let _ = fs::remove_dir_all(home);
        let arguments = "practice --options --silent --seed 11";
        let mut player = AtTerminal::begin("beside", home, "language = en\n", arguments);
        let answers =
            [("Your colour?", "white"), ("Against whom?", "engine"), ("With a clock?", "")];
        for (asked, answer) in answers {
            player.sees(asked);
            player.types(answer);
        }
        player.sees("White against stockfish.");
        let moves = ["a2a3", "h2h3", "g2g3", "b2b3"].into_iter();
        let mut beside = Beside { player, moves };
        beside.moves();
        beside.is_answered();
        beside
    }

    fn moves(&mut self) {
        self.player.types(self.moves.next().expect("a move a fault"));
    }

    fn is_answered(&mut self) {
        self.player.sees_one_of(&Beside::OF_BLACK);
        self.player.passes_over();
    }

    /// The one program that this game has started.
    fn engine(&self) -> u32 {
        let [engine] = self.player.started()[..] else { panic!("no engine, or several") };
        engine
    }

    /// The first loss is made good, the second is Hector's turn to play.
    fn outlives(&mut self) {
        self.moves();
        let said = ["It was restarted.", "Continue against Hector"];
        if self.player.sees_one_of(&said).0 == 1 {
            self.player.types("yes");
        }
        self.is_answered();
    }
}

/// No capture, no castling, no check, and no move twice.
const MOVES: [[&str; 2]; 28] = [
    ["Bella zwei Bella drei", "Gustav sieben Gustav fünf"],
    ["Anna zwei Anna drei", "Läufer Felix acht Gustav sieben"],
    ["David zwei David drei", "Springer Bella acht Anna sechs"],
    ["Eva zwei Eva drei", "Gustav fünf Gustav vier"],
    ["Springer Bella eins David zwei", "Bella sieben Bella fünf"],
    ["Hector zwei Hector vier", "Felix sieben Felix sechs"],
    ["Springer Gustav eins Felix drei", "Eva sieben Eva fünf"],
    ["Turm Anna eins Bella eins", "Läufer Cesar acht Bella sieben"],
    ["Anna drei Anna vier", "Felix sechs Felix fünf"],
    ["Turm Hector eins Hector zwei", "Springer Gustav acht Eva sieben"],
    ["Läufer Cesar eins Anna drei", "Springer Anna sechs Bella acht"],
    ["Cesar zwei Cesar vier", "Cesar sieben Cesar fünf"],
    ["Turm Bella eins Bella zwei", "Läufer Bella sieben Anna sechs"],
    ["Dame David eins Bella eins", "Dame David acht Bella sechs"],
    ["Turm Bella zwei Anna zwei", "Dame Bella sechs Hector sechs"],
    ["David drei David vier", "Läufer Anna sechs Cesar acht"],
    ["Turm Anna zwei Cesar zwei", "Dame Hector sechs Hector fünf"],
    ["Turm Cesar zwei Anna zwei", "David sieben David fünf"],
    ["Springer David zwei Eva vier", "Turm Hector acht Gustav acht"],
    ["Gustav zwei Gustav drei", "Springer Bella acht David sieben"],
    ["Läufer Felix eins Eva zwei", "Springer David sieben Bella sechs"],
    ["Dame Bella eins Cesar zwei", "Turm Gustav acht Felix acht"],
    ["Turm Hector zwei Hector eins", "Läufer Cesar acht David sieben"],
    ["Turm Anna zwei Anna eins", "Dame Hector fünf Hector sechs"],
    ["Dame Cesar zwei David drei", "Läufer Gustav sieben Hector acht"],
    ["Turm Hector eins Felix eins", "Läufer Hector acht Felix sechs"],
    ["Dame David drei David eins", "Springer Eva sieben Gustav sechs"],
    ["Springer Felix drei David zwei", "Turm Felix acht Gustav acht"],
];

const CUT_OFF: &str = "The connection to the other place is lost.";
const THERE: &str = "The other place is connected.";

/// The game at both places, and all that it stands on.
struct Played<'a> {
    world: &'a World,
    servers: &'a mut Vec<Server>,
    display: Option<Brltty>,
    host: AtTerminal,
    guest: AtTerminal,
    guests_home: PathBuf,
    road: Road,
    beside: Beside,
    games: PathBuf,
    /// A process that is slow now.
    slowed: Option<Slowed>,
    /// How often the host said that something is not on record, before the fault.
    unwritten: usize,
}

impl<'a> Played<'a> {
    fn begin(world: &'a World, servers: &'a mut Vec<Server>) -> Played<'a> {
        let home = sound::home();
        let (games, guests_home) = (home.join("games"), home.with_file_name("guest"));
        for folder in [&games, &guests_home] {
            let _ = fs::remove_dir_all(folder);
        }
        let door = TcpListener::bind("127.0.0.1:0").and_then(|door| door.local_addr());
        let door = door.expect("a port");
        let display = braille::brltty_is_here().then(|| Brltty::with_display(40, 1));
        let environment = display.as_ref().map(Brltty::environment);
        let mut host = AtTerminal::begin_with(
            "host",
            &home,
            "language = en\near = key\n",
            &without_rights_of_its_own(&format!("play --listen {door}")),
            environment.as_ref().map_or(&[], |both| &both[..]),
        );
        for asked in ["Your colour?", "Which time control?", "Training or tournament?"] {
            host.sees(asked);
            host.presses("\r");
        }
        host.sees("Ready. You play White");
        host.sees("The code: ");
        let code = host.sees(".").trim_end_matches('.').to_owned();
        let road = Road::to(door);
        let arguments = format!("relay {} --silent", road.address);
        let mut guest = AtTerminal::begin("guest", &guests_home, "language = en\n", &arguments);
        guest.sees("four squares.");
        guest.types(&code);
        guest.sees("Ready. You play Black");
        host.sees(THERE);
        host.presses("\r");
        host.sees("White's clock runs.");
        let beside = Beside::begin(&home.with_file_name("beside"));
        Played {
            world,
            servers,
            display,
            host,
            guest,
            guests_home,
            road,
            beside,
            games,
            slowed: None,
            unwritten: 0,
        }
    }

    fn record(&self) -> PathBuf {
        record_in(&self.games)
    }

    fn limits_files_to(&self, size: &str) {
        let number = self.host.program().to_string();
        let set = Command::new("prlimit").args(["--pid", &number, size]).status();
        assert!(set.expect("prlimit of util-linux").success());
    }

    fn unwritten(&self) -> usize {
        self.host.shown().matches("Not on record.").count()
    }

    fn process(&self, prop: Prop) -> u32 {
        match prop {
            Prop::Speech => self.world.process("speech.pid"),
            Prop::Sound => self.world.process("pulse.pid"),
            Prop::Braille => self.display.as_ref().expect("a display").process(),
            Prop::Engine => self.beside.engine(),
            Prop::OtherPlace => self.guest.program(),
        }
    }

    fn befalls(&mut self, fault: Fault) {
        self.unwritten = self.unwritten();
        match fault {
            Fault::Of(Prop::Speech, Blow::Killed) => self.world.stop_speech(),
            Fault::Of(Prop::Sound, Blow::Killed) => self.world.stop_pulse(),
            Fault::Of(Prop::Braille, Blow::Killed) => {
                self.display.as_mut().expect("a display").kill();
            }
            Fault::Of(prop, Blow::Killed) => signal(self.process(prop), "KILL"),
            Fault::Of(prop, Blow::Stopped) => signal(self.process(prop), "STOP"),
            Fault::Of(prop, Blow::Slowed) => {
                self.slowed = Some(Slowed::begin(self.process(prop)));
            }
            Fault::RoadCut => {
                self.road.becomes(Weather::Closed);
                self.road.is_cut();
            }
            Fault::RoadSlow => self.road.becomes(Weather::Slow(Duration::from_millis(400))),
            Fault::ThousandKeys => a_thousand_keys(&mut self.host),
            Fault::RecordDeleted => fs::remove_file(self.record()).expect("it goes"),
            Fault::FolderReadOnly => {
                fs::remove_file(self.record()).expect("it goes");
                allow(&self.games, 0o500);
            }
            Fault::DiskFull => self.limits_files_to("--fsize=0:unlimited"),
        }
        if is_parted_by(fault) {
            self.host.sees(CUT_OFF);
        }
    }

    fn is_put_right(&mut self, fault: Fault) {
        match fault {
            Fault::Of(Prop::Speech, Blow::Killed) => self.servers.push(self.world.start_speech()),
            Fault::Of(Prop::Sound, Blow::Killed) => self.servers.push(self.world.start_pulse()),
            Fault::Of(Prop::Braille, Blow::Killed) => {
                let display = self.display.as_mut().expect("a display");
                display.forget();
                display.start(40, 1);
            }
            Fault::Of(Prop::OtherPlace, Blow::Killed) => {
                let arguments = format!("relay {} --resume --silent", self.road.address);
                let settings = "language = en\n";
                self.guest = AtTerminal::begin("guest", &self.guests_home, settings, &arguments);
                self.guest.sees("The game continues.");
            }
            Fault::Of(Prop::Engine, Blow::Stopped) => {}
            Fault::Of(prop, Blow::Stopped) => signal(self.process(prop), "CONT"),
            Fault::RoadCut | Fault::RoadSlow => self.road.becomes(Weather::Fair),
            Fault::FolderReadOnly => {
                assert!(self.unwritten() > self.unwritten, "{}", self.host.shown());
                allow(&self.games, 0o700);
            }
            Fault::DiskFull => {
                assert!(self.unwritten() > self.unwritten, "{}", self.host.shown());
                self.limits_files_to("--fsize=unlimited:unlimited");
            }
            Fault::RecordDeleted => {
                assert!(self.host.shown().contains("The record was removed or changed."));
            }
            Fault::Of(_, Blow::Killed | Blow::Slowed) | Fault::ThousandKeys => {}
        }
        if fault == Fault::Of(Prop::Engine, Blow::Slowed) {
            self.beside.moves();
            self.beside.is_answered();
        } else if let Fault::Of(Prop::Engine, _) = fault {
            self.beside.outlives();
        }
        self.slowed = None;
        if is_parted_by(fault) {
            self.host.sees(THERE);
        }
        if let (Fault::Of(Prop::Braille, _), Some(display)) = (fault, &self.display) {
            is_felt(display, &mut self.host);
        }
    }

    fn guest_repeats(&mut self, announced: &str) {
        self.guest.sees(announced);
        self.guest.types(announced);
        self.guest.sees("Noted");
    }

    /// What befalls the guest next finds the press made. Where the host's press is slower than the
    /// answer the guest is told whether the own press counts, or when it has to press again.
    fn guest_presses(&mut self) {
        const PRESSED: &str = "Clock pressed.";
        self.guest.types("");
        if self.guest.sees_one_of(&[PRESSED, "so your clock is not running."]).0 == 0 {
            return;
        }
        if self.guest.sees_one_of(&["Your press counts", "Your clock runs:"]).0 == 1 {
            self.guest.types("");
            self.guest.sees(PRESSED);
        }
    }

    fn guest_plays(&mut self, announced: &str) {
        self.guest.types(announced);
        self.guest.sees("Noted");
        self.guest_presses();
        self.host.sees(announced);
        self.host.types(announced);
        self.host.sees("Noted");
    }
}

/// Whether the two places notice that they are apart.
fn is_parted_by(fault: Fault) -> bool {
    let of_the_guest = [Blow::Killed, Blow::Stopped].map(|blow| Fault::Of(Prop::OtherPlace, blow));
    fault == Fault::RoadCut || of_the_guest.contains(&fault)
}

fn record_in(games: &Path) -> PathBuf {
    let found = fs::read_dir(games).expect("the games").flatten().map(|file| file.path());
    let records = found.filter(|path| path.extension().is_some_and(|end| end == "hector"));
    records.max().expect("a record")
}

/// Plays a game in which every fault comes once, in another order. Returns how many there were.
fn a_game_on_a_bad_day(world: &World, servers: &mut Vec<Server>, dice: &mut Dice) -> usize {
    let mut played = Played::begin(world, servers);
    let order = Fault::in_some_order(dice, played.display.is_some());
    // After a loss of sound the next move is spoken.
    let turns = order.iter().flat_map(|fault| {
        let is_of_sound = matches!(fault, Fault::Of(Prop::Sound, _));
        std::iter::once(Some(*fault)).chain(is_of_sound.then_some(None))
    });
    let turns: Vec<Option<Fault>> = turns.collect();
    assert!(turns.len() <= MOVES.len(), "{} faults", order.len());
    for (fault, [announced, answered]) in turns.iter().zip(MOVES) {
        println!("{announced} {fault:?}");
        if let Some(fault) = *fault {
            played.befalls(fault);
            played.host.types(announced);
            played.host.sees("Noted");
            played.host.presses("\r");
            played.is_put_right(fault);
        } else {
            is_heard(world, &mut played.host, announced);
            played.host.presses("\r");
        }
        played.guest_repeats(announced);
        played.guest_plays(answered);
    }
    let [_, last] = MOVES[turns.len() - 1];
    played.host.types("score");
    played.host.sees(last);
    played.host.types("resign");
    played.host.sees("Resign?");
    played.host.types("yes");
    for player in [&mut played.host, &mut played.guest] {
        player.sees("Black wins.");
    }
    let shown = played.host.shown();
    let again = shown.matches("On record again. Nothing is missing.").count();
    assert_eq!(again, 2, "{shown}");
    let (games, guests_games) = (played.games.clone(), played.guests_home.join("games"));
    drop(played);
    for folder in [games, guests_games] {
        let record = read(&record_in(&folder)).expect("a record");
        verify(&record).expect("unaltered");
        // Where the next move was there before it, a press is on record as a late one, as one
        // that crossed it, or as one of somebody who did not know.
        let is_press = |body: &str| {
            [" presses", " presses-late", " presses-crossed", " pressed-unaware"]
                .iter()
                .any(|act| body.ends_with(act))
        };
        let presses = record.rows.iter().filter(|row| is_press(&row.body)).count();
        let rows: Vec<&str> = record.rows.iter().map(|row| row.body.as_str()).collect();
        assert_eq!(presses, 2 * turns.len(), "a press is not on record: {rows:#?}");
    }
    order.len()
}
