//! `hector hall configure`: enrols everybody and writes a folder for each server of a cluster. It starts no server.

use crate::devices::hall::{Configured, HallVenue, ServerAt, configure as written};
use crate::scenes::failure::{Failure, Outcome};
use crate::scenes::spoken::write_answer;
use crate::seat::hall::Sections;
use crate::words::Texts;

use super::ConfigureOptions;
use super::hall_faults::told;
use super::members::{address_of, codes_told, place_of};

pub(super) fn configure(options: &ConfigureOptions) -> Outcome {
    let texts = options.answering.texts();
    let (hall, _) = place_of(&options.members, None, &texts)?;
    let servers = options.server.iter().map(|server| address_of(server, &texts));
    let cluster: Vec<ServerAt> = servers.collect::<Result<_, _>>()?;
    // Two servers survive no more failures than one, and four no more than three.
    if !matches!(cluster.len(), 1 | 3 | 5) {
        return Err(Failure::Input(texts.hall_number_of_servers(cluster.len())));
    }
    let venues = options.venue.iter().map(|told| venue(told, &texts));
    let venues: Vec<HallVenue> = venues.collect::<Result<_, _>>()?;
    let Configured { codes, folders } = written(&hall, &cluster, &venues)
        .map_err(|fault| Failure::Input(told(&fault, &hall, &texts)))?;
    for folder in &folders {
        write_answer(&texts.hall_folder_of_server(&folder.display().to_string()))?;
    }
    for sentence in codes_told(&codes, &options.members, &hall, &texts) {
        write_answer(&sentence)?;
    }
    let named: Vec<String> =
        cluster.iter().map(|(host, port)| format!("--nats tls://{host}:{port}")).collect();
    let event = options.members.event.as_deref().unwrap_or(&hall.folder);
    let open = format!("hector hall {} {}", event.display(), named.join(" "));
    write_answer(&texts.hall_servers_next("nats-server -c server.conf", &open))?;
    Ok(())
}

/// An example of a venue, for a sentence.
const EXAMPLE: &str = "berlin=b.example:4222=1-20,35";

/// Reads a venue of the command line: its name, the address of its server, and its tables.
fn venue(told: &str, texts: &Texts) -> Result<HallVenue, Failure> {
    let bad = || Failure::Input(texts.hall_bad_venue(told, EXAMPLE));
    let parts: Vec<&str> = told.splitn(3, '=').collect();
    let [name, address, tables] = parts[..] else { return Err(bad()) };
    let tables = tables.parse::<Sections>().map_err(|_| bad())?;
    HallVenue::new(name.trim(), address_of(address.trim(), texts)?, tables.ranges()).ok_or_else(bad)
}
