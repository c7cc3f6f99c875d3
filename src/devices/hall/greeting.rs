//! The first words between a table or a desk and its hall. The member says who it is. The hall answers where its
//! server is, which authority has signed its certificate and which key signs its orders, all proven with the member's
//! secret. So an impostor is found out before anything else is sent, and a member needs nothing but its code.

use std::io::{self, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::HallMember;
use super::orders::ArbiterPublic;
use crate::greetings::{GreetingProgress, GreetingStage, Greetings};
use crate::hex::{hex, unhex};
use crate::{salted, system};

/// How long a greeting may take in all.
const LIMIT: Duration = Duration::from_secs(5);
/// The longest line of either side.
const LONGEST_LINE: usize = 16 * 1024;

/// Precedes the address of a venue's server.
const VENUE: &str = "venue,";

/// What a member learns from a greeting.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct HallFound {
    /// Where the servers are.
    pub(super) servers: ServersFound,
    pub(super) authority: String,
    pub(super) arbiter: ArbiterPublic,
}

/// Where the servers of a hall are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum ServersFound {
    /// One, on the host that greets, at this port.
    SameHost(u16),
    /// Elsewhere, each as host and port, in the order in which a member tries them.
    Elsewhere(Vec<String>),
    /// The server of the venue where the member is.
    AtVenue(String),
}

impl ServersFound {
    /// The same servers, rotated by the member's number, so that not all members begin with the first.
    pub(super) fn begun_by(&self, member: HallMember) -> ServersFound {
        let (HallMember::Table(number) | HallMember::Desk(number)) = member;
        match self {
            ServersFound::Elsewhere(servers) if !servers.is_empty() => {
                let mut servers = servers.clone();
                let first = usize::try_from(number).unwrap_or(0) % servers.len();
                servers.rotate_left(first);
                ServersFound::Elsewhere(servers)
            }
            all => all.clone(),
        }
    }
}

/// Why a greeting failed.
#[derive(Debug)]
pub(super) enum GreetingFault {
    /// No answer, or an incomplete one.
    Cut,
    /// The answer is not proven with this member's secret.
    Unproven,
}

