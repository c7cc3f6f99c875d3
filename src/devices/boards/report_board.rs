//! Boards at a USB cable that have no port and give reports, as keyboards do: how they are recognised among all
//! devices, and which of several is meant.

use std::num::NonZeroUsize;

use super::system::{ReportDevice, ReportPort, report_devices};
use super::{BoardFault, BoardKind, fault};

/// Makers whose boards give reports, by their USB vendor number. The product numbers of their boards differ by model
/// and by year.
const MAKERS: [(u16, BoardKind); 1] = [(0x2d80, BoardKind::Chessnut)];
/// A board reports on a usage page of its maker's own. The same board may also appear as something common, such as a
/// keyboard, which reports nothing.
const OWN_PAGE: u16 = 0xff00;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CableBoard {
    pub kind: BoardKind,
    /// The path that opens it, such as `/dev/hidraw3`.
    pub place: String,
    /// Its product name.
    pub product: String,
    /// Its USB vendor and product numbers.
    pub numbers: (u16, u16),
}

impl CableBoard {
    fn of(device: ReportDevice) -> Option<CableBoard> {
        let (_, kind) = MAKERS.into_iter().find(|(maker, _)| *maker == device.maker)?;
        let ReportDevice { place, product, maker, number, pages } = device;
        let is_told_by = pages.contains(&OWN_PAGE);
        is_told_by.then_some(CableBoard { kind, place, product, numbers: (maker, number) })
    }

    /// Why it cannot be used, if so.
    #[must_use]
    pub fn fault(&self) -> Option<BoardFault> {
        let opened = ReportPort::open(&self.place);
        opened.err().map(|error| fault::of_report_device(&self.place, &error))
    }
}

/// Whether boards of this family give reports at a cable.
pub(super) fn gives_reports(kind: BoardKind) -> bool {
    MAKERS.iter().any(|(_, of_maker)| *of_maker == kind)
}

/// The boards at cables that give reports, in the same order as long as the same ones are plugged in.
#[must_use]
pub fn found_at_cables() -> Vec<CableBoard> {
    report_devices().into_iter().filter_map(CableBoard::of).collect()
}

/// A search for a board at a cable that, once found, is found again.
#[derive(Debug, Default)]
pub(super) struct SoughtCable {
    /// Where it was found, and where others were then.
    own: Option<String>,
    others: Vec<String>,
}

impl SoughtCable {
    /// Chooses the board among these. The number says which one, if there are several. A board that comes back at
    /// another socket is taken; the others that were there before are not.
    pub(super) fn among<'a>(
        &mut self,
        found: &'a [CableBoard],
        wanted: Option<NonZeroUsize>,
    ) -> Result<&'a CableBoard, BoardFault> {
        let is_own = |board: &&CableBoard| self.own.as_ref() == Some(&board.place);
        if let Some(own) = found.iter().find(is_own) {
            return Ok(own);
        }
        let new: Vec<&CableBoard> =
            found.iter().filter(|board| !self.others.contains(&board.place)).collect();
        let chosen = match (wanted, &*new) {
            // The number refers to the boards that were there at the beginning.
            (Some(number), _) if self.own.is_none() => found.get(number.get() - 1),
            (_, [one]) => Some(*one),
            (_, []) => None,
            (_, several) => return Err(BoardFault::SeveralAtCables(several.len())),
        };
        let chosen = chosen.ok_or(BoardFault::NoneAtCables)?;
        self.own = Some(chosen.place.clone());
        let others = found.iter().filter(|board| board.place != chosen.place);
        self.others = others.map(|board| board.place.clone()).collect();
        Ok(chosen)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn device(maker: u16, pages: &[u16]) -> ReportDevice {
        let (place, product) = ("/dev/hidraw3".to_owned(), "ChessAir".to_owned());
        ReportDevice { place, product, maker, number: 0x8002, pages: pages.to_vec() }
    }

    fn boards(places: &[&str]) -> Vec<CableBoard> {
        let board = |place: &&str| CableBoard {
            kind: BoardKind::Chessnut,
            place: (*place).to_owned(),
            product: String::new(),
            numbers: (0x2d80, 0x8001),
        };
        places.iter().map(board).collect()
    }

    fn numbered(number: usize) -> Option<NonZeroUsize> {
        NonZeroUsize::new(number)
    }

    #[test]
    fn a_board_is_known_by_its_maker_and_the_page_on_which_it_tells() {
        let known = CableBoard::of(device(0x2d80, &[1, 0xff00])).expect("a board");
        assert_eq!((known.kind, known.numbers), (BoardKind::Chessnut, (0x2d80, 0x8002)));
        assert_eq!(CableBoard::of(device(0x2d80, &[1, 7])), None, "the keyboard that it is too");
        assert_eq!(CableBoard::of(device(0x046d, &[0xff00])), None, "somebody's mouse");
    }

    #[test]
    fn the_only_board_needs_no_number_and_of_several_none_is_taken_without_one() {
        let among = |places: &[&str], number| {
            let chosen = SoughtCable::default().among(&boards(places), numbered(number)).cloned();
            chosen.map(|board| board.place)
        };
        assert_eq!(among(&[], 0), Err(BoardFault::NoneAtCables));
        assert_eq!(among(&["a"], 0), Ok("a".to_owned()));
        assert_eq!(among(&["a", "b"], 0), Err(BoardFault::SeveralAtCables(2)));
        assert_eq!(among(&["a", "b"], 2), Ok("b".to_owned()));
        assert_eq!(among(&["a"], 2), Err(BoardFault::NoneAtCables));
    }

    #[test]
    fn a_board_that_goes_comes_back_at_any_socket_and_no_other_is_taken_for_it() {
        for number in [0, 1] {
            let mut sought = SoughtCable::default();
            let mut place = |places: &[&str]| {
                sought.among(&boards(places), numbered(number)).cloned().map(|board| board.place)
            };
            let first: &[&str] = if number == 0 { &["a"] } else { &["a", "b"] };
            assert_eq!(place(first), Ok("a".to_owned()));
            assert_eq!(place(&[&["0"][..], first].concat()), Ok("a".to_owned()), "one before it");
            assert_eq!(place(&first[1..]), Err(BoardFault::NoneAtCables), "only others are there");
            assert_eq!(place(&[&first[1..], &["c"]].concat()), Ok("c".to_owned()));
            assert_eq!(place(&["c"]), Ok("c".to_owned()));
        }
    }
}
