//! The tables of an arbiter, as numbers and ranges: `1-20, 35`.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// The tables of an arbiter. Empty means all.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sections(Vec<RangeInclusive<u32>>);

/// The text names no tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoSections;

impl Sections {
    pub(super) fn have(&self, table: u32) -> bool {
        self.are_all() || self.0.iter().any(|range| range.contains(&table))
    }

    /// The ranges; empty if all tables are meant.
    pub fn ranges(self) -> Vec<RangeInclusive<u32>> {
        self.0
    }

    pub(super) fn are_all(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Display for Sections {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, range) in self.0.iter().enumerate() {
            let comma = if place > 0 { ", " } else { "" };
            match range.start() == range.end() {
                true => write!(f, "{comma}{}", range.start())?,
                false => write!(f, "{comma}{}-{}", range.start(), range.end())?,
            }
        }
        Ok(())
    }
}

impl FromStr for Sections {
    type Err = NoSections;

    fn from_str(text: &str) -> Result<Sections, NoSections> {
        let number = |text: &str| {
            let text = text.trim();
            let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
            text.parse().ok().filter(|number| is_number && *number > 0).ok_or(NoSections)
        };
        let range = |text: &str| {
            let (from, to) = text.split_once(['-', '–']).unwrap_or((text, text));
            let (from, to) = (number(from)?, number(to)?);
            if from <= to { Ok(from..=to) } else { Err(NoSections) }
        };
        if text.trim().is_empty() {
            return Ok(Sections::default());
        }
        text.split(',').map(range).collect::<Result<_, _>>().map(Sections)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sections_are_read_back_and_have_their_tables() {
        let sections: Sections = " 1-6,10 , 12 – 13".parse().expect("sections");
        assert_eq!(sections.to_string(), "1-6, 10, 12-13");
        assert_eq!(sections.to_string().parse(), Ok(sections.clone()));
        let had: Vec<u32> = (0..20).filter(|table| sections.have(*table)).collect();
        assert_eq!(had, [1, 2, 3, 4, 5, 6, 10, 12, 13]);
        assert!("".parse::<Sections>().is_ok_and(|all| all.have(7)));
        for text in ["0", "a", "1-", "-1", "6-1", "1,,2", "1;2", "99999999999", "+1"] {
            assert_eq!(text.parse::<Sections>(), Err(NoSections), "{text}");
        }
    }
}
