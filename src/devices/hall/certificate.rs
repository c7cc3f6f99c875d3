//! The certificate of a hall's server, made once: an authority that lives for this hall alone, and the
//! certificate that it signs. Tables trust this authority and no other, because their code proves it.

use std::io;
use std::path::{Path, PathBuf};

use rcgen::{BasicConstraints, CertificateParams, DnType, IsCa, Issuer, KeyPair, KeyUsagePurpose};

use crate::devices::whole;

/// Where the certificate of a hall lies.
#[derive(Debug, Clone)]
pub(super) struct CertificateFiles {
    pub(super) authority: PathBuf,
    pub(super) certificate: PathBuf,
    pub(super) key: PathBuf,
}

impl CertificateFiles {
    /// Those of a folder, made if they are not there or were made for other hosts.
    pub(super) fn load_or_create(folder: &Path, hosts: &[String]) -> io::Result<CertificateFiles> {
        let files = CertificateFiles {
            authority: folder.join("authority.pem"),
            certificate: folder.join("server.pem"),
            key: folder.join("server.key"),
        };
        let made_for = folder.join("server.hosts");
        let wanted = hosts.join("\n");
        let is_made =
            [&files.authority, &files.certificate, &files.key].iter().all(|file| file.is_file());
        if !is_made || whole::text(&made_for, whole::SMALL).ok().as_ref() != Some(&wanted) {
            files.make(hosts).map_err(io::Error::other)?.write(&files)?;
            whole::replace_private(&made_for, wanted)?;
        }
        Ok(files)
    }

    fn make(&self, hosts: &[String]) -> Result<MadeCertificate, rcgen::Error> {
        let authority_key = KeyPair::generate()?;
        let mut authority = CertificateParams::default();
        authority.distinguished_name.push(DnType::CommonName, "Hector's hall");
        authority.is_ca = IsCa::Ca(BasicConstraints::Constrained(0));
        authority.key_usages = vec![KeyUsagePurpose::KeyCertSign, KeyUsagePurpose::CrlSign];
        let authority_pem = authority.self_signed(&authority_key)?.pem();
        let issuer = Issuer::new(authority, authority_key);
        let key = KeyPair::generate()?;
        let mut server = CertificateParams::new(hosts.to_vec())?;
        server.distinguished_name.push(DnType::CommonName, "Hector's hall");
        let certificate = server.signed_by(&key, &issuer)?.pem();
        Ok(MadeCertificate { authority: authority_pem, certificate, key: key.serialize_pem() })
    }
}

struct MadeCertificate {
    authority: String,
    certificate: String,
    key: String,
}

impl MadeCertificate {
    fn write(&self, files: &CertificateFiles) -> io::Result<()> {
        whole::replace_private(&files.key, &self.key)?;
        whole::replace_private(&files.certificate, &self.certificate)?;
        whole::replace_private(&files.authority, &self.authority)
    }
}
