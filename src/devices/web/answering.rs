//! Answers requests: a page from the shelf, signing in, or the result of a form. The pages themselves are made
//! elsewhere.

use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::body::{Body, HttpBody as _, to_bytes};
use axum::http::{
    HeaderMap, HeaderName, HeaderValue, Method, Request, Response, StatusCode, Uri, header,
};
use axum::response::IntoResponse;
use tokio::sync::{Semaphore, watch};
use tokio::time::timeout;

use super::SentForm;
use super::count_down::count_place;
use super::following::{counts_shown, events};
use super::limits::{self, CountedReader, UsageOfAll, lock};
use super::password::KeptPassword;
use super::shelf::{FORM_KEY, PageKind, PageShelf, Readers, ShelfPage};
use super::sign_in::{Arbiter, NameRule, SignedIn, is_random, is_same, random};
use super::way_in::{CodeNews, PageCode, WebWayIn};
use crate::link::Guesses;
use crate::neighbourhood::neighbourhood;

/// What all connections share.
pub(super) struct WebDesk {
    pub(super) shelf: watch::Receiver<PageShelf>,
    pub(super) way_in: WebWayIn,
    pub(super) first_page: &'static str,
    pub(super) languages: Vec<String>,
    pub(super) may_be_called: NameRule,
    pub(super) behind_proxy: bool,
    pub(super) signed_in: Mutex<SignedIn>,
    pub(super) usage: UsageOfAll,
    /// Only one password is checked at a time, because each check takes much memory. Known browsers have a queue of
    /// their own and do not wait behind strangers.
    pub(super) hashing: Semaphore,
    pub(super) hashing_of_known: Semaphore,
    pub(super) send: Box<dyn Fn(SentForm) -> bool + Send + Sync>,
}

/// How long to wait for the effect of a form before the reader is sent on.
const ACTED_ON: Duration = Duration::from_secs(3);
/// In characters.
const LONGEST_NAME: usize = 60;
/// The cookies of a reader who has signed in, and of one who has the form.
const COOKIE: &str = "hector";
const FORM_COOKIE: &str = "hector-form";
/// The cookie of a browser that was let in before, and its lifetime.
const KNOWN_COOKIE: &str = "hector-known";
const KEPT_SO_LONG: &str = "Max-Age=2592000";
const COOKIE_KIND: &str = "Path=/; HttpOnly; SameSite=Strict; Secure";

/// The headers of every response.
pub(super) const HEADERS: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; \
         form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::CACHE_CONTROL, "no-store"),
    (header::VARY, "Accept-Language, Cookie"),
];

pub(super) async fn answer(
    request: Request<Body>,
    address: IpAddr,
    desk: &WebDesk,
) -> Response<Body> {
    let proxy = desk.behind_proxy && address.to_canonical().is_loopback();
    let address = neighbourhood(said_by(request.headers()).filter(|_| proxy).unwrap_or(address));
    let reader = reader(request.headers(), address, desk);
    let may_ask = lock(&desk.usage).asks(reader, Instant::now());
    let path = request.uri().path().to_owned();
    let languages = request.headers().get(header::ACCEPT_LANGUAGE).cloned();
    let languages = languages.map(|wanted| (header::ACCEPT_LANGUAGE, wanted)).into_iter().collect();
    let mut answered = match may_ask {
        false => StatusCode::TOO_MANY_REQUESTS.into_response(),
        true => answer_within_limits(request, address, desk).await,
    };
    let status = answered.status();
    let is_error = status.is_client_error() || status.is_server_error();
    let says_nothing = is_error && answered.body().is_end_stream();
    let page = says_nothing.then(|| refusal_told(status, &path, &languages, desk)).flatten();
    if let Some(page) = page {
        answered = page_with(&page, "", desk);
        *answered.status_mut() = status;
    }
    let headers = answered.headers_mut();
    if status == StatusCode::METHOD_NOT_ALLOWED {
        headers.insert(header::ALLOW, HeaderValue::from_static("GET, HEAD, POST"));
    }
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    answered
}

/// The page for an error response without a body, in the language of the path or the one that the reader prefers.
pub(super) fn refusal_told(
    status: StatusCode,
    path: &str,
    headers: &HeaderMap,
    desk: &WebDesk,
) -> Option<Arc<ShelfPage>> {
    let language = path.strip_suffix(without_language(path, desk)).unwrap_or_default();
    let told = format!("{language}/refused/{}", status.as_str());
    desk.shelf.borrow().page(&told, &wanted_languages(headers, desk))
}

