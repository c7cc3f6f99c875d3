//! Leaves the linker something to find for the recogniser, which is loaded when the ear is first used.

use std::path::Path;
use std::{env, fs, io};

const EMPTY_ARCHIVE: &[u8] = b"!<arch>\n";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    let folder = env::var("OUT_DIR").map_err(io::Error::other)?;
    if env::var_os("CARGO_FEATURE_EAR").is_some() {
        // For Windows the crate asks for a library named libvosk, which a linker looks for by
        // either of the other names.
        for name in ["libvosk.a", "liblibvosk.a", "libvosk.lib"] {
            fs::write(Path::new(&folder).join(name), EMPTY_ARCHIVE)?;
        }
        println!("cargo::rustc-link-search=native={folder}");
    }
    Ok(())
}
