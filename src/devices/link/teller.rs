//! Reports events of the link to the owner, in order and without waiting for the owner: a blocked keeper would give no
//! sign of life.

use std::collections::VecDeque;
use std::sync::mpsc::{SyncSender, TrySendError};

use super::LinkEvent;

/// Letters, and bytes of letters, that may wait for a slow owner.
const MOST_LETTERS: usize = 4_096;
const MOST_BYTES: usize = 4 * 1024 * 1024;
/// Other events that may wait in addition. They are rare.
const MOST_BESIDES: usize = 64;

/// The owner's queue, and the events that wait for room in it.
pub(super) struct Teller {
    tell: Box<dyn FnMut(LinkEvent) -> Result<(), LinkEvent> + Send>,
    waiting: VecDeque<LinkEvent>,
    letters: usize,
    bytes: usize,
}

/// The owner has not listened for so long that no further letter can wait.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Full;

impl Teller {
    pub(super) fn new<E: Send + 'static>(
        wrap: fn(LinkEvent) -> E,
        events: SyncSender<E>,
    ) -> Teller {
        let tell = move |event: LinkEvent| match events.try_send(wrap(event.clone())) {
            // If the owner is gone, the event is dropped.
            Ok(()) | Err(TrySendError::Disconnected(_)) => Ok(()),
            Err(TrySendError::Full(_)) => Err(event),
        };
        Teller { tell: Box::new(tell), waiting: VecDeque::new(), letters: 0, bytes: 0 }
    }

    /// Passes a letter on. If that fails, the letter is lost, and the link must be cut so that the owner asks for it
    /// again.
    pub(super) fn letter(&mut self, letter: Vec<u8>) -> Result<(), Full> {
        if self.letters >= MOST_LETTERS || self.bytes + letter.len() > MOST_BYTES {
            return Err(Full);
        }
        self.letters += 1;
        self.bytes += letter.len();
        self.waiting.push_back(LinkEvent::Letter(letter));
        self.tell_waiting();
        Ok(())
    }

    /// Reports the state of the link.
    pub(super) fn tell(&mut self, event: LinkEvent) {
        // An owner that has not yet heard of a break need not hear of it once the link is back.
        if event == LinkEvent::Together
            && self.waiting.back() == Some(&LinkEvent::Alone)
            && self.waiting.iter().nth_back(1) == Some(&LinkEvent::Together)
        {
            self.waiting.pop_back();
            return;
        }
        // Together and alone alternate, with letters between them or cancelled as above. So neither is left out, and
        // the queue stays bounded.
        let besides = self.waiting.len().saturating_sub(self.letters);
        if besides < MOST_BESIDES || matches!(event, LinkEvent::Together | LinkEvent::Alone) {
            self.waiting.push_back(event);
        }
        self.tell_waiting();
    }

    /// Tries again to pass on what waits, in order.
    pub(super) fn tell_waiting(&mut self) {
        while let Some(event) = self.waiting.pop_front() {
            let length =
                if let LinkEvent::Letter(letter) = &event { Some(letter.len()) } else { None };
            if let Err(event) = (self.tell)(event) {
                self.waiting.push_front(event);
                return;
            }
            if let Some(length) = length {
                self.letters -= 1;
                self.bytes -= length;
            }
        }
    }

    /// Whether anything waits for the owner.
    pub(super) fn waits(&self) -> bool {
        !self.waiting.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::sync_channel;

    use super::*;

    #[test]
    fn an_owner_who_does_not_listen_hears_all_in_order_later() {
        let (sender, events) = sync_channel(1);
        let mut teller = Teller::new(|event| event, sender);
        teller.tell(LinkEvent::Together);
        teller.letter(b"one".to_vec()).expect("room");
        // The link breaks and comes back a thousand times without a letter.
        teller.tell(LinkEvent::Alone);
        for _ in 0..1_000 {
            teller.tell(LinkEvent::Together);
            teller.tell(LinkEvent::Alone);
        }
        let mut heard = Vec::new();
        while let Ok(event) = events.try_recv() {
            heard.push(event);
            teller.tell_waiting();
        }
        let letter = LinkEvent::Letter(b"one".to_vec());
        let expected =
            [LinkEvent::Together, letter, LinkEvent::Alone, LinkEvent::Together, LinkEvent::Alone];
        assert_eq!(heard, expected);
        assert!(!teller.waits());
    }

    #[test]
    fn no_more_waits_for_the_owner_than_there_is_room_for() {
        for length in [1, 32_768] {
            let (sender, events) = sync_channel(1);
            let mut teller = Teller::new(|event| event, sender);
            let room = (0..).take_while(|_| teller.letter(vec![0; length]).is_ok()).count();
            assert!(room * length <= MOST_BYTES + length && room <= MOST_LETTERS + 1, "{room}");
            assert_eq!(teller.letter(vec![0; length]), Err(Full));
            let mut heard = 0;
            while events.try_recv().is_ok() {
                heard += 1;
                teller.tell_waiting();
            }
            assert_eq!(heard, room);
            assert_eq!(teller.letter(vec![0; length]), Ok(()), "there is room again");
        }
    }
}
