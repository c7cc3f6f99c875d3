//! Why a hall cannot be opened, in a sentence.

use crate::devices::hall::{HallFault, HallPlace, ServerFault, StoreRefusal};
use crate::scenes::doctor;
use crate::words::Texts;

pub(super) fn told(fault: &HallFault, hall: &HallPlace, texts: &Texts) -> String {
    let folder = hall.folder.display().to_string();
    match fault {
        HallFault::Server(ServerFault::NoProgram) => {
            texts.hall_needs_server(&doctor::remedies(texts).install_server())
        }
        HallFault::Server(ServerFault::Ended(reason)) => texts.hall_server_ended(reason),
        HallFault::Server(ServerFault::Silent) => texts.hall_server_silent(),
        HallFault::Server(ServerFault::Files(error)) | HallFault::System(error) => {
            texts.hall_cannot_open(&folder, &error.to_string())
        }
        HallFault::NotConfigured => {
            texts.hall_not_configured(&format!("hector hall configure {CONFIGURED}"))
        }
        HallFault::NobodyOfThatName(name) => texts.hall_bad_member(name),
        HallFault::Store(fault) => match &fault.why {
            StoreRefusal::OtherVersion => texts.hall_of_another_version(&folder),
            StoreRefusal::System(error) => texts.hall_cannot_open(&folder, &error.to_string()),
        },
    }
}

/// The part of the command that is always the same.
const CONFIGURED: &str = "EVENT.toml --server ADDRESS";
