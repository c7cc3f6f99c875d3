//! Writes the configuration of servers that a hall does not start itself, such as three in a cluster and those of
//! venues: a folder for each machine, to be carried there whole.

use std::io;
use std::path::{Path, PathBuf};

use super::HallMember;
use super::certificate::CertificateFiles;
use super::enrolment::{NewCodes, enrol};
use super::hall_end::halls_key;
use super::hall_place::{HallFault, HallPlace, ServerAt};
use super::server_text::{ServerBeside, ServerText, ServerUsers, VenueWay};
use super::store::HallStore;
use super::venue::HallVenue;
use crate::hex::hex;
use crate::{folders, whole};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Configured {
    /// The codes that are new.
    pub codes: NewCodes,
    /// A folder for each machine.
    pub folders: Vec<PathBuf>,
}

/// Enrols every table and arbiter of a hall, and writes a folder for each of its servers and then for each venue.
///
/// # Errors
/// If something cannot be written.
pub fn configure(
    place: &HallPlace,
    cluster: &[ServerAt],
    venues: &[HallVenue],
) -> Result<Configured, HallFault> {
    folders::keep_private(&place.folder)?;
    let mut store = HallStore::open(&place.folder)?;
    let codes = enrol(place, &mut store)?;
    let hall = halls_key(&place.folder)?.public_key();
    let members: Vec<(HallMember, String)> =
        store.members()?.into_iter().map(|known| (known.member, known.user)).collect();
    let users = ServerUsers { hall, watcher: None, members };
    let above = place.folder.join("servers");
    folders::make_private(&above)?;
    let folder_of = |name: String| above.join(name);
    let servers = (1..=cluster.len()).map(|number| folder_of(format!("server-{number}")));
    let at_venues = venues.iter().map(|venue| folder_of(format!("venue-{}", venue.name())));
    let folders: Vec<PathBuf> = servers.chain(at_venues).collect();
    let places = cluster.iter().chain(venues.iter().map(HallVenue::at));
    let hosts: Vec<(PathBuf, Vec<String>)> = folders
        .iter()
        .zip(places)
        .map(|(folder, (host, _))| (folder.clone(), vec![host.clone(), "localhost".to_owned()]))
        .collect();
    for folder in &folders {
        folders::make_private(folder)?;
    }
    CertificateFiles::make_for(&hosts, &place.folder)?;
    let ways = venues.iter().map(VenueWay::made).collect::<io::Result<Vec<_>>>()?;
    for (number, (folder, (_, port))) in folders.iter().zip(cluster).enumerate() {
        let others = cluster.iter().enumerate().filter(|(at, _)| *at != number);
        let others: Vec<ServerAt> = others.map(|(_, at)| at.clone()).collect();
        // A server in a cluster of one would wait for others and not start.
        let beside = match others[..] {
            [] => ServerBeside::Nothing,
            _ => ServerBeside::Cluster { others: &others, port: *port },
        };
        let name = format!("hall-{}", number + 1);
        write_server(folder, &name, *port, &users, beside, &ways)?;
    }
    let of_venues = folders.iter().skip(cluster.len()).zip(venues).zip(&ways);
    for ((folder, venue), way) in of_venues {
        let beside = ServerBeside::Venue { way, hall: cluster };
        let name = format!("venue-{}", venue.name());
        write_server(folder, &name, venue.at().1, &users, beside, &[])?;
    }
    HallVenue::write_all(venues, &place.folder)?;
    Ok(Configured { codes, folders })
}

fn write_server(
    folder: &Path,
    name: &str,
    port: u16,
    users: &ServerUsers,
    beside: ServerBeside<'_>,
    venues: &[VenueWay],
) -> io::Result<()> {
    let certificate = &CertificateFiles::in_folder(Path::new(""));
    let store = Path::new("stream");
    let text = ServerText { name, port, store, certificate, users, beside, venues };
    whole::replace_private(&folder.join("server.conf"), text.written())
}

impl VenueWay {
    /// With a new random password.
    fn made(venue: &HallVenue) -> io::Result<VenueWay> {
        let mut password = [0; 16];
        getrandom::fill(&mut password).map_err(io::Error::other)?;
        Ok(VenueWay { name: venue.name().to_owned(), password: hex(&password) })
    }
}