/// For whom a request counts: for the browser, wherever it is, if the reader has signed in now or before; else for the
/// address.
fn reader(headers: &HeaderMap, address: IpAddr, desk: &WebDesk) -> CountedReader {
    let signed_in = cookie(headers, COOKIE);
    let signed_in = signed_in.filter(|secret| lock(&desk.signed_in).has(secret));
    match signed_in.or_else(|| known_browser(headers, desk)) {
        Some(secret) => CountedReader::Browser(secret),
        None => CountedReader::Address(address),
    }
}

/// The cookie of a browser that was let in with the password before.
fn known_browser(headers: &HeaderMap, desk: &WebDesk) -> Option<String> {
    let WebWayIn::Password(password) = &desk.way_in else { return None };
    cookie(headers, KNOWN_COOKIE).filter(|sign| password.has_let_in(sign))
}

async fn answer_within_limits(
    request: Request<Body>,
    address: IpAddr,
    desk: &WebDesk,
) -> Response<Body> {
    let (head, body) = request.into_parts();
    let (path, headers) = (head.uri.path().to_owned(), head.headers);
    let arbiter = cookie(&headers, COOKIE)
        .and_then(|secret| lock(&desk.signed_in).of(&secret, Instant::now()));
    match head.method {
        Method::GET | Method::HEAD if is_events(&path, desk) => match arbiter {
            None => StatusCode::FORBIDDEN.into_response(),
            Some(_) => events(&desk.shelf, heard(&head.uri, &headers)).into_response(),
        },
        Method::GET | Method::HEAD => read(&path, &headers, arbiter.as_ref(), desk),
        Method::POST => {
            let read = timeout(limits::BODY, to_bytes(body, limits::LONGEST_FORM)).await;
            let fields = match read {
                Ok(Ok(bytes)) => fields(&bytes),
                Ok(Err(_)) => return StatusCode::PAYLOAD_TOO_LARGE.into_response(),
                Err(_) => return StatusCode::REQUEST_TIMEOUT.into_response(),
            };
            match (without_language(&path, desk), arbiter) {
                ("/login", before) => {
                    sign_in(&path, &fields, &headers, address, (before, desk)).await
                }
                (_, None) => to("/login"),
                (_, Some(arbiter)) => {
                    if !is_same(field(&fields, "key"), &arbiter.form_key) {
                        return StatusCode::FORBIDDEN.into_response();
                    }
                    if without_language(&path, desk) == "/logout" {
                        let secret = cookie(&headers, COOKIE).unwrap_or_default();
                        lock(&desk.signed_in).leave(&secret);
                        return to("/");
                    }
                    act(path, arbiter.name, fields, desk).await
                }
            }
        }
        _ => StatusCode::METHOD_NOT_ALLOWED.into_response(),
    }
}

fn read(
    path: &str,
    headers: &HeaderMap,
    arbiter: Option<&Arbiter>,
    desk: &WebDesk,
) -> Response<Body> {
    let page = desk.shelf.borrow().page(path, &wanted_languages(headers, desk));
    let Some(page) = page else { return StatusCode::NOT_FOUND.into_response() };
    let hides =
        page.readers == Readers::SignedIn || without_language(path, desk).starts_with("/login");
    if hides && matches!(desk.way_in, WebWayIn::Closed) {
        return StatusCode::NOT_FOUND.into_response();
    }
    match (page.readers, arbiter) {
        (Readers::SignedIn, None) => to("/login"),
        (_, Some(arbiter)) => page_with(&page, &arbiter.form_key, desk),
        (Readers::Everybody, None) if page.text.contains(FORM_KEY) => {
            // Keep an existing key, so that a form open in another tab of this browser stays valid.
            let Some(key) =
                cookie(headers, FORM_COOKIE).filter(|key| is_random(key)).or_else(random)
            else {
                return StatusCode::INTERNAL_SERVER_ERROR.into_response();
            };
            with_cookie(page_with(&page, &key, desk), FORM_COOKIE, &key)
        }
        (Readers::Everybody, None) => page_with(&page, "", desk),
    }
}

fn page_with(page: &ShelfPage, form_key: &str, desk: &WebDesk) -> Response<Body> {
    let mut text = page.text.clone();
    if page.kind == PageKind::Html {
        text = text.replace(FORM_KEY, form_key);
        for (number, shown) in counts_shown(&desk.shelf.borrow()).into_iter().enumerate() {
            text = text.replace(&count_place(number), &shown);
        }
    }
    ([(header::CONTENT_TYPE, page.kind.media_type())], text).into_response()
}

/// The number of the last sentence that a follower has received. A browser that reconnects sends it as a header;
/// otherwise it is in the address of the request.
fn heard(asked: &Uri, headers: &HeaderMap) -> Option<u64> {
    let by_the_browser = headers.get("last-event-id").and_then(|id| id.to_str().ok());
    let by_the_page = || asked.query()?.strip_prefix("after=");
    by_the_browser.or_else(by_the_page)?.parse().ok()
}

