//! A venue of a hall: tables with a server of their own, at which they continue when its connection to the servers of
//! the hall is lost.

use std::io;
use std::ops::RangeInclusive;
use std::path::Path;

use super::{HallMember, TableNumber};
use crate::whole;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HallVenue {
    name: String,
    at: (String, u16),
    tables: Vec<RangeInclusive<TableNumber>>,
}

/// The longest name of a venue.
const LONGEST_NAME: usize = 30;

impl HallVenue {
    /// A venue. `None` if it has no tables, or if its name has other characters than a to z, digits and hyphens:
    /// servers know it by that name.
    #[must_use]
    pub fn new(
        name: &str,
        at: (String, u16),
        tables: Vec<RangeInclusive<TableNumber>>,
    ) -> Option<HallVenue> {
        let is_sign = |sign: char| sign.is_ascii_alphanumeric() || sign == '-';
        let is_known = (1..=LONGEST_NAME).contains(&name.len())
            && name.chars().all(is_sign)
            && !name.eq_ignore_ascii_case(HALLS_DOMAIN)
            && !tables.is_empty();
        is_known.then(|| HallVenue { name: name.to_owned(), at, tables })
    }

    pub(super) fn name(&self) -> &str {
        &self.name
    }

    pub(super) fn at(&self) -> &(String, u16) {
        &self.at
    }

    pub(super) fn has(&self, member: HallMember) -> bool {
        match member {
            HallMember::Table(table) => self.tables.iter().any(|range| range.contains(&table)),
            HallMember::Desk(_) => false,
        }
    }

    /// Writes the list of venues.
    pub(super) fn write_all(venues: &[HallVenue], folder: &Path) -> io::Result<()> {
        let path = folder.join(LIST);
        if venues.is_empty() && !path.exists() {
            return Ok(());
        }
        let line = |HallVenue { name, at: (host, port), tables }: &HallVenue| {
            let range = |range: &RangeInclusive<u32>| format!("{}-{}", range.start(), range.end());
            let tables: Vec<String> = tables.iter().map(range).collect();
            format!("{name} {host} {port} {}\n", tables.join(","))
        };
        whole::replace_private(&path, venues.iter().map(line).collect::<String>())
    }

    /// Reads the list of venues.
    pub(super) fn read_all(folder: &Path) -> io::Result<Vec<HallVenue>> {
        match whole::text(&folder.join(LIST), whole::SMALL) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
            Err(error) => Err(error),
            Ok(text) => text
                .lines()
                .map(|line| HallVenue::read(line).ok_or(io::ErrorKind::InvalidData.into()))
                .collect(),
        }
    }

    fn read(line: &str) -> Option<HallVenue> {
        let parts: Vec<&str> = line.split(' ').collect();
        let [name, host, port, tables] = parts[..] else { return None };
        let range = |text: &str| {
            let (from, to) = text.split_once('-')?;
            Some(from.parse().ok()?..=to.parse().ok()?)
        };
        let tables = tables.split(',').map(range).collect::<Option<_>>()?;
        HallVenue::new(name, (host.to_owned(), port.parse().ok()?), tables)
    }
}

/// The domain name of the hall's servers, for those of venues.
pub(super) const HALLS_DOMAIN: &str = "hall";

/// The file with the list, in the folder of the hall.
const LIST: &str = "venues.txt";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn venues_are_read_back_as_they_were_written_and_nothing_else_is_one() {
        let folder = crate::folders::make_temporary("hector-venue").expect("a folder");
        assert_eq!(HallVenue::read_all(&folder).expect("none"), []);
        let venue =
            |name| HallVenue::new(name, ("b.example".to_owned(), 4222), vec![1..=20, 35..=35]);
        let berlin = venue("berlin-2").expect("a venue");
        HallVenue::write_all(std::slice::from_ref(&berlin), &folder).expect("written");
        assert_eq!(HallVenue::read_all(&folder).expect("one"), std::slice::from_ref(&berlin));
        let [table, other, desk] =
            [HallMember::Table(35), HallMember::Table(21), HallMember::Desk(1)];
        assert!(berlin.has(table) && !berlin.has(other) && !berlin.has(desk));
        for name in ["", "Ü", "a b", "a.b", "hall", "HALL", &"x".repeat(31)] {
            assert_eq!(venue(name), None, "{name}");
        }
        std::fs::remove_dir_all(folder).expect("nothing stays");
    }
}
