//! Where Hector keeps what lasts, by the customs of the system.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;

/// The name under which a user chooses the folder.
pub const HOME: &str = "HECTOR_HOME";

/// The folder for what lasts: `HECTOR_HOME`, or the system's folder for the data of
/// programs. Nothing where neither it nor a home is known.
#[must_use]
pub fn home() -> Option<PathBuf> {
    let named = |name: &str| env::var_os(name).filter(|value| !value.is_empty());
    let data = || -> Option<PathBuf> {
        let data: Option<OsString> = named("XDG_DATA_HOME");
        let data = match data {
            Some(data) => PathBuf::from(data),
            None => PathBuf::from(named("HOME")?).join(".local/share"),
        };
        Some(data.join("hector"))
    };
    named(HOME).map(PathBuf::from).or_else(data)
}
