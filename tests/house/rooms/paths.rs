//! Every path that a Rust source mentions, with use trees written out: `a::{b, c::d}`
//! becomes `a::b` and `a::c::d`. Comments and literals are left out. Knows no rule.

use std::iter::Peekable;
use std::str::Chars;

/// A word, `::`, or a single other character.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Token {
    Word(String),
    Joint,
    Mark(char),
}

/// A path as it stands, and how many modules written out in the file enclose it.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Mention {
    pub(crate) segments: Vec<String>,
    pub(crate) inner_modules: usize,
    /// `name!`
    pub(crate) is_macro: bool,
    /// `pub use path`
    pub(crate) is_handed_on: bool,
}

/// Every path of a source, in order.
pub(crate) fn mentions(source: &str) -> Vec<Mention> {
    let tokens = tokens(source);
    let mut found = Vec::new();
    let mut braces: Vec<bool> = Vec::new();
    let mut hands_on = false;
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        match token {
            Token::Mark('{') => {
                let opens_module =
                    at >= 2 && tokens.get(at - 2) == Some(&Token::Word("mod".to_owned()));
                braces.push(opens_module);
                at += 1;
            }
            Token::Mark('}') => {
                braces.pop();
                at += 1;
            }
            Token::Word(_) => {
                let mut paths = Vec::new();
                let end = read_tree(&tokens, at, &[], &mut paths);
                let is_macro = tokens.get(end) == Some(&Token::Mark('!'))
                    && tokens.get(end + 1) != Some(&Token::Mark('='));
                let is_use = paths == [["use"]];
                let inner_modules = braces.iter().filter(|opens_module| **opens_module).count();
                found.extend(paths.into_iter().map(|segments| Mention {
                    segments,
                    inner_modules,
                    is_macro,
                    is_handed_on: hands_on,
                }));
                // Only what is seen from elsewhere has a bracket or `pub` before its `use`.
                hands_on = is_use
                    && at > 0
                    && match tokens.get(at - 1) {
                        Some(Token::Mark(')')) => true,
                        Some(Token::Word(before)) => before == "pub",
                        _ => false,
                    };
                at = end;
            }
            _ => at += 1,
        }
    }
    found
}

/// Reads a path or use tree from `at` on; returns where it ends.
fn read_tree(
    tokens: &[Token],
    mut at: usize,
    before: &[String],
    found: &mut Vec<Vec<String>>,
) -> usize {
    let mut path = before.to_vec();
    loop {
        match tokens.get(at) {
            Some(Token::Word(word)) => path.push(word.clone()),
            Some(Token::Mark('*')) => path.push("*".to_owned()),
            Some(Token::Mark('{')) => {
                at += 1;
                while let Some(token) = tokens.get(at) {
                    match token {
                        Token::Mark('}') => return at + 1,
                        Token::Word(_) | Token::Mark('*' | '{') => {
                            at = read_tree(tokens, at, &path, found);
                        }
                        _ => at += 1,
                    }
                }
                return at;
            }
            // Generics: what they hold is read by the caller.
            _ => break,
        }
        at += 1;
        if tokens.get(at) != Some(&Token::Joint) {
            break;
        }
        at += 1;
    }
    // A new name is no path.
    if tokens.get(at) == Some(&Token::Word("as".to_owned())) && !before.is_empty() {
        at += 2;
    }
    found.push(path);
    at
}

fn tokens(source: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = source.chars().peekable();
    while let Some(letter) = rest.next() {
        match letter {
            '/' if rest.peek() == Some(&'/') => skip_line(&mut rest),
            '/' if rest.peek() == Some(&'*') => skip_comment(&mut rest),
            '"' => skip_string(&mut rest),
            '\'' => skip_character(&mut rest),
            ':' if rest.peek() == Some(&':') => {
                rest.next();
                tokens.push(Token::Joint);
            }
            letter if is_word(letter) => {
                let mut word = String::from(letter);
                while let Some(next) = rest.next_if(|next| is_word(*next)) {
                    word.push(next);
                }
                let raw = matches!(word.as_str(), "r" | "br" | "cr");
                match rest.peek() {
                    Some('"' | '#') if raw => skip_raw_string(&mut rest, &mut tokens),
                    _ => tokens.push(Token::Word(word)),
                }
            }
            letter if letter.is_whitespace() => {}
            letter => tokens.push(Token::Mark(letter)),
        }
    }
    tokens
}

fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

fn skip_line(rest: &mut Peekable<Chars<'_>>) {
    while rest.next().is_some_and(|letter| letter != '\n') {}
}

fn skip_comment(rest: &mut Peekable<Chars<'_>>) {
    let mut depth = 0;
    let mut last = '/';
    for letter in rest.by_ref() {
        match (last, letter) {
            ('/', '*') => (depth, last) = (depth + 1, ' '),
            ('*', '/') => (depth, last) = (depth - 1, ' '),
            _ => last = letter,
        }
        if depth == 0 {
            return;
        }
    }
}

fn skip_string(rest: &mut Peekable<Chars<'_>>) {
    while let Some(letter) = rest.next() {
        match letter {
            '\\' => drop(rest.next()),
            '"' => return,
            _ => {}
        }
    }
}

/// Skips `r"…"` and `r#"…"#` behind their `r`; `r#word` is a word.
fn skip_raw_string(rest: &mut Peekable<Chars<'_>>, tokens: &mut Vec<Token>) {
    let mut hashes = 0;
    while rest.next_if_eq(&'#').is_some() {
        hashes += 1;
    }
    if rest.next_if_eq(&'"').is_none() {
        let mut word = String::new();
        while let Some(next) = rest.next_if(|next| is_word(*next)) {
            word.push(next);
        }
        tokens.push(Token::Word(word));
        return;
    }
    let mut closing = None;
    for letter in rest.by_ref() {
        closing = match (letter, closing) {
            ('"', _) => Some(0),
            ('#', Some(seen)) => Some(seen + 1),
            _ => None,
        };
        if closing == Some(hashes) {
            return;
        }
    }
}

/// Skips a character such as `'a'` or `'\n'`, but not a lifetime such as `'a`.
fn skip_character(rest: &mut Peekable<Chars<'_>>) {
    match rest.next() {
        Some('\\') => {
            rest.next();
            while rest.next().is_some_and(|letter| letter != '\'') {}
        }
        Some(_) if rest.next_if_eq(&'\'').is_none() => {
            while rest.next_if(|letter| is_word(*letter)).is_some() {}
        }
        Some(_) | None => {}
    }
}
