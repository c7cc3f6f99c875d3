//! A folder for tests of the start script, with stand-ins for the toolchain and the system that log their calls.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use crate::common::program::write_runnable;

/// The start script and every script that it uses.
const SCRIPTS: [(&str, &str); 8] = [
    ("hector", include_str!("../../hector")),
    ("packaging/bench.sh", include_str!("../../packaging/bench.sh")),
    ("packaging/libraries.sh", include_str!("../../packaging/libraries.sh")),
    ("packaging/long.sh", include_str!("../../packaging/long.sh")),
    ("packaging/long_tests", include_str!("../../packaging/long_tests")),
    ("packaging/package.sh", include_str!("../../packaging/package.sh")),
    ("packaging/test.sh", include_str!("../../packaging/test.sh")),
    ("packaging/windows.sh", include_str!("../../packaging/windows.sh")),
];

/// A copy of the start script in a folder with sources, and the tools in its path.
pub(crate) struct House(pub(crate) PathBuf);

impl House {
    pub(crate) fn new(name: &str) -> Self {
        let folder = format!("hector-start-{}-{name}", std::process::id());
        let house = House(std::env::temp_dir().join(folder));
        for (name, script) in SCRIPTS {
            house.write(name, script);
        }
        house.write("Cargo.toml", "[package]\nrust-version = \"1.95\"\n");
        house.write("Cargo.lock", "");
        house.write("build.rs", "");
        house.write("src/chess/board.rs", "");
        for tool in [
            "awk", "cat", "chmod", "dirname", "find", "head", "ls", "mkdir", "mv", "readlink",
            "rm", "sed", "sh", "sleep", "sort", "touch", "tr", "uniq",
        ] {
            house.link(tool);
        }
        house.tool("rustc", &rustc("1.95.0", "x86_64-unknown-linux-gnu"));
        house.tool(
            "cargo",
            "[ ! -e broken ] || exit 101\n\
             printf '#!/bin/sh\\nIFS=,\\necho \"Hector heard: $*\"\\n' >target/start/built\n\
             chmod +x target/start/built\n\
             mv target/start/built target/start/hector",
        );
        house.tool("dpkg-query", "shift 3; for p; do echo installed $p; done");
        house.tool("python3", "cat >>/dev/null");
        house.tool("id", "echo 1000");
        for tool in ["apt-get", "sudo"] {
            house.tool(tool, "");
        }
        house
    }

    /// A path in the folder. Makes its parent folder.
    pub(crate) fn file(&self, name: &str) -> PathBuf {
        let place = self.0.join(name);
        fs::create_dir_all(place.parent().expect("a folder")).expect("a folder");
        place
    }

    pub(crate) fn write(&self, name: &str, content: &str) {
        write_runnable(&self.file(name), content);
    }

    /// A tool that logs its call and then runs this command.
    pub(crate) fn tool(&self, name: &str, deed: &str) {
        let calls = self.0.join("calls");
        let note = format!("#!/bin/sh\necho \"{name} $*\" >>'{}'\n{deed}\n", calls.display());
        // It may be a link to the system's own tool, which must not be overwritten.
        let _ = fs::remove_file(self.file(&format!("tools/{name}")));
        self.write(&format!("tools/{name}"), &note);
    }

    /// Links a tool of the system.
    pub(crate) fn link(&self, name: &str) {
        let places = ["/usr/bin", "/bin"].map(|folder| Path::new(folder).join(name));
        let real = places.iter().find(|place| place.exists()).expect("a tool of the system");
        let place = self.file(&format!("tools/{name}"));
        let _ = fs::remove_file(&place);
        symlink(real, place).expect("a link");
    }

    pub(crate) fn command(&self, script: &Path) -> Command {
        let mut command = Command::new(script);
        command
            .env_clear()
            .env("PATH", self.0.join("tools"))
            .env("HOME", &self.0)
            .stdin(Stdio::null());
        command
    }

    pub(crate) fn start(&self, arguments: &[&str]) -> Ended {
        let script = self.0.join("hector");
        Ended(self.command(&script).args(arguments).output().expect("started"))
    }

    pub(crate) fn start_with(&self, environment: &[(&str, &str)]) -> Ended {
        let mut command = self.command(&self.0.join("hector"));
        Ended(command.envs(environment.iter().copied()).output().expect("started"))
    }

    pub(crate) fn calls(&self) -> String {
        fs::read_to_string(self.0.join("calls")).unwrap_or_default()
    }

    pub(crate) fn builds(&self) -> usize {
        self.calls().lines().filter(|call| call.starts_with("cargo build --profile start")).count()
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

pub(crate) fn rustc(version: &str, host: &str) -> String {
    format!(
        "case $1 in --version) echo 'rustc {version} (of a day)' ;; *) echo 'host: {host}' ;; esac"
    )
}

pub(crate) struct Ended(pub(crate) Output);

impl Ended {
    pub(crate) fn said(&self) -> String {
        String::from_utf8_lossy(&self.0.stderr).into_owned()
    }

    /// Checks the exit status, all of standard output, and a part of standard error. If that part is empty, standard
    /// error must be empty.
    pub(crate) fn ends(&self, status: i32, output: &str, said: &str) {
        let all = self.said();
        assert_eq!(self.0.status.code(), Some(status), "{all}");
        assert_eq!(String::from_utf8_lossy(&self.0.stdout), output, "{all}");
        assert!(all.contains(said) && (!said.is_empty() || all.is_empty()), "{all}");
    }
}
