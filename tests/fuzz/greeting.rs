//! The way between two places, against whoever stands at its end: a stranger at the door, a
//! false host, and another Hector that has the key or the code and then says anything. The way
//! is a real one, and the enemy talks over a socket.

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, sync_channel};
use std::time::Duration;

use hector::devices::link::{Code, LONGEST_LETTER, Link, LinkEvent, Refused, Secret, SharedKey};
use snow::{Builder, HandshakeState, StatelessTransportState};
use spake2::{Ed25519Group, Identity, Password, Spake2};

const NUMBERS: [u8; Code::LENGTH] = [4, 63, 0, 17];
const KEY: [u8; SharedKey::LENGTH] = [9; SharedKey::LENGTH];
const PATTERN: &str = "Noise_NNpsk0_25519_ChaChaPoly_BLAKE2s";
const AGREEMENT: usize = 33;
const PROOF: usize = 48;
const SEAL: usize = 16;
/// Longer than a greeting may take.
const LIMIT: Duration = Duration::from_secs(20);
/// So many frames are made of one input: together less than a door takes at once, so that none
/// waits because it is slowed down, which `tests/network/link_enemy.rs` tries.
const MOST_FRAMES: usize = 64;

/// Whatever is said, nobody comes in without a secret, nothing is told to who has none, and
/// who comes in with one is heard up to the first frame that is none, letter by letter. The
/// first byte says who the enemy is.
pub fn greeting(input: &[u8]) {
    let Some((choice, said)) = input.split_first() else { return };
    match choice % 6 {
        0 => stranger(said),
        1 => false_host(said, Secret::Code(code()), 8 + AGREEMENT + PROOF),
        2 => false_host(said, Secret::Key(key()), 8 + PROOF),
        3 => guest_by_key(said),
        4 => guest_by_code(said),
        _ => host_by_key(said),
    }
}

fn code() -> Code {
    Code::of(NUMBERS).expect("a code")
}

fn key() -> SharedKey {
    SharedKey::of(KEY)
}

/// A host who has a code and a key.
fn host() -> (Link, Receiver<LinkEvent>, TcpStream) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("its address");
    let (sender, events) = sync_channel(2 * MOST_FRAMES);
    let link = Link::host(listener, Some(code()), Some(key()), |event| event, sender);
    (link.expect("a door"), events, open(TcpStream::connect(address).expect("a door")))
}

/// A guest who comes to the enemy.
fn guest(secret: Secret) -> (Link, Receiver<LinkEvent>, TcpStream) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("its address");
    let (sender, events) = sync_channel(2 * MOST_FRAMES);
    let link = Link::join(address, secret, |event| event, sender).expect("a link");
    (link, events, open(listener.accept().expect("a guest").0))
}

fn open(stream: TcpStream) -> TcpStream {
    stream.set_read_timeout(Some(LIMIT)).expect("a limit");
    stream.set_nodelay(true).expect("at once");
    stream
}

fn stranger(said: &[u8]) {
    let (link, events, stream) = host();
    let answer = talk(stream, said);
    drop(link);
    match answer.first() {
        None => {}
        Some(b'+') => {
            assert!(answer.len() <= 1 + AGREEMENT + 1, "told to a stranger: {answer:?}");
            assert!(answer.get(1 + AGREEMENT).is_none_or(|word| *word == b'?'), "{answer:?}");
        }
        Some(word) => assert!(b"-~?".contains(word) && answer.len() == 1, "{answer:?}"),
    }
    let wrong = LinkEvent::WrongCodeTried { tried: 1 };
    assert!(events.try_iter().all(|event| event == wrong), "a stranger came in");
}

