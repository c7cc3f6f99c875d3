//! Tests the start script as a player uses it, in a folder of its own.

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::TcpListener;
use std::os::unix::fs::symlink;
use std::process::Command;
use std::thread::sleep;
use std::time::Duration;

use crate::script_house::{Ended, House, rustc};

/// Longer than the resolution of the file system's timestamps.
const TICK: Duration = Duration::from_millis(20);

#[test]
fn the_first_start_builds_and_hands_the_arguments_on() {
    let house = House::new("first");
    house.start(&["say", "e4 e5"]).ends(0, "Hector heard: say,e4 e5\n", "Building Hector.");
    assert_eq!(house.builds(), 1);
    // Isolated: Python uses no module from the folder in which it is started, and none of the user's.
    assert!(house.calls().contains("python3 -I - "), "{}", house.calls());
}

#[test]
fn a_second_start_builds_nothing_and_says_nothing() {
    let house = House::new("second");
    house.start(&["doctor"]);
    house.start(&["doctor"]).ends(0, "Hector heard: doctor\n", "");
    assert_eq!(house.builds(), 1);
}

#[test]
fn whatever_goes_into_the_program_makes_it_anew() {
    let house = House::new("anew");
    house.start(&[]);
    type Change = fn(&House);
    let changes: [(&str, Change); 6] = [
        ("an edit", |house| house.write("src/chess/board.rs", "// e4")),
        ("a new file", |house| house.write("src/chess/new.rs", "")),
        ("a file removed", |house| fs::remove_file(house.0.join("src/chess/new.rs")).expect("rm")),
        ("another lock file", |house| house.write("Cargo.lock", "# other")),
        ("another recogniser", |house| house.write(".libraries/libvosk.so", "other")),
        ("another build", |house| {
            house.write("target/start/new", "#!/bin/sh\nexit 9\n");
            fs::rename(house.0.join("target/start/new"), house.0.join("target/start/hector"))
                .expect("mv");
        }),
    ];
    for (number, (what, change)) in changes.into_iter().enumerate() {
        sleep(TICK);
        change(&house);
        sleep(TICK);
        house.start(&[]).ends(0, "Hector heard: \n", "Building Hector.");
        assert_eq!(house.builds(), number + 2, "after {what}");
        house.start(&[]).ends(0, "Hector heard: \n", "");
    }
}

#[test]
fn a_build_that_fails_is_tried_again() {
    let house = House::new("fails");
    house.write("broken", "");
    house.start(&[]).ends(1, "", "The build failed.");
    fs::remove_file(house.0.join("broken")).expect("mended");
    house.start(&[]).ends(0, "Hector heard: \n", "Building Hector.");
}

/// A build takes minutes, and a listener hears nothing from a silent terminal.
#[test]
fn a_long_build_says_how_far_it_is_and_names_no_part_by_itself() {
    let house = House::new("long");
    // Half a minute passes at once here, and a part is built when its message was given.
    house.tool("sleep", "exec /bin/sleep 0.02");
    house.tool(
        "cargo",
        "if [ $1 = tree ]; then printf 'hector\\na\\nb\\na (*)\\n'; exit; fi\n\
         slept() { awk '$1 == \"sleep\" { times++ } END { print times + 0 }' calls; }\n\
         is_told() { before=$(slept); until [ $(slept) -ge $((before + 2)) ]; do /bin/sleep 0.02; done; }\n\
         is_told\n\
         for part in hector a b; do echo \"   Compiling $part v1.0\" >&2; is_told; done\n\
         printf '#!/bin/sh\\necho \"Hector heard: $*\"\\n' >target/start/hector\n\
         chmod +x target/start/hector",
    );
    let ended = house.start(&[]);
    for told in [
        "Building Hector. The first time takes some minutes; you are told how far it is.\n",
        "\nStill fetching what Hector is made of.\n",
        "\nStill building: part 1 of 3.\n",
        "\nStill building: part 2 of 3.\n",
        "\nStill building: only Hector itself is left, and takes longest.\n",
    ] {
        ended.ends(0, "Hector heard: \n", told);
    }
    assert!(!ended.said().contains("Compiling"), "{}", ended.said());
}

