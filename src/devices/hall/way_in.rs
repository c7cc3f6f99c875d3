//! How a table or a desk gets into its hall: finds it by the code, and signs in at the server that the hall names.

use std::time::Duration;

use async_nats::Client;
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::code::HallKeys;
use super::greeting::{self, GreetingFault, HallFound, ServersFound};
use super::signing_in::{Authority, options};
use super::{HallCode, HallMember, subjects};

/// How long one step of finding the hall may take.
pub(super) const STEP: Duration = Duration::from_secs(5);

/// What is needed to find a hall.
pub(super) struct WayIn {
    address: String,
    member: HallMember,
    keys: HallKeys,
}

/// Why there is no connection.
pub(super) enum NoWayIn {
    /// No answer, or the connection was lost.
    Cut,
    /// What answers does not know the code.
    NotTheHall,
}

impl WayIn {
    /// For a code.
    ///
    /// # Errors
    /// If the system has no memory for it.
    pub(super) fn of(code: &HallCode) -> std::io::Result<WayIn> {
        let keys = code.secret.keys(code.member)?;
        Ok(WayIn { address: code.address.clone(), member: code.member, keys })
    }

    /// The key that seals letters between this member and the hall.
    pub(super) fn proof(&self) -> [u8; 32] {
        self.keys.proof
    }

    /// Asks the hall where its server is, and verifies the answer.
    pub(super) async fn greeted(&self) -> Result<HallFound, NoWayIn> {
        let (address, member, proof) = (self.address.clone(), self.member, self.keys.proof);
        let asked = tokio::task::spawn_blocking(move || greeting::ask(&address, member, &proof));
        match timeout(STEP * 2, asked).await {
            Ok(Ok(Ok(found))) => Ok(found),
            Ok(Ok(Err(GreetingFault::Unproven))) => Err(NoWayIn::NotTheHall),
            _ => Err(NoWayIn::Cut),
        }
    }

    /// Signs in at any of the hall's servers. Each try may take as long as `step`.
    pub(super) async fn signed_in(
        &self,
        found: &HallFound,
        cut: mpsc::Sender<()>,
        step: Duration,
    ) -> Result<Client, NoWayIn> {
        let host = self.address.rsplit_once(':').map_or(self.address.as_str(), |(host, _)| host);
        let authority = Authority::of(&found.authority).map_err(|_| NoWayIn::Cut)?;
        let servers: Vec<String> = match &found.servers {
            ServersFound::SameHost(port) => vec![format!("tls://{host}:{port}")],
            ServersFound::Elsewhere(servers) => {
                servers.iter().map(|server| format!("tls://{server}")).collect()
            }
            ServersFound::AtVenue(server) => vec![format!("tls://{server}")],
        };
        // One after the other: the client by itself gives up after the first that is dead.
        for server in servers {
            let options = options(&self.keys.seed, &authority, cut.clone(), step)
                .custom_inbox_prefix(subjects::answers(self.member));
            if let Ok(Ok(client)) = timeout(step, options.connect(server)).await {
                return Ok(client);
            }
        }
        Err(NoWayIn::Cut)
    }
}