fn is_events(path: &str, desk: &WebDesk) -> bool {
    path.strip_suffix("/events") == Some(desk.first_page)
}

async fn sign_in(
    path: &str,
    fields: &[(String, String)],
    headers: &HeaderMap,
    address: IpAddr,
    (before, desk): (Option<Arbiter>, &WebDesk),
) -> Response<Body> {
    let form_key = cookie(headers, FORM_COOKIE).unwrap_or_default();
    let key = field(fields, "key");
    // A reader who has signed in already has another key in the same form.
    let knows_key = (!form_key.is_empty() && is_same(key, &form_key))
        || before.as_ref().is_some_and(|before| is_same(key, &before.form_key));
    let before = before.as_ref();
    match &desk.way_in {
        WebWayIn::Closed => StatusCode::NOT_FOUND.into_response(),
        _ if !knows_key => StatusCode::FORBIDDEN.into_response(),
        WebWayIn::Password(password) => {
            sign_in_by_password(path, fields, headers, address, (password, before, desk)).await
        }
        WebWayIn::Code(code) => {
            sign_in_by_code(path, fields, headers, address, (code, before, desk))
        }
    }
}

/// A code is compared and not hashed: it is short, and guessing is slowed down instead.
fn sign_in_by_code(
    path: &str,
    fields: &[(String, String)],
    headers: &HeaderMap,
    address: IpAddr,
    (code, before, desk): (&PageCode, Option<&Arbiter>, &WebDesk),
) -> Response<Body> {
    let now = Instant::now();
    if lock(&code.guesses).waits(address, now) {
        let mut response = page_of(&format!("{path}/later"), headers, desk);
        *response.status_mut() = StatusCode::TOO_MANY_REQUESTS;
        return response;
    }
    if !code.is(field(fields, "code")) {
        let tried = lock(&code.guesses).wrong(address, now);
        if Guesses::are_told(tried) {
            code.tell(CodeNews::WasWrong { tried });
        }
        return to(&format!("{path}/wrong"));
    }
    let reader = CountedReader::Address(address);
    match lock(&desk.signed_in).enter(String::new(), before, &reader, now) {
        None => StatusCode::SERVICE_UNAVAILABLE.into_response(),
        Some(secret) => {
            code.tell(CodeNews::CameIn);
            with_cookie(to(desk.first_page), COOKIE, &secret)
        }
    }
}

async fn sign_in_by_password(
    path: &str,
    fields: &[(String, String)],
    headers: &HeaderMap,
    address: IpAddr,
    (password, before, desk): (&KeptPassword, Option<&Arbiter>, &WebDesk),
) -> Response<Body> {
    let name = field(fields, "name").trim().to_owned();
    if name.is_empty() || name.chars().count() > LONGEST_NAME || name.chars().any(char::is_control)
    {
        return to(&format!("{path}/wrong"));
    }
    let known = known_browser(headers, desk);
    let (reader, one_by_one) = match &known {
        Some(sign) => (CountedReader::Browser(sign.clone()), &desk.hashing_of_known),
        None => (CountedReader::Address(address), &desk.hashing),
    };
    let Ok(_one) = one_by_one.acquire().await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    if let Some(wait) = lock(&desk.signed_in).waits(&reader, Instant::now()) {
        let seconds = wait.as_secs() + 1;
        let mut response = page_of(&format!("{path}/later"), headers, desk);
        *response.status_mut() = StatusCode::TOO_MANY_REQUESTS;
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        return response;
    }
    let (kept, tried) = (password.clone(), field(fields, "password").to_owned());
    let is_right = tokio::task::spawn_blocking(move || kept.is(&tried)).await.unwrap_or_default();
    let now = Instant::now();
    if !is_right {
        lock(&desk.signed_in).was_wrong(reader, now);
        return to(&format!("{path}/wrong"));
    }
    // Only a reader who knows the password learns which names are taken.
    if !(desk.may_be_called)(&name) {
        return to(&format!("{path}/name"));
    }
    // Signing in again in the same browser ends the earlier session.
    if let Some(secret) = cookie(headers, COOKIE) {
        lock(&desk.signed_in).leave(&secret);
    }
    let sign = known.or_else(|| Some(password.sign_of(&random()?)));
    match lock(&desk.signed_in).enter(name, before, &reader, now).zip(sign) {
        None => StatusCode::SERVICE_UNAVAILABLE.into_response(),
        Some((secret, sign)) => {
            let entered = with_cookie(to(desk.first_page), COOKIE, &secret);
            with_cookie(entered, KNOWN_COOKIE, &format!("{sign}; {KEPT_SO_LONG}"))
        }
    }
}