fn false_host(said: &[u8], secret: Secret, most: usize) {
    let (link, events, stream) = guest(secret);
    let told = talk(stream, said);
    drop(link);
    assert!(told.len() <= most, "told to a stranger: {told:?}");
    // A stranger who does not know the code looks like a code that was mistyped.
    let harmless = |event| {
        matches!(
            event,
            LinkEvent::Alone | LinkEvent::TurnedAway(_) | LinkEvent::Refused(Refused::WrongCode)
        )
    };
    assert!(events.try_iter().all(harmless), "a stranger is the host");
}

/// Says all of it, and hears what is answered until the other end leaves.
fn talk(mut stream: TcpStream, said: &[u8]) -> Vec<u8> {
    // It may leave in the midst of it, and may have said all before.
    let _ = stream.write_all(said);
    let _ = stream.shutdown(Shutdown::Write);
    let mut heard = Vec::new();
    let ended = (&stream).take(1 << 20).read_to_end(&mut heard);
    let kept_waiting = ended.err().is_some_and(|error| {
        matches!(error.kind(), std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut)
    });
    assert!(!kept_waiting, "the other end did not leave");
    heard
}

fn noise(key: &[u8; 32]) -> Builder<'_> {
    let builder = Builder::new(PATTERN.parse().expect("a pattern"));
    builder.psk(0, key).expect("a key")
}

fn exchange<const LENGTH: usize>(stream: &mut TcpStream) -> [u8; LENGTH] {
    let mut bytes = [0; LENGTH];
    stream.read_exact(&mut bytes).expect("what is due");
    bytes
}

fn proof(noise: &mut HandshakeState) -> Vec<u8> {
    let mut message = vec![0; PROOF];
    assert_eq!(noise.write_message(&[], &mut message).ok(), Some(PROOF));
    message
}

fn opened(mut noise: HandshakeState, answer: &[u8]) -> StatelessTransportState {
    noise.read_message(answer, &mut [0; PROOF]).expect("it has the key");
    noise.into_stateless_transport_mode().expect("a whole handshake")
}

fn guest_by_key(said: &[u8]) {
    let (link, events, mut stream) = host();
    let mut noise = noise(&KEY).build_initiator().expect("a handshake");
    stream.write_all(&[b"HECTOR2R", &proof(&mut noise)[..]].concat()).expect("said");
    let [word, answer @ ..] = exchange::<{ 1 + PROOF }>(&mut stream);
    assert_eq!(word, b'+');
    let frames = Frames::of(said, &opened(noise, &answer), First::Sign);
    is_heard(link, &events, stream, &frames);
}

fn guest_by_code(said: &[u8]) {
    let (link, events, mut stream) = host();
    let [guest, host] = [b"Hector who joins", &b"Hector who listens"[..]].map(Identity::new);
    let (agreement, mine) = Spake2::<Ed25519Group>::start_a(&Password::new(NUMBERS), &guest, &host);
    stream.write_all(&[b"HECTOR2P", &mine[..]].concat()).expect("said");
    let [word, theirs @ ..] = exchange::<{ 1 + AGREEMENT }>(&mut stream);
    assert_eq!(word, b'+');
    let shared = agreement.finish(&theirs).expect("they agree");
    let shared = shared.try_into().expect("32 bytes");
    let mut noise = noise(&shared).build_initiator().expect("a handshake");
    stream.write_all(&proof(&mut noise)).expect("said");
    let [word, answer @ ..] = exchange::<{ 1 + PROOF }>(&mut stream);
    assert_eq!(word, b'+');
    let frames = Frames::of(said, &opened(noise, &answer), First::Sign);
    is_heard(link, &events, stream, &frames);
}

fn host_by_key(said: &[u8]) {
    let (link, events, mut stream) = guest(Secret::Key(key()));
    let greeting = exchange::<{ 8 + PROOF }>(&mut stream);
    let (name, theirs) = greeting.split_at(8);
    assert_eq!(name, b"HECTOR2R");
    let mut noise = noise(&KEY).build_responder().expect("a handshake");
    noise.read_message(theirs, &mut [0; PROOF]).expect("it has the key");
    stream.write_all(&[b"+", &proof(&mut noise)[..]].concat()).expect("said");
    let noise = noise.into_stateless_transport_mode().expect("a whole handshake");
    is_heard(link, &events, stream, &Frames::of(said, &noise, First::Anything));
}

