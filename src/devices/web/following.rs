//! What changes for whoever follows the pages: events that a browser hears as they come. Never makes a page.

use std::convert::Infallible;
use std::time::{Duration, Instant};

use axum::response::IntoResponse;
use axum::response::sse::{Event, Sse};
use futures_util::stream;
use tokio::sync::watch;
use tokio::time::timeout;

use super::shelf::PageShelf;

/// What changes for who has signed in: that something did, and what is told unasked. Whoever followed before has heard
/// everything up to this number.
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
        // So that whoever hears nothing before the line ends knows from where to go on.
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

/// What somebody who follows has seen of the changes.
struct SeenOnPages {
    begins: bool,
    changes: u64,
    /// The number of the last sentence.
    told: u64,
    /// When the next change is told.
    soonest: Instant,
}

/// A hall in which much happens is not drawn more than once a second.
const SOONEST: Duration = Duration::from_secs(1);

type FollowedShelf = (watch::Receiver<PageShelf>, SeenOnPages);

fn named(name: &str) -> Event {
    Event::default().event(name)
}

/// With the number of the last sentence, which a browser keeps until it hears another.
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

/// What counts down, as it is shown now.
pub(super) fn counts_shown(shelf: &PageShelf) -> Vec<String> {
    let now = Instant::now();
    shelf.counts.iter().map(|count| count.shown(now)).collect()
}
