//! Those who are greeted at a door at the same time, each on a thread of its own. Whoever says nothing, or
//! little at a time, keeps nobody else out: the oldest one makes room. Never knows what is said.

use std::io;
use std::net::{IpAddr, TcpStream};
use std::thread::JoinHandle;

use super::system;

/// So many are greeted at once.
const MOST_GREETINGS: usize = 32;

/// Who is being greeted.
#[derive(Default)]
pub(super) struct Greetings {
    /// The oldest first.
    greetings: Vec<Greeting>,
}

struct Greeting {
    from: IpAddr,
    stream: TcpStream,
    thread: JoinHandle<()>,
}

impl Greetings {
    /// Begins another one, which ends by itself or by making room.
    pub(super) fn begin(
        &mut self,
        stream: TcpStream,
        from: IpAddr,
        greet: impl FnOnce(TcpStream) + Send + 'static,
    ) -> io::Result<()> {
        self.greetings.retain(|greeting| !greeting.thread.is_finished());
        if self.greetings.len() >= MOST_GREETINGS {
            self.make_room();
        }
        stream.set_nonblocking(false)?;
        let own = stream.try_clone()?;
        let name = "greeting".to_owned();
        let thread = std::thread::Builder::new().name(name).spawn(move || greet(stream))?;
        self.greetings.push(Greeting { from, stream: own, thread });
        Ok(())
    }

    /// The oldest greeting ends of those that came from the address with the most.
    fn make_room(&mut self) {
        let from_there =
            |from: IpAddr| self.greetings.iter().filter(|greeting| greeting.from == from).count();
        let most = self.greetings.iter().map(|greeting| from_there(greeting.from)).max();
        let oldest = self.greetings.iter().position(|one| Some(from_there(one.from)) == most);
        if let Some(oldest) = oldest {
            self.greetings.remove(oldest).ends();
        }
    }
}

/// All of them end with the door.
impl Drop for Greetings {
    fn drop(&mut self) {
        for greeting in &self.greetings {
            system::hang_up(&greeting.stream);
        }
        self.greetings.drain(..).for_each(Greeting::ends);
    }
}

impl Greeting {
    fn ends(self) {
        system::hang_up(&self.stream);
        let _ = self.thread.join();
    }
}
