//! Progress at the drills as readable lines, one for each drill or task, and back.

use std::fmt::Write as _;

use crate::clock::calendar::{Stamp, day_of};

use super::schedule::{Card, Day, DrillRecord, Progress};
use super::task::Drill;

/// The first line: the kind of file, and its format number.
const HEAD: &str = "hector drills ";
const FORMAT: u32 = 1;

/// Why lines cannot be read as progress.
#[derive(Debug)]
pub enum NoProgress {
    /// A later version of Hector wrote them.
    Newer,
    /// A line that cannot be read: its number and text.
    Line(usize, String),
}

pub fn read(text: &str) -> Result<Progress, NoProgress> {
    let mut lines = text.lines().enumerate();
    let unreadable = |(number, line): (usize, &str)| NoProgress::Line(number + 1, line.to_owned());
    let first = lines.next().unwrap_or((0, ""));
    match first.1.strip_prefix(HEAD).and_then(|number| number.parse::<u32>().ok()) {
        Some(FORMAT) => {}
        Some(newer) if newer > FORMAT => return Err(NoProgress::Newer),
        _ => return Err(unreadable(first)),
    }
    let mut progress = Progress::default();
    for line in lines.filter(|(_, line)| !line.trim().is_empty()) {
        take(line.1, &mut progress).ok_or_else(|| unreadable(line))?;
    }
    Ok(progress)
}

fn take(line: &str, progress: &mut Progress) -> Option<()> {
    let (name, rest) = line.split_once(": ")?;
    let mut parts = rest.split(", ");
    if let Some(drill) = name.strip_prefix("drill ") {
        let drill = Drill::ALL.into_iter().find(|known| known.code() == drill)?;
        let level = value(parts.next()?, "level")?.parse().ok()?;
        let (right, wrong) = counts(&mut parts)?;
        let is_level = (1..=drill.levels()).contains(&level);
        progress.records.insert(drill, DrillRecord { level, right, wrong });
        return (is_level && parts.next().is_none()).then_some(());
    }
    let task = name.parse().ok()?;
    let stage = value(parts.next()?, "box")?.parse().ok()?;
    let due = Day(day_of(value(parts.next()?, "due")?)?);
    let (right, wrong) = counts(&mut parts)?;
    progress.cards.insert(task, Card { stage, due, right, wrong });
    let is_box = (1..=Card::BOXES).contains(&stage);
    (is_box && parts.next().is_none()).then_some(())
}

fn counts<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<(u32, u32)> {
    let right = value(parts.next()?, "right")?.parse().ok()?;
    let wrong = value(parts.next()?, "wrong")?.parse().ok()?;
    Some((right, wrong))
}

fn value<'a>(part: &'a str, name: &str) -> Option<&'a str> {
    part.strip_prefix(name)?.strip_prefix(' ')
}

pub fn written(progress: &Progress) -> String {
    let mut text = format!("{HEAD}{FORMAT}\n");
    for (drill, DrillRecord { level, right, wrong }) in &progress.records {
        let drill = drill.code();
        let _ = writeln!(text, "drill {drill}: level {level}, right {right}, wrong {wrong}");
    }
    for (task, Card { stage, due, right, wrong }) in &progress.cards {
        let due = Stamp::of_day(due.0).iso_date();
        let _ = writeln!(text, "{task}: box {stage}, due {due}, right {right}, wrong {wrong}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Square;
    use crate::drills::schedule::Answered;
    use crate::drills::task::Task;

    #[test]
    fn progress_is_taken_up_as_it_was_left() {
        let mut progress = Progress::default();
        progress.set_level(Drill::Alphabet, 3);
        progress.take(&Task::Colour(Square::E4), Answered::Right, Day(20_778));
        progress.take(&Task::Mate(2, 17), Answered::Wrong, Day(20_778));
        let text = written(&progress);
        assert_eq!(
            text,
            "hector drills 1\n\
             drill alphabet: level 3, right 0, wrong 0\n\
             drill colours: level 1, right 1, wrong 0\n\
             drill mate: level 1, right 0, wrong 1\n\
             colours e4: box 2, due 2026-11-22, right 1, wrong 0\n\
             mate 2 17: box 1, due 2026-11-21, right 0, wrong 1\n"
        );
        assert_eq!(read(&text).expect("progress"), progress);
    }

    #[test]
    fn a_line_that_is_none_is_found() {
        let head = "hector drills 1\n";
        for (line, text) in [
            (1, ""),
            (1, "PNG"),
            (2, "nonsense"),
            (2, "colours e9: box 1, due 2026-11-21, right 0, wrong 1"),
            (2, "colours e4: box 7, due 2026-11-21, right 0, wrong 1"),
            (2, "colours e4: box 1, due 2026-13-21, right 0, wrong 1"),
            (2, "colours e4: box 1, due 2026-11-21, right 0, wrong 1, more"),
            (2, "drill mate: level 4, right 0, wrong 1"),
        ] {
            let text = if line == 1 { text.to_owned() } else { format!("{head}{text}\n") };
            let Err(NoProgress::Line(found, _)) = read(&text) else { panic!("{text}") };
            assert_eq!(found, line, "{text}");
        }
        assert!(matches!(read("hector drills 2\nnew\n"), Err(NoProgress::Newer)));
    }
}
