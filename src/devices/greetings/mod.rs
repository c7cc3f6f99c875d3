//! Greets several callers at the same time, each on a thread of its own. A caller that says nothing, or little at a
//! time, or connects again and again, does not keep others out: `room` chooses who makes room.

mod room;

use std::io::{self, Write as _};
use std::net::{IpAddr, TcpStream};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Instant;

use super::system;
pub(super) use room::GreetingStage;
use room::{Comers, Greeted};

/// How many callers are greeted at once.
const MOST_GREETINGS: usize = 32;
/// How many threads may still be busy with callers that had to leave.
const MOST_LEAVING: usize = 32;

/// The callers that are being greeted.
pub(super) struct Greetings {
    greetings: Vec<Greeting>,
    /// The threads of callers that had to leave.
    leaving: Vec<JoinHandle<()>>,
    comers: Comers,
    /// Sent to a caller that has to leave.
    farewell: &'static [u8],
}

struct Greeting {
    from: IpAddr,
    stream: TcpStream,
    progress: GreetingProgress,
    thread: JoinHandle<()>,
}

/// How far a greeting has come, as its thread reports it.
#[derive(Clone)]
pub(super) struct GreetingProgress(Arc<Mutex<(GreetingStage, Instant)>>);

impl GreetingProgress {
    fn new() -> GreetingProgress {
        GreetingProgress(Arc::new(Mutex::new((GreetingStage::Came, Instant::now()))))
    }

    pub(super) fn reaches(&self, stage: GreetingStage) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = (stage, Instant::now());
    }

    fn so_far(&self) -> (GreetingStage, Instant) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Greetings {
    /// Starts empty. `farewell` is sent to a caller that has to leave.
    pub(super) fn saying(farewell: &'static [u8]) -> Greetings {
        Greetings {
            greetings: Vec::new(),
            leaving: Vec::new(),
            comers: Comers::default(),
            farewell,
        }
    }

    /// Begins a greeting, which ends by itself or when it has to make room. If no other makes room for it, it ends at
    /// once.
    pub(super) fn begin(
        &mut self,
        stream: TcpStream,
        from: IpAddr,
        greet: impl FnOnce(TcpStream, &GreetingProgress) + Send + 'static,
    ) -> io::Result<()> {
        self.greetings.retain(|greeting| !greeting.thread.is_finished());
        self.leaving.retain(|thread| !thread.is_finished());
        self.comers.comes(from, Instant::now());
        if self.greetings.len() >= MOST_GREETINGS && !self.make_room(from) {
            self.turn_away(&stream);
            return Ok(());
        }
        stream.set_nonblocking(false)?;
        let (own, progress) = (stream.try_clone()?, GreetingProgress::new());
        let told = progress.clone();
        let thread = std::thread::Builder::new()
            .name("greeting".to_owned())
            .spawn(move || greet(stream, &told))?;
        self.greetings.push(Greeting { from, stream: own, progress, thread });
        Ok(())
    }

    /// Tries to make room for a caller from this address. Returns whether there is room.
    fn make_room(&mut self, from: IpAddr) -> bool {
        if self.leaving.len() >= MOST_LEAVING {
            return false;
        }
        let seen = |greeting: &Greeting| {
            let (stage, since) = greeting.progress.so_far();
            Greeted { from: greeting.from, stage, since }
        };
        let greeted: Vec<Greeted> = self.greetings.iter().map(seen).collect();
        let Some(number) = self.comers.make_room(&greeted, from, Instant::now()) else {
            return false;
        };
        let goes = self.greetings.remove(number);
        self.turn_away(&goes.stream);
        // Its thread may be busy computing, and new callers must not wait for it.
        self.leaving.push(goes.thread);
        true
    }

    fn turn_away(&self, stream: &TcpStream) {
        // So few bytes always fit into the send buffer of a caller that was sent next to nothing.
        let _ = (&mut &*stream).write_all(self.farewell);
        system::hang_up(stream);
    }
}

/// Ends all greetings.
impl Drop for Greetings {
    fn drop(&mut self) {
        for greeting in &self.greetings {
            system::hang_up(&greeting.stream);
        }
        let threads = self.greetings.drain(..).map(|greeting| greeting.thread);
        threads.chain(self.leaving.drain(..)).for_each(|thread| drop(thread.join()));
    }
}