#[test]
fn whoever_breaks_a_build_off_hears_no_more_of_it() {
    let house = House::new("broken-off");
    house.tool("sleep", "exec /bin/sleep 0.02");
    // The build is ended together with the script.
    house.tool("cargo", "until [ -e ended ]; do /bin/sleep 0.02; done; exit 130");
    let mut starting = house.command(&house.0.join("hector")).spawn().expect("started");
    let slept = || house.calls().lines().filter(|call| call.starts_with("sleep")).count();
    while slept() < 3 {
        sleep(TICK);
    }
    let pid = starting.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &pid]).status().expect("kill").success());
    house.write("ended", "");
    assert_eq!(starting.wait().expect("it ends").code(), Some(1));
    // A process that is asleep wakes once more.
    sleep(10 * TICK);
    let before = slept();
    sleep(10 * TICK);
    assert_eq!(slept(), before);
}

#[test]
fn a_build_that_fails_shows_what_is_wrong_without_what_went_well() {
    let house = House::new("wrong-line");
    house.tool(
        "cargo",
        "printf '   Compiling a v1.0\\nerror: no such square\\n --> src/chess/board.rs\\n' >&2\nexit 101",
    );
    let ended = house.start(&[]);
    ended.ends(1, "", "\nerror: no such square\n --> src/chess/board.rs\nThe build failed.");
    assert!(!ended.said().contains("Compiling"), "{}", ended.said());
}

#[test]
fn it_starts_from_any_folder_and_through_a_link() {
    let house = House::new("link");
    let link = house.0.join("tools/started-here");
    symlink(house.0.join("hector"), &link).expect("a link");
    let output = house.command(&link).current_dir("/").output().expect("started");
    Ended(output).ends(0, "Hector heard: \n", "Building Hector.");
}

#[test]
fn without_rust_it_says_where_to_get_it() {
    let house = House::new("norust");
    fs::remove_file(house.0.join("tools/cargo")).expect("no cargo");
    house.start(&[]).ends(
        2,
        "",
        "Rust is missing. Hector is built with Rust 1.95 or newer. Get it from https://rustup.rs",
    );
}

#[test]
fn a_finished_build_starts_where_rust_is_missing() {
    let house = House::new("laterust");
    house.start(&["doctor"]);
    fs::remove_file(house.0.join("tools/cargo")).expect("no cargo");
    house.start(&["doctor"]).ends(0, "Hector heard: doctor\n", "");
    sleep(TICK);
    house.write("src/chess/board.rs", "// e4");
    let told = "Rust is missing. Hector starts as it was last built.";
    house.start(&["doctor"]).ends(0, "Hector heard: doctor\n", told);
}

#[test]
fn packages_of_the_system_make_it_anew_only_where_it_is_built_with_them() {
    let house = House::new("packages");
    house.write("version", "1");
    let version = house.file("version").display().to_string();
    house.tool(
        "dpkg-query",
        &format!(
            "case $* in *Version*) echo gcc $(cat '{version}') ;; *) shift 3; for p; do \
             echo installed $p; done ;; esac"
        ),
    );
    let packages = house.file("packages");
    let packages = [("HECTOR_PACKAGES", packages.to_str().expect("a name in UTF-8"))];
    house.write("packages", "gcc 1");
    house.start_with(&packages).ends(0, "Hector heard: \n", "Building Hector.");
    sleep(TICK);
    house.write("packages", "gcc 1, games 2");
    house.start_with(&packages).ends(0, "Hector heard: \n", "");
    house.write("version", "2");
    house.start_with(&packages).ends(0, "Hector heard: \n", "Building Hector.");
    assert_eq!(house.builds(), 2);
}

#[test]
fn an_old_rust_is_told_apart_from_a_new_one() {
    let house = House::new("oldrust");
    for old in ["1.9.0", "1.94.9", "0.99.0"] {
        house.tool("rustc", &rustc(old, "x86_64-unknown-linux-gnu"));
        house.start(&[]).ends(2, "", &format!("Rust is too old: this is {old}"));
    }
    for new in ["1.95.0", "1.100.0-nightly", "2.0.0"] {
        house.tool("rustc", &rustc(new, "x86_64-unknown-linux-gnu"));
        sleep(TICK);
        house.write("Cargo.lock", new);
        house.start(&[]).ends(0, "Hector heard: \n", "Building Hector.");
    }
}

#[test]
fn a_processor_without_a_recogniser_gets_a_hector_without_an_ear() {
    let house = House::new("riscv");
    house.tool("rustc", &rustc("1.95.0", "riscv64gc-unknown-linux-gnu"));
    house.start(&[]).ends(0, "Hector heard: \n", "Hector will not hear");
    let calls = house.calls();
    assert!(calls.contains("--no-default-features --features voice,braille"), "{calls}");
    assert!(!calls.lines().any(|call| call.starts_with("python3")), "{calls}");
}

