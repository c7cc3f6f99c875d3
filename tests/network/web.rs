//! The server of pages: who is let in, what is refused, and that nobody holds it up.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use hector::devices::web::{
    FORM_KEY, KeptPassword, PageKind, PageServer, Readers, SentForm, ShelfPage, WebPlace, WebWayIn,
};

use crate::common::browser::{Answered, connect, get, post};
use crate::common::in_a_hall::Folder;

const PASSWORD: &str = "correct horse";

struct Served {
    server: PageServer,
    address: SocketAddr,
    forms: Receiver<SentForm>,
    _folder: Folder,
}

fn page(readers: Readers, text: &str) -> ShelfPage {
    ShelfPage { kind: PageKind::Html, readers, text: text.to_owned() }
}

fn serve() -> Served {
    serve_behind(false)
}

fn serve_behind(behind_proxy: bool) -> Served {
    let folder = Folder::new();
    let password = KeptPassword::keep(PASSWORD, &folder.0.join("password")).expect("kept");
    let (sender, forms) = sync_channel(4);
    let place = WebPlace {
        address: SocketAddr::from(([127, 0, 0, 1], 0)),
        seal: None,
        way_in: WebWayIn::Password(password),
        first_page: "/desk",
        languages: ["en", "de", "fr"].map(str::to_owned).to_vec(),
        may_be_called: Box::new(|name| name != "Clara"),
        behind_proxy,
    };
    let server = PageServer::open(place, |form: SentForm| form, sender).expect("a server");
    let form = format!("<input name=\"key\" value=\"{FORM_KEY}\">");
    for (path, page) in [
        ("/en/", page(Readers::Everybody, "Games")),
        ("/de/", page(Readers::Everybody, "Partien")),
        ("/fr/", page(Readers::Everybody, "Parties")),
        ("/en/login", page(Readers::Everybody, &form)),
        ("/en/login/wrong", page(Readers::Everybody, &form)),
        ("/en/login/later", page(Readers::Everybody, "Later")),
        ("/en/desk", page(Readers::SignedIn, &format!("Desk {form}"))),
    ] {
        server.show(path.to_owned(), page);
    }
    let address = server.address();
    Served { server, address, forms, _folder: folder }
}

fn try_to_sign_in(address: SocketAddr, password: &str) -> Answered {
    try_to_sign_in_as(address, "Anna B", password)
}

fn try_to_sign_in_as(address: SocketAddr, name: &str, password: &str) -> Answered {
    try_to_sign_in_from("", address, name, password)
}

/// The same in a browser that has one more cookie.
fn try_to_sign_in_by(cookie: &str, address: SocketAddr, name: &str, password: &str) -> Answered {
    let login = get(address, "/login", "");
    let form_cookie = login.cookie("hector-form").expect("a cookie");
    let form =
        format!("name={name}&password={password}&key={}", login.form_key()).replace(' ', "+");
    post(address, "/login", &format!("Cookie: hector-form={form_cookie}; {cookie}\r\n"), &form)
}

/// The same, with more lines that a proxy or a liar has put there.
fn try_to_sign_in_from(more: &str, address: SocketAddr, name: &str, password: &str) -> Answered {
    let login = get(address, "/login", "");
    let cookie = login.cookie("hector-form").expect("a cookie");
    let form =
        format!("name={name}&password={password}&key={}", login.form_key()).replace(' ', "+");
    post(address, "/login", &format!("Cookie: hector-form={cookie}\r\n{more}"), &form)
}

fn signed_in(address: SocketAddr) -> String {
    let answered = try_to_sign_in(address, PASSWORD);
    assert_eq!(answered.status, 303, "{answered:?}");
    assert_eq!(answered.header("location"), Some("/desk"));
    let set = answered.header("set-cookie").expect("a cookie");
    for word in ["HttpOnly", "SameSite=Strict", "Secure"] {
        assert!(set.contains(word), "{set}");
    }
    format!("Cookie: hector={}\r\n", answered.cookie("hector").expect("a cookie"))
}

