//! Gives the linker empty archives for the speech recogniser, which is loaded when the ear is first used.

use std::path::Path;
use std::{env, fs, io};

const EMPTY_ARCHIVE: &[u8] = b"!<arch>\n";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    let folder = env::var("OUT_DIR").map_err(io::Error::other)?;
    if env::var_os("CARGO_FEATURE_EAR").is_some() {
        // On Windows the crate asks for a library named libvosk, and linkers look for it under either of the other two
        // names.
        for name in ["libvosk.a", "liblibvosk.a", "libvosk.lib"] {
            fs::write(Path::new(&folder).join(name), EMPTY_ARCHIVE)?;
        }
        println!("cargo::rustc-link-search=native={folder}");
    }
    Ok(())
}
