//! Writes what a package brings beside the programs: manual pages and the keys in every language, every
//! article of the Laws, and what shells complete. `./hector package` runs it. Never touches what is not in
//! its folder.

#![allow(clippy::expect_used, clippy::panic, reason = "the source that it reads is there")]

#[path = "../tests/common/citations.rs"]
#[allow(dead_code, reason = "shared with tests")]
mod citations;
#[path = "../tests/common/laws_page.rs"]
#[allow(dead_code, reason = "shared with tests")]
mod laws_page;

use std::fs;
use std::io;
use std::path::Path;

use clap::Command;
use clap_complete::Shell;
use clap_mangen::Man;
use hector::scenes::{hector as whole, recorder};
use hector::words::Language;

/// The headings of a manual page, and what they are called in German and in French.
const HEADINGS: [(&str, &str, &str); 6] = [
    ("NAME", "BEZEICHNUNG", "NOM"),
    ("SYNOPSIS", "ÜBERSICHT", "SYNOPSIS"),
    ("DESCRIPTION", "BESCHREIBUNG", "DESCRIPTION"),
    ("OPTIONS", "OPTIONEN", "OPTIONS"),
    ("SUBCOMMANDS", "BEFEHLE", "COMMANDES"),
    ("VERSION", "VERSION", "VERSION"),
];

fn main() -> io::Result<()> {
    let usage = || io::Error::other("Expected the folder to write into, and the date of the pages");
    let folder = std::env::args_os().nth(1).ok_or_else(usage)?;
    let date = std::env::args().nth(2).ok_or_else(usage)?;
    let folder = Path::new(&folder);
    for of in [whole::command_line, recorder::command_line] {
        write_pages(of, folder, &date)?;
        write_documents(&folder.join(of(Language::English).get_name()))?;
    }
    Ok(())
}

fn write_pages(of: fn(Language) -> Command, folder: &Path, date: &str) -> io::Result<()> {
    let name = of(Language::English).get_name().to_owned();
    let folder = folder.join(&name).join("usr/share");
    for language in Language::ALL {
        let place = match language {
            Language::English => "man/man1".to_owned(),
            Language::German | Language::French => format!("man/{}/man1", language.code()),
        };
        let place = folder.join(place);
        fs::create_dir_all(&place)?;
        let mut command = of(language);
        command.build();
        write_page(&command, &name, (language, date), &place)?;
    }
    for (shell, place) in [
        (Shell::Bash, "bash-completion/completions"),
        (Shell::Fish, "fish/vendor_completions.d"),
        (Shell::Zsh, "zsh/vendor-completions"),
    ] {
        let place = folder.join(place);
        fs::create_dir_all(&place)?;
        clap_complete::generate_to(shell, &mut of(Language::English), &name, &place)?;
        if shell == Shell::Bash {
            // A shell finds it by the name of the program alone.
            fs::rename(place.join(format!("{name}.bash")), place.join(&name))?;
        }
    }
    Ok(())
}

/// The pages that are made from tables in the code, among the documents of the program.
fn write_documents(program: &Path) -> io::Result<()> {
    let name = program.file_name().ok_or_else(|| io::Error::other("A program has a name"))?;
    let place = program.join("usr/share/doc").join(name);
    fs::create_dir_all(&place)?;
    fs::write(place.join("LAWS.md"), laws_page::page())?;
    for language in Language::ALL {
        let file = match language {
            Language::English => "KEYS.md".to_owned(),
            Language::German | Language::French => format!("KEYS.{}.md", language.code()),
        };
        fs::write(place.join(file), whole::keys_page(language))?;
    }
    Ok(())
}

/// Writes the page of a command, and those of the commands under it.
fn write_page(
    command: &Command,
    page: &str,
    (language, date): (Language, &str),
    place: &Path,
) -> io::Result<()> {
    for inner in command.get_subcommands().filter(|inner| !inner.is_hide_set()) {
        write_page(inner, &format!("{page}-{}", inner.get_name()), (language, date), place)?;
    }
    let title: &'static str = page.to_owned().leak();
    let mut text = Vec::new();
    // The date is that of the source, so that the same source gives the same page.
    Man::new(command.clone().name(title).version(env!("CARGO_PKG_VERSION")))
        .title(title)
        .section("1")
        .date(date)
        .manual("Hector")
        .render(&mut text)?;
    let mut text = String::from_utf8(text).map_err(io::Error::other)?;
    for (english, german, french) in HEADINGS {
        let own = match language {
            Language::English => english,
            Language::German => german,
            Language::French => french,
        };
        text = text.replace(&format!(".SH {english}\n"), &format!(".SH {own}\n"));
    }
    fs::write(place.join(format!("{page}.1")), text)
}
