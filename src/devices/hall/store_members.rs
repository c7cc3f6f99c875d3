//! The members of a hall in its database. The code itself is not stored.

use rusqlite::{TransactionBehavior, params};

use super::code::HallKeys;
use super::store::{HallStore, StoreFault};
use super::{DeskNumber, HallMember};

/// A member, as the hall knows it.
pub(super) struct StoredMember {
    pub(super) member: HallMember,
    pub(super) user: String,
    pub(super) proof: [u8; 32],
}

/// An arbiter with a desk of their own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct StoredArbiter {
    pub(super) desk: DeskNumber,
    pub(super) name: String,
    pub(super) sections: String,
}

impl HallStore {
    pub(super) fn members(&self) -> Result<Vec<StoredMember>, StoreFault> {
        let read = || -> rusqlite::Result<Vec<_>> {
            let mut found = self.connection.prepare("SELECT member, user, proof FROM members")?;
            let rows = found.query_map([], |row| {
                let member: String = row.get(0)?;
                let member = member.parse().map_err(|_| rusqlite::Error::InvalidQuery)?;
                Ok(StoredMember { member, user: row.get(1)?, proof: row.get(2)? })
            })?;
            rows.collect()
        };
        read().map_err(|error| self.fault(error))
    }

    /// Stores members, all of them or none. An existing member gets a new code.
    pub(super) fn keep_members(
        &mut self,
        members: &[(HallMember, HallKeys)],
    ) -> Result<(), StoreFault> {
        let mut written = || -> rusqlite::Result<()> {
            let transaction =
                self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            for (member, keys) in members {
                transaction.execute(
                    "INSERT OR REPLACE INTO members(member, user, proof) VALUES (?1, ?2, ?3)",
                    params![member.to_string(), keys.user, keys.proof],
                )?;
            }
            transaction.commit()
        };
        let outcome = written();
        outcome.map_err(|error| self.fault(error))
    }

    pub(super) fn arbiters(&self) -> Result<Vec<StoredArbiter>, StoreFault> {
        let read = || -> rusqlite::Result<Vec<_>> {
            let mut found = self
                .connection
                .prepare("SELECT desk, name, sections FROM arbiters ORDER BY desk")?;
            let rows = found.query_map([], |row| {
                Ok(StoredArbiter { desk: row.get(0)?, name: row.get(1)?, sections: row.get(2)? })
            })?;
            rows.collect()
        };
        read().map_err(|error| self.fault(error))
    }

    /// Stores an arbiter of this name with these sections, new or not.
    pub(super) fn keep_arbiter(&mut self, name: &str, sections: &str) -> Result<(), StoreFault> {
        self.connection
            .execute(
                "INSERT INTO arbiters(name, sections) VALUES (?1, ?2) ON CONFLICT(name) DO UPDATE SET sections = excluded.sections",
                [name, sections],
            )
            .map(drop)
            .map_err(|error| self.fault(error))
    }
}
