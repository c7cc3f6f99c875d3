//! A thread that works on the newest question and gives up an older one.

use std::io;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// Takes questions and gives answers. Only the newest of each counts.
pub struct Thinker<Q, A> {
    shared: Arc<Shared<Q, A>>,
    thread: Option<JoinHandle<()>>,
}

struct Shared<Q, A> {
    desk: Mutex<ThinkerDesk<Q, A>>,
    changed: Condvar,
    /// The number of the newest question; work on an older one is given up.
    newest: AtomicU64,
}

struct ThinkerDesk<Q, A> {
    question: Option<(u64, Q)>,
    answer: Option<A>,
    closed: bool,
}

impl<Q: Send + 'static, A: Send + 'static> Thinker<Q, A> {
    /// Starts the thread. `think` calls its second argument to learn whether to go on.
    ///
    /// # Errors
    /// If the system cannot start a thread.
    pub fn start(
        think: impl Fn(Q, &mut dyn FnMut() -> bool) -> A + Send + 'static,
    ) -> io::Result<Thinker<Q, A>> {
        let desk = ThinkerDesk { question: None, answer: None, closed: false };
        let shared = Arc::new(Shared {
            desk: Mutex::new(desk),
            changed: Condvar::new(),
            newest: AtomicU64::new(0),
        });
        let there = Arc::clone(&shared);
        let thread = thread::Builder::new()
            .name("thinker".to_owned())
            .spawn(move || answer_questions(&there, &think))?;
        Ok(Thinker { shared, thread: Some(thread) })
    }

    /// Asks a question. An earlier question and its answer are forgotten.
    pub fn ask(&self, question: Q) {
        let mut desk = self.shared.desk();
        let number = self.shared.newest.fetch_add(1, Ordering::Relaxed).wrapping_add(1);
        desk.question = Some((number, question));
        desk.answer = None;
        self.shared.changed.notify_all();
    }

    /// The answer to the newest question, once there is one.
    #[must_use]
    pub fn answer(&self) -> Option<A> {
        self.shared.desk().answer.take()
    }

    /// Like `answer`, but waits for it up to a limit.
    #[must_use]
    pub fn answer_within(&self, limit: Duration) -> Option<A> {
        let (mut desk, _) = self
            .shared
            .changed
            .wait_timeout_while(self.shared.desk(), limit, |desk| desk.answer.is_none())
            .unwrap_or_else(PoisonError::into_inner);
        desk.answer.take()
    }
}

impl<Q, A> Drop for Thinker<Q, A> {
    fn drop(&mut self) {
        self.shared.desk().closed = true;
        self.shared.newest.fetch_add(1, Ordering::Relaxed);
        self.shared.changed.notify_all();
        if let Some(thread) = self.thread.take() {
            // A panic of the thread is ignored here.
            let _ = thread.join();
        }
    }
}

impl<Q, A> Shared<Q, A> {
    fn desk(&self) -> MutexGuard<'_, ThinkerDesk<Q, A>> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn answer_questions<Q, A>(
    shared: &Shared<Q, A>,
    think: &impl Fn(Q, &mut dyn FnMut() -> bool) -> A,
) {
    loop {
        let mut desk = shared
            .changed
            .wait_while(shared.desk(), |desk| desk.question.is_none() && !desk.closed)
            .unwrap_or_else(PoisonError::into_inner);
        if desk.closed {
            return;
        }
        let Some((number, question)) = desk.question.take() else { continue };
        drop(desk);
        let answer = think(question, &mut || shared.newest.load(Ordering::Relaxed) == number);
        let mut desk = shared.desk();
        if shared.newest.load(Ordering::Relaxed) == number {
            desk.answer = Some(answer);
            shared.changed.notify_all();
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test fails by panicking")]

    use super::*;

    const LONG: Duration = Duration::from_secs(20);

    #[test]
    fn the_newest_question_is_answered_and_older_ones_are_given_up() {
        let thinker = Thinker::start(|question: u32, go_on: &mut dyn FnMut() -> bool| {
            // The first question ends only when it is given up.
            while question == 1 && go_on() {
                thread::yield_now();
            }
            question * 2
        })
        .expect("a thread");
        thinker.ask(1);
        thinker.ask(2);
        assert_eq!(thinker.answer_within(LONG), Some(4));
        assert_eq!(thinker.answer(), None);
    }

    #[test]
    fn who_leaves_waits_for_no_thought() {
        let thinker = Thinker::start(|(): (), go_on: &mut dyn FnMut() -> bool| {
            while go_on() {
                thread::yield_now();
            }
        })
        .expect("a thread");
        thinker.ask(());
        drop(thinker);
    }
}
