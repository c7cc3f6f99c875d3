//! How both ends sign in at the server between them.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use async_nats::{ConnectOptions, Event};
use tokio::sync::mpsc;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::CertificateDer;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// How long a request may go unanswered. A cable that is pulled out is noticed sooner.
const ANSWERED: Duration = Duration::from_secs(15);

/// The options for signing in: with a key, trusting only this authority, and without automatic reconnection, because
/// reconnecting needs more steps. Signing in may take as long as `step`.
pub(super) fn options(
    seed: &str,
    authority: &Authority,
    cut: mpsc::Sender<()>,
    step: Duration,
) -> ConnectOptions {
    ConnectOptions::with_nkey(seed.to_owned())
        .require_tls(true)
        .tls_client_config(authority.0.clone())
        .ignore_discovered_servers()
        .max_reconnects(1)
        .request_timeout(Some(ANSWERED))
        .connection_timeout(step)
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

/// The only authority that is trusted for the certificates of a hall's servers.
pub(super) struct Authority(ClientConfig);

impl Authority {
    /// Reads it from the text of a file.
    pub(super) fn of(text: &str) -> io::Result<Authority> {
        let mut roots = RootCertStore::empty();
        for certificate in CertificateDer::pem_slice_iter(text.as_bytes()) {
            let certificate = certificate.map_err(io::Error::other)?;
            roots.add(certificate).map_err(io::Error::other)?;
        }
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(io::Error::other)?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Authority(config))
    }
}
