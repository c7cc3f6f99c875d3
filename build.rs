//! Tells Windows, in the programs, that names of files are UTF-8 for libraries in C too, and may be long.

use std::path::Path;
use std::process::Command;
use std::{env, fs, io};

/// What Windows reads in a program before it starts it.
const MANIFEST: &str = "packaging/windows.manifest";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={MANIFEST}");
    let folder = env::var("OUT_DIR").map_err(io::Error::other)?;
    let folder = Path::new(&folder);
    if env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "windows") {
        put_manifest(folder)?;
    }
    Ok(())
}

fn put_manifest(folder: &Path) -> io::Result<()> {
    let manifest = env::current_dir()?.join(MANIFEST);
    if env::var("CARGO_CFG_TARGET_ENV").is_ok_and(|environment| environment == "msvc") {
        println!("cargo::rustc-link-arg-bins=/MANIFEST:EMBED");
        println!("cargo::rustc-link-arg-bins=/MANIFESTINPUT:{}", manifest.display());
        return Ok(());
    }
    fs::copy(manifest, folder.join("windows.manifest"))?;
    // The first resource of the kind that Windows reads there.
    fs::write(folder.join("windows.rc"), "1 24 \"windows.manifest\"\n")?;
    let cross =
        env::var("CARGO_CFG_TARGET_ARCH").map_err(io::Error::other)? + "-w64-mingw32-windres";
    let program = if cfg!(windows) { "windres" } else { &cross };
    let status = Command::new(program)
        .args(["windows.rc", "-O", "coff", "-o", "windows.o"])
        .current_dir(folder)
        .status()
        .map_err(|error| io::Error::other(format!("{program}, of MinGW's binutils: {error}")))?;
    if !status.success() {
        return Err(io::Error::other(format!("{program} could not read the manifest")));
    }
    println!("cargo::rustc-link-arg-bins={}", folder.join("windows.o").display());
    Ok(())
}
