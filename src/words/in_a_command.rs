//! What is told to be typed at the shell.

use std::path::Path;

/// A file as it is written in a command. What a shell would take apart stands between quotation marks, which
/// are signs of their own in braille and are left out where nothing needs them.
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
