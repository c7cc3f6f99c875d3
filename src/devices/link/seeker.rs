//! How a guest finds its host: one attempt at a time, in its own thread because it may take seconds, and what a failure
//! means. Anything that a third party on the network can cause is tried again, except a wrong code and whatever would
//! help to guess the code.

use std::io;
use std::net::{SocketAddr, TcpStream};
use std::sync::mpsc::SyncSender;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use super::greeting::{Failed, Secret, join};
use super::input::LinkInput;
use super::secret::SharedKey;
use super::{LinkEvent, Refused, TurnedAway};
use crate::system;

const CONNECTING: Duration = Duration::from_secs(2);
/// Pauses after the first, the second and later failed attempts.
const PAUSES: [Duration; 3] =
    [Duration::from_millis(100), Duration::from_millis(500), Duration::from_secs(2)];
/// A false host can guess at most this many codes: one chance in three million.
const GUESSES: u8 = 5;
/// An answer that is not sealed is believed after this many times in a row.
const BELIEVED: u8 = 3;

pub(super) struct Seeker {
    address: SocketAddr,
    secret: Secret,
    attempt: Option<Attempt>,
    /// Failed attempts since the last connection.
    failures: usize,
    /// How many times a false host could have guessed a code.
    guesses: u8,
    doubt: Option<(TurnedAway, u8)>,
}

/// What follows from a failed attempt.
pub(super) enum AfterAttempt {
    /// Try again after this pause. There may be something to report.
    Again(Duration, Option<LinkEvent>),
    /// Give up.
    Never(Refused),
}

struct Attempt {
    thread: JoinHandle<()>,
    ending: Arc<Mutex<AttemptEnding>>,
}

/// Ends an attempt from outside, or holds its connection, whichever comes first.
#[derive(Default)]
enum AttemptEnding {
    #[default]
    Connecting,
    Greeting(TcpStream),
    Ended,
}

impl Seeker {
    pub(super) fn new(address: SocketAddr, secret: Secret) -> Seeker {
        Seeker { address, secret, attempt: None, failures: 0, guesses: 0, doubt: None }
    }

    /// Goes to the host's door in a new thread, which reports the result to the keeper.
    pub(super) fn go(&mut self, keeper: &SyncSender<LinkInput>) -> io::Result<()> {
        if let Some(before) = self.attempt.take() {
            let _ = before.thread.join();
        }
        let (address, secret, keeper) = (self.address, self.secret.clone(), keeper.clone());
        let ending = Arc::<Mutex<AttemptEnding>>::default();
        let own = Arc::clone(&ending);
        let thread = std::thread::Builder::new().name("seeker".to_owned()).spawn(move || {
            let met = connect(address, &own).and_then(|stream| join(stream, &secret));
            if let (AttemptEnding::Greeting(stream), Err(_)) = (ended(&own), &met) {
                // Without this the host would go on waiting.
                system::hang_up(&stream);
            }
            let _ = keeper.send(match met {
                Ok(met) => LinkInput::Met(met),
                Err(failed) => LinkInput::Failed(failed),
            });
        })?;
        self.attempt = Some(Attempt { thread, ending });
        Ok(())
    }

    /// Connected: from now on this key is used.
    pub(super) fn met(&mut self, key: &SharedKey) {
        self.secret = Secret::Key(key.clone());
        self.failures = 0;
        self.doubt = None;
    }

    /// The pause before the next attempt.
    pub(super) fn pause(&self) -> Duration {
        PAUSES[self.failures.min(PAUSES.len() - 1)]
    }

    /// What a failed attempt means.
    pub(super) fn failed(&mut self, failed: &Failed) -> AfterAttempt {
        let by_code = matches!(self.secret, Secret::Code(_));
        let told = match failed {
            Failed::Broken(_) => None,
            // The user has to check the code first.
            Failed::CodeWrong => return AfterAttempt::Never(Refused::WrongCode),
            Failed::CodeUnanswered => {
                self.guesses += 1;
                if self.guesses >= GUESSES {
                    return AfterAttempt::Never(Refused::Unanswered);
                }
                // Breaking off here is reported like breaking off earlier.
                self.doubts(TurnedAway::Busy)
            }
            Failed::NoHector => self.doubts(TurnedAway::NoHector),
            Failed::Busy => self.doubts(TurnedAway::Busy),
            Failed::Unknown | Failed::Closed if !by_code => self.doubts(TurnedAway::Unknown),
            Failed::Unknown => self.doubts(TurnedAway::NoHector),
            // A spent code never works again.
            Failed::Closed => match self.doubts(TurnedAway::Unknown) {
                Some(_) => return AfterAttempt::Never(Refused::Closed),
                None => None,
            },
        };
        self.failures += 1;
        AfterAttempt::Again(self.pause(), told)
    }

    /// Reports an answer once, when it has come often enough.
    fn doubts(&mut self, doubt: TurnedAway) -> Option<LinkEvent> {
        let times = match self.doubt {
            Some((before, times)) if before == doubt => times.saturating_add(1),
            _ => 1,
        };
        self.doubt = Some((doubt, times));
        (times == BELIEVED).then_some(LinkEvent::TurnedAway(doubt))
    }

    /// Ends the running attempt, if there is one.
    pub(super) fn stop(&mut self) {
        let Some(attempt) = self.attempt.take() else { return };
        if let AttemptEnding::Greeting(stream) = ended(&attempt.ending) {
            system::hang_up(&stream);
        }
        let _ = attempt.thread.join();
    }
}

/// Ends an attempt. Returns how far it was.
fn ended(ending: &Mutex<AttemptEnding>) -> AttemptEnding {
    std::mem::replace(
        &mut *ending.lock().unwrap_or_else(PoisonError::into_inner),
        AttemptEnding::Ended,
    )
}

fn connect(address: SocketAddr, ending: &Mutex<AttemptEnding>) -> Result<TcpStream, Failed> {
    let stream = TcpStream::connect_timeout(&address, CONNECTING)?;
    let own = stream.try_clone()?;
    let mut ending = ending.lock().unwrap_or_else(PoisonError::into_inner);
    match *ending {
        AttemptEnding::Ended => Err(io::Error::from(io::ErrorKind::Interrupted).into()),
        AttemptEnding::Connecting | AttemptEnding::Greeting(_) => {
            *ending = AttemptEnding::Greeting(own);
            Ok(stream)
        }
    }
}
