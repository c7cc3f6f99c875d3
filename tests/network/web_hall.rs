//! The pages of a hall as spectators and arbiters read them, from the program itself.

use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::time::{Duration, Instant};

use hector::devices::journal::RowKind;

use crate::common::at_terminal::AtTerminal;
use crate::common::browser::{Answered, get, post};
use crate::common::hall_at_terminals::{OPEN, open_table, opening, plays, starts};
use crate::common::in_a_hall::{Folder, OpenHall, OpenTable, WrittenRecord, place, ports};

/// Opens a hall with pages for browsers, and one player whose name wants to be more than a text.
pub(super) fn open_hall(
    folder: &Path,
    settings: &str,
    arguments: &str,
) -> (AtTerminal, SocketAddr) {
    let web = SocketAddr::from(([127, 0, 0, 1], ports(1)));
    let mut hall = open_hall_at(web, folder, settings, arguments);
    hall.sees("Pages for spectators: http://127.0.0.1:");
    (hall, web)
}

/// The same, with pages at any address.
fn open_hall_at(web: SocketAddr, folder: &Path, settings: &str, arguments: &str) -> AtTerminal {
    let report = OPEN.replace("Müller, Jörg", "<b>'&x, Jörg");
    std::fs::write(folder.join("open.trf"), report).expect("a file");
    let open = opening(folder, settings, &format!("--web {web} {arguments}"));
    AtTerminal::begin("hall", &folder.join("hall"), "language = en\n", &open)
}

