//! A pool of threads for work of any kind. Results come in the order in which the work was submitted.

use std::io;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::panic::resume_unwind;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{self, Builder, JoinHandle};

/// Pieces of work that may wait for each worker, and results that may wait from it.
const MOST_WAITING: usize = 2;
/// With more workers, most of them would only wait for the thread that brings the work.
const MOST_WORKERS: usize = 8;

/// Worker threads and one thread that brings them work. The results come out as an iterator.
///
/// Dropping it early does not wait: each thread ends when it next has something to pass on.
#[derive(Debug)]
pub struct Crew<R> {
    results: Vec<Receiver<R>>,
    threads: Vec<JoinHandle<()>>,
    next: usize,
}

/// Passes on a piece of work, and returns whether more is wanted.
pub type HandOn<'h, P> = &'h mut dyn FnMut(P) -> ControlFlow<()>;

impl<R: Send + 'static> Crew<R> {
    /// Starts one worker for each processor, up to a limit. `bring` passes on one piece of work after another, and
    /// `work` does each.
    ///
    /// # Errors
    /// If the system cannot start a thread.
    pub fn at_work<P: Send + 'static>(
        bring: impl FnOnce(HandOn<'_, P>) + Send + 'static,
        work: impl Fn(P) -> R + Send + Sync + 'static,
    ) -> io::Result<Crew<R>> {
        let processors = thread::available_parallelism().map_or(1, NonZero::get);
        Crew::of(processors.min(MOST_WORKERS), bring, work)
    }

    fn of<P: Send + 'static>(
        workers: usize,
        bring: impl FnOnce(HandOn<'_, P>) + Send + 'static,
        work: impl Fn(P) -> R + Send + Sync + 'static,
    ) -> io::Result<Crew<R>> {
        let work = Arc::new(work);
        let mut crew = Crew { results: Vec::new(), threads: Vec::new(), next: 0 };
        let mut waiting: Vec<SyncSender<P>> = Vec::new();
        for _ in 0..workers {
            let (give, pieces) = sync_channel::<P>(MOST_WAITING);
            let (done, results) = sync_channel(MOST_WAITING);
            let work = Arc::clone(&work);
            let worker = move || {
                for piece in pieces {
                    if done.send(work(piece)).is_err() {
                        break;
                    }
                }
            };
            crew.threads.push(Builder::new().name("worker".to_owned()).spawn(worker)?);
            crew.results.push(results);
            waiting.push(give);
        }
        let bringer = move || {
            let mut workers = waiting.iter().cycle();
            bring(&mut |piece| match workers.next().map(|worker| worker.send(piece)) {
                Some(Ok(())) => ControlFlow::Continue(()),
                Some(Err(_)) | None => ControlFlow::Break(()),
            });
        };
        crew.threads.push(Builder::new().name("bringer".to_owned()).spawn(bringer)?);
        Ok(crew)
    }
}

impl<R> Iterator for Crew<R> {
    type Item = R;

    /// The next result. A panic in one of the threads is raised again here, so that no result is lost in silence.
    fn next(&mut self) -> Option<R> {
        let result = self.results.get(self.next)?.recv();
        if let Ok(result) = result {
            self.next = (self.next + 1) % self.results.len();
            return Some(result);
        }
        self.results.clear();
        for thread in self.threads.drain(..) {
            thread.join().unwrap_or_else(|failure| resume_unwind(failure));
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use std::sync::mpsc::channel;
    use std::time::Duration;

    fn numbers(workers: usize) -> Crew<u32> {
        let bring = |hand_on: HandOn<'_, u32>| {
            let _ = (0..1000).try_for_each(hand_on);
        };
        Crew::of(workers, bring, |number| number * 2).expect("threads")
    }

    #[test]
    fn results_come_in_the_order_of_the_work() {
        for workers in 1..=5 {
            let results: Vec<u32> = numbers(workers).collect();
            assert_eq!(results, (0..1000).map(|number| number * 2).collect::<Vec<_>>());
        }
    }

    #[test]
    fn nobody_waits_for_a_bringer_that_has_nothing() {
        let (keep, wait) = channel::<()>();
        let bring = move |hand_on: HandOn<'_, u32>| {
            let _ = hand_on(1);
            let _ = wait.recv();
        };
        let mut crew = Crew::of(2, bring, |number| number).expect("threads");
        assert_eq!(crew.next(), Some(1));
        drop(crew);
        drop(keep);
    }

    #[test]
    fn whoever_is_let_go_of_stops() {
        let (tell, told) = channel();
        let bring = move |hand_on: HandOn<'_, u32>| {
            let handed = (0..).take_while(|number| hand_on(*number).is_continue()).count();
            let _ = tell.send(handed);
        };
        let mut crew = Crew::of(2, bring, |number| number).expect("threads");
        assert_eq!(crew.next(), Some(0));
        drop(crew);
        let handed = told.recv_timeout(Duration::from_secs(10)).expect("the bringer stops");
        assert!(handed < 20, "{handed}");
    }

    #[test]
    #[should_panic(expected = "seven")]
    fn a_worker_that_fails_is_no_end() {
        let bring = |hand_on: HandOn<'_, u32>| {
            let _ = (0..1000).try_for_each(hand_on);
        };
        let work = |number| {
            assert_ne!(number, 7, "seven");
            number
        };
        let _ = Crew::of(2, bring, work).expect("threads").count();
    }
}
