//! The stream of events for browsers that follow the pages.

use std::convert::Infallible;
use std::time::{Duration, Instant};

use axum::response::IntoResponse;
use axum::response::sse::{Event, Sse};
use futures_util::stream;
use tokio::sync::watch;
use tokio::time::timeout;

use super::shelf::PageShelf;

/// Events for readers who have signed in: that the pages changed, and sentences to announce. A follower who reconnects
/// has already received everything up to `heard`.
pub(super) fn events(
    shelf: &watch::Receiver<PageShelf>,
    heard: Option<u64>,
) -> impl IntoResponse + use<> {
    let mut shelf = shelf.clone();
    let seen = {
        let now = shelf.borrow_and_update();
        let told = now.told.heard_by(heard);
        SeenOnPages { begins: true, changes: now.changes, told, soonest: Instant::now() }
    };
    let changes = stream::unfold((shelf, seen), |(mut shelf, mut seen)| async move {
        // Tells the browser at once from which number to continue if the connection ends before the first sentence.
        if std::mem::take(&mut seen.begins) {
            return next_event(numbered("begins", &seen).data("."), shelf, seen);
        }
        loop {
            let (changes, told, counts) = {
                let shelf = shelf.borrow_and_update();
                let told = shelf.told.next(seen.told);
                let told = told.map(|(number, sentence)| (number, sentence.to_owned()));
                (shelf.changes, told, shelf.counts_show_for(Instant::now()))
            };
            if let Some((number, sentence)) = told {
                seen.told = number;
                return next_event(numbered("told", &seen).data(sentence), shelf, seen);
            }
            let pause = seen.soonest.saturating_duration_since(Instant::now());
            if changes > seen.changes && pause.is_zero() {
                seen = SeenOnPages { changes, soonest: Instant::now() + SOONEST, ..seen };
                return next_event(named("changed").data("."), shelf, seen);
            }
            let pause = (changes > seen.changes).then_some(pause);
            let Some(wait) = [pause, counts].into_iter().flatten().min() else {
                shelf.changed().await.ok()?;
                continue;
            };
            match timeout(wait, shelf.changed()).await {
                Ok(changed) => changed.ok()?,
                Err(_) if counts == Some(wait) => {
                    let shown = counts_shown(&shelf.borrow()).join(" ");
                    return next_event(named("count").data(shown), shelf, seen);
                }
                Err(_) => {}
            }
        }
    });
    Sse::new(changes)
}

/// What a follower has received so far.
struct SeenOnPages {
    begins: bool,
    changes: u64,
    /// The number of the last sentence.
    told: u64,
    /// The earliest time for the next change event.
    soonest: Instant,
}

/// Even if much happens in a hall, a page is refreshed at most once a second.
const SOONEST: Duration = Duration::from_secs(1);

type FollowedShelf = (watch::Receiver<PageShelf>, SeenOnPages);

fn named(name: &str) -> Event {
    Event::default().event(name)
}

/// With the number of the last sentence, which a browser sends back when it reconnects.
fn numbered(name: &str, seen: &SeenOnPages) -> Event {
    named(name).id(seen.told.to_string())
}

fn next_event(
    event: Event,
    shelf: watch::Receiver<PageShelf>,
    seen: SeenOnPages,
) -> Option<(Result<Event, Infallible>, FollowedShelf)> {
    Some((Ok(event), (shelf, seen)))
}

/// The countdowns as they are shown now.
pub(super) fn counts_shown(shelf: &PageShelf) -> Vec<String> {
    let now = Instant::now();
    shelf.counts.iter().map(|count| count.shown(now)).collect()
}