#[test]
fn a_reader_gets_the_page_in_the_language_wanted_most() {
    let served = serve();
    for (wanted, text) in [
        ("", "Games"),
        ("Accept-Language: it, fr;q=0.8, de;q=0.9\r\n", "Partien"),
        ("Accept-Language: fr-CH\r\n", "Parties"),
        ("Accept-Language: de;q=nonsense\r\n", "Games"),
    ] {
        let answered = get(served.address, "/", wanted);
        assert_eq!((answered.status, answered.body.as_str()), (200, text), "{wanted}");
        for (name, value) in [
            ("content-security-policy", "default-src 'none'"),
            ("content-security-policy", "frame-ancestors 'none'"),
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
        ] {
            let found = answered.header(name).unwrap_or_default();
            assert!(found.contains(value), "{name}: {found}");
        }
    }
    assert_eq!(get(served.address, "/fr/", "").body, "Parties");
    assert_eq!(get(served.address, "/nothing", "").status, 404);
    assert_eq!(get(served.address, "/../../etc/passwd", "").status, 404);
}

#[test]
fn the_desk_is_for_who_has_signed_in_and_forms_say_their_key() {
    let served = serve();
    let address = served.address;
    let turned_away = get(address, "/desk", "");
    assert_eq!((turned_away.status, turned_away.header("location")), (303, Some("/login")));
    assert_eq!(get(address, "/desk/events", "").status, 403);
    assert_eq!(get(address, "/desk", "Cookie: hector=guessed\r\n").status, 303);
    // A form that another site sends knows neither cookie nor key.
    let foreign = post(address, "/login", "", &format!("name=A&password={PASSWORD}&key="));
    assert_eq!(foreign.status, 403);
    let cookie = signed_in(address);
    let desk = get(address, "/desk", &cookie);
    assert!(desk.body.starts_with("Desk"), "{desk:?}");
    let key = desk.form_key();
    assert_eq!(key.len(), 48);
    for form in ["do=act", "do=act&key=", &format!("do=act&key={}", key.replace(['0', 'a'], "b"))] {
        let refused = post(address, "/en/desk", &cookie, form);
        assert_eq!(refused.status, 403, "{form}");
    }
    assert!(served.forms.try_recv().is_err());
    assert_eq!(post(address, "/en/desk", "", &format!("do=act&key={key}")).status, 303);
    assert!(served.forms.try_recv().is_err());
    let send = thread::spawn({
        let (cookie, key) = (cookie.clone(), key.clone());
        move || post(address, "/en/desk", &cookie, &format!("do=act&line=J%C3%B6rg&key={key}"))
    });
    let form = served.forms.recv_timeout(Duration::from_secs(30)).expect("a form");
    assert_eq!((form.by.as_str(), form.path.as_str()), ("Anna B", "/en/desk"));
    assert_eq!(form.fields[1], ("line".to_owned(), "Jörg".to_owned()));
    served.server.show("/en/desk".to_owned(), page(Readers::SignedIn, "Done"));
    served.server.is_up_to_date();
    let answered = send.join().expect("answered");
    assert_eq!((answered.status, answered.header("location")), (303, Some("/en/desk")));
    let long = format!("key={key}&line={}", "x".repeat(10_000));
    assert_eq!(post(address, "/en/desk", &cookie, &long).status, 413);
    assert_eq!(post(address, "/logout", &cookie, &format!("key={key}")).status, 303);
    assert_eq!(get(address, "/desk", &cookie).status, 303);
}

