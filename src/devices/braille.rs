//! The braille display, by way of BRLTTY. Never knows what the cells mean.

use std::time::Duration;

use brlapi::{BrlApiError, Connection, ConnectionSettings};

const OPENING_LIMIT: Duration = Duration::from_secs(3);

/// Why nothing can be felt.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Blank {
    /// BRLTTY does not run, or does not let this user in: both look the same.
    #[error("No braille: BRLTTY does not answer, or does not let you in.")]
    NoService,
    /// BRLTTY runs and has no display.
    #[error("No braille: BRLTTY runs, and no display is connected to it.")]
    NoDisplay,
    /// BRLTTY answered something else.
    #[error("No braille: BRLTTY answers: {0}.")]
    Refused(String),
}

/// Asks BRLTTY for its display and leaves again. Returns the number of its cells.
pub fn try_display() -> Result<u32, Blank> {
    // Never ask for the model: BRLTTY 6.5 can crash on the question.
    let settings = ConnectionSettings::with_timeout(OPENING_LIMIT);
    let connection = Connection::open_with_settings(Some(&settings)).map_err(blank)?;
    match connection.display_size().map_err(blank)? {
        (0, _) | (_, 0) => Err(Blank::NoDisplay),
        (columns, rows) => Ok(columns * rows),
    }
}

fn blank(error: BrlApiError) -> Blank {
    if error.is_connection_error() {
        Blank::NoService
    } else {
        Blank::Refused(error.to_string().trim_end_matches('.').to_owned())
    }
}
