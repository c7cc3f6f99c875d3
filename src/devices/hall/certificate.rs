//! The certificate of a hall's server, made once: an authority for this hall alone, and the certificate that it
//! signs. Tables trust only this authority, which their code proves.

use std::io;
use std::path::{Path, PathBuf};

use rcgen::{
    BasicConstraints, CertificateParams, DnType, ExtendedKeyUsagePurpose, IsCa, Issuer, KeyPair,
    KeyUsagePurpose,
};

use crate::whole;

#[derive(Debug, Clone)]
pub(super) struct CertificateFiles {
    pub(super) authority: PathBuf,
    pub(super) certificate: PathBuf,
    pub(super) key: PathBuf,
}

impl CertificateFiles {
    /// The files in a folder, whether they exist or not.
    pub(super) fn in_folder(folder: &Path) -> CertificateFiles {
        CertificateFiles {
            authority: folder.join("authority.pem"),
            certificate: folder.join("server.pem"),
            key: folder.join("server.key"),
        }
    }

    /// Makes certificates for machines, each in its folder and for its hosts, all from one authority. `own` is the
    /// folder of the hall itself.
    pub(super) fn make_for(machines: &[(PathBuf, Vec<String>)], own: &Path) -> io::Result<()> {
        let authority = NewAuthority::made().map_err(io::Error::other)?;
        for (folder, hosts) in machines {
            let made = authority.certificate(hosts).map_err(io::Error::other)?;
            made.write(&CertificateFiles::in_folder(folder))?;
        }
        whole::replace_private(&CertificateFiles::in_folder(own).authority, &authority.pem)
    }

    /// Loads the files of a folder. Makes them if they do not exist or are for other hosts.
    pub(super) fn load_or_create(folder: &Path, hosts: &[String]) -> io::Result<CertificateFiles> {
        let files = CertificateFiles::in_folder(folder);
        let made_for = folder.join("server.hosts");
        let wanted = format!("{KIND}\n{}", hosts.join("\n"));
        let is_made =
            [&files.authority, &files.certificate, &files.key].iter().all(|file| file.is_file());
        if !is_made || whole::text(&made_for, whole::SMALL).ok().as_ref() != Some(&wanted) {
            let made = NewAuthority::made().and_then(|authority| authority.certificate(hosts));
            made.map_err(io::Error::other)?.write(&files)?;
            whole::replace_private(&made_for, wanted)?;
        }
        Ok(files)
    }
}

/// Written before the hosts of a certificate: a certificate of another kind is made again.
const KIND: &str = "hector-certificate 2";

/// An authority whose key is dropped after it has signed.
struct NewAuthority {
    pem: String,
    issuer: Issuer<'static, KeyPair>,
}

impl NewAuthority {
    fn made() -> Result<NewAuthority, rcgen::Error> {
        let key = KeyPair::generate()?;
        let mut authority = CertificateParams::default();
        authority.distinguished_name.push(DnType::CommonName, "Authority of Hector's hall");
        authority.is_ca = IsCa::Ca(BasicConstraints::Constrained(0));
        authority.key_usages = vec![KeyUsagePurpose::KeyCertSign, KeyUsagePurpose::CrlSign];
        let pem = authority.self_signed(&key)?.pem();
        Ok(NewAuthority { pem, issuer: Issuer::new(authority, key) })
    }

    fn certificate(&self, hosts: &[String]) -> Result<MadeCertificate, rcgen::Error> {
        let key = KeyPair::generate()?;
        let mut server = CertificateParams::new(hosts.to_vec())?;
        // With the same name for both, OpenSSL would take the certificate for its own authority.
        let name = hosts.first().map_or("Hector's hall", String::as_str);
        server.distinguished_name.push(DnType::CommonName, name);
        server.use_authority_key_identifier_extension = true;
        server.extended_key_usages = vec![
            ExtendedKeyUsagePurpose::ServerAuth,
            // Servers of a cluster also show it to each other.
            ExtendedKeyUsagePurpose::ClientAuth,
        ];
        let certificate = server.signed_by(&key, &self.issuer)?.pem();
        Ok(MadeCertificate { authority: self.pem.clone(), certificate, key: key.serialize_pem() })
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
