//! The games on record: listed, exported, printed, embossed, compared, and proven to be unaltered.

use std::fs;
use std::path::Path;

use crate::common::fed::fed;
use crate::common::golden;
use crate::common::records::{hector, home, play, told};

#[test]
fn the_library_lists_exports_and_proves() {
    let home = home("library");
    let games = home.join("games");
    let record = games.join("a.hector");
    let record = record.to_str().unwrap();
    let setting = "title Landesmeisterschaft\nsite Bonn\nround 3\ndate 2026.11.21\narbiter number 471100\n\
                   white is named Carla Weiß\nblack is named Hektor Schwarz\n";
    let course = "arbiter starts\nwait 10 s\nmoves e4 e5\nwait 30 s\n\
                  white announces Springer Gustav eins Felix drei\nblack repeats Springer Gustav eins Hector drei\n\
                  white offers a draw\nwhite presses\narbiter asks for the record\nwhite resigns\nwhite signs\nblack signs\n";
    let answer = told(&play(&home, &["--record", record], &format!("{setting}{course}")));
    let hash = answer.lines().find_map(|line| line.split("Last hash: ").nth(1)).unwrap();
    let ask = |arguments: &[&str]| hector(&home).args(arguments).output().expect("an answer");
    let list = told(&ask(&["games"]));
    assert_eq!(
        list,
        format!(
            "1. 21 November 2026: Carla Weiß against Hektor Schwarz, 2 moves, 0-1.\nThe games are in {}.\n",
            games.display()
        )
    );
    for number in ["1", "last", "letzte", "dernière"] {
        let by_number = [&["games", "pgn", number][..], &["games", "sheet", number]];
        for (by_number, by_file) in by_number.iter().zip(["pgn", "sheet"]) {
            assert_eq!(told(&ask(by_number)), told(&ask(&["games", by_file, record])), "{number}");
        }
        assert!(told(&ask(&["verify", number])).starts_with("Unaltered: "), "{number}");
    }
    for (number, language, sentence) in [
        ("2", "en", "There is no game 2. Expected 1 to 1."),
        ("0", "de", "Eine Partie 0 gibt es nicht. Erwartet: 1 bis 1."),
        ("7", "fr", "Il n'y a pas de partie 7. Attendu : de 1 à 1."),
    ] {
        let none = ask(&["games", "pgn", number, "--language", language]);
        assert_eq!(none.status.code(), Some(2));
        assert!(String::from_utf8_lossy(&none.stderr).contains(sentence), "{none:?}");
    }
    let pgn = told(&ask(&["games", "pgn", record]));
    assert!(
        pgn.ends_with(
            "1. e4 {[%clk 1:30:50]} 1... e5 {[%clk 1:31:00]} 2. Nf3 {[%clk 1:30:50]} 0-1\n\n"
        ),
        "{pgn}"
    );
    let expected =
        fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/seeds/record/sheet.txt"));
    // A salt and a key make these new in each game.
    let sheet = told(&ask(&["games", "sheet", record]));
    let sheet: String = sheet
        .lines()
        .map(|line| match line.split_once(": ") {
            Some((before @ ("Fingerprint of the arbiter's number" | "Record"), _)) => {
                format!("{before}.\n")
            }
            _ => format!("{line}\n"),
        })
        .collect();
    assert_eq!(sheet, expected.unwrap());
    is_printed(&home, record);
    is_embossed_and_read_back(&home, record);
    let number = |number: &str, arguments: &[&str]| {
        fed(
            hector(&home).args(["verify", record, "--arbiter-number"]).args(arguments),
            number.as_bytes(),
        )
    };
    let proof = told(&number("471100\n", &["--hash", hash.trim_end_matches('.')]));
    assert!(proof.contains("The arbiter's number is the one on record.\n"), "{proof}");
    assert!(proof.contains("The file alone does not show"), "{proof}");
    assert!(proof.starts_with("Unaltered: "), "{proof}");
    assert!(proof.ends_with("3 rows were written since.\n"), "{proof}");
    assert_eq!(number("471200\n", &[]).status.code(), Some(1));
    for shown in [&proof, &pgn, &list] {
        assert!(!shown.contains("471100"), "{shown}");
    }
    let bytes = fs::read(record).unwrap();
    assert!(!bytes.windows(6).any(|window| window == b"471100"), "the number is on the disk");
    let parted = ask(&["compare", record]);
    assert_eq!(parted.status.code(), Some(1));
    let expected =
        fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/seeds/record/parted.txt"));
    assert_eq!(String::from_utf8(parted.stdout.clone()).unwrap(), expected.unwrap());
    for number in ["1", "last", "letzte", "dernière"] {
        assert_eq!(ask(&["compare", number]).stdout, parted.stdout, "{number}");
    }
    let none = ask(&["compare", "2"]);
    assert!(String::from_utf8_lossy(&none.stderr).contains("There is no game 2."), "{none:?}");
    let no_hash = ask(&["verify", record, "--hash", "abc"]);
    assert_eq!(no_hash.status.code(), Some(2));
    let database = rusqlite::Connection::open(record).unwrap();
    database
        .execute("UPDATE rows SET body = replace(body, 'e4', 'e3') WHERE number = 2", [])
        .unwrap();
    database.close().unwrap();
    let altered = ask(&["verify", record]);
    assert_eq!(altered.status.code(), Some(1));
    let sentence = String::from_utf8(altered.stderr).unwrap();
    assert!(sentence.ends_with("was altered: row 2 does not match its hash.\n"), "{sentence}");
}

