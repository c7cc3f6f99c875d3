//! The permit to help a player. Help needs one, and only training makes one: so a player's notice in tournament mode
//! cannot contain what the Laws forbid.

use crate::laws::Mode;

/// Proof that help may be given. It can only come from [`Permit::in_mode`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Permit(());

impl Permit {
    /// The permit, or `None` in tournament mode.
    #[must_use]
    pub fn in_mode(mode: Mode) -> Option<Permit> {
        match mode {
            Mode::Tournament => None,
            Mode::Training => Some(Permit(())),
        }
    }
}
