//! A certificate that a machine makes once for its own pages, and its fingerprint. It is self-signed, so a browser
//! warns and shows the same fingerprint.

use std::io;
use std::path::{Path, PathBuf};

use rcgen::{CertificateParams, DnType, KeyPair};
use sha2::{Digest as _, Sha256};
use tokio_rustls::rustls::pki_types::CertificateDer;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;

use crate::{folders, whole};

/// The name in the warning of a browser.
const NAME: &str = "Hector";

/// A certificate and its key, each in a file that only its owner can read.
#[derive(Debug, Clone)]
pub struct OwnSeal {
    /// The certificate and the key.
    pub files: (PathBuf, PathBuf),
    /// The SHA-256 fingerprint, as browsers show it.
    pub fingerprint: String,
}

impl OwnSeal {
    /// The certificate in this folder. Made if it is missing or incomplete.
    ///
    /// # Errors
    /// If it can neither be read nor made.
    pub fn kept_in(folder: &Path) -> io::Result<OwnSeal> {
        let (certificate, key) = (folder.join("page.pem"), folder.join("page.key"));
        if !certificate.is_file() || !key.is_file() {
            folders::make_private(folder)?;
            make(&certificate, &key)?;
        }
        let der = CertificateDer::from_pem_file(&certificate).map_err(io::Error::other)?;
        let fingerprint = fingerprint(&der);
        Ok(OwnSeal { files: (certificate, key), fingerprint })
    }
}

fn make(certificate: &Path, key: &Path) -> io::Result<()> {
    let pair = KeyPair::generate().map_err(io::Error::other)?;
    // The name does not matter, because the address of the machine may change: the fingerprint proves the identity.
    let mut made =
        CertificateParams::new(vec!["hector.local".to_owned()]).map_err(io::Error::other)?;
    made.distinguished_name.push(DnType::CommonName, NAME);
    let made = made.self_signed(&pair).map_err(io::Error::other)?;
    whole::replace_private(key, pair.serialize_pem())?;
    whole::replace_private(certificate, made.pem())
}

fn fingerprint(der: &[u8]) -> String {
    let pairs = Sha256::digest(der).iter().map(|byte| format!("{byte:02X}")).collect::<Vec<_>>();
    pairs.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_keeps_its_certificate_and_its_key_for_itself() {
        let folder = folders::make_temporary("hector-seal").expect("a folder");
        let first = OwnSeal::kept_in(&folder.join("page")).expect("made");
        let again = OwnSeal::kept_in(&folder.join("page")).expect("kept");
        assert_eq!(first.fingerprint, again.fingerprint);
        assert_eq!(first.fingerprint.split(' ').count(), 32);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = std::fs::metadata(&first.files.1).expect("the key").permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        std::fs::remove_dir_all(folder).expect("nothing stays");
    }
}