/// Greets members, on threads of its own.
pub(super) struct Greeter {
    leaving: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

/// The key that proves a greeting to a member. `None` if there is no such member.
pub(super) type ProofKeys = Arc<dyn Fn(HallMember) -> Option<[u8; 32]> + Send + Sync>;

pub(super) type FoundBy = Arc<dyn Fn(HallMember) -> HallFound + Send + Sync>;

impl Greeter {
    pub(super) fn open(
        listener: TcpListener,
        found: FoundBy,
        proofs: ProofKeys,
    ) -> io::Result<Greeter> {
        listener.set_nonblocking(true)?;
        let leaving = Arc::new(AtomicBool::new(false));
        let left = leaving.clone();
        let thread = thread::Builder::new().name("hall-greeter".to_owned()).spawn(move || {
            // A caller that hears nothing tries again.
            let mut greetings = Greetings::saying(&[]);
            while !left.load(Ordering::Relaxed) {
                let Ok((stream, from)) = listener.accept() else {
                    thread::sleep(Duration::from_millis(20));
                    continue;
                };
                let (found, proofs) = (found.clone(), proofs.clone());
                // A caller that cannot be greeted for lack of a thread or a handle tries again.
                let _ = greetings.begin(stream, from.ip(), move |mut stream, progress| {
                    // A caller that says nothing understandable gets no answer.
                    let _ = greet(&mut stream, (&found, &proofs), progress);
                    system::hang_up(&stream);
                });
            }
        })?;
        Ok(Greeter { leaving, thread: Some(thread) })
    }
}

impl Drop for Greeter {
    fn drop(&mut self) {
        self.leaving.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn greet(
    stream: &mut TcpStream,
    (found, proofs): (&FoundBy, &ProofKeys),
    progress: &GreetingProgress,
) -> io::Result<()> {
    let line = line(stream, Instant::now() + LIMIT)?;
    let parts: Vec<&str> = line.split(' ').collect();
    let ["hector-hall", "1", member, nonce] = parts[..] else { return Ok(()) };
    let Some(member) = member.parse().ok().filter(|_| nonce.len() == 32) else { return Ok(()) };
    let Some(key) = proofs(member) else { return Ok(()) };
    let told = told(&found(member));
    // From here on the caller only has to read the answer.
    progress.reaches(GreetingStage::Answered);
    let proof = salted::proof(&key, proven(member, nonce, &told));
    stream.write_all(format!("{told} {proof}\n").as_bytes())
}

/// Greets the hall as a member.
pub(super) fn ask(
    address: &str,
    member: HallMember,
    key: &[u8; 32],
) -> Result<HallFound, GreetingFault> {
    let cut = |_| GreetingFault::Cut;
    let mut nonce = [0; 16];
    getrandom::fill(&mut nonce).map_err(|_| GreetingFault::Cut)?;
    let nonce = hex(&nonce);
    let mut stream = connected(address).map_err(cut)?;
    stream.write_all(format!("hector-hall 1 {member} {nonce}\n").as_bytes()).map_err(cut)?;
    let line = line(&mut stream, Instant::now() + LIMIT).map_err(cut)?;
    let (told, proof) = line.rsplit_once(' ').ok_or(GreetingFault::Unproven)?;
    if !salted::proves(key, proven(member, &nonce, told), proof) {
        return Err(GreetingFault::Unproven);
    }
    read(told).ok_or(GreetingFault::Unproven)
}

fn connected(address: &str) -> io::Result<TcpStream> {
    use std::net::ToSocketAddrs as _;
    let mut last = io::Error::from(io::ErrorKind::AddrNotAvailable);
    for address in address.to_socket_addrs()? {
        match TcpStream::connect_timeout(&address, LIMIT) {
            Ok(stream) => return Ok(stream),
            Err(error) => last = error,
        }
    }
    Err(last)
}

fn proven(member: HallMember, nonce: &str, told: &str) -> String {
    format!("Hector's hall greets {member} {nonce} {told}")
}

pub(super) fn told(found: &HallFound) -> String {
    let servers = match &found.servers {
        ServersFound::SameHost(port) => port.to_string(),
        ServersFound::Elsewhere(servers) => servers.join(","),
        ServersFound::AtVenue(server) => format!("{VENUE}{server}"),
    };
    format!("{servers} {} {}", hex(found.authority.as_bytes()), found.arbiter.digits())
}

pub(super) fn read(told: &str) -> Option<HallFound> {
    let mut parts = told.split(' ');
    let servers = parts.next()?;
    let servers = match (servers.parse(), servers.strip_prefix(VENUE)) {
        (Ok(port), _) => ServersFound::SameHost(port),
        (_, Some(server)) => ServersFound::AtVenue(server.to_owned()),
        _ => ServersFound::Elsewhere(servers.split(',').map(str::to_owned).collect()),
    };
    let authority = String::from_utf8(unhex(parts.next()?)?).ok()?;
    let arbiter = ArbiterPublic::of(parts.next()?)?;
    Some(HallFound { servers, authority, arbiter })
}

/// Reads a line, all of it before `until`.
fn line(stream: &mut TcpStream, until: Instant) -> io::Result<String> {
    let mut bytes = Vec::new();
    let mut piece = [0; 512];
    while !bytes.ends_with(b"\n") {
        let left = until.saturating_duration_since(Instant::now());
        if left.is_zero() || bytes.len() > LONGEST_LINE {
            return Err(io::ErrorKind::TimedOut.into());
        }
        stream.set_read_timeout(Some(left))?;
        match stream.read(&mut piece)? {
            0 => return Err(io::ErrorKind::UnexpectedEof.into()),
            count => bytes.extend_from_slice(piece.get(..count).unwrap_or_default()),
        }
    }
    String::from_utf8(bytes)
        .map(|text| text.trim_end().to_owned())
        .map_err(|_| io::ErrorKind::InvalidData.into())
}
