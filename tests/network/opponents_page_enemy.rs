//! Whoever has the code and no good will, and whoever has no code: nothing of it reaches the game.

use std::io::{Read as _, Write as _};
use std::time::{Duration, Instant};

use super::opponents_page::{before_the_code, begin};
use crate::common::in_a_hall::Folder;

#[test]
fn wrong_codes_wait_longer_and_longer_and_the_player_hears_of_them() {
    let folder = Folder::new();
    let (mut seat, mut phone, code) = before_the_code(&folder.0, "");
    let nobody = phone.get("/board");
    assert_eq!((nobody.status, nobody.header("location")), (303, Some("/login")));
    assert_eq!(phone.get("/board/events").status, 403);
    assert_eq!(phone.post("/en/board", "", "do=press").status, 303);
    // Another site knows neither cookie nor key.
    let stale = phone.post("/fr/login", "", "code=e4+h8+a1+d5&key=");
    assert_eq!(stale.status, 403);
    assert!(stale.body.contains("<html lang=\"fr\">") && stale.body.contains("href=\"/fr/board\""));
    for typed in
        ["", "a1 a1 a1 a1", "%00%0a", "a1 a1 a1 a2 a3", "anna eins anna eins anna eins anna eins"]
    {
        let wrong = phone.tries(typed);
        assert_eq!((wrong.status, wrong.header("location")), (303, Some("/en/login/wrong")));
    }
    seat.sees("Somebody tried a wrong code. Wrong tries so far: 4.");
    let later = phone.tries(&code);
    assert_eq!(later.status, 429, "not even the right one is looked at: {later:?}");
    let until = Instant::now() + Duration::from_secs(20);
    while phone.tries("e4 e4 e4 e4").status == 429 {
        assert!(Instant::now() < until);
        std::thread::sleep(Duration::from_millis(100));
    }
    std::thread::sleep(Duration::from_secs(3));
    phone.enters(&code);
    seat.sees("Somebody has opened the opponent's page with the code.");
    assert!(!seat.shown().contains("Wrong tries so far: 5."), "a flood is not told one by one");
}

#[test]
fn no_form_speaks_for_the_other_side_or_the_arbiter_or_is_too_long() {
    let folder = Folder::new();
    let (mut seat, mut phone) = begin(&folder.0, "tournament");
    seat.types("");
    seat.sees("White's clock runs.");
    let page = phone.sees("It is the other player&#39;s move.");
    phone.key = page.form_key();
    let before = seat.shown();
    for form in [
        "do=press",
        "do=press&side=white&who=arbiter",
        "do=move&move=e2e4",
        "do=move&move=e2e4&side=white",
        "do=tap&square=e2",
        "do=tap&square=e4",
        "do=act&line=declares+black+wins",
        "do=arbiter&line=settles+1&number=471100",
        "do=resign",
        "do=move&move=resign",
        "do=move&move=n+declares+black+wins",
        "do=move&move=%00%1b%5b2J%0d%0ae7e5",
        "do=move&move=",
        "do=tap&square=z9",
        "do=tap&square=e2e4&promotion=%F0%9F%91%91",
        "do=%3Cscript%3E&move=%3Cscript%3Ealert(1)%3C%2Fscript%3E",
        "do=move&move=%3Cscript%3Ealert(1)%3C%2Fscript%3E",
        "at=%0d%0aSet-Cookie:+a=b&do=press",
        "at=https://example.org&do=press",
        "&&&===&do",
    ] {
        let page = phone.does(form);
        assert!(!page.contains("<script>") && !page.contains("Entered;"), "{form}: {page}");
        assert!(page.contains("It is the other player&#39;s move."), "{form}: {page}");
    }
    assert_eq!(seat.shown(), before, "the player hears of none of it");
    let answered =
        phone.post("/en/board", &phone.cookie, &format!("key={}&at=told&do=press", phone.key));
    assert_eq!(answered.header("location"), Some("/en/board#told"));
    assert_eq!(phone.post("/en/board", &phone.cookie, "key=guessed&do=press").status, 403);
    assert_eq!(phone.post("/en/board", "Cookie: hector=guessed\r\n", "do=press").status, 303);
    // A line that is too long is turned away, and nothing of it is kept.
    let long = format!("key={}&do=move&move={}", phone.key, "e".repeat(1024 * 1024));
    let mut line = phone.line();
    let head = format!(
        "POST /en/board HTTP/1.1\r\nHost: hector\r\nContent-Length: {}\r\n{}\r\n",
        long.len(),
        phone.cookie
    );
    let sent = line.write_all(head.as_bytes()).and_then(|()| line.write_all(long.as_bytes()));
    let mut answer = Vec::new();
    let _ = line.read_to_end(&mut answer);
    let answer = String::from_utf8_lossy(&answer);
    assert!(sent.is_err() || answer.contains(" 413 "), "{answer}");
    let longer = format!("do=move&move={}", "e".repeat(300));
    assert!(phone.does(&longer).contains("Expected one move, of at most 200 characters."));
    // After the result nothing is taken.
    seat.types("resign");
    seat.sees("Yes or no.");
    seat.types("y");
    let page = phone.sees("The game is over: ").body;
    assert!(!page.contains("name=\"move\""), "{page}");
    for form in ["do=press", "do=move&move=e7e5", "do=call&sure=yes", "do=tap&square=e7"] {
        let page = phone.does(form);
        assert!(page.contains("The game is over: "), "{form}: {page}");
    }
    assert!(!seat.shown().contains("The opponent's page says"), "{}", seat.shown());
}

/// `./hector test phone` sends ten thousand.
#[test]
fn thousands_of_forms_hold_nobody_up() {
    let many: usize =
        std::env::var("HECTOR_FORMS").map_or(600, |many| many.parse().expect("a number"));
    let folder = Folder::new();
    let (mut seat, mut phone) = begin(&folder.0, "");
    seat.types("");
    seat.types("e4");
    seat.sees("Noted: Eva two Eva four.");
    seat.types("");
    let page = phone.sees("It is your move.");
    phone.key = page.form_key();
    let begun = Instant::now();
    let (mut taken, mut refused, mut sent) = (0, 0, 0);
    let mut line = phone.line();
    while sent < many {
        let form = format!("key={}&do=move&move={}", phone.key, ["e7e5", "d7d5"][sent % 2]);
        let request = format!(
            "POST /en/board HTTP/1.1\r\nHost: hector\r\nContent-Length: {}\r\n{}\r\n{form}",
            form.len(),
            phone.cookie
        );
        let mut bytes = [0; 2048];
        let answered =
            line.write_all(request.as_bytes()).ok().and_then(|()| line.read(&mut bytes).ok());
        match answered {
            None | Some(0) => line = phone.line(),
            Some(read) => {
                sent += 1;
                match String::from_utf8_lossy(&bytes[..read]).split(' ').nth(1) {
                    Some("303") => taken += 1,
                    Some("429" | "503") => refused += 1,
                    other => panic!("{other:?}"),
                }
            }
        }
        if sent == many / 2 {
            seat.passes_over();
            seat.types("device");
            seat.sees("This device writes down");
        }
    }
    let took = begun.elapsed();
    let asked = seat.shown().matches("Take it? Yes or no.").count();
    println!("{taken} taken and {refused} refused in {took:?}; the player was asked {asked} times");
    assert_eq!(taken + refused, many);
    assert!(asked <= 20, "{asked} in {took:?}");
    // The game goes on.
    seat.types("e7e5");
    seat.sees("Noted, Black: Eva seven Eva five.");
}
