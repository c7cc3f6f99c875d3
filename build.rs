//! Tells the linker where the speech recogniser lies, and the program where to find it.

use std::env;
use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if env::var_os("CARGO_FEATURE_EAR").is_some() && cfg!(unix) {
        link_recogniser();
    }
}

fn link_recogniser() {
    let libraries = Path::new(env!("CARGO_MANIFEST_DIR")).join(".libraries");
    let library = libraries.join("libvosk.so");
    println!("cargo::rerun-if-changed={}", library.display());
    if !library.exists() {
        println!(
            "cargo::error=The speech recogniser is missing: {} is not there. \
             ./hector fetches it. Without it: cargo build --no-default-features",
            library.display()
        );
        return;
    }
    println!("cargo::rustc-link-search=native={}", libraries.display());
    // First beside the program, so that the whole folder can be moved.
    println!("cargo::rustc-link-arg=-Wl,-rpath,$ORIGIN/../../.libraries");
    println!("cargo::rustc-link-arg=-Wl,-rpath,{}", libraries.display());
}