/// A form opened in two tabs, sent twice, or open while somebody signs in elsewhere in the same browser.
#[test]
fn a_login_that_is_opened_or_sent_twice_is_let_in_each_time() {
    let served = serve();
    let address = served.address;
    let first = get(address, "/login", "");
    let form_cookie = first.cookie("hector-form").expect("a cookie");
    let in_browser = format!("Cookie: hector-form={form_cookie}\r\n");
    let second = get(address, "/login", &in_browser);
    // The browser keeps the cookie that was set last.
    let form_cookie = second.cookie("hector-form").unwrap_or(form_cookie);
    let in_browser = format!("hector-form={form_cookie}");
    let sends = |page: &Answered, more: &str| {
        let form = format!("name=Anna&password={PASSWORD}&key={}", page.form_key());
        let form = form.replace(' ', "+");
        let answered = post(address, "/login", &format!("Cookie: {in_browser}{more}\r\n"), &form);
        assert_eq!((answered.status, answered.header("location")), (303, Some("/desk")));
        answered.cookie("hector").expect("a cookie")
    };
    sends(&first, "");
    let once = sends(&first, "");
    let signed_in = |secret: &str| format!("Cookie: hector={secret}\r\n");
    let desk = get(address, "/desk", &signed_in(&once));
    let twice = sends(&second, &format!("; hector={once}"));
    // What was open before can still be sent.
    let form = format!("do=act&key={}", desk.form_key());
    let acts = thread::spawn({
        let cookie = signed_in(&twice);
        move || post(address, "/en/desk", &cookie, &form).status
    });
    assert!(served.forms.recv_timeout(Duration::from_secs(30)).is_ok());
    served.server.is_up_to_date();
    assert_eq!(acts.join().expect("answered"), 303);
    // Who is in already finds a form that lets in too, and another name has another key.
    let inside = get(address, "/login", &format!("Cookie: {in_browser}; hector={twice}\r\n"));
    let again = sends(&inside, &format!("; hector={twice}"));
    let as_berta = try_to_sign_in_by(&format!("hector={again}"), address, "Berta", PASSWORD);
    let berta = as_berta.cookie("hector").expect("a cookie");
    let of_anna = format!("do=act&key={}", desk.form_key());
    assert_eq!(post(address, "/en/desk", &signed_in(&berta), &of_anna).status, 403);
    // A cookie that nobody here has set is no key.
    let planted = get(address, "/login", "Cookie: hector-form=x\"><b>\r\n");
    assert_eq!(planted.form_key().len(), 48);
}

#[test]
fn who_guesses_the_password_has_to_wait() {
    let served = serve();
    for _ in 0..3 {
        let wrong = try_to_sign_in(served.address, "wrong");
        assert_eq!((wrong.status, wrong.header("location")), (303, Some("/login/wrong")));
    }
    // Not even the right one is tried now, so that nobody learns which it was.
    let later = try_to_sign_in(served.address, PASSWORD);
    assert_eq!(later.status, 429, "{later:?}");
    assert!(later.header("retry-after").is_some(), "{later:?}");
    let kept = std::fs::read_to_string(served._folder.0.join("password")).expect("a file");
    assert!(kept.starts_with("argon2id ") && !kept.contains("horse"), "{kept}");
    let open = std::os::unix::fs::MetadataExt::mode(
        &std::fs::metadata(served._folder.0.join("password")).expect("a file"),
    );
    assert_eq!(open & 0o777, 0o600);
}

/// A whole venue comes from one address, and a guesser with it, who also asks for pages without end.
#[test]
fn a_guesser_in_the_venue_keeps_no_arbiter_out_who_was_in_before() {
    let served = serve();
    let address = served.address;
    let entered = try_to_sign_in(address, PASSWORD);
    let known = entered.cookie("hector-known").expect("a cookie");
    assert!(entered.headers("set-cookie").any(|set| set.contains("Max-Age=")), "{entered:?}");
    let known = format!("hector-known={known}");
    for _ in 0..3 {
        assert_eq!(try_to_sign_in(address, "wrong").status, 303);
    }
    assert_eq!(try_to_sign_in(address, PASSWORD).status, 429);
    // Made up, or cut short, it is no sign of anything.
    for forged in [&known[..known.len() - 1], "hector-known=.", "hector-known=0123.4567"] {
        assert_eq!(try_to_sign_in_by(forged, address, "Anna", PASSWORD).status, 429, "{forged}");
    }
    let again = try_to_sign_in_by(&known, address, "Anna B", PASSWORD);
    assert_eq!((again.status, again.header("location")), (303, Some("/desk")), "{again:?}");
    // Who was in before guesses no faster than others, and locks out nobody else.
    for _ in 0..3 {
        assert_eq!(try_to_sign_in_by(&known, address, "Anna", "wrong").status, 303);
    }
    assert_eq!(try_to_sign_in_by(&known, address, "Anna", PASSWORD).status, 429);
    let desk = format!("Cookie: hector={}\r\n", again.cookie("hector").expect("a cookie"));
    assert_eq!(get(address, "/desk", &desk).status, 200);
}

