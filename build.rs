//! Gives the linker what the crate `vosk` asks of it: a library named vosk. An empty one is
//! enough, because `src/devices/ear/libvosk.rs` has its functions and loads the true library
//! when the ear needs it.

use std::path::Path;
use std::{env, fs, io};

/// How an archive begins; one that has nothing else is empty.
const EMPTY_ARCHIVE: &[u8] = b"!<arch>\n";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    if env::var_os("CARGO_FEATURE_EAR").is_some() {
        let folder = env::var("OUT_DIR").map_err(io::Error::other)?;
        fs::write(Path::new(&folder).join("libvosk.a"), EMPTY_ARCHIVE)?;
        println!("cargo::rustc-link-search=native={folder}");
    }
    Ok(())
}
