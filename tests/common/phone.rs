//! A minimal telephone for tests: opens the opponent's page over TLS, trusts only the certificate with the announced
//! fingerprint, signs in with the code and sends forms.

use std::io::{Read, Write};
use std::net::SocketAddr;
use std::sync::Arc;

use sha2::{Digest as _, Sha256};
use tokio_rustls::rustls::client::danger::{
    HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier,
};
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use tokio_rustls::rustls::{
    ClientConfig, ClientConnection, DigitallySignedStruct, Error, SignatureScheme, StreamOwned,
};

use super::at_terminal::AtTerminal;
use super::browser::{Answered, connect};

/// A telephone and its session.
pub(crate) struct Phone {
    pub(crate) address: SocketAddr,
    fingerprint: String,
    pub(crate) cookie: String,
    pub(crate) key: String,
}

impl Phone {
    /// Reads the address of the page and its fingerprint from the terminal. Returns the code too.
    pub(crate) fn told_by(seat: &mut AtTerminal) -> (Phone, String) {
        seat.sees("The opponent's page: https://");
        let address = seat.sees("/").trim_end_matches('/').parse().expect("an address");
        seat.sees("The code: ");
        let code = seat.sees(".").trim_end_matches('.').replace(['\r', '\n'], "");
        seat.sees("SHA-256 fingerprint ");
        let fingerprint = seat.sees(".").trim_end_matches('.').replace(['\r', '\n'], " ");
        let fingerprint = fingerprint.split_whitespace().collect::<Vec<_>>().join(" ");
        (Phone { address, fingerprint, cookie: String::new(), key: String::new() }, code)
    }

    pub(crate) fn fingerprint(&self) -> &str {
        &self.fingerprint
    }

    /// Requests a path.
    pub(crate) fn get(&self, path: &str) -> Answered {
        let cookie = &self.cookie;
        self.exchange(&format!(
            "GET {path} HTTP/1.1\r\nHost: hector\r\nConnection: close\r\n{cookie}\r\n"
        ))
    }

    /// Sends a form without changes.
    pub(crate) fn post(&self, path: &str, cookie: &str, form: &str) -> Answered {
        self.exchange(&format!(
            "POST {path} HTTP/1.1\r\nHost: hector\r\nConnection: close\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n{cookie}\r\n{form}",
            form.len()
        ))
    }

    /// Tries a code. Returns the response.
    pub(crate) fn tries(&self, code: &str) -> Answered {
        let login = self.get("/en/login");
        let cookie = login.cookie("hector-form").expect("a cookie");
        let code = code.replace(' ', "+").replace(',', "%2C");
        let form = format!("code={code}&key={}", login.form_key());
        self.post("/en/login", &format!("Cookie: hector-form={cookie}\r\n"), &form)
    }

    /// Signs in with the code.
    pub(crate) fn enters(&mut self, code: &str) {
        let answered = self.tries(code);
        assert_eq!((answered.status, answered.header("location")), (303, Some("/board")));
        let secret = answered.cookie("hector").expect("a cookie");
        self.cookie = format!("Cookie: hector={secret}\r\n");
        self.key = self.page("en").form_key_or_nothing();
    }

    pub(crate) fn page(&self, language: &str) -> Answered {
        let answered = self.get(&format!("/{language}/board"));
        assert_eq!(answered.status, 200, "{answered:?}");
        answered
    }

    /// Waits until the page contains a text.
    pub(crate) fn sees(&self, what: &str) -> Answered {
        let until = std::time::Instant::now() + std::time::Duration::from_secs(30);
        loop {
            let page = self.page("en");
            if page.body.contains(what) {
                return page;
            }
            assert!(std::time::Instant::now() < until, "not {what}: {}", page.body);
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
    }

    /// Sends a form of the page in this language. Returns the page afterwards.
    pub(crate) fn does_in(&mut self, language: &str, fields: &str) -> String {
        if self.key.is_empty() {
            self.key = self.page("en").form_key_or_nothing();
        }
        let path = format!("/{language}/board");
        let answered = self.post(&path, &self.cookie, &format!("key={}&{fields}", self.key));
        assert_eq!(answered.status, 303, "{answered:?}");
        self.page(language).body
    }

    /// The same in English.
    pub(crate) fn does(&mut self, fields: &str) -> String {
        self.does_in("en", fields)
    }

    /// A connection for sending and reading further bytes.
    pub(crate) fn line(&self) -> StreamOwned<ClientConnection, std::net::TcpStream> {
        let verifier = Arc::new(Pinned(self.fingerprint.clone()));
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("versions")
            .dangerous()
            .with_custom_certificate_verifier(verifier)
            .with_no_client_auth();
        let name = ServerName::try_from("hector.local").expect("a name");
        let connection = ClientConnection::new(Arc::new(config), name).expect("a connection");
        StreamOwned::new(connection, connect(self.address))
    }

    fn exchange(&self, request: &str) -> Answered {
        let mut line = self.line();
        line.write_all(request.as_bytes()).expect("sent");
        let mut bytes = Vec::new();
        let _ = line.read_to_end(&mut bytes);
        Answered::of(&bytes)
    }
}

/// Trusts a single certificate.
#[derive(Debug)]
struct Pinned(String);

impl ServerCertVerifier for Pinned {
    fn verify_server_cert(
        &self,
        end_entity: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let found: Vec<String> =
            Sha256::digest(end_entity).iter().map(|byte| format!("{byte:02X}")).collect();
        match found.join(" ") == self.0 {
            true => Ok(ServerCertVerified::assertion()),
            false => Err(Error::General(format!("{} is not {}", found.join(" "), self.0))),
        }
    }

    fn verify_tls12_signature(
        &self,
        _: &[u8],
        _: &CertificateDer<'_>,
        _: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        Err(Error::General("TLS 1.2 was not offered".to_owned()))
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let algorithms = ring::default_provider().signature_verification_algorithms;
        tokio_rustls::rustls::crypto::verify_tls13_signature(
            message,
            certificate,
            signature,
            &algorithms,
        )
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        ring::default_provider().signature_verification_algorithms.supported_schemes()
    }
}