/// A recorder hears no moves: what its player dictated is the score, and goes to the tournament director (D.2.7).
#[test]
fn a_game_whose_moves_nobody_heard_is_written_as_its_score_has_it() {
    let home = home("dictated");
    let record = home.join("games").join("a.hector");
    let record = record.to_str().unwrap();
    let mut answers = String::new();
    for (profile, written) in [
        (
            "recorder",
            "black writes e4\nblack writes e5\nblack writes Nf3\nblack writes Qd5\nblack writes Nxe5\n",
        ),
        ("recorder and clock", "arbiter starts\nwhite presses\nblack writes e4\nblack presses\n"),
        ("clock", "arbiter starts\nwhite presses\nblack presses\n"),
        ("recorder", ""),
    ] {
        let course = format!("date 2026.11.21\nprofile {profile}\n{written}white resigns\n");
        told(&play(&home, &["--record", record], &course));
        for scene in [&["games"][..], &["games", "pgn", record], &["games", "sheet", record]] {
            let answer = told(&hector(&home).args(scene).output().expect("an answer"));
            let is_alike =
                |line: &&str| !line.starts_with("Record: ") && !line.starts_with("The games are");
            let lines = answer.lines().filter(is_alike);
            answers.extend(lines.map(|line| format!("{}\n", line.replace(record, "FILE"))));
        }
        let page = ["games", "sheet", record, "--to", "html"];
        let page = told(&hector(&home).args(page).output().expect("an answer"));
        answers.extend(
            page.lines().filter(|line| line.starts_with("<td")).map(|line| format!("{line}\n")),
        );
        fs::remove_file(record).expect("it goes");
    }
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/seeds/record/dictated.txt");
    golden::holds(file, &answers);
}

/// Of a score that is kept elsewhere a record has what was heard, which is no sheet and has no gaps.
#[test]
fn a_score_that_is_kept_elsewhere_is_said_to_be_and_no_sheet_is_made_of_it() {
    let home = home("kept-elsewhere");
    let record = home.join("a.hector");
    let record = record.to_str().expect("a name");
    let mut answers = String::new();
    for (elsewhere, language) in [
        (&["black"][..], "en"),
        (&["white"], "de"),
        (&["black"], "fr"),
        (&["white", "black"], "en"),
    ] {
        let elsewhere: String =
            elsewhere.iter().map(|side| format!("{side} keeps the score elsewhere\n")).collect();
        let course = "date 2026.11.28\narbiter starts\nmoves e4 e5 Nf3\nblack resigns\n";
        told(&play(&home, &["--record", record], &format!("{elsewhere}{course}")));
        for form in ["text", "html", "brf"] {
            let sheet = ["games", "sheet", record, "--to", form, "--language", language];
            let sheet = told(&hector(&home).args(sheet).output().expect("an answer"));
            let lines = sheet.lines().filter(|line| !is_last_hash(line));
            let lines = lines.skip_while(|line| form == "html" && *line != "<main>");
            answers.extend(lines.map(|line| format!("{line}\n")));
        }
        fs::remove_file(record).expect("it goes");
    }
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/seeds/record/kept-elsewhere.txt");
    golden::holds(file, &answers);
}

/// The salt and the key of a game make it new each time.
fn is_last_hash(line: &str) -> bool {
    ["Record: ", "Aufzeichnung: ", "Enregistrement : "]
        .iter()
        .any(|word| line.trim_start_matches("<p>").starts_with(word))
}

