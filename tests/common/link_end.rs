//! One end of a link between two places, and the events that its owner got.

use std::net::{SocketAddr, TcpListener};
use std::sync::mpsc::{Receiver, sync_channel};
use std::time::{Duration, Instant};

use hector::devices::link::{Code, Link, LinkEvent, Secret, SharedKey};

pub(crate) const LIMIT: Duration = Duration::from_secs(20);

pub(crate) struct End {
    pub(crate) link: Link,
    pub(crate) events: Receiver<LinkEvent>,
}

impl End {
    pub(crate) fn host(code: Option<Code>, key: Option<SharedKey>) -> (End, SocketAddr) {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("its address");
        (End::host_at(listener, code, key), address)
    }

    pub(crate) fn host_at(
        listener: TcpListener,
        code: Option<Code>,
        key: Option<SharedKey>,
    ) -> End {
        let (sender, events) = sync_channel(64);
        End {
            link: Link::host(listener, code, key, |event| event, sender).expect("a door"),
            events,
        }
    }

    pub(crate) fn join(address: SocketAddr, secret: Secret) -> End {
        let (sender, events) = sync_channel(64);
        End { link: Link::join(address, secret, |event| event, sender).expect("a link"), events }
    }

    pub(crate) fn next(&self) -> LinkEvent {
        self.events.recv_timeout(LIMIT).expect("something is told")
    }

    pub(crate) fn expects(&self, event: &LinkEvent) {
        assert_eq!(&self.next(), event);
    }

    /// Waits for an event, and skips others before it.
    pub(crate) fn waits_for(&self, event: &LinkEvent) {
        while &self.next() != event {}
    }

    /// The same with a limit. Returns how long it took.
    pub(crate) fn waits_for_at_most(&self, event: &LinkEvent, limit: Duration) -> Duration {
        let began = Instant::now();
        loop {
            let left = limit.saturating_sub(began.elapsed());
            match self.events.recv_timeout(left) {
                Ok(told) if told == *event => return began.elapsed(),
                Ok(_) => {}
                Err(_) => panic!("no {event:?} within {limit:?}"),
            }
        }
    }

    /// Checks that no event comes for this long.
    pub(crate) fn is_left_alone_for(&self, long: Duration) {
        if let Ok(event) = self.events.recv_timeout(long) {
            panic!("{event:?}");
        }
    }

    pub(crate) fn meets(&self) -> SharedKey {
        loop {
            match self.next() {
                LinkEvent::Met(key) => {
                    self.expects(&LinkEvent::Together);
                    return key;
                }
                LinkEvent::Alone | LinkEvent::WrongCodeTried { .. } => {}
                other => panic!("they have not met: {other:?}"),
            }
        }
    }

    /// The next event that is a result. Skips `Alone` and `TurnedAway`.
    pub(crate) fn next_of_weight(&self) -> LinkEvent {
        loop {
            match self.events.recv_timeout(Duration::from_secs(60)).expect("something is told") {
                LinkEvent::Alone | LinkEvent::TurnedAway(_) => {}
                other => return other,
            }
        }
    }

    pub(crate) fn says(&self, letter: &str) {
        self.link.send(letter.into()).expect("a short letter");
    }

    pub(crate) fn hears(&self, letter: &str) {
        self.expects(&LinkEvent::Letter(letter.into()));
    }
}

pub(crate) fn code() -> Code {
    Code::of([4, 63, 0, 17]).expect("a code")
}

pub(crate) fn wrong_code() -> Code {
    Code::of([4, 63, 0, 18]).expect("a code")
}
