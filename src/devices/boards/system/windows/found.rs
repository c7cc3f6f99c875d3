//! Devices that give reports, as Windows lists them, and their abilities.

use std::fs::{File, OpenOptions};
use std::mem::{offset_of, size_of, zeroed};
use std::os::windows::fs::OpenOptionsExt as _;
use std::os::windows::io::AsRawHandle as _;
use std::ptr::{null, null_mut};

use windows_sys::Win32::Devices::DeviceAndDriverInstallation::{
    DIGCF_DEVICEINTERFACE, DIGCF_PRESENT, HDEVINFO, SP_DEVICE_INTERFACE_DATA,
    SP_DEVICE_INTERFACE_DETAIL_DATA_W, SetupDiDestroyDeviceInfoList, SetupDiEnumDeviceInterfaces,
    SetupDiGetClassDevsW, SetupDiGetDeviceInterfaceDetailW,
};
use windows_sys::Win32::Devices::HumanInterfaceDevice::{
    HIDD_ATTRIBUTES, HIDP_CAPS, HIDP_STATUS_SUCCESS, HidD_FreePreparsedData, HidD_GetAttributes,
    HidD_GetHidGuid, HidD_GetPreparsedData, HidD_GetProductString, HidP_GetCaps,
};
use windows_sys::Win32::Storage::FileSystem::{FILE_SHARE_READ, FILE_SHARE_WRITE};
use windows_sys::core::GUID;

use crate::boards::system::ReportDevice;

/// More devices than anybody plugs in.
const MOST_DEVICES: u32 = 1_024;
/// Longer than the name of any device, in units of 32 bits.
const NAME: usize = 1_024;
/// The value that stands for no list.
const NO_LIST: HDEVINFO = -1;

pub(super) struct ReportAbilities {
    /// The length of the longest report to read, and of the longest to write.
    pub(super) longest_read: usize,
    pub(super) longest_written: usize,
    page: u16,
}

impl ReportAbilities {
    /// The abilities of an open device. `None` if it is not a device of reports.
    pub(super) fn of(device: &File) -> Option<ReportAbilities> {
        let mut described = 0;
        // SAFETY: the handle is open, and the answer has a place.
        if !unsafe { HidD_GetPreparsedData(device.as_raw_handle(), &raw mut described) } {
            return None;
        }
        // SAFETY: plain numbers, for which nought is a value.
        let mut found: HIDP_CAPS = unsafe { zeroed() };
        // SAFETY: what describes the device was given above and is given back once, and the answer has a place.
        let status = unsafe {
            let status = HidP_GetCaps(described, &raw mut found);
            HidD_FreePreparsedData(described);
            status
        };
        (status == HIDP_STATUS_SUCCESS).then(|| ReportAbilities {
            longest_read: found.InputReportByteLength.into(),
            longest_written: found.OutputReportByteLength.into(),
            page: found.UsagePage,
        })
    }
}

/// All devices that give reports, including keyboards and mice.
pub(in crate::boards) fn report_devices() -> Vec<ReportDevice> {
    let mut places = places();
    places.sort();
    places.iter().filter_map(|place| asked(place)).collect()
}

/// Asks a device for its numbers and name. That needs no right to read, and works while another program uses it.
fn asked(place: &str) -> Option<ReportDevice> {
    let mut opening = OpenOptions::new();
    opening.access_mode(0).share_mode(FILE_SHARE_READ | FILE_SHARE_WRITE);
    let device = opening.open(place).ok()?;
    let mut found = HIDD_ATTRIBUTES {
        Size: u32::try_from(size_of::<HIDD_ATTRIBUTES>()).ok()?,
        VendorID: 0,
        ProductID: 0,
        VersionNumber: 0,
    };
    // SAFETY: the handle is open, and the answer has a place that says how long it is.
    if !unsafe { HidD_GetAttributes(device.as_raw_handle(), &raw mut found) } {
        return None;
    }
    Some(ReportDevice {
        place: place.to_owned(),
        product: product(&device),
        maker: found.VendorID,
        number: found.ProductID,
        pages: ReportAbilities::of(&device).map(|can| can.page).into_iter().collect(),
    })
}

/// The product name of a device. Empty if it has none.
fn product(device: &File) -> String {
    // The longest name that USB allows, and a zero.
    let mut name = [0_u16; 127];
    let length = u32::try_from(size_of_val(&name)).unwrap_or(0);
    // SAFETY: the handle is open, and the place for the name is as long as is said.
    let told =
        unsafe { HidD_GetProductString(device.as_raw_handle(), name.as_mut_ptr().cast(), length) };
    if told { until_nought(&name) } else { String::new() }
}

/// The list of what is plugged in, which Windows keeps until it is dropped.
struct DeviceList(HDEVINFO);

impl Drop for DeviceList {
    fn drop(&mut self) {
        // SAFETY: the list was given, and nobody else has it.
        unsafe { SetupDiDestroyDeviceInfoList(self.0) };
    }
}

/// The paths that open devices of reports.
fn places() -> Vec<String> {
    // SAFETY: plain numbers, for which nought is a value.
    let mut kind: GUID = unsafe { zeroed() };
    // SAFETY: the answers have their places, and nothing else is given.
    let list = unsafe {
        HidD_GetHidGuid(&raw mut kind);
        let wanted = DIGCF_PRESENT | DIGCF_DEVICEINTERFACE;
        SetupDiGetClassDevsW(&raw const kind, null(), null_mut(), wanted)
    };
    if list == NO_LIST {
        return Vec::new();
    }
    let list = DeviceList(list);
    let mut places = Vec::new();
    for at in 0..MOST_DEVICES {
        // SAFETY: plain numbers, for which nought is a value.
        let mut device: SP_DEVICE_INTERFACE_DATA = unsafe { zeroed() };
        device.cbSize = u32::try_from(size_of::<SP_DEVICE_INTERFACE_DATA>()).unwrap_or(0);
        // SAFETY: the list is there, and the answer has a place that says how long it is.
        let is_listed = unsafe {
            SetupDiEnumDeviceInterfaces(list.0, null(), &raw const kind, at, &raw mut device)
        };
        if is_listed == 0 {
            break;
        }
        places.extend(place(&list, &device));
    }
    places
}

/// The path that opens a device.
fn place(list: &DeviceList, device: &SP_DEVICE_INTERFACE_DATA) -> Option<String> {
    // The answer begins with its own size, without the rest of the name.
    const BEGINS: usize =
        offset_of!(SP_DEVICE_INTERFACE_DETAIL_DATA_W, DevicePath) / size_of::<u32>();

    let mut told = [0_u32; NAME];
    *told.first_mut()? = u32::try_from(size_of::<SP_DEVICE_INTERFACE_DETAIL_DATA_W>()).ok()?;
    let length = u32::try_from(size_of_val(&told)).ok()?;
    let answer = told.as_mut_ptr().cast();
    // SAFETY: the list and what it says of the device are there, and the place for the name is as long as is said.
    let found = unsafe {
        SetupDiGetDeviceInterfaceDetailW(list.0, device, answer, length, null_mut(), null_mut())
    };
    if found == 0 {
        return None;
    }
    let units = told.iter().skip(BEGINS).flat_map(|pair| [pair & 0xffff, pair >> 16]);
    let name: Option<Vec<u16>> = units.map(|unit| u16::try_from(unit).ok()).collect();
    name.map(|name| until_nought(&name))
}

fn until_nought(name: &[u16]) -> String {
    let length = name.iter().position(|unit| *unit == 0).unwrap_or(name.len());
    String::from_utf16_lossy(name.get(..length).unwrap_or_default())
}
