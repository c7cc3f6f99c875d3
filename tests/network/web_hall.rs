//! The pages of a hall as spectators and arbiters read them, from the program itself.

use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};

use crate::common::at_terminal::AtTerminal;
use crate::common::browser::{Answered, get, post};
use crate::common::in_a_hall::{Folder, place, ports};
use crate::common::two_places::answer_questions;

const OPEN: &str = include_str!("../tournament/open.trf");

pub(super) fn open_hall(
    folder: &Path,
    settings: &str,
    arguments: &str,
) -> (AtTerminal, SocketAddr) {
    let event = folder.join("event.toml");
    std::fs::write(&event, format!("[time]\ncontrol = \"90+30\"\n{settings}")).expect("a file");
    let report = OPEN.replace("Müller, Jörg", "<b>'&x, Jörg");
    std::fs::write(folder.join("open.trf"), report).expect("a file");
    let port = place(folder, 3).port;
    let web = SocketAddr::from(([127, 0, 0, 1], ports(1)));
    let open = format!(
        "hall {} --tables 1 --address 127.0.0.1:{port} --pairings {} --web {web} {arguments} --silent",
        event.display(),
        folder.join("open.trf").display(),
    );
    let mut hall = AtTerminal::begin("hall", &folder.join("hall"), "language = en\n", &open);
    hall.sees("Pages for spectators: http://127.0.0.1:");
    (hall, web)
}

pub(super) fn open_table(folder: &Path) -> AtTerminal {
    let code = folder.join("event.hall/codes/table-1.hall");
    let play = format!("play --hall {} --silent", code.display());
    let mut table = AtTerminal::begin("table", &folder.join("table"), "language = en\n", &play);
    answer_questions(&mut table, "", "tournament");
    table.sees("The hall is connected.");
    table
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
    let mut table = open_table(&folder.0);
    hall.sees("Table 1: A game begins.");
    hall.types("table 1");
    hall.types("starts");
    hall.sees("Table 1: White's clock is started.");
    table.types("e2e4");
    table.sees("Noted.");
    table.types("");
    let english = page_says(web, "/en/game/1", "White, move 1: ");
    assert!(english.body.contains("<html lang=\"en\">"), "{}", english.body);
    assert!(english.body.contains("<td>black rook</td>"), "{}", english.body);
    // A name is a text, whatever it wants to be.
    assert!(!english.body.contains("<b>"), "{}", english.body);
    assert!(english.body.contains("&lt;b&gt;&#39;&amp;x, J"), "{}", english.body);
    let german = get(web, "/game/1", "Accept-Language: de\r\n");
    assert!(german.body.contains("<html lang=\"de\">"), "{}", german.body);
    assert!(german.body.contains("Eva vier"), "{}", german.body);
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

/// What the event holds back is on no page and in no file.
#[test]
fn nothing_of_a_game_is_shown_before_its_time() {
    let folder = Folder::new();
    let (mut hall, web) = open_hall(&folder.0, "[hall]\nlive_delay = 10\n", "");
    hall.sees("The hall is open, with 3 tables.");
    let mut table = open_table(&folder.0);
    hall.sees("Table 1: A game begins.");
    hall.types("table 1");
    hall.types("starts");
    hall.sees("Table 1: White's clock is started.");
    table.types("e2e4");
    table.sees("Noted.");
    table.types("");
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

/// An arbiter signs in, finds the case first, takes it, and decides it in the own name.
#[test]
fn an_arbiter_acts_by_forms_and_is_named_in_what_is_done() {
    let folder = Folder::new();
    let secret = folder.0.join("password.txt");
    std::fs::write(&secret, "correct horse\n").expect("a file");
    let arguments = format!("--live 0 --web-password-file {}", secret.display());
    let (mut hall, web) = open_hall(&folder.0, "", &arguments);
    hall.sees("Pages for arbiters: http://127.0.0.1:");
    hall.sees("The hall is open, with 3 tables.");
    let mut table = open_table(&folder.0);
    hall.sees("Table 1: A game begins.");
    hall.types("table 1");
    hall.sees("0 moves.");
    let login = get(web, "/en/login", "");
    let before = format!("Cookie: hector-form={}\r\n", login.cookie("hector-form").expect("one"));
    let form = format!("name=Anna+%3Ci%3E&password=correct+horse&key={}", login.form_key());
    let entered = post(web, "/en/login", &before, &form);
    let cookie = format!("Cookie: hector={}\r\n", entered.cookie("hector").expect("a cookie"));
    let desk = get(web, "/en/desk", &cookie);
    assert!(desk.body.contains("<a href=\"/en/desk/table/1\">Table 1</a>"), "{}", desk.body);
    let key = desk.form_key();
    let act = |fields: &str| {
        let sent = post(web, "/en/desk/table/1", &cookie, &format!("key={key}&{fields}"));
        assert_eq!((sent.status, sent.header("location")), (303, Some("/en/desk/table/1")));
        get(web, "/en/desk/table/1", &cookie).body
    };
    let nonsense = act("do=act&line=dances");
    assert!(nonsense.contains("Anna &lt;i&gt;, dances: "), "{nonsense}");
    act("do=act&line=starts");
    hall.sees("Table 1: By Anna <i>: White's clock is started.");
    table.types("d1d5");
    table.sees("Noted.");
    table.types("");
    hall.sees("Case 1: ");
    let until = Instant::now() + Duration::from_secs(30);
    while !get(web, "/en/desk", &cookie).body.contains("Case 1: ") {
        assert!(Instant::now() < until);
        std::thread::sleep(Duration::from_millis(20));
    }
    let taken = act("do=take&case=1");
    assert!(taken.contains("Give case 1 back"), "{taken}");
    hall.types("cases");
    hall.sees("Anna <i>");
    let asked = act("do=act&line=declares+black+wins");
    assert!(asked.contains("Tick the box, then send it again."), "{asked}");
    act("do=act&line=declares+black+wins&sure=yes");
    hall.sees(": 0-1.");
    let list = page_says(web, "/en/", "<td>0-1</td>");
    assert!(!list.body.contains("Anna"), "{}", list.body);
    let kept = std::fs::read_to_string(folder.0.join("event.hall/web-password")).expect("kept");
    assert!(kept.starts_with("argon2id "), "{kept}");
}
