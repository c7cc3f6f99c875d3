//! Opens the web pages of a hall: their address, their certificate, and the password of the arbiters. What is on a page
//! is decided elsewhere.

use std::io;
use std::net::SocketAddr;
use std::path::Path;

use crate::chess::notation::harmless;
use crate::devices::web::{KeptPassword, PageServer, PasswordFault, WebFault, WebPlace, WebWayIn};
use crate::devices::whole;
use crate::present::conversation::{KeyList, Out};
use crate::scenes::arbiters_number::keep_private;
use crate::scenes::failure::Failure;
use crate::scenes::place::Place;
use crate::scenes::reasons::refused;
use crate::seat::hall::is_named_as_online;
use crate::words::alike::{are_alike, mixes_scripts};
use crate::words::{Activity, Language, Texts};

use super::WebOptions;

/// An example of an address, for a sentence.
const EXAMPLE: &str = "0.0.0.0:8443";
/// The file of the password hash, in the folder of the hall.
const PASSWORD: &str = "web-password";

/// The address of the options, read before the hall is opened.
pub(super) fn address(options: &WebOptions, texts: &Texts) -> Result<Option<SocketAddr>, Failure> {
    let Some(written) = &options.web else { return Ok(None) };
    let read = written.parse().map_err(|_| Failure::Input(texts.web_bad_address(written, EXAMPLE)));
    read.map(Some)
}

/// The hall that the pages belong to.
pub(super) struct WhosePages<'a> {
    pub(super) folder: &'a Path,
    /// The name or address under which others reach the machine.
    pub(super) host: &'a str,
    /// The names of the arbiters: those with a code, and the one at the hall's own desk.
    pub(super) arbiters: Vec<String>,
    pub(super) language: Language,
    /// Whether a proxy on this machine tells where each request comes from.
    pub(super) behind_proxy: bool,
}

/// Opens the pages and tells their address.
pub(super) fn open(
    new_password: Option<String>,
    address: SocketAddr,
    WhosePages { folder, host, arbiters, language, behind_proxy }: WhosePages<'_>,
    place: &mut Place,
) -> Result<PageServer, Failure> {
    let texts = Texts::new(language);
    let password = password(new_password, folder, &texts)?;
    let has_desk = password.is_some();
    let is_sealed = !address.ip().is_loopback();
    let seal = is_sealed.then(|| (folder.join("server.pem"), folder.join("server.key")));
    if let Some((certificate, _)) = seal.as_ref().filter(|(file, _)| !file.is_file()) {
        let missing = certificate.display().to_string();
        return Err(Failure::Input(texts.web_needs_certificate(&missing)));
    }
    let own = language.code();
    let others = Language::ALL.into_iter().map(Language::code).filter(|code| *code != own);
    let languages = std::iter::once(own).chain(others).map(str::to_owned).collect();
    let may_be_called = Box::new(move |name: &str| is_free(name, &arbiters));
    let way_in = password.map_or(WebWayIn::Closed, WebWayIn::Password);
    let first_page = "/desk";
    let web =
        WebPlace { address, seal, way_in, first_page, languages, may_be_called, behind_proxy };
    let pages = place.open_pages(web).map_err(|fault| {
        Failure::Input(match fault {
            WebFault::Address(error) => {
                texts.web_cannot_serve(&address.to_string(), &refused(&error, &texts))
            }
            WebFault::Seal(error) => texts.web_bad_certificate(&refused(&error, &texts)),
        })
    })?;
    let way = if is_sealed { "https" } else { "http" };
    // The unspecified address means every address of this machine; others cannot connect to it.
    let served = pages.address();
    let shown = match served.ip().is_unspecified() {
        true => format!("{host}:{}", served.port()),
        false => served.to_string(),
    };
    let at = format!("{way}://{shown}/");
    let mut told = vec![Out::Text(texts.web_open(&at))];
    told.push(Out::Text(match has_desk {
        true => texts.web_desk_at(&format!("{at}desk")),
        false => texts.web_no_password("--web-password"),
    }));
    place.carry_out(told);
    Ok(pages)
}

/// Whether a name may be used on the pages: it is a name, and cannot be mistaken for that of a known arbiter.
fn is_free(name: &str, arbiters: &[String]) -> bool {
    let own_desk = Language::ALL.map(|language| Texts::new(language).hall_own_desk());
    harmless(name) == name
        && name.chars().any(char::is_alphabetic)
        && !mixes_scripts(name)
        && !is_named_as_online(name)
        && !arbiters.iter().chain(&own_desk).any(|known| are_alike(known, name))
}

/// Reads the new password or asks for it, if the options want one. This happens before the hall is opened: news of a
/// hall would be lost while somebody types.
pub(super) fn new_password(
    options: &WebOptions,
    place: &mut Place,
    texts: &Texts,
) -> Result<Option<String>, Failure> {
    match &options.web_password_file {
        Some(path) => {
            let text =
                whole::text(path, whole::SMALL).map_err(|error| unusable(path, &error, texts))?;
            Ok(Some(text.lines().next().unwrap_or_default().trim().to_owned()))
        }
        None if options.web_password => asked(place, texts).map(Some),
        None => Ok(None),
    }
}

/// The kept password, or the new one.
fn password(
    new: Option<String>,
    folder: &Path,
    texts: &Texts,
) -> Result<Option<KeptPassword>, Failure> {
    let file = folder.join(PASSWORD);
    let Some(new) = new else {
        return KeptPassword::kept(&file).map_err(|error| unusable(&file, &error, texts));
    };
    match KeptPassword::keep(&new, &file) {
        Ok(kept) => Ok(Some(kept)),
        Err(PasswordFault::TooShort(least)) => {
            Err(Failure::Input(texts.web_password_too_short(least)))
        }
        Err(PasswordFault::System(error)) => Err(unusable(&file, &error, texts)),
    }
}

fn unusable(path: &Path, error: &io::Error, texts: &Texts) -> Failure {
    let shown = path.display().to_string();
    Failure::Input(texts.hall_file_unusable(&shown, &refused(error, texts)))
}

/// Asks for a new password twice, without showing it.
fn asked(place: &mut Place, texts: &Texts) -> Result<String, Failure> {
    keep_private(texts).map_err(Failure::Input)?;
    let keys = KeyList::at(Activity::Desk).entry();
    let mut ask = |sentence: String| {
        place.carry_out(vec![Out::Text(sentence)]);
        place.unseen_line(keys.clone()).unwrap_or_default()
    };
    let first = ask(texts.web_asks_password());
    let second = ask(texts.web_asks_password_again());
    match first == second {
        true => Ok(first.trim().to_owned()),
        false => Err(Failure::Input(texts.web_passwords_differ())),
    }
}