/// What the first frame of an enemy has to be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum First {
    Sign,
    Anything,
}

/// What goes over the wire, and what of it is to be heard.
struct Frames {
    wire: Vec<u8>,
    is_let_in: bool,
    letters: Vec<Vec<u8>>,
}

impl Frames {
    /// Frames of pieces of the input, each with a byte that says how it is sent and one for
    /// its length.
    fn of(mut said: &[u8], noise: &StatelessTransportState, first: First) -> Frames {
        let mut frames =
            Frames { wire: Vec::new(), is_let_in: first == First::Anything, letters: Vec::new() };
        let (mut count, mut is_good) = (0, true);
        while let ([how, length, rest @ ..], true) = (said, count < MOST_FRAMES as u64) {
            let (piece, rest) = rest.split_at(usize::from(*length).min(rest.len()));
            said = rest;
            let plain = match how % 6 {
                0 => [b"L", piece].concat(),
                1 => [&b"S"[..], &0_u64.to_be_bytes()].concat(),
                2 => piece.to_vec(),
                3 => [b"L", &piece.repeat(LONGEST_LETTER / 200)[..]].concat(),
                4 if !piece.is_empty() => {
                    // Not sealed at all.
                    frames.wire.extend(piece);
                    is_good = false;
                    continue;
                }
                // Sealed as the one before, or as one after it.
                _ => {
                    let other = count.checked_sub(1).unwrap_or(count + 1);
                    frames.wire.extend(sealed(noise, other, piece));
                    is_good = false;
                    continue;
                }
            };
            frames.wire.extend(sealed(noise, count, &plain));
            count += 1;
            is_good = is_good && frames.takes(&plain);
        }
        frames
    }

    /// Whether the other end takes it, and what it hears of it.
    fn takes(&mut self, plain: &[u8]) -> bool {
        match plain.split_first() {
            Some((b'S', number)) if number == 0_u64.to_be_bytes() => {
                self.is_let_in = true;
                true
            }
            Some((b'L', letter)) if self.is_let_in && letter.len() <= LONGEST_LETTER => {
                self.letters.push(letter.to_vec());
                true
            }
            _ => false,
        }
    }
}

fn sealed(noise: &StatelessTransportState, count: u64, plain: &[u8]) -> Vec<u8> {
    let mut sealed = vec![0; plain.len() + SEAL];
    let length = noise.write_message(count, plain, &mut sealed).expect("a short frame");
    sealed.truncate(length);
    [&u16::try_from(length).expect("a short frame").to_be_bytes()[..], &sealed].concat()
}

fn is_heard(link: Link, events: &Receiver<LinkEvent>, stream: TcpStream, frames: &Frames) {
    talk(stream, &frames.wire);
    // Of who was not let in nothing is told.
    let letters = if frames.is_let_in { heard(events) } else { Vec::new() };
    drop(link);
    assert_eq!(letters, frames.letters);
    let late = |event| !matches!(event, LinkEvent::Letter(_) | LinkEvent::Together);
    assert!(events.try_iter().all(late), "an enemy who is not there any more is heard");
}

/// The letters of who was let in, until it is gone.
fn heard(events: &Receiver<LinkEvent>) -> Vec<Vec<u8>> {
    let (mut letters, mut is_let_in) = (Vec::new(), false);
    loop {
        match events.recv_timeout(LIMIT).expect("something is told") {
            LinkEvent::Met(_) => {}
            LinkEvent::Together => is_let_in = true,
            LinkEvent::Letter(letter) => letters.push(letter),
            LinkEvent::Alone if is_let_in => return letters,
            other => panic!("told: {other:?}"),
        }
    }
}