/// Where nobody takes what is sent, that is told at once, by the page that is there for it.
#[test]
fn a_form_for_which_there_is_no_room_is_told() {
    let served = serve();
    let address = served.address;
    served.server.show("/en/refused/503".to_owned(), page(Readers::Everybody, "No room"));
    let cookie = signed_in(address);
    let key = get(address, "/desk", &cookie).form_key();
    let sends: Vec<_> = (0..6)
        .map(|_| {
            let (cookie, form) = (cookie.clone(), format!("do=act&key={key}"));
            thread::spawn(move || post(address, "/en/desk", &cookie, &form))
        })
        .collect();
    let answered: Vec<Answered> =
        sends.into_iter().map(|sent| sent.join().expect("answered")).collect();
    let refused: Vec<&Answered> = answered.iter().filter(|one| one.status == 503).collect();
    // Four wait for whoever takes them.
    assert_eq!(refused.len(), 2, "{answered:?}");
    assert!(refused.iter().all(|one| one.body == "No room"), "{refused:?}");
}

/// Whoever signs in again in one browser is not there twice.
#[test]
fn who_signs_in_again_has_left_before() {
    let served = serve();
    let address = served.address;
    let first = try_to_sign_in(address, PASSWORD).cookie("hector").expect("a cookie").to_owned();
    let second = try_to_sign_in_by(&format!("hector={first}"), address, "Anna", PASSWORD);
    let second = second.cookie("hector").expect("a cookie");
    for (secret, status) in [(first.as_str(), 303), (second.as_str(), 200)] {
        assert_eq!(get(address, "/desk", &format!("Cookie: hector={secret}\r\n")).status, status);
    }
}

/// Behind a proxy all come from one address; the proxy says who each is, and no reader can.
#[test]
fn wrong_passwords_behind_a_proxy_count_for_who_gave_them() {
    let from = |who: &str| format!("X-Forwarded-For: {who}\r\n");
    let guessed =
        ["203.0.113.9", "198.51.100.7, 203.0.113.9", "192.0.2.1,203.0.113.9", "203.0.113.9"];
    for behind_proxy in [true, false] {
        let served = serve_behind(behind_proxy);
        let tries = |who: &str, password: &str| {
            try_to_sign_in_from(&from(who), served.address, "Anna", password).status
        };
        let statuses: Vec<u16> = guessed.iter().map(|who| tries(who, "wrong")).collect();
        assert_eq!(statuses, [303, 303, 303, 429], "{behind_proxy}");
        // Another reader is let in where the proxy is believed; elsewhere anybody could say so.
        let other = tries("203.0.113.10", PASSWORD);
        assert_eq!(other, if behind_proxy { 303 } else { 429 }, "{behind_proxy}");
        let nobody = tries("nobody", PASSWORD);
        assert_eq!(nobody, if behind_proxy { 303 } else { 429 }, "{behind_proxy}");
    }
}

/// Whose names are taken learns nobody who does not know the password.
#[test]
fn a_name_that_is_another_s_is_refused_to_who_knows_the_password() {
    let served = serve();
    for (name, password, leads_to) in [
        ("Clara", "wrong", "/login/wrong"),
        (" Clara ", PASSWORD, "/login/name"),
        ("Anna", PASSWORD, "/desk"),
    ] {
        let answered = try_to_sign_in_as(served.address, name, password);
        assert_eq!((answered.status, answered.header("location")), (303, Some(leads_to)), "{name}");
        assert_eq!(answered.cookie("hector").is_some(), leads_to == "/desk", "{name}");
    }
}

/// A browser that follows the pages.
struct Follower {
    line: TcpStream,
    heard: String,
}

impl Follower {
    fn goes(address: SocketAddr, path: &str, more: &str) -> Follower {
        let mut line = connect(address);
        let ask = format!("GET {path} HTTP/1.1\r\nHost: hall\r\n{more}\r\n");
        line.write_all(ask.as_bytes()).expect("sent");
        Follower { line, heard: String::new() }
    }

    fn hears(&mut self, wanted: &str) {
        let mut bytes = [0; 512];
        while !self.heard.contains(wanted) {
            let read = self.line.read(&mut bytes).expect("something");
            assert!(read > 0, "{}", self.heard);
            self.heard.push_str(&String::from_utf8_lossy(&bytes[..read]));
        }
    }

    /// The number of the latest event, once this one has come.
    fn number(&mut self, event: &str) -> u64 {
        self.hears(&format!("event: {event}\n"));
        self.hears("data: ");
        let last = self.heard.lines().rev().find_map(|line| line.strip_prefix("id: "));
        last.and_then(|number| number.parse().ok()).expect("a number")
    }
}

