//! How much each member has sent to the hall's own server, as the server counts it: also letters that do not reach
//! the hall.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use async_nats::Client;
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, timeout};

use super::server::HallServer;
use super::signing_in::{Authority, options};

/// How often to ask the server, and the reciprocal of the share of time that asking may take.
const LOOKS: Duration = Duration::from_millis(200);
const PART: u32 = 10;
/// How long it may take to answer.
const STEP: Duration = Duration::from_secs(10);
/// The questions: the users with the most letters, and with the most bytes. Others have sent next to nothing.
const ASKED: &str = "$SYS.REQ.SERVER.PING.CONNZ";
const MOST_SENT: [&str; 2] = [
    r#"{"sort":"msgs_from","limit":64,"auth":true}"#,
    r#"{"sort":"bytes_from","limit":64,"auth":true}"#,
];

/// What a user has sent since the last question.
pub(super) struct SentToServer {
    /// The user name.
    pub(super) user: String,
    pub(super) letters: u64,
    pub(super) bytes: u64,
}

/// A connection, as the server describes it.
#[derive(Deserialize)]
struct ServerConnection {
    cid: u64,
    in_msgs: u64,
    in_bytes: u64,
    #[serde(default)]
    authorized_user: String,
}

#[derive(Deserialize)]
struct ServerConnections {
    #[serde(default)]
    connections: Vec<ServerConnection>,
}

#[derive(Deserialize)]
struct ConnectionsTold {
    data: ServerConnections,
}

/// Asks without end, and passes on what was sent.
pub(super) async fn watches(
    own: Arc<HallServer>,
    (addresses, authority): (Vec<String>, String),
    sent: mpsc::Sender<Vec<SentToServer>>,
) {
    loop {
        if let Some(client) = signed_in(&own, &addresses, &authority).await {
            let mut counted = BTreeMap::new();
            loop {
                let began = Instant::now();
                let Some(since) = counts(&client, &mut counted).await else { break };
                if sent.send(since).await.is_err() {
                    return;
                }
                sleep(LOOKS.max(began.elapsed() * PART)).await;
            }
        }
        sleep(LOOKS).await;
    }
}

async fn signed_in(own: &HallServer, addresses: &[String], authority: &str) -> Option<Client> {
    let authority = Authority::of(authority).ok()?;
    let (cut, _cuts) = mpsc::channel(1);
    let options = options(own.watchers_seed(), &authority, cut, STEP);
    timeout(STEP, options.connect(addresses)).await.ok()?.ok()
}

/// What was sent on each connection since the last count.
async fn counts(
    client: &Client,
    counted: &mut BTreeMap<u64, (u64, u64)>,
) -> Option<Vec<SentToServer>> {
    let mut now = BTreeMap::new();
    let mut since = Vec::new();
    for asked in MOST_SENT {
        let answer = timeout(STEP, client.request(ASKED, asked.into())).await.ok()?.ok()?;
        let ConnectionsTold { data } = serde_json::from_slice(&answer.payload).ok()?;
        for ServerConnection { cid, in_msgs, in_bytes, authorized_user } in data.connections {
            if now.insert(cid, (in_msgs, in_bytes)).is_some() {
                continue;
            }
            let (letters, bytes) = counted.get(&cid).copied().unwrap_or_default();
            let letters = in_msgs.saturating_sub(letters);
            let bytes = in_bytes.saturating_sub(bytes);
            if letters > 0 {
                since.push(SentToServer { user: authorized_user, letters, bytes });
            }
        }
    }
    *counted = now;
    Some(since)
}