#[test]
fn a_record_that_is_cut_damaged_or_none_is_told_of_in_every_language() {
    let home = home("cut-record");
    let record = home.join("games/a.hector");
    told(&play(&home, &["--record", record.to_str().unwrap()], "arbiter starts\nmoves e4 e5\n"));
    let whole = fs::read(&record).expect("a record");
    let about = |path: &Path, bytes: &[u8], scene: &[&str], language: &str| {
        fs::write(path, bytes).unwrap();
        let path = path.to_str().unwrap();
        let output = hector(&home).args(scene).args([path, "--language", language]).output();
        let output = output.expect("an answer");
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        String::from_utf8(output.stderr).unwrap().replace(path, "PATH")
    };
    let other = home.join("games/b.hector");
    let mut damaged = whole.clone();
    damaged[100..140].fill(0xff);
    let mut answers = String::new();
    for language in ["en", "de", "fr"] {
        for bytes in [&whole[..5000], &damaged, b"e4 e5"] {
            for scene in [&["verify"][..], &["games", "pgn"]] {
                answers += &about(&other, bytes, scene, language);
            }
        }
    }
    let folder = home.join("games");
    let output = hector(&home).arg("verify").arg(&folder).output().expect("an answer");
    answers += &String::from_utf8(output.stderr).unwrap().replace(folder.to_str().unwrap(), "PATH");
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/seeds/record/damaged.txt");
    golden::holds(file, &answers);
}

/// The sheets as a page to print, in `tests/seeds/record`, an end of a language each; the salt and
/// the key of a game left out.
fn is_printed(home: &Path, record: &str) {
    for language in ["en", "de", "fr"] {
        let options = ["games", "sheet", record, "--to", "html", "--language", language];
        let page = told(&hector(home).args(options).output().expect("an answer"));
        let group =
            |word: &str| word.len() == 4 && word.chars().all(|sign| sign.is_ascii_hexdigit());
        let without_hash = |line: &str| {
            let parts: Vec<&str> = line.split_inclusive([' ', '.', '<', '>']).collect();
            let core = |part: &str| part.trim_end_matches([' ', '.', '<', '>']).to_owned();
            let is_hash = parts.iter().filter(|part| group(&core(part))).count() >= 4;
            let kept = |part: &&str| match core(part) {
                core if is_hash && group(&core) => part.replace(&core, "HASH"),
                _ => (*part).to_owned(),
            };
            parts.iter().map(kept).collect::<String>() + "\n"
        };
        let page: String = page.lines().map(without_hash).collect();
        let file =
            format!("{}/tests/seeds/record/sheet-{language}.html", env!("CARGO_MANIFEST_DIR"));
        golden::holds(file, &page);
    }
}

/// Names that would be tags, quotations or directions of writing stay names on the page.
#[test]
fn hostile_names_stay_text_on_a_printed_sheet() {
    let home = home("hostile-names");
    let record = home.join("a.hector");
    let record = record.to_str().unwrap();
    let setting = "title </title><script>alert(1)</script>\nwhite is named <b onclick='x'>&amp;\n\
                   black is named \u{202e}\"kcalB\"\n";
    told(&play(
        &home,
        &["--record", record],
        &format!("{setting}arbiter starts\nmoves e4 e5\nwhite announces <img src=x>\n"),
    ));
    let page =
        told(&hector(&home).args(["games", "sheet", record, "--to", "html"]).output().unwrap());
    assert!(page.contains("&lt;b onclick=&#39;x&#39;&gt;&amp;amp;"), "{page}");
    assert!(!page.contains("<script") && !page.contains("<b ") && !page.contains("<img"), "{page}");
    assert!(!page.contains('\u{202e}') && page.contains("&quot;kcalB&quot;"), "{page}");
    assert!(page.starts_with("<!DOCTYPE html>\n<html lang=\"en\">"), "{page}");
}

/// The sheets on pages for an embosser are a game that is read back, with its remarks.
fn is_embossed_and_read_back(home: &Path, record: &str) {
    let ask = |arguments: &[&str]| hector(home).args(arguments).output().expect("an answer");
    let pages = told(&ask(&["games", "sheet", record, "--to", "brf", "--language", "de"]));
    assert!(pages.lines().count() > 10, "{pages}");
    assert!(pages.lines().all(|line| line.is_ascii() && line.trim_end().len() <= 40), "{pages}");
    let file = home.join("sheet.brf");
    fs::write(&file, &pages).expect("a file");
    let back = ["convert", file.to_str().unwrap(), "--from", "brf", "--to", "pgn"];
    let back = told(&ask(&back)).replace('\n', " ");
    assert!(back.contains("1. e4 {[%clk 1:30:50]} 1... e5 {[%clk 1:31:00]} 2. Nf3"), "{back}");
    assert!(back.contains("Ergebnis: 0-1."), "{back}");
    let narrow = ["games", "sheet", record, "--to", "brf", "--line-length", "3"];
    let refused = ask(&narrow);
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("Expected from 20 to 200 cells."));
}
