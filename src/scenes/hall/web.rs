//! Opens the pages of a hall for browsers: where they are served, how the line is sealed, and the password of
//! the arbiters. Never knows what stands on a page.

use std::io;
use std::net::SocketAddr;
use std::path::Path;

use crate::devices::web::{KeptPassword, PageServer, PasswordFault, WebFault, WebPlace, WebWayIn};
use crate::devices::whole;
use crate::present::conversation::{KeyList, Out};
use crate::scenes::arbiters_number::keep_private;
use crate::scenes::failure::Failure;
use crate::scenes::place::Place;
use crate::scenes::reasons::refused;
use crate::words::{Activity, Language, Texts};

use super::WebOptions;

/// An address as it is written, for a sentence.
const EXAMPLE: &str = "0.0.0.0:8443";
/// What is kept of the password, in the folder of the hall.
const PASSWORD: &str = "web-password";

/// The address of the options, read before the hall is opened.
pub(super) fn address(options: &WebOptions, texts: &Texts) -> Result<Option<SocketAddr>, Failure> {
    let Some(written) = &options.web else { return Ok(None) };
    let read = written.parse().map_err(|_| Failure::Input(texts.web_bad_address(written, EXAMPLE)));
    read.map(Some)
}

/// Opens the pages, and says where they are.
pub(super) fn open(
    options: &WebOptions,
    address: SocketAddr,
    folder: &Path,
    place: &mut Place,
    language: Language,
) -> Result<PageServer, Failure> {
    let texts = Texts::new(language);
    let password = password(options, folder, place, &texts)?;
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
    let way_in = password.map_or(WebWayIn::Closed, WebWayIn::Password);
    let web = WebPlace { address, seal, way_in, first_page: "/desk", languages };
    let pages = place.open_pages(web).map_err(|fault| {
        Failure::Input(match fault {
            WebFault::Address(error) => {
                texts.web_cannot_serve(&address.to_string(), &refused(&error, &texts))
            }
            WebFault::Seal(error) => texts.web_bad_certificate(&refused(&error, &texts)),
        })
    })?;
    let way = if is_sealed { "https" } else { "http" };
    let at = format!("{way}://{}/", pages.address());
    let mut told = vec![Out::Text(texts.web_open(&at))];
    told.push(Out::Text(match has_desk {
        true => texts.web_desk_at(&format!("{at}desk")),
        false => texts.web_no_password("--web-password"),
    }));
    place.carry_out(told);
    Ok(pages)
}

/// The password that is kept, or the new one.
fn password(
    options: &WebOptions,
    folder: &Path,
    place: &mut Place,
    texts: &Texts,
) -> Result<Option<KeptPassword>, Failure> {
    let file = folder.join(PASSWORD);
    let unusable = |path: &Path, error: &io::Error| {
        let shown = path.display().to_string();
        Failure::Input(texts.hall_file_unusable(&shown, &refused(error, texts)))
    };
    let new = match &options.web_password_file {
        Some(path) => {
            let text = whole::text(path, whole::SMALL).map_err(|error| unusable(path, &error))?;
            text.lines().next().unwrap_or_default().trim().to_owned()
        }
        None if options.web_password => asked(place, texts)?,
        None => return KeptPassword::kept(&file).map_err(|error| unusable(&file, &error)),
    };
    match KeptPassword::keep(&new, &file) {
        Ok(kept) => Ok(Some(kept)),
        Err(PasswordFault::TooShort(least)) => {
            Err(Failure::Input(texts.web_password_too_short(least)))
        }
        Err(PasswordFault::System(error)) => Err(unusable(&file, &error)),
    }
}

/// A new password, typed twice and unseen.
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