/// Waits until a page says what it should.
pub(super) fn page_says(web: SocketAddr, path: &str, what: &str) -> Answered {
    let until = Instant::now() + Duration::from_secs(30);
    loop {
        let answered = get(web, path, "");
        if answered.body.contains(what) {
            return answered;
        }
        assert!(Instant::now() < until, "{path} says {answered:?}, and not {what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn spectators_read_a_game_in_words_and_as_a_board() {
    let folder = Folder::new();
    let (mut hall, web) = open_hall(&folder.0, "", "--live 0");
    hall.sees("There are no pages for arbiters, because no password is set.");
    hall.sees("The hall is open, with 3 tables.");
    page_says(web, "/en/", "No game can be seen yet.");
    let mut table = open_table(&mut hall, &folder.0, 1);
    starts(&mut hall, 1);
    plays(&mut table, &["e2e4"]);
    let english = page_says(web, "/en/game/1", "White, move 1: ");
    assert!(english.body.contains("<html lang=\"en\">"), "{}", english.body);
    assert!(english.body.contains("<td>black rook</td>"), "{}", english.body);
    // A name is a text, whatever it wants to be.
    assert!(!english.body.contains("<b>"), "{}", english.body);
    assert!(english.body.contains("&lt;b&gt;&#39;&amp;x, J"), "{}", english.body);
    let german = get(web, "/game/1", "Accept-Language: de\r\n");
    assert!(german.body.contains("<html lang=\"de\">"), "{}", german.body);
    assert!(german.body.contains("Eva vier, noch 1:30:"), "{}", german.body);
    // A clock is in digits, also one whose side has not moved yet.
    assert!(german.body.contains("<dt>Uhr von Schwarz</dt>\n<dd>1:30:30</dd>"), "{}", german.body);
    let list = get(web, "/de/", "");
    assert!(list.body.contains("</td>\n<td>1:30:30</td>\n<td>läuft</td>"), "{}", list.body);
    assert!(get(web, "/fr/game/1", "").body.contains("<html lang=\"fr\">"));
    let file = get(web, "/game/1.pgn", "");
    assert_eq!(file.header("content-type"), Some("application/vnd.chess-pgn; charset=utf-8"));
    assert!(file.body.contains("1. e4"), "{}", file.body);
    page_says(web, "/", "<a href=\"/en/game/1\">Board 1</a>");
    // An illegal move stands until the arbiter has decided, and nobody sees it before.
    table.types("e7e5");
    table.sees("Noted.");
    table.presses("\t");
    table.types("d1d5");
    table.sees("Noted.");
    table.types("");
    hall.sees("Case 1: White completed an illegal move");
    let page = page_says(web, "/en/game/1", "Black, move 1: ");
    assert!(!page.body.contains("move 2"), "{}", page.body);
    for path in ["/desk", "/login", "/en/desk/table/1"] {
        assert_eq!(get(web, path, "").status, 404, "{path}");
    }
}

/// What an earlier run has kept is told while the hall is opened: more than fits, to nobody yet.
#[test]
fn a_hall_with_much_on_record_says_that_its_pages_cannot_be_served() {
    let folder = Folder::new();
    let kept = place(&folder.0.join("event.hall"), 1);
    let (mut hall, codes) = OpenHall::open(&kept);
    let mut record = WrittenRecord::begin(&folder.0, "one");
    for number in 0..400 {
        record.write(RowKind::Move, &format!("move {number}"));
    }
    let table = OpenTable::open(&codes.tables[0], &record);
    hall.heard.wait("all of it", |heard| heard.has(&record));
    drop((table, hall));
    let taken = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
    let web = taken.local_addr().expect("an address");
    let mut hall = open_hall_at(web, &folder.0, "", "--live 0");
    hall.sees(&format!("Pages cannot be served at {web}"));
    hall.ends();
}

/// What the event holds back is on no page and in no file.
#[test]
fn nothing_of_a_game_is_shown_before_its_time() {
    let folder = Folder::new();
    let (mut hall, web) = open_hall(&folder.0, "[hall]\nlive_delay = 10\n", "");
    hall.sees("The hall is open, with 3 tables.");
    let mut table = open_table(&mut hall, &folder.0, 1);
    starts(&mut hall, 1);
    plays(&mut table, &["e2e4"]);
    let has_come = |hall: &mut AtTerminal| {
        hall.types("all");
        hall.sees_one_of(&["0 moves.", "1 move."]).0 == 1
    };
    assert!((0..500).any(|_| has_come(&mut hall)), "{}", hall.shown());
    hall.types("scores");
    hall.sees("One game is written to ");
    let list = get(web, "/en/", "");
    assert!(list.body.contains("Games are shown ten minutes late."), "{}", list.body);
    assert!(list.body.contains("No game can be seen yet."), "{}", list.body);
    for path in ["/en/game/1", "/game/1", "/game/1.pgn", "/desk/events", "/en/desk"] {
        assert_ne!(get(web, path, "").status, 200, "{path}");
    }
}

/// Signs in with the right password under a name, as browsers write it.
fn signs_in(web: SocketAddr, name: &str) -> Answered {
    let login = get(web, "/en/login", "");
    let before = format!("Cookie: hector-form={}\r\n", login.cookie("hector-form").expect("one"));
    let form = format!("name={name}&password=correct+horse&key={}", login.form_key());
    post(web, "/en/login", &before, &form)
}

/// The options that set the password of the pages, and a file that has it.
fn with_password(folder: &Path) -> String {
    let secret = folder.join("password.txt");
    std::fs::write(&secret, "correct horse\n").expect("a file");
    format!("--web-password-file {}", secret.display())
}

/// Nobody at the pages is taken for an arbiter who is known by a code or by the place at the hall.
#[test]
fn the_name_of_an_arbiter_with_a_code_is_not_to_be_had_at_the_pages() {
    let folder = Folder::new();
    let arguments = format!("--arbiter Anna=1 --name Jörg {}", with_password(&folder.0));
    let (mut hall, web) = open_hall(&folder.0, "", &arguments);
    hall.sees("The hall is open, with 3 tables.");
    for taken in [
        "Anna",
        "+aNNa",
        "A+n+n+a",
        "%D0%90nn%D0%B0",
        "A%E2%80%8Bnna",
        "%EF%BC%A1nna",
        "%C3%84nna.",
        "4nna",
        "Anna+online",
        "Anna%2C+0nline",
        "Joerg",
        "Chief+Arbiter",
        "hauptschiedsrichter",
        "Ben%E2%80%AE",
        "%2D%2D",
    ] {
        let refused = signs_in(web, taken);
        assert_eq!(
            (refused.status, refused.header("location")),
            (303, Some("/en/login/name")),
            "{taken}"
        );
        assert_eq!(refused.cookie("hector"), None, "{taken}");
    }
    let page = get(web, "/en/login/name", "");
    assert!(page.body.contains("Nobody signs in under this name here"), "{}", page.body);
    let entered = signs_in(web, "Anna+Schmidt");
    assert_eq!(entered.header("location"), Some("/desk"), "{entered:?}");
    // Nor has anybody a code under a name that those at the pages have.
    for name in ["Anna, online", "Anna Onlіne"] {
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_hector"))
            .env("HECTOR_HOME", folder.0.join("home"))
            .args(["hall", &folder.0.join("event.toml").display().to_string(), "--arbiter", name])
            .args(["--language", "en"])
            .output()
            .expect("hector");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{name}: {said}");
        assert!(said.contains("is no arbiter with tables"), "{name}: {said}");
    }
}

/// An arbiter signs in, finds the case first, takes it, and decides it in the own name.
#[test]
fn an_arbiter_acts_by_forms_and_is_named_in_what_is_done() {
    let folder = Folder::new();
    let arguments = format!("--live 0 {}", with_password(&folder.0));
    let (mut hall, web) = open_hall(&folder.0, "", &arguments);
    hall.sees("Pages for arbiters: http://127.0.0.1:");
    hall.sees("The hall is open, with 3 tables.");
    let mut table = open_table(&mut hall, &folder.0, 1);
    hall.types("table 1");
    hall.sees("0 moves.");
    let entered = signs_in(web, "Anna+%3Ci%3E");
    let cookie = format!("Cookie: hector={}\r\n", entered.cookie("hector").expect("a cookie"));
    let desk = get(web, "/en/desk", &cookie);
    assert!(desk.body.contains("<a href=\"/en/desk/table/1\">Table 1</a>"), "{}", desk.body);
    assert!(desk.body.contains("2</a></th>\n<td>Dubois, Élise</td>"), "{}", desk.body);
    for (code, example) in [
        ("de", "startet; hält an; erledigt 1; gibt weiß 2 minuten"),
        ("fr", "commence; arrête; tranche 1; donne blancs 2 minutes"),
    ] {
        let table = get(web, &format!("/{code}/desk/table/1"), &cookie);
        assert!(table.body.contains(example), "{}", table.body);
    }
    let key = desk.form_key();
    let act = |fields: &str| {
        let sent = post(web, "/en/desk/table/1", &cookie, &format!("key={key}&{fields}"));
        assert_eq!((sent.status, sent.header("location")), (303, Some("/en/desk/table/1")));
        get(web, "/en/desk/table/1", &cookie).body
    };
    let nonsense = act("do=act&line=dances");
    assert!(nonsense.contains("Anna &lt;i&gt;, online, dances: "), "{nonsense}");
    act("do=act&line=starts");
    hall.sees("Table 1: By Anna <i>, online: White's clock is started.");
    table.types("d1d5");
    table.sees("Noted.");
    table.types("");
    hall.sees("Case 1: ");
    let until = Instant::now() + Duration::from_secs(30);
    while !get(web, "/en/desk", &cookie).body.contains("Case 1: ") {
        assert!(Instant::now() < until);
        std::thread::sleep(Duration::from_millis(20));
    }
    let desk = get(web, "/en/desk", &cookie);
    assert!(
        desk.body.contains("<td>1:30:") && !desk.body.contains("one hour"),
        "a clock is in digits: {}",
        desk.body
    );
    let taken = act("do=take&case=1");
    assert!(taken.contains("Give case 1 back"), "{taken}");
    hall.types("cases");
    hall.sees("Anna <i>, online");
    let asked = act("do=act&line=declares+black+wins");
    assert!(asked.contains("Tick the box, then send it again."), "{asked}");
    act("do=act&line=declares+black+wins&sure=yes");
    hall.sees(": 0-1.");
    let list = page_says(web, "/en/", "<td>0-1</td>");
    assert!(!list.body.contains("Anna"), "{}", list.body);
    let kept = std::fs::read_to_string(folder.0.join("event.hall/web-password")).expect("kept");
    assert!(kept.starts_with("argon2id "), "{kept}");
}

/// What curl says of a page, and its exit status.
fn curl(arguments: &[&str]) -> (Option<i32>, String) {
    let output = std::process::Command::new("curl")
        .args(["--silent", "--show-error", "--max-time", "20", "--noproxy", "*"])
        .args(arguments)
        .output()
        .expect("curl");
    let told = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8_lossy(&told).into_owned())
}

/// Where others can reach the pages they are sealed, with the certificate that the hall has made and no other.
#[test]
fn pages_that_others_can_reach_are_sealed_by_the_certificate_of_the_hall() {
    let folder = Folder::new();
    let port = ports(1);
    let everywhere = SocketAddr::from(([0, 0, 0, 0], port));
    let arguments = format!("--live 0 {}", with_password(&folder.0));
    let mut hall = open_hall_at(everywhere, &folder.0, "", &arguments);
    // An address that somebody else can type.
    hall.sees(&format!("Pages for spectators: https://127.0.0.1:{port}/"));
    hall.sees("The hall is open, with 3 tables.");
    let authority = folder.0.join("event.hall/authority.pem").display().to_string();
    let by = |more: &[&str], path: &str| {
        let page = format!("https://127.0.0.1:{port}{path}");
        curl(&[more, &[&page]].concat())
    };
    let proven = ["--cacert", authority.as_str()];
    let (status, page) = by(&proven, "/en/");
    assert!(status == Some(0) && page.contains("No game can be seen yet."), "{page}");
    // Who does not know this authority is not deceived, nor is who asks for another name.
    assert_eq!(by(&[], "/en/").0, Some(60));
    let renamed = format!("other.example:{port}:127.0.0.1");
    let other = format!("https://other.example:{port}/en/");
    assert_eq!(curl(&[&proven[..], &["--resolve", &renamed, &other]].concat()).0, Some(60));
    // No older TLS, and nothing in the clear.
    assert_eq!(by(&[&proven[..], &["--tls-max", "1.2"]].concat(), "/en/").0, Some(35));
    let (status, _) = curl(&[&format!("http://127.0.0.1:{port}/en/login")]);
    assert_ne!(status, Some(0));
    // An arbiter signs in as anywhere.
    let jar = folder.0.join("jar").display().to_string();
    let keeps = [&proven[..], &["--cookie-jar", &jar, "--cookie", &jar]].concat();
    let (_, login) = by(&keeps, "/en/login");
    let (_, rest) = login.split_once("name=\"key\" value=\"").expect("a form");
    let form =
        format!("name=Ben&password=correct horse&key={}", rest.split('"').next().expect("it"));
    let (status, _) = by(&[&keeps[..], &["--data", &form]].concat(), "/en/login");
    assert_eq!(status, Some(0));
    let (_, desk) = by(&keeps, "/en/desk");
    assert!(desk.contains("<a href=\"/en/desk/table/1\">Table 1</a>"), "{desk}");
}

/// A password that is typed is seen nowhere, and one that is not typed twice alike is none.
#[test]
fn a_new_password_is_asked_for_twice_and_unseen() {
    let folder = Folder::new();
    let kept = folder.0.join("event.hall/web-password");
    let asks = |first: &str, second: &str| {
        let web = SocketAddr::from(([127, 0, 0, 1], ports(1)));
        let mut hall = open_hall_at(web, &folder.0, "", "--web-password");
        hall.sees("Password of the arbiters' pages, unseen:");
        hall.types(first);
        hall.sees("The same again:");
        hall.types(second);
        (hall, web)
    };
    let (mut hall, _) = asks("correct horse", "correct house");
    hall.sees("The two passwords differ. Start the hall again.");
    hall.ends();
    assert!(!hall.shown().contains("correct"), "{}", hall.shown());
    let (mut hall, _) = asks("horse", "horse");
    hall.sees("The password of the arbiters' pages is too short or too long.");
    hall.ends();
    assert!(!kept.exists(), "no password is kept");
    let (mut hall, web) = asks("correct horse", "correct horse");
    hall.sees("Pages for arbiters: http://127.0.0.1:");
    hall.sees("The hall is open, with 3 tables.");
    assert!(!hall.shown().contains("correct"), "{}", hall.shown());
    assert_eq!(signs_in(web, "Ben").header("location"), Some("/desk"));
    let text = std::fs::read_to_string(&kept).expect("kept");
    assert!(text.starts_with("argon2id "), "{text}");
}

/// Whatever cannot be done is told in the language of the page, or of the reader, with a way back.
#[test]
fn every_answer_without_a_page_is_told_in_the_language_of_its_reader() {
    let folder = Folder::new();
    let (mut hall, web) = open_hall(&folder.0, "", "--live 0");
    hall.sees("The hall is open, with 3 tables.");
    page_says(web, "/fr/refused/503", "Retour");
    let long = format!("key={}", "x".repeat(9_000));
    let asks = |language: &str, first: &str, more: &str, body: &str| {
        let length = body.len();
        let head = format!("{first} HTTP/1.1\r\nHost: hall\r\nConnection: close\r\n");
        let wanted = format!("Accept-Language: {language}\r\nContent-Length: {length}\r\n");
        let mut line = crate::common::browser::connect(web);
        let request = format!("{head}{wanted}{more}\r\n{body}");
        let _ = std::io::Write::write_all(&mut line, request.as_bytes());
        let mut bytes = Vec::new();
        let _ = std::io::Read::read_to_end(&mut line, &mut bytes);
        Answered::of(&bytes)
    };
    let cookies = format!("Cookie: a={}\r\n", "x".repeat(20_000));
    let many: String = (0..120).map(|number| format!("X-{number}: x\r\n")).collect();
    let path = format!("GET /{}", "x".repeat(70_000));
    for (status, first, more, body, told) in [
        (404, "GET /nothing", "", "", ["no such page", "gibt es hier nicht", "existe pas ici"]),
        (403, "GET /desk/events", "", "", ["signed in", "angemeldet", "identifi"]),
        (405, "DELETE /", "", "", ["Nothing else", "Anderes geht nicht", "Rien d&#39;autre"]),
        (413, "POST /login", "", &long, ["too long", "zu lang", "trop long"]),
        (400, "GET /", "no colon\r\n", "", ["could not be read", "nicht zu lesen", "illisible"]),
        (431, "GET /", &cookies, "", ["cookies", "Cookies", "cookies"]),
        (431, "GET /", &many, "", ["cookies", "Cookies", "cookies"]),
        (431, &path, "", "", ["cookies", "cookies", "cookies"]),
    ] {
        for (language, told) in ["en", "de", "fr"].into_iter().zip(told) {
            let answered = asks(language, first, more, body);
            assert_eq!(answered.status, status, "{answered:?}");
            // An address that never ends leaves nothing of the languages to read.
            let language = if first.len() > 1000 { "en" } else { language };
            assert!(answered.body.contains(&format!("<html lang=\"{language}\">")), "{answered:?}");
            assert!(answered.body.contains(told), "{answered:?}");
            assert!(
                answered.body.contains("<h1>") && answered.body.contains("<main"),
                "{answered:?}"
            );
            assert!(answered.body.contains(&format!("<p><a href=\"/{language}/")), "{answered:?}");
            let kind = answered.header("content-type");
            assert_eq!(kind, Some("text/html; charset=utf-8"), "{answered:?}");
            let policy = answered.header("content-security-policy");
            assert!(policy.is_some_and(|policy| policy.contains("default-src 'none'")));
        }
    }
    let of_the_page = get(web, "/de/nothing", "Accept-Language: fr\r\n");
    assert!(of_the_page.body.contains("<html lang=\"de\">"), "{of_the_page:?}");
    let sheet = get(web, "/hall.css", "");
    assert_eq!((sheet.status, sheet.body.contains("<html")), (200, false));
}

/// Who is too slow, and who asks too often, are told so in their language as well.
#[test]
fn a_form_that_never_comes_and_a_flood_are_told_in_the_language_of_their_reader() {
    let folder = Folder::new();
    let (mut hall, web) =
        open_hall(&folder.0, "", &format!("--live 0 {}", with_password(&folder.0)));
    hall.sees("The hall is open, with 3 tables.");
    page_says(web, "/fr/refused/429", "Retour");
    let answers = |request: &str| {
        let mut line = crate::common::browser::connect(web);
        std::io::Write::write_all(&mut line, request.as_bytes()).expect("sent");
        let mut bytes = Vec::new();
        let _ = std::io::Read::read_to_end(&mut line, &mut bytes);
        String::from_utf8_lossy(&bytes).into_owned()
    };
    let slow = answers(
        "POST /login HTTP/1.1\r\nHost: hall\r\nConnection: close\r\nAccept-Language: de\r\n\
         Content-Length: 20\r\n\r\nkey=",
    );
    let slow = Answered::of(slow.as_bytes());
    assert_eq!(slow.status, 408, "{slow:?}");
    assert!(
        slow.body.contains("<html lang=\"de\">") && slow.body.contains("zu lange gedauert"),
        "{slow:?}"
    );
    // One browser may ask for a hundred and twenty pages at once, and then for twenty a second.
    let secret = signs_in(web, "Ben").cookie("hector").expect("a cookie");
    let asks = |more: &str| {
        format!(
            "GET /nothing HTTP/1.1\r\nHost: hall\r\nCookie: hector={secret}\r\n\
             Accept-Language: fr\r\n{more}\r\n"
        )
    };
    let flood = answers(&(asks("").repeat(600) + &asks("Connection: close\r\n")));
    let of_each: Vec<Answered> = flood
        .split("HTTP/1.1 ")
        .skip(1)
        .map(|answer| Answered::of(format!("HTTP/1.1 {answer}").as_bytes()))
        .collect();
    let too_often: Vec<&Answered> = of_each.iter().filter(|one| one.status == 429).collect();
    assert!(
        of_each.len() > too_often.len() && too_often.len() > 100,
        "{} of {}",
        too_often.len(),
        of_each.len()
    );
    for one in too_often {
        assert!(
            one.body.contains("<html lang=\"fr\">") && one.body.contains("Trop de demandes"),
            "{one:?}"
        );
        assert!(one.body.contains("<p><a href=\"/fr/"), "{one:?}");
    }
}