#[test]
fn what_changes_and_what_is_told_comes_by_itself() {
    let served = serve();
    let cookie = signed_in(served.address);
    let mut follower = Follower::goes(served.address, "/desk/events", &cookie);
    follower.hears("text/event-stream");
    let begins = follower.number("begins");
    served.server.tell("Table 1: a flag.".to_owned());
    follower.hears(&format!("event: told\nid: {}\ndata: Table 1: a flag.\n", begins + 1));
    served.server.show("/en/desk".to_owned(), page(Readers::SignedIn, "Other"));
    served.server.is_up_to_date();
    follower.hears("event: changed");
}

/// The line of a browser ends now and then, and a page gives way to the next: nothing that is told meanwhile is lost,
/// and nothing is told twice.
#[test]
fn what_is_told_while_nobody_follows_is_heard_by_who_comes_back() {
    let served = serve();
    let address = served.address;
    let cookie = signed_in(address);
    let number = Follower::goes(address, "/desk/events", &cookie).number("begins");
    for sentence in ["Table 1: a flag.", "Table 2: a claim."] {
        served.server.tell(sentence.to_owned());
    }
    let told = [(1, "Table 1: a flag."), (2, "Table 2: a claim.")]
        .map(|(more, sentence)| format!("event: told\nid: {}\ndata: {sentence}\n", number + more));
    let by_the_browser = format!("{cookie}Last-Event-ID: {number}\r\n");
    let by_the_page = format!("/desk/events?after={number}");
    for (path, more) in [("/desk/events", &by_the_browser), (by_the_page.as_str(), &cookie)] {
        let mut again = Follower::goes(address, path, more);
        again.hears(&told[1]);
        let at = told.each_ref().map(|told| again.heard.find(told));
        assert!(at[0].is_some() && at[0] < at[1], "{}", again.heard);
    }
    // Whoever has heard the first hears the second alone, also where the page names an older one.
    let both = format!("{cookie}Last-Event-ID: {}\r\n", number + 1);
    let mut again = Follower::goes(address, &by_the_page, &both);
    again.hears(&told[1]);
    assert!(!again.heard.contains(&told[0]), "{}", again.heard);
    // Somebody new hears what comes.
    let mut new = Follower::goes(address, "/desk/events", &cookie);
    assert_eq!(new.number("begins"), number + 2);
    served.server.tell("Table 3: a call.".to_owned());
    new.hears("data: Table 3: a call.\n");
    assert!(told.iter().all(|told| !new.heard.contains(told)), "{}", new.heard);
}

/// Neither who says nothing nor who says a letter now and then keeps others out, or stays.
#[test]
fn idle_readers_and_those_who_drip_hold_nobody_up() {
    let served = serve();
    let address = served.address;
    let mut idle: Vec<_> = (0..200).map(|_| connect(address)).collect();
    let drips = thread::spawn(move || {
        let mut slow = connect(address);
        let begun = Instant::now();
        for sign in
            "GET / HTTP/1.1\r\nHost: hall\r\nX-Long: ".chars().chain("x".repeat(2000).chars())
        {
            let mut told = [0; 1];
            if slow.write_all(sign.to_string().as_bytes()).is_err() {
                break;
            }
            slow.set_read_timeout(Some(Duration::from_millis(50))).expect("a limit");
            match slow.read(&mut told) {
                Ok(_) => break,
                Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => {}
                Err(_) => break,
            }
        }
        begun.elapsed()
    });
    let begun = Instant::now();
    for _ in 0..20 {
        assert_eq!(get(address, "/", "").body, "Games");
    }
    let took = begun.elapsed();
    assert!(took < Duration::from_secs(5), "{took:?}");
    // Whoever owns the pages never waits for a reader.
    let begun = Instant::now();
    for number in 0..1000 {
        served.server.show(format!("/en/game/{number}"), page(Readers::Everybody, "x"));
    }
    assert!(begun.elapsed() < Duration::from_secs(2));
    let dripped = drips.join().expect("a drip");
    assert!(dripped < Duration::from_secs(20), "{dripped:?}");
    // The server closes what says nothing.
    let mut nothing = Vec::new();
    let first = idle.first_mut().expect("one");
    assert!(first.read_to_end(&mut nothing).is_ok());
}
