//! How a guest finds its host: an attempt at a time, in a thread of its own because it may
//! take seconds, and what a failed one means. Whatever anybody on the road can bring about is
//! tried again, except a code that is wrong and what lets somebody guess the code. Never keeps a
//! connection.

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
/// How long after a failed attempt the next one is made.
const PAUSES: [Duration; 3] =
    [Duration::from_millis(100), Duration::from_millis(500), Duration::from_secs(2)];
/// Who is there tries so many codes at most: one chance in three million.
const GUESSES: u8 = 5;
/// What is not sealed is believed when it was heard so often, one time after the other.
const BELIEVED: u8 = 3;

/// The way to a host.
pub(super) struct Seeker {
    address: SocketAddr,
    secret: Secret,
    attempt: Option<Attempt>,
    /// How often it failed since they were together.
    failures: usize,
    /// How often whoever is there could try a code.
    guesses: u8,
    doubt: Option<(TurnedAway, u8)>,
}

/// What follows from a failed attempt.
pub(super) enum AfterAttempt {
    /// Another one after this pause; and something to tell, perhaps.
    Again(Duration, Option<LinkEvent>),
    /// None.
    Never(Refused),
}

struct Attempt {
    thread: JoinHandle<()>,
    ending: Arc<Mutex<AttemptEnding>>,
}

/// How an attempt is ended from outside, whichever comes first: the end or the connection.
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

    /// Goes to the host's door. What comes of it is told to the keeper.
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
                // Or the host would wait on.
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

    /// They are together: from now on they find each other by this key.
    pub(super) fn met(&mut self, key: &SharedKey) {
        self.secret = Secret::Key(key.clone());
        self.failures = 0;
        self.doubt = None;
    }

    /// How long to wait before the next attempt.
    pub(super) fn pause(&self) -> Duration {
        PAUSES[self.failures.min(PAUSES.len() - 1)]
    }

    /// What a failed attempt means.
    pub(super) fn failed(&mut self, failed: &Failed) -> AfterAttempt {
        let by_code = matches!(self.secret, Secret::Code(_));
        let told = match failed {
            Failed::Broken(_) => None,
            // Whoever typed it looks at it before it is tried again.
            Failed::CodeWrong => return AfterAttempt::Never(Refused::WrongCode),
            Failed::CodeUnanswered => {
                self.guesses += 1;
                if self.guesses >= GUESSES {
                    return AfterAttempt::Never(Refused::Unanswered);
                }
                // That it broke off is told as where it breaks off before.
                self.doubts(TurnedAway::Busy)
            }
            Failed::NoHector => self.doubts(TurnedAway::NoHector),
            Failed::Busy => self.doubts(TurnedAway::Busy),
            Failed::Unknown | Failed::Closed if !by_code => self.doubts(TurnedAway::Unknown),
            Failed::Unknown => self.doubts(TurnedAway::NoHector),
            // A code that has done its work never opens again.
            Failed::Closed => match self.doubts(TurnedAway::Unknown) {
                Some(_) => return AfterAttempt::Never(Refused::Closed),
                None => None,
            },
        };
        self.failures += 1;
        AfterAttempt::Again(self.pause(), told)
    }

    /// What was heard often enough is told, once.
    fn doubts(&mut self, doubt: TurnedAway) -> Option<LinkEvent> {
        let times = match self.doubt {
            Some((before, times)) if before == doubt => times.saturating_add(1),
            _ => 1,
        };
        self.doubt = Some((doubt, times));
        (times == BELIEVED).then_some(LinkEvent::TurnedAway(doubt))
    }

    /// Ends the attempt that is under way, if there is one.
    pub(super) fn stop(&mut self) {
        let Some(attempt) = self.attempt.take() else { return };
        if let AttemptEnding::Greeting(stream) = ended(&attempt.ending) {
            system::hang_up(&stream);
        }
        let _ = attempt.thread.join();
    }
}

/// How far the attempt was, which is ended now.
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
