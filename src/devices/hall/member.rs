//! A member of a hall, who has a code: a table, or the desk of an arbiter on another machine. Permissions are in
//! `subjects`.

use std::fmt;
use std::str::FromStr;

use super::{MOST_DESKS, MOST_TABLES, TableNumber};

/// The number of an arbiter's desk in a hall.
pub type DeskNumber = u32;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HallMember {
    Table(TableNumber),
    Desk(DeskNumber),
}

/// Precedes the number of a desk.
const DESK: &str = "desk-";

/// As it is written in a code: a table is its number alone.
impl fmt::Display for HallMember {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HallMember::Table(table) => write!(f, "{table}"),
            HallMember::Desk(desk) => write!(f, "{DESK}{desk}"),
        }
    }
}

/// The text does not name a member.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoHallMember;

impl FromStr for HallMember {
    type Err = NoHallMember;

    fn from_str(text: &str) -> Result<HallMember, NoHallMember> {
        let number = |text: &str, most: u32| {
            let number = text.parse().ok().filter(|number| (1..=most).contains(number));
            number.filter(|_| text.bytes().all(|byte| byte.is_ascii_digit())).ok_or(NoHallMember)
        };
        match text.get(..DESK.len()).filter(|begin| begin.eq_ignore_ascii_case(DESK)) {
            Some(_) => number(&text[DESK.len()..], MOST_DESKS).map(HallMember::Desk),
            None => number(text, MOST_TABLES).map(HallMember::Table),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_member_is_read_back_as_it_was_written() {
        for member in [HallMember::Table(1), HallMember::Table(MOST_TABLES), HallMember::Desk(2)] {
            assert_eq!(member.to_string().parse(), Ok(member));
        }
        assert_eq!("Desk-2".parse(), Ok(HallMember::Desk(2)));
        for text in ["", "0", "+1", "desk", "desk-", "desk-0", "desk-+1", "desk-999", "20001", "é"]
        {
            assert_eq!(text.parse::<HallMember>(), Err(NoHallMember), "{text}");
        }
    }
}
