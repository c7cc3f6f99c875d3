//! Checks the names in an archive by the same rules on every system: valid, and each only once.

use std::collections::HashSet;

use super::ZipFault;

/// No name in a model is longer or deeper.
const LONGEST: usize = 200;
const DEEPEST: usize = 8;
/// Device names on Windows, with any extension.
const DEVICES: [&str; 6] = ["con", "prn", "aux", "nul", "com", "lpt"];

/// The names so far.
#[derive(Default)]
pub(super) struct TakenNames {
    files: HashSet<String>,
    folders: HashSet<String>,
}

impl TakenNames {
    /// Adds the name of a file, or of a folder if it ends with a slash.
    pub(super) fn take(&mut self, name: &str) -> Result<(), ZipFault> {
        let bare = name.strip_suffix('/').unwrap_or(name);
        if !is_plain(bare) {
            return Err(ZipFault::OddName(shown(name)));
        }
        // On some disks upper and lower case are the same.
        let known = bare.to_ascii_lowercase();
        let twice = || ZipFault::Twice(shown(name));
        for (end, _) in known.match_indices('/') {
            let above = known.get(..end).unwrap_or_default();
            if self.files.contains(above) {
                return Err(twice());
            }
            self.folders.insert(above.to_owned());
        }
        let is_new = if bare.len() < name.len() {
            self.folders.insert(known.clone());
            !self.files.contains(&known)
        } else {
            !self.folders.contains(&known) && self.files.insert(known)
        };
        if is_new { Ok(()) } else { Err(twice()) }
    }
}

fn is_plain(name: &str) -> bool {
    let parts: Vec<&str> = name.split('/').collect();
    name.len() <= LONGEST && parts.len() <= DEEPEST && parts.into_iter().all(is_plain_part)
}

fn is_plain_part(part: &str) -> bool {
    let stem = part.split('.').next().unwrap_or_default().to_ascii_lowercase();
    let is_device = DEVICES.iter().any(|device| {
        stem.strip_prefix(device).is_some_and(|rest| rest.chars().all(|sign| sign.is_ascii_digit()))
    });
    // Windows removes a dot or a blank at the end, which makes another name of it.
    let ends_well = !part.ends_with(['.', ' ']) && !part.starts_with(' ');
    let signs = part.chars().all(|sign| sign.is_ascii_alphanumeric() || "._-+ ".contains(sign));
    !part.is_empty() && ends_well && signs && !is_device
}

/// A safe form of a name, for messages.
pub(super) fn shown(name: &str) -> String {
    name.chars().take(80).map(|sign| if sign.is_control() { '?' } else { sign }).collect()
}
