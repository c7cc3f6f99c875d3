//! How both ends sign in at the server between them.

use std::path::{Path, PathBuf};
use std::time::Duration;

use async_nats::{ConnectOptions, Event};
use tokio::sync::mpsc;

use crate::devices::{folders, whole};

/// How long one step may take.
const STEP: Duration = Duration::from_secs(5);

/// How both ends sign in: by a key, with one authority and no other, and without finding the way again
/// by themselves, because more belongs to that.
pub(super) fn options(seed: &str, authority: &Path, cut: mpsc::Sender<()>) -> ConnectOptions {
    ConnectOptions::with_nkey(seed.to_owned())
        .require_tls(true)
        .add_root_certificates(authority.to_owned())
        .ignore_discovered_servers()
        .max_reconnects(1)
        .request_timeout(Some(STEP))
        .connection_timeout(STEP)
        .ping_interval(Duration::from_secs(3))
        .event_callback(move |event| {
            let cut = cut.clone();
            async move {
                if matches!(event, Event::Disconnected | Event::Closed) {
                    let _ = cut.try_send(());
                }
            }
        })
}

/// The authority in a file of its own, because the client reads it from one.
pub(super) struct Authority(PathBuf);

impl Authority {
    pub(super) fn written(text: &str) -> std::io::Result<Authority> {
        let folder = folders::make_temporary("hector-hall")?;
        let authority = Authority(folder);
        whole::replace_private(&authority.path(), text)?;
        Ok(authority)
    }

    pub(super) fn path(&self) -> PathBuf {
        self.0.join("authority.pem")
    }
}

impl Drop for Authority {
    fn drop(&mut self) {
        // What cannot be removed lies in a folder that the system clears.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