fn page_of(path: &str, headers: &HeaderMap, desk: &WebDesk) -> Response<Body> {
    let page = desk.shelf.borrow().page(path, &wanted_languages(headers, desk));
    page.map_or_else(|| StatusCode::OK.into_response(), |page| page_with(&page, "", desk))
}

/// Passes a form on, and leads back to the page of the form once its effect is visible.
async fn act(
    path: String,
    by: String,
    fields: Vec<(String, String)>,
    desk: &WebDesk,
) -> Response<Body> {
    let mut shelf = desk.shelf.clone();
    let before = {
        let now = shelf.borrow_and_update();
        // Don't lead a reader to a page that does not exist.
        if now.page(&path, &[]).is_none() {
            return StatusCode::NOT_FOUND.into_response();
        }
        now.changes
    };
    let back = format!("{path}{}", place_in_page(&fields));
    if !(desk.send)(SentForm { by, path, fields, at: Instant::now() }) {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    let _ = timeout(ACTED_ON, shelf.wait_for(|shelf| shelf.changes > before)).await;
    to(&back)
}

/// The fragment of the page where its reader goes on, if the form names one.
fn place_in_page(fields: &[(String, String)]) -> String {
    let at = field(fields, "at");
    let is_place = (1..=20).contains(&at.len()) && at.bytes().all(|sign| sign.is_ascii_lowercase());
    if is_place { format!("#{at}") } else { String::new() }
}

/// The address of the reader according to the proxy. The last entry counts: the proxy adds it after anything that the
/// reader wrote.
fn said_by(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next()?.trim().parse().ok()
}

fn to(path: &str) -> Response<Body> {
    (StatusCode::SEE_OTHER, [(header::LOCATION, path.to_owned())]).into_response()
}

fn with_cookie(mut response: Response<Body>, name: &str, value: &str) -> Response<Body> {
    if let Ok(cookie) = HeaderValue::from_str(&format!("{name}={value}; {COOKIE_KIND}")) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

fn cookie(headers: &HeaderMap, wanted: &str) -> Option<String> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    all.flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(name, _)| *name == wanted)
        .map(|(_, value)| value.to_owned())
}

/// The languages of the pages in the reader's order of preference.
fn wanted_languages(headers: &HeaderMap, desk: &WebDesk) -> Vec<String> {
    let written = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let mut wanted: Vec<(u32, String)> = Vec::new();
    for part in written.unwrap_or_default().split(',').take(20) {
        let (tag, weight) = part.split_once(";q=").unwrap_or((part, "1"));
        let language = tag.trim().split('-').next().unwrap_or_default().to_ascii_lowercase();
        let weight: f32 = weight.trim().parse().unwrap_or_default();
        if desk.languages.contains(&language) && weight > 0.0 {
            wanted.push(((weight.clamp(0.0, 1.0) * 1000.0) as u32, language));
        }
    }
    wanted.sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
    wanted.into_iter().map(|(_, language)| language).chain(desk.languages.clone()).collect()
}

/// A path without its language prefix.
fn without_language<'path>(path: &'path str, desk: &WebDesk) -> &'path str {
    let without = |language: &String| path.strip_prefix('/')?.strip_prefix(language.as_str());
    let rest = desk.languages.iter().find_map(without);
    rest.filter(|rest| rest.starts_with('/')).unwrap_or(path)
}

fn field<'fields>(fields: &'fields [(String, String)], wanted: &str) -> &'fields str {
    fields.iter().find(|(name, _)| name == wanted).map_or("", |(_, value)| value)
}

/// Parses a URL-encoded form.
fn fields(bytes: &[u8]) -> Vec<(String, String)> {
    let text = String::from_utf8_lossy(bytes);
    let pairs = text.split('&').take(40).filter_map(|pair| pair.split_once('='));
    pairs.map(|(name, value)| (decoded(name), decoded(value))).collect()
}

fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        let hex = after.get(..2).and_then(|two| std::str::from_utf8(two).ok());
        let hex = hex.and_then(|two| u8::from_str_radix(two, 16).ok());
        rest = after;
        bytes.push(match (first, hex) {
            (b'+', _) => b' ',
            (b'%', Some(byte)) => {
                rest = after.get(2..).unwrap_or_default();
                byte
            }
            (sign, _) => *sign,
        });
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_browser_writes_is_read() {
        let read = fields(b"name=J%C3%B6rg+M&line=settles+1&odd=%zz%4&none");
        let wanted = [("name", "Jörg M"), ("line", "settles 1"), ("odd", "%zz%4")];
        let wanted: Vec<(String, String)> =
            wanted.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        assert_eq!(read, wanted);
    }
}
