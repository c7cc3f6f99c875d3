//! The lines that are shown of what is spoken: all, unless the voice is that of a screen reader, which would read
//! them a second time from the window. Then a line is held until it was spoken, and shown only if it never is.

/// At most this many lines are held; a voice that is further behind is not waited for.
const MOST_HELD: usize = 64;

/// A window, and the lines held back from it.
pub struct ReadWindow {
    by: ReadBy,
    held: Vec<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReadBy {
    /// Eyes, or a screen reader that does not speak for Hector.
    Others,
    /// Not known yet: nothing is written before it is.
    Unknown,
    /// The screen reader that speaks for Hector.
    Speaker,
}

impl ReadWindow {
    pub fn new(by: ReadBy) -> ReadWindow {
        ReadWindow { by, held: Vec::new() }
    }

    /// The lines to write now, after a line that is spoken.
    pub fn spoken(&mut self, line: String) -> Vec<String> {
        match self.by {
            ReadBy::Others => vec![line],
            ReadBy::Unknown | ReadBy::Speaker => self.hold(line),
        }
    }

    /// The lines to write now, after a line that is not spoken.
    pub fn unspoken(&mut self, line: String) -> Vec<String> {
        match self.by {
            ReadBy::Others | ReadBy::Speaker => vec![line],
            ReadBy::Unknown => self.hold(line),
        }
    }

    fn hold(&mut self, line: String) -> Vec<String> {
        self.held.push(line);
        if self.held.len() > MOST_HELD { self.release() } else { Vec::new() }
    }

    /// It is known who reads. Returns the lines that must be written now.
    pub fn read_by(&mut self, by: ReadBy) -> Vec<String> {
        self.by = by;
        match by {
            ReadBy::Others => self.release(),
            ReadBy::Unknown | ReadBy::Speaker => Vec::new(),
        }
    }

    /// The voice is lost: returns the lines that it did not speak.
    pub fn release(&mut self) -> Vec<String> {
        std::mem::take(&mut self.held)
    }

    /// Returns words that will not be spoken, unless they are written already.
    pub fn untold(&mut self, words: String) -> Option<String> {
        self.held.retain(|line| *line != words);
        (self.by == ReadBy::Speaker).then_some(words)
    }

    /// Everything was spoken, or silenced by the listener.
    pub fn heard(&mut self) {
        if self.by == ReadBy::Speaker {
            self.held.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(lines: &[&str]) -> Vec<String> {
        lines.iter().map(|line| (*line).to_owned()).collect()
    }

    fn told(window: &mut ReadWindow, line: &str) -> Vec<String> {
        window.spoken(line.to_owned())
    }

    #[test]
    fn what_eyes_read_is_written_at_once() {
        let mut window = ReadWindow::new(ReadBy::Others);
        assert_eq!(told(&mut window, "Eva zwei"), lines(&["Eva zwei"]));
        assert_eq!(window.untold("Eva zwei".to_owned()), None);
        assert_eq!(window.release(), lines(&[]));
    }

    #[test]
    fn nothing_is_heard_twice_from_a_screen_reader() {
        let mut window = ReadWindow::new(ReadBy::Unknown);
        assert_eq!(told(&mut window, "Eva zwei"), lines(&[]));
        assert_eq!(window.unspoken("figure".to_owned()), lines(&[]));
        assert_eq!(window.read_by(ReadBy::Speaker), lines(&[]));
        assert_eq!(told(&mut window, "Eva vier"), lines(&[]));
        assert_eq!(window.unspoken("figure".to_owned()), lines(&["figure"]));
        window.heard();
        assert_eq!(window.release(), lines(&[]));
    }

    #[test]
    fn what_a_screen_reader_did_not_speak_is_written() {
        let mut window = ReadWindow::new(ReadBy::Unknown);
        told(&mut window, "Eva zwei");
        window.read_by(ReadBy::Speaker);
        told(&mut window, "Eva vier");
        told(&mut window, "Eva fünf");
        assert_eq!(window.untold("Eva vier".to_owned()), Some("Eva vier".to_owned()));
        assert_eq!(window.release(), lines(&["Eva zwei", "Eva fünf"]));
    }

    #[test]
    fn what_waited_is_written_where_another_voice_speaks() {
        let mut window = ReadWindow::new(ReadBy::Unknown);
        told(&mut window, "Eva zwei");
        assert_eq!(window.read_by(ReadBy::Others), lines(&["Eva zwei"]));
        assert_eq!(told(&mut window, "Eva vier"), lines(&["Eva vier"]));
    }

    #[test]
    fn a_voice_that_is_far_behind_is_not_waited_for() {
        let mut window = ReadWindow::new(ReadBy::Speaker);
        let written = (0..=MOST_HELD).map(|_| told(&mut window, "Eva").len()).sum::<usize>();
        assert_eq!(written, MOST_HELD + 1);
    }
}
