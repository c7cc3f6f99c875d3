//! How a file name is written in a shell command.

use std::path::Path;

/// A file name for a command, in quotation marks if the shell would split it. Plain names go without them, because in
/// braille each mark is a sign of its own.
pub fn in_a_command(path: &Path) -> String {
    let name = path.display().to_string();
    let is_plain = |sign: char| sign.is_alphanumeric() || "/\\:._-+".contains(sign);
    if name.chars().all(is_plain) { name } else { format!("\"{name}\"") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_a_shell_takes_apart_is_quoted() {
        for (path, typed) in [
            ("/home/anna/a.hector", "/home/anna/a.hector"),
            ("C:\\games\\Müller-1.hector", "C:\\games\\Müller-1.hector"),
            ("/home/anna/my games/a.hector", "\"/home/anna/my games/a.hector\""),
            ("a&b.pgn", "\"a&b.pgn\""),
            ("a(1).pgn", "\"a(1).pgn\""),
        ] {
            assert_eq!(in_a_command(Path::new(path)), typed);
        }
    }
}
