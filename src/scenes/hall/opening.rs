//! Opens the hall and its desk.

use crate::devices::hall::{HallServers, MOST_TABLES, ServerAt};
use crate::devices::timepiece::{self, Timepiece};
use crate::present::conversation::{KeyList, Out};
use crate::present::tone::Tones;
use crate::scenes::failure::{Failure, Outcome};
use crate::scenes::place::Place;
use crate::scenes::settings_file;
use crate::seat::hall::{HallDesk, Sections};
use crate::words::{Activity, Texts};

use super::HallOptions;
use super::hall_faults::told;
use super::members::{address_of, codes_told, place_of};
use super::{published, web};

pub(super) fn open(options: &HallOptions) -> Outcome {
    let (settings, spoiled) = settings_file::chosen(options.terminal.language);
    let texts = Texts::new(settings.language);
    let (mut hall, wished) = place_of(&options.members, options.name.as_deref(), &texts)?;
    if !options.nats.is_empty() {
        let servers = options.nats.iter().map(|server| running(server, &texts));
        hall.servers = HallServers::Running(servers.collect::<Result<_, _>>()?);
    }
    let web_address = web::address(&options.web, &texts)?;
    let publication = published::read(&options.publishing, &wished, &texts)?;
    (hall.round, hall.pairs) = (publication.round(), publication.pairs());
    hall.tables = hall.tables.max(publication.boards()).min(MOST_TABLES);
    let mut place = Place::open(&settings, options.terminal.wishes())?;
    place.carry_out(spoiled.into_iter().map(Out::Text).collect());
    let password = web::new_password(&options.web, &mut place, &texts)?;
    let (codes, mut known) =
        place.open_hall(&hall).map_err(|fault| Failure::Input(told(&fault, &hall, &texts)))?;
    place.carry_out(
        codes_told(&codes, &options.members, &hall, &texts).into_iter().map(Out::Text).collect(),
    );
    place.begin(KeyList::at(Activity::Desk).entry(), Tones::Off);
    known.push(hall.own_name.clone());
    let whose = (hall.own_name, Sections::default());
    let language = settings.language;
    let (folder, host) = (hall.folder.as_path(), hall.host.as_str());
    let behind_proxy = options.web.web_behind_proxy;
    let whose_pages = web::WhosePages { folder, host, arbiters: known, language, behind_proxy };
    let pages = web_address
        .map(|address| web::open(password, address, whose_pages, &mut place))
        .transpose()?;
    let publishing = published::open(publication, &place, &hall.folder, pages)?;
    let mut desk =
        HallDesk::in_the_hall(settings, whose, hall.tables, wished.low_clock, timepiece::wall())
            .that_publishes(publishing);
    let _ = place.serve(&mut desk, Timepiece::started());
    Ok(())
}

/// The address of a running server. Its certificate always encrypts the connection.
fn running(server: &str, texts: &Texts) -> Result<ServerAt, Failure> {
    let address = server.strip_prefix("tls://").unwrap_or(server);
    address_of(address, texts)
}
