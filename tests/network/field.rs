//! Pages and reports of a hall beside the programs of the field: axe-core and the HTML checker of the W3C read every
//! page that says what did not work, and a pairing program reads what became of its round. Fetches nothing: a program
//! that is missing fails the test, with a sentence that says how to install it.
//!
//! `./hector test field` runs it.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::opponents_page::before_the_code;
use super::web_hall::open_hall;
use crate::common::at_terminal::AtTerminal;
use crate::common::browser::get;
use crate::common::fed::fed;
use crate::common::hall_at_terminals::{open_table, opening, plays, starts};
use crate::common::in_a_hall::{Folder, ports};
use crate::common::installed::{installed, needed};

/// The answers that have no page of their own.
const REFUSALS: [u16; 10] = [400, 403, 404, 405, 408, 413, 429, 431, 500, 503];
const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/network/browser/refused.py");

#[test]
#[ignore = "needs a browser: ./hector test field"]
fn a_browser_finds_no_barrier_in_any_page_that_refuses() {
    needed("chromium", "chromium");
    needed("chromedriver", "chromium-driver");
    let axe = std::env::var_os("HECTOR_AXE")
        .map_or_else(|| PathBuf::from(".libraries/axe-core-4.10.2/axe.min.js"), PathBuf::from);
    let axe = Path::new(env!("CARGO_MANIFEST_DIR")).join(axe);
    assert!(
        axe.exists(),
        "axe-core is missing. Get it by ./hector test web, or name it by HECTOR_AXE."
    );
    let folder = Folder::new();
    let (mut hall, web) = open_hall(&folder.0, "", "--live 0");
    hall.sees("The hall is open, with 3 tables.");
    read_by_browser(&format!("http://{web}"), &folder.0.join("of-the-hall"), &axe);
    let (_seat, phone, _) = before_the_code(&folder.0.join("home"), "");
    read_by_browser(&format!("https://{}", phone.address), &folder.0.join("of-the-phone"), &axe);
}

fn read_by_browser(pages: &str, folder: &Path, axe: &Path) {
    std::fs::create_dir_all(folder).expect("a folder");
    let numbers = REFUSALS.map(|number| number.to_string()).join(",");
    let mut script = Command::new("python3");
    script.args(["-B", SCRIPT, pages]).arg(folder).arg(axe);
    let ended = script.args([ports(1).to_string(), numbers]).output().expect("python3");
    let told = String::from_utf8_lossy(&ended.stdout);
    println!("{told}");
    assert!(ended.status.success(), "{told}{}", String::from_utf8_lossy(&ended.stderr));
}

#[test]
#[ignore = "runs the HTML checker of the W3C where it is installed: ./hector test field"]
fn every_page_that_refuses_is_html_as_the_checker_of_the_w3c_wants_it() {
    let Some(mut checker) = html_checker() else {
        println!(
            "vnu is not installed: these pages are not read by it. Install it by npm install --global vnu-jar, \
             with Java, or name its vnu.jar by HECTOR_VNU."
        );
        return;
    };
    let folder = Folder::new();
    let (mut hall, web) = open_hall(&folder.0, "", "--live 0");
    hall.sees("The hall is open, with 3 tables.");
    let (_seat, phone, _) = before_the_code(&folder.0.join("home"), "");
    let mut files = 0;
    for language in ["en", "de", "fr"] {
        for path in REFUSALS.map(|number| format!("/{language}/refused/{number}")) {
            for (of, page) in [("hall", get(web, &path, "")), ("phone", phone.get(&path))] {
                assert_eq!(page.status, 200, "{path}: {page:?}");
                let file = folder.0.join(format!("{of}{}.html", path.replace('/', "-")));
                std::fs::write(&file, page.body).expect("a file");
                checker.arg(file);
                files += 1;
            }
        }
    }
    let checked = checker.output().expect("the checker");
    let told = String::from_utf8_lossy(&checked.stderr);
    assert!(checked.status.success() && told.trim().is_empty(), "{told}");
    println!("vnu has nothing to say of {files} pages.");
}

/// The checker, by its name or as the file of Java that it is.
fn html_checker() -> Option<Command> {
    if let Some(name) = installed("vnu") {
        return Some(Command::new(name));
    }
    let jar = std::env::var_os("HECTOR_VNU")?;
    let mut java = Command::new(needed("java", "default-jre-headless"));
    java.arg("-jar").arg(jar);
    Some(java)
}

/// A round that the program paired is played at three tables; with what Hector writes it finds all its rounds again.
#[test]
#[ignore = "needs caissify-pairings: ./hector test field"]
fn a_pairing_program_reads_the_results_that_hector_writes_into_its_report() {
    // The last round of a tournament that it made up is taken back to its pairs.
    const PAIRED: &str = "from caissify_pairings.rtg import generate_tournament\n\
        for line in generate_tournament(num_players=6, num_rounds=3, seed=62).splitlines():\n\
        \x20   if line.startswith('001 '):\n\
        \x20       line = line.rstrip()\n\
        \x20       points = float(line[80:84]) - {'1': 1, '=': 0.5}.get(line[-1], 0)\n\
        \x20       line = line[:80] + f'{points:4.1f}' + line[84:-1] + ' '\n\
        \x20   print(line, end='\\r\\n')\n";
    const CHECKED: &str = "import sys\n\
        from caissify_pairings.fpc import check_trf\n\
        found = check_trf(sys.stdin.read())\n\
        print(found['summary']['rounds_checked'], found['summary']['total_discrepancies'])\n";
    let paired = python(PAIRED, "");
    let folder = Folder::new();
    std::fs::write(folder.0.join("open.trf"), &paired).expect("a file");
    let home = folder.0.join("hall");
    let typed = opening(&folder.0, "", "--live 0");
    let mut hall = AtTerminal::begin("hall", &home, "language = en\n", &typed);
    hall.sees("Round 3: 3 pairings read from ");
    let ends = ["declares white wins", "declares black wins", "declares a draw"];
    for (number, end) in (1..).zip(ends) {
        let mut table = open_table(&mut hall, &folder.0, number);
        starts(&mut hall, number);
        plays(&mut table, &["e2e4", "e7e5"]);
        hall.types(end);
        hall.sees("That ends the game. Sure?");
        hall.types("yes");
        hall.sees(&format!("Table {number}: "));
    }
    hall.types("results");
    hall.types("quit");
    hall.types("yes");
    hall.ends();
    let results = folder.0.join("event.hall/results-3.trf");
    let played = std::fs::read_to_string(results).expect("a report");
    let signs: Vec<char> = played.lines().filter_map(last_sign).collect();
    for (sign, often) in [('1', 2), ('0', 2), ('=', 2)] {
        assert_eq!(signs.iter().filter(|found| **found == sign).count(), often, "{played}");
    }
    assert_eq!(python(CHECKED, &played), "3 0\n", "{played}");
}

/// How the last game in the line of a player ended.
fn last_sign(line: &str) -> Option<char> {
    line.starts_with("001 ").then(|| line.trim_end().chars().next_back())?
}

/// What the pairing program answers to a script.
fn python(script: &str, text: &str) -> String {
    let interpreter = std::env::var("HECTOR_PAIRINGS").unwrap_or_else(|_| "python3".to_owned());
    let output = fed(Command::new(interpreter).args(["-c", script]), text.as_bytes());
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        output.status.success(),
        "caissify-pairings is missing. Install it with pip: pip install caissify-pairings==0.5.0, and name the \
         Python that has it by HECTOR_PAIRINGS. {told}"
    );
    String::from_utf8(output.stdout).expect("text")
}
