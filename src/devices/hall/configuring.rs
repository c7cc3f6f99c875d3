//! Writes what servers need that a hall does not start itself, such as three in a cluster. A folder for each
//! machine, to be carried there whole. Never starts one.

use std::path::{Path, PathBuf};

use super::HallMember;
use super::certificate::CertificateFiles;
use super::enrolment::{NewCodes, enrol};
use super::hall_end::halls_key;
use super::hall_place::{HallFault, HallPlace, ServerAt};
use super::server_text::{ServerBeside, ServerText, ServerUsers};
use super::store::HallStore;
use crate::devices::{folders, whole};

/// What was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Configured {
    /// The codes that are new.
    pub codes: NewCodes,
    /// A folder for each machine.
    pub folders: Vec<PathBuf>,
}

/// Enrols every table and arbiter of a hall and writes a folder for each of its servers.
///
/// # Errors
/// With what cannot be written.
pub fn configure(place: &HallPlace, cluster: &[ServerAt]) -> Result<Configured, HallFault> {
    folders::make_private(&place.folder)?;
    let mut store = HallStore::open(&place.folder)?;
    let codes = enrol(place, &mut store)?;
    let hall = halls_key(&place.folder)?.public_key();
    let members: Vec<(HallMember, String)> =
        store.members()?.into_iter().map(|known| (known.member, known.user)).collect();
    let above = place.folder.join("servers");
    folders::make_private(&above)?;
    let named = cluster.iter().enumerate().map(|(place, at)| (format!("server-{}", place + 1), at));
    let machines: Vec<(PathBuf, &ServerAt)> =
        named.map(|(name, at)| (above.join(name), at)).collect();
    let hosts: Vec<(PathBuf, Vec<String>)> = machines
        .iter()
        .map(|(folder, (host, _))| (folder.clone(), vec![host.clone(), "localhost".to_owned()]))
        .collect();
    for (folder, _) in &hosts {
        folders::make_private(folder)?;
    }
    CertificateFiles::make_for(&hosts, &place.folder)?;
    let in_its_folder = CertificateFiles::in_folder(Path::new(""));
    let users = ServerUsers { hall, members };
    for (number, (folder, (_, port))) in machines.iter().enumerate() {
        let others: Vec<ServerAt> = cluster
            .iter()
            .enumerate()
            .filter(|(at, _)| *at != number)
            .map(|(_, at)| at.clone())
            .collect();
        let text = ServerText {
            name: &format!("hall-{}", number + 1),
            port: *port,
            store: Path::new("stream"),
            certificate: &in_its_folder,
            users: &users,
            beside: ServerBeside::Cluster { others: &others, port: *port },
        };
        whole::replace_private(&folder.join("server.conf"), text.written())?;
    }
    let folders = machines.into_iter().map(|(folder, _)| folder).collect();
    Ok(Configured { codes, folders })
}
