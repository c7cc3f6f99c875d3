//! What changes for whoever follows the pages: events that a browser hears as they come. Never makes a page.

use std::convert::Infallible;
use std::time::{Duration, Instant};

use axum::response::IntoResponse;
use axum::response::sse::{Event, Sse};
use futures_util::stream;
use tokio::sync::watch;
use tokio::time::timeout;

use super::shelf::PageShelf;

/// What changes for who has signed in: that something did, and what is told unasked.
pub(super) fn events(shelf: &watch::Receiver<PageShelf>) -> impl IntoResponse + use<> {
    let mut shelf = shelf.clone();
    let seen = {
        let now = shelf.borrow_and_update();
        SeenOnPages { changes: now.changes, told: now.told.0, soonest: Instant::now() }
    };
    let changes = stream::unfold((shelf, seen), |(mut shelf, mut seen)| async move {
        loop {
            let (changes, told, counts) = {
                let shelf = shelf.borrow_and_update();
                (shelf.changes, shelf.told.clone(), shelf.counts_show_for(Instant::now()))
            };
            if told.0 > seen.told {
                seen.told = told.0;
                return next_event("told", &told.1, shelf, seen);
            }
            let pause = seen.soonest.saturating_duration_since(Instant::now());
            if changes > seen.changes && pause.is_zero() {
                seen = SeenOnPages { changes, soonest: Instant::now() + SOONEST, ..seen };
                return next_event("changed", ".", shelf, seen);
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
                    return next_event("count", &shown, shelf, seen);
                }
                Err(_) => {}
            }
        }
    });
    Sse::new(changes)
}

/// What somebody who follows has seen of the changes.
struct SeenOnPages {
    changes: u64,
    told: u64,
    /// When the next change is told.
    soonest: Instant,
}

/// A hall in which much happens is not drawn more than once a second.
const SOONEST: Duration = Duration::from_secs(1);

type FollowedShelf = (watch::Receiver<PageShelf>, SeenOnPages);

fn next_event(
    name: &str,
    data: &str,
    shelf: watch::Receiver<PageShelf>,
    seen: SeenOnPages,
) -> Option<(Result<Event, Infallible>, FollowedShelf)> {
    Some((Ok(Event::default().event(name).data(data)), (shelf, seen)))
}

/// What counts down, as it is shown now.
pub(super) fn counts_shown(shelf: &PageShelf) -> Vec<String> {
    let now = Instant::now();
    shelf.counts.iter().map(|count| count.shown(now)).collect()
}
