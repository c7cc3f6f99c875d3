//! The thread that accepts connections and serves each within its limits.

use std::io;
use std::net::{IpAddr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::mpsc::SyncSender;
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::{Notify, Semaphore, watch};
use tokio::time::timeout;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::{ServerConfig, version::TLS13};

use super::SentForm;
use super::answering::{WebDesk, answer};
use super::count_down::CountDown;
use super::limits::{self, lock};
use super::shelf::{PageShelf, ShelfPage};
use super::sign_in::NameRule;
use super::unread::ToldLine;
use super::way_in::WebWayIn;
use crate::neighbourhood::neighbourhood;
use crate::timepiece;

/// Where and how pages are served.
pub struct WebPlace {
    /// The address and the port.
    pub address: SocketAddr,
    /// The certificate and its key, if connections are encrypted.
    pub seal: Option<(PathBuf, PathBuf)>,
    /// How readers who may send forms are let in.
    pub way_in: WebWayIn,
    /// Their first page, without its language: "/desk".
    pub first_page: &'static str,
    /// The languages of the pages. A reader without a preference gets the first.
    pub languages: Vec<String>,
    /// Whether a reader may sign in under a name.
    pub may_be_called: NameRule,
    /// Whether a proxy on this machine gives the address of each reader.
    pub behind_proxy: bool,
}

/// Why no pages are served.
#[derive(Debug)]
pub enum WebFault {
    /// The address cannot be used.
    Address(io::Error),
    /// The certificate cannot be used.
    Seal(io::Error),
}

/// The pages and the thread that serves them. Dropping it ends the thread.
pub struct PageServer {
    shelf: watch::Sender<PageShelf>,
    address: SocketAddr,
    leaves: Arc<Notify>,
    thread: Option<JoinHandle<()>>,
}

impl PageServer {
    /// Starts to serve. Forms come as events. If too many wait, the reader is told to try again.
    ///
    /// # Errors
    /// If the address or the certificate cannot be used.
    pub fn open<E: Send + 'static>(
        place: WebPlace,
        wrap: fn(SentForm) -> E,
        events: SyncSender<E>,
    ) -> Result<PageServer, WebFault> {
        let seal = match &place.seal {
            None => None,
            Some((certificate, key)) => Some(acceptor(certificate, key).map_err(WebFault::Seal)?),
        };
        let listener = TcpListener::bind(place.address).map_err(WebFault::Address)?;
        listener.set_nonblocking(true).map_err(WebFault::Address)?;
        let address = listener.local_addr().map_err(WebFault::Address)?;
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .max_blocking_threads(2)
            .build()
            .map_err(WebFault::Address)?;
        let shelf = watch::Sender::new(PageShelf::counting_from(
            u64::try_from(timepiece::wall()).unwrap_or(0),
        ));
        let desk = Arc::new(WebDesk {
            shelf: shelf.subscribe(),
            way_in: place.way_in,
            first_page: place.first_page,
            languages: place.languages,
            may_be_called: place.may_be_called,
            behind_proxy: place.behind_proxy,
            signed_in: Mutex::default(),
            usage: Mutex::default(),
            hashing: Semaphore::new(1),
            hashing_of_known: Semaphore::new(1),
            send: Box::new(move |form| events.try_send(wrap(form)).is_ok()),
        });
        let leaves = Arc::new(Notify::new());
        let left = leaves.clone();
        let serve = move || {
            runtime.block_on(async {
                tokio::select! {
                    () = left.notified() => {}
                    () = take_connections(listener, seal, desk) => {}
                }
            });
            runtime.shutdown_timeout(Duration::from_millis(100));
        };
        let thread = thread::Builder::new().name("web".to_owned()).spawn(serve);
        let thread = Some(thread.map_err(WebFault::Address)?);
        Ok(PageServer { shelf, address, leaves, thread })
    }

    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Adds a page, or replaces the one at this path.
    pub fn show(&self, path: String, page: ShelfPage) {
        self.shelf.send_modify(|shelf| shelf.put(path, page));
    }

    /// Marks all pages for signed-in readers as up to date: followers load them again, and a reader who has sent a form
    /// is sent on.
    pub fn is_up_to_date(&self) {
        self.shelf.send_modify(|shelf| shelf.changes += 1);
    }

    /// Sets the countdowns, for pages that have a place for them.
    pub fn count(&self, counts: Vec<CountDown>) {
        self.shelf.send_if_modified(|shelf| {
            let changes = shelf.counts != counts;
            shelf.counts = counts;
            changes
        });
    }

    /// Announces a sentence to all signed-in followers.
    pub fn tell(&self, told: String) {
        self.shelf.send_modify(|shelf| shelf.told.tell(told));
    }
}

impl Drop for PageServer {
    fn drop(&mut self) {
        self.leaves.notify_one();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

async fn take_connections(listener: TcpListener, seal: Option<TlsAcceptor>, desk: Arc<WebDesk>) {
    let Ok(listener) = tokio::net::TcpListener::from_std(listener) else { return };
    let places = Arc::new(Semaphore::new(limits::MOST_CONNECTIONS));
    loop {
        let Ok((stream, address)) = listener.accept().await else {
            // The limit of open files is reached; a connection that ends frees one.
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        let address = address.ip();
        let of_the_reader = neighbourhood(address);
        // Above the limit a connection is closed at once.
        let Ok(place) = places.clone().try_acquire_owned() else { continue };
        if !lock(&desk.usage).opens(of_the_reader, Instant::now()) {
            continue;
        }
        let (seal, desk) = (seal.clone(), desk.clone());
        tokio::spawn(async move {
            let _ = timeout(limits::CONNECTION, connection(stream, address, seal, &desk)).await;
            lock(&desk.usage).closes(of_the_reader);
            drop(place);
        });
    }
}

async fn connection(
    stream: tokio::net::TcpStream,
    address: IpAddr,
    seal: Option<TlsAcceptor>,
    desk: &Arc<WebDesk>,
) {
    match seal {
        None => serve(stream, address, desk).await,
        Some(seal) => {
            if let Ok(Ok(stream)) = timeout(limits::SEALING, seal.accept(stream)).await {
                serve(stream, address, desk).await;
            }
        }
    }
}

async fn serve<S: AsyncRead + AsyncWrite + Unpin>(stream: S, address: IpAddr, desk: &Arc<WebDesk>) {
    let desk = desk.clone();
    let of_answers = desk.clone();
    let answers = move |request| {
        let desk = of_answers.clone();
        async move { answer(request, address, &desk).await }
    };
    let service = TowerToHyperService::new(Router::new().fallback(answers));
    let _ = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits::HEADER)
        .max_buf_size(16 * 1024)
        .serve_connection(TokioIo::new(ToldLine::on(stream, desk)), service)
        .await;
}

fn acceptor(certificate: &Path, key: &Path) -> io::Result<TlsAcceptor> {
    let chain: Vec<CertificateDer<'static>> = CertificateDer::pem_file_iter(certificate)
        .and_then(Iterator::collect)
        .map_err(io::Error::other)?;
    let key = PrivateKeyDer::from_pem_file(key).map_err(io::Error::other)?;
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_protocol_versions(&[&TLS13])
        .map_err(io::Error::other)?
        .with_no_client_auth()
        .with_single_cert(chain, key)
        .map_err(io::Error::other)?;
    Ok(TlsAcceptor::from(Arc::new(config)))
}