#[test]
fn without_a_person_to_ask_it_names_the_command() {
    let house = House::new("missing");
    house.tool("dpkg-query", "for p in gcc python3; do echo installed $p; done");
    let ended = house.start(&[]);
    ended.ends(2, "", "Hector needs packages of the system that are not installed:");
    ended.ends(2, "", "  libasound2-dev, for the microphone and sound\n");
    ended.ends(2, "", "sudo apt-get install -y --no-install-recommends ca-certificates lib");
    assert!(!ended.said().contains("  gcc, for"), "{}", ended.said());
    assert_eq!(house.builds(), 0);
    assert!(!house.calls().contains("sudo"), "{}", house.calls());
}

#[test]
fn root_installs_at_once() {
    let house = House::new("root");
    house.tool("id", "echo 0");
    house.tool("dpkg-query", "echo installed gcc");
    // This apt-get installs nothing, and the script says so.
    house.start(&[]).ends(2, "", "Still missing: ca-certificates ");
    let calls = house.calls();
    let update = calls.find("apt-get update -qq").expect("the lists of packages come first");
    let install = calls.find("apt-get install -y").expect("then the packages");
    assert!(update < install, "{calls}");
}

#[test]
fn fedora_and_arch_have_names_of_their_own() {
    let house = House::new("families");
    for tool in ["apt-get", "dpkg-query"] {
        fs::remove_file(house.0.join("tools").join(tool)).expect("not Debian");
    }
    house.tool("pacman", "echo alsa-lib");
    house.start(&[]).ends(2, "", "sudo pacman -S --needed --noconfirm alsa-lib\n");
    house.tool("dnf", "");
    house.tool("rpm", "echo package alsa-lib-devel is not installed");
    house.start(&[]).ends(2, "", "sudo dnf install -y alsa-lib-devel\n");
}

#[test]
fn any_other_system_is_told_what_a_failed_build_needs() {
    let house = House::new("other");
    for tool in ["apt-get", "dpkg-query"] {
        fs::remove_file(house.0.join("tools").join(tool)).expect("not Debian");
    }
    house.start(&[]).ends(0, "Hector heard: \n", "Building Hector.");
    sleep(TICK);
    house.write("build.rs", "// changed");
    house.write("broken", "");
    house.start(&[]).ends(1, "", "Hector needs from your system: a C compiler");
}

#[test]
fn a_file_that_is_not_the_known_one_is_not_taken() {
    let house = House::new("wrong");
    house.link("python3");
    let index = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = format!("http://{}", index.local_addr().expect("an address"));
    let serving = std::thread::spawn(move || {
        let page = format!("<a href=\"../files/{WHEEL}#sha256=0\">{WHEEL}</a>");
        serve(&index, "/vosk/", &page);
        serve(&index, &format!("/files/{WHEEL}"), "not what it was");
    });
    let ended = house.start_with(&[("PIP_INDEX_URL", &address)]);
    ended.ends(2, "", "was not taken: it is not the file that Hector knows.\n");
    serving.join().expect("both were asked for");
    assert!(!house.0.join(".libraries/libvosk.so").exists());
    assert_eq!(house.builds(), 0);
}

#[test]
fn without_a_network_it_says_what_could_not_be_fetched() {
    let house = House::new("offline");
    house.link("python3");
    let ended = house.start_with(&[("PIP_INDEX_URL", "http://127.0.0.1:1")]);
    ended.ends(2, "", ".whl could not be fetched: ");
    ended.ends(2, "", "Mend that, then start again.\n");
}

const WHEEL: &str = "vosk-0.3.45-py3-none-manylinux_2_12_x86_64.manylinux2010_x86_64.whl";

/// Answers one request, which must be for this path.
fn serve(index: &TcpListener, place: &str, content: &str) {
    let (mut asked, _) = index.accept().expect("a request");
    let mut request = [0; 4096];
    let length = asked.read(&mut request).expect("a request");
    let request = String::from_utf8_lossy(request.get(..length).expect("a request"));
    assert!(request.starts_with(&format!("GET {place} ")), "{request}");
    let length = content.len();
    write!(asked, "HTTP/1.0 200 OK\r\nContent-Length: {length}\r\n\r\n{content}").expect("sent");
}
