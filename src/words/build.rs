//! Writes a function for each text of the English files, with the text's variables as arguments, and lists the
//! files of every language. A comment above the text gives the types of the variables:
//!
//! ```text
//! # $side (Color), $count (usize)
//! pieces_left = { $side } has { $count } pieces left
//! ```

#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    reason = "a build script reads and writes files; the room itself does not"
)]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs, io};

/// The folder with one folder of texts for each language.
const LANGUAGES: &str = "lang";

/// The language whose comments name the types.
const TYPED: &str = "en";

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={LANGUAGES}");
    match functions_and_files() {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            println!("cargo::error={fault}");
            ExitCode::FAILURE
        }
    }
}

fn functions_and_files() -> Result<(), String> {
    let mut messages = Vec::new();
    for file in inside(&Path::new(LANGUAGES).join(TYPED).join("texts"))? {
        let source = fs::read_to_string(&file).map_err(|fault| at(&file, &fault))?;
        messages.extend(read(&format!("src/words/{}", file.display()), &source)?);
    }
    write("texts.rs", &functions(&messages))?;
    for folder in inside(Path::new(LANGUAGES))?.iter().filter(|path| path.is_dir()) {
        let code = folder.file_name().unwrap_or_default().to_string_lossy();
        write(&format!("texts_{code}.rs"), &files(&folder.join("texts"))?)?;
    }
    Ok(())
}

/// Writes a file for the compiler to include.
fn write(name: &str, text: &str) -> Result<(), String> {
    let folder = env::var("OUT_DIR").map_err(|fault| fault.to_string())?;
    let path = Path::new(&folder).join(name);
    fs::write(&path, text).map_err(|fault| at(&path, &fault))
}

/// The paths in a folder, sorted by name.
fn inside(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).and_then(|entries| {
        entries.map(|entry| entry.map(|entry| entry.path())).collect::<io::Result<Vec<_>>>()
    });
    let mut paths = entries.map_err(|fault| at(folder, &fault))?;
    paths.sort();
    Ok(paths)
}

fn at(path: &Path, fault: &io::Error) -> String {
    format!("src/words/{}: {fault}", path.display())
}

struct Message {
    name: String,
    /// The variables with their types, in the order of the comment.
    arguments: Vec<(String, String)>,
    words: Vec<String>,
    /// File and line.
    place: String,
}

fn read(path: &str, source: &str) -> Result<Vec<Message>, String> {
    let mut messages: Vec<Message> = Vec::new();
    let mut arguments = Vec::new();
    for (line, number) in source.lines().zip(1..) {
        let place = format!("{path}:{number}");
        if let Some(comment) = line.strip_prefix('#') {
            arguments.extend(typed(comment, &place)?);
        } else if line.is_empty() {
            arguments.clear();
        } else if line.starts_with([' ', '}']) {
            if let Some(message) = messages.last_mut() {
                message.words.push(line.to_owned());
            }
        } else {
            let (name, words) = line
                .split_once('=')
                .ok_or_else(|| format!("{place}: no text begins like this: {line}"))?;
            let words = Some(words.trim().to_owned()).filter(|words| !words.is_empty());
            messages.push(Message {
                name: name.trim().to_owned(),
                arguments: std::mem::take(&mut arguments),
                words: words.into_iter().collect(),
                place,
            });
        }
    }
    messages.iter().try_for_each(is_typed)?;
    Ok(messages)
}

/// The variables and types in a comment: "$side (Color), $count (usize)".
fn typed(comment: &str, place: &str) -> Result<Vec<(String, String)>, String> {
    let pair = |written: &str| {
        let (name, rest) = written.split_once(" (")?;
        let (kind, _) = rest.split_once(')')?;
        Some((name.to_owned(), kind.to_owned()))
    };
    let typed = |written| {
        pair(written).ok_or_else(|| {
            format!("{place}: a variable is followed by its type, as in \"# $side (Color)\"")
        })
    };
    comment.split('$').skip(1).map(typed).collect()
}

/// Checks the comment of a text against its words.
fn is_typed(message: &Message) -> Result<(), String> {
    let Message { name, arguments, words, place } = message;
    let words = words.join("\n");
    let variables: Vec<&str> = words.split('$').skip(1).map(variable).collect();
    if let Some(untyped) =
        variables.iter().find(|variable| !arguments.iter().any(|(typed, _)| typed == *variable))
    {
        return Err(format!(
            "{place}: the type of ${untyped} in {name} is missing; write it in a comment above the text, \
             as in \"# ${untyped} (&str)\""
        ));
    }
    if let Some((untold, _)) =
        arguments.iter().find(|(typed, _)| !variables.contains(&typed.as_str()))
    {
        return Err(format!(
            "{place}: {name} does not tell ${untold}, which the comment above it names"
        ));
    }
    Ok(())
}

/// The name of the variable at the start of a text.
fn variable(text: &str) -> &str {
    let end = text.find(|sign: char| !sign.is_alphanumeric() && sign != '_');
    end.map_or(text, |end| &text[..end])
}

/// The list of all texts, and a function for each.
fn functions(messages: &[Message]) -> String {
    let (mut list, mut functions) = (String::new(), String::new());
    for Message { name, arguments, words, .. } in messages {
        let each = |row: &dyn Fn(&str, &str) -> String| {
            arguments.iter().map(|(variable, kind)| row(variable, kind)).collect::<String>()
        };
        let variables = each(&|variable, _| format!("\"{variable}\", "));
        let kinds = each(&|_, kind| format!("\"{kind}\", "));
        let taken = each(&|variable, kind| format!(", {variable}: {kind}"));
        let told = each(&|variable, _| format!("(\"{variable}\", {variable}.told(self)), "));
        let words = words.join("\n    /// ");
        let _ = writeln!(
            list,
            "    Text {{ name: \"{name}\", variables: &[{variables}], kinds: &[{kinds}] }},"
        );
        let _ = write!(
            functions,
            "
    /// ```text
    /// {words}
    /// ```
    #[must_use]
    pub fn {name}(&self{taken}) -> String {{
        self.tell(\"{name}\", vec![{told}])
    }}
"
        );
    }
    format!(
        "/// Every text that there has to be.\npub(super) const ALL: &[Text] = &[\n{list}];\n\n\
         impl Texts {{{functions}}}\n"
    )
}

/// The list of the text files in a folder.
fn files(folder: &Path) -> Result<String, String> {
    let mut list = String::new();
    for file in inside(folder)? {
        let path = file.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/");
        let _ =
            writeln!(list, "    include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/{path}\")),");
    }
    Ok(format!("&[\n{list}]\n"))
}
