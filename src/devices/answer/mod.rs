//! Reads what a child process writes, with a time limit: a grandchild may hold the output open for days.

#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(unix)]
pub use unix::ProgramAnswer;
#[cfg(windows)]
pub use windows::ProgramAnswer;

/// The longest line.
const LONGEST: u64 = 1 << 20;

#[cfg(all(test, unix))]
mod tests {
    use std::io;
    use std::process::{Child, Command, Stdio};
    use std::time::{Duration, Instant};

    use super::*;

    fn writes(script: &str) -> io::Result<(ProgramAnswer, Child)> {
        let (answer, theirs) = ProgramAnswer::way()?;
        let mut program = Command::new("sh");
        program.args(["-c", script]).stdin(Stdio::null()).stdout(theirs).stderr(Stdio::null());
        Ok((answer, program.spawn()?))
    }

    /// A caller that was busy with something else meanwhile still gets the answer.
    #[test]
    fn an_answer_that_is_there_is_read_after_the_deadline() -> io::Result<()> {
        let (mut answer, mut program) = writes("echo works")?;
        program.wait()?;
        assert_eq!(answer.line(Instant::now())?, b"works\n");
        Ok(())
    }

    #[test]
    fn an_answer_that_does_not_come_is_not_waited_for() -> io::Result<()> {
        let (mut answer, mut program) = writes("printf half; exec sleep 60")?;
        let late = answer.line(Instant::now() + Duration::from_millis(300));
        program.kill()?;
        program.wait()?;
        assert_eq!(late.map_err(|late| late.kind()), Err(io::ErrorKind::TimedOut));
        Ok(())
    }

    #[test]
    fn a_line_without_an_end_is_cut() -> io::Result<()> {
        let (mut answer, mut program) = writes("while :; do printf %4096s x; done")?;
        let line = answer.line(Instant::now() + Duration::from_secs(60))?;
        program.kill()?;
        program.wait()?;
        assert!(line.len() >= LONGEST as usize && line.len() < 2 * LONGEST as usize);
        Ok(())
    }
}
