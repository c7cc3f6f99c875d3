//! Devices that give reports on Linux: `/dev/hidraw0` and so on, and their entries in `/sys`.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read as _, Write as _};
use std::path::Path;
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};

use crate::boards::system::ReportDevice;
use crate::whole;

/// Where Linux lists them. Other systems have no such folder.
const LISTED: &str = "/sys/class/hidraw";

/// An open device. Tests use any file that gives bytes.
pub(in crate::boards) struct ReportPort(File);

impl ReportPort {
    pub(in crate::boards) fn open(place: &str) -> io::Result<ReportPort> {
        OpenOptions::new().read(true).write(true).open(place).map(ReportPort)
    }

    /// Writes one report, which begins with its number.
    pub(in crate::boards) fn write(&mut self, report: &[u8]) -> io::Result<()> {
        self.0.write_all(report)
    }

    /// Reads one report, if one comes within this time.
    pub(in crate::boards) fn read(
        &mut self,
        limit: Duration,
        bytes: &mut [u8],
    ) -> io::Result<usize> {
        let limit = Timespec::try_from(limit).map_err(|_| io::ErrorKind::InvalidInput)?;
        let ready = poll(&mut [PollFd::new(&self.0, PollFlags::IN)], Some(&limit))?;
        if ready == 0 {
            return Err(io::ErrorKind::TimedOut.into());
        }
        self.0.read(bytes)
    }
}

/// All devices that give reports, including keyboards and mice.
pub(in crate::boards) fn report_devices() -> Vec<ReportDevice> {
    listed_in(Path::new(LISTED))
}

fn listed_in(folder: &Path) -> Vec<ReportDevice> {
    let Ok(listed) = fs::read_dir(folder) else { return Vec::new() };
    let mut names: Vec<String> =
        listed.filter_map(|entry| entry.ok()?.file_name().into_string().ok()).collect();
    // hidraw10 comes after hidraw9.
    names.sort_by_key(|name| (name.len(), name.clone()));
    names.iter().filter_map(|name| listed_as(folder, name)).collect()
}

fn listed_as(folder: &Path, name: &str) -> Option<ReportDevice> {
    let device = folder.join(name).join("device");
    let told = whole::bytes(&device.join("uevent"), whole::SMALL).ok()?;
    // The name of a device may be any bytes.
    let told = String::from_utf8_lossy(&told);
    let after = |word: &str| told.lines().find_map(|line| line.strip_prefix(word));
    // Such as 0003:00002D80:00008002: the bus, the vendor and the product number.
    let mut numbers = after("HID_ID=")?.split(':').skip(1);
    let mut number = || u16::try_from(u32::from_str_radix(numbers.next()?, 16).ok()?).ok();
    let (maker, number) = (number()?, number()?);
    let product = after("HID_NAME=").unwrap_or_default().to_owned();
    let description = whole::bytes(&device.join("report_descriptor"), whole::SMALL).ok()?;
    let pages = pages(&description);
    Some(ReportDevice { place: format!("/dev/{name}"), product, maker, number, pages })
}

/// The usage pages in a report descriptor.
fn pages(description: &[u8]) -> Vec<u16> {
    /// A long item, which has its own length byte.
    const LONG: u8 = 0xfe;
    /// The bits of an item's first byte that are not its length.
    const KIND: u8 = 0xfc;
    const PAGE: u8 = 0x04;

    let mut pages = Vec::new();
    let mut rest = description;
    while let Some((head, after)) = rest.split_first() {
        let (length, after) = match (*head, after) {
            (LONG, [length, _, after @ ..]) => (usize::from(*length), after),
            (LONG, _) => break,
            (head, after) => ([0, 1, 2, 4][usize::from(head & 3)], after),
        };
        let Some((value, after)) = after.split_at_checked(length) else { break };
        if head & KIND == PAGE {
            let page = value.iter().rev().fold(0_u32, |page, byte| page << 8 | u32::from(*byte));
            pages.extend(u16::try_from(page));
        }
        rest = after;
    }
    pages
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A page of the maker's own, with one usage and a collection.
    const OWN: [u8; 7] = [0x06, 0x00, 0xff, 0x09, 0x01, 0xa1, 0x01];
    /// A keyboard.
    const KEYBOARD: [u8; 6] = [0x05, 0x01, 0x09, 0x06, 0xa1, 0x01];

    #[test]
    fn the_pages_of_a_description_are_read_and_a_spoiled_one_ends_where_it_is_spoiled() {
        assert_eq!(pages(&OWN), [0xff00]);
        assert_eq!(pages(&KEYBOARD), [1]);
        assert_eq!(pages(&[&KEYBOARD[..], &OWN].concat()), [1, 0xff00]);
        let long = [&[0xfe, 3, 0x10, 0x06, 0x00, 0xff][..], &KEYBOARD].concat();
        assert_eq!(pages(&long), [1], "what a long item holds is no page");
        assert!(pages(&[0x07, 0, 0, 1, 0]).is_empty(), "no page has such a number");
        for size in 0..OWN.len() {
            let read = pages(&OWN[..size]);
            assert_eq!(read.len(), usize::from(size >= 3), "{size}");
        }
        for spoiled in [&[0xfe][..], &[0xfe, 200, 0, 1], &[0x07, 1]] {
            assert!(pages(spoiled).is_empty(), "{spoiled:x?}");
        }
    }

    #[test]
    fn devices_are_listed_by_their_numbers_and_what_tells_nothing_is_left_out() {
        let folder = std::env::temp_dir().join(format!("hector-hidraw-{}", std::process::id()));
        let device = |name: &str, told: &str, description: &[u8]| {
            let device = folder.join(name).join("device");
            fs::create_dir_all(&device).expect("a folder");
            fs::write(device.join("uevent"), told).expect("written");
            fs::write(device.join("report_descriptor"), description).expect("written");
        };
        let board =
            "DRIVER=hid-generic\nHID_ID=0003:00002D80:00008002\nHID_NAME=ChessAir\nHID_UNIQ=\n";
        device("hidraw10", board, &OWN);
        device("hidraw9", "HID_ID=0003:0000046D:0000C31C\n", &KEYBOARD);
        device("hidraw3", "HID_ID=0003:zzz\n", &OWN);
        fs::create_dir_all(folder.join("hidraw4")).expect("a folder");
        let listed = listed_in(&folder);
        fs::remove_dir_all(&folder).expect("the folder goes");
        let told = |device: &ReportDevice| (device.place.clone(), device.maker, device.number);
        assert_eq!(
            listed.iter().map(told).collect::<Vec<_>>(),
            [
                ("/dev/hidraw9".to_owned(), 0x046d, 0xc31c),
                ("/dev/hidraw10".to_owned(), 0x2d80, 0x8002)
            ]
        );
        assert_eq!((&*listed[1].product, &listed[1].pages[..]), ("ChessAir", &[0xff00][..]));
        assert!(listed_in(&folder).is_empty(), "other systems have no such folder");
    }
}
