//! Reads an unfinished catalogue as far as it is whole, so that writing can continue. Checks everything that it reads.

use std::fs::File;
use std::io;
use std::ops::ControlFlow;

use super::catalogue::{CatalogueHead, HEAD, ITEMS_A_BLOCK, each_item, read_block_at};
use super::{CatalogueKind, FileStamp};
use crate::system;

/// The whole part of an unfinished catalogue.
#[derive(Debug, Default)]
pub(super) struct Begun {
    pub(super) items: u64,
    pub(super) blocks: Vec<u64>,
    /// Where the last whole block ends; 0 if there is nothing to continue.
    pub(super) length: u64,
    pub(super) last: Option<Vec<u8>>,
}

impl Begun {
    /// Reads the unfinished catalogue of a file with this stamp.
    ///
    /// # Errors
    /// If it cannot be read.
    pub(super) fn read(file: &File, kind: CatalogueKind, stamp: &FileStamp) -> io::Result<Begun> {
        let length = file.metadata()?.len();
        let mut head = [0; HEAD];
        let is_begun = length >= HEAD as u64
            && system::read_exact_at(file, &mut head, 0).is_ok()
            && head == CatalogueHead::unfinished(kind, *stamp).bytes();
        let mut begun = Begun::default();
        if !is_begun {
            return Ok(begun);
        }
        begun.length = HEAD as u64;
        let mut bytes = Vec::new();
        // A block that is not whole was being written when the program ended.
        while begun.length < length
            && let Ok(in_block) = read_block_at(file, begun.length, &mut bytes)
        {
            let (mut count, mut last) = (0, Vec::new());
            let whole = each_item(&bytes, |place, item| {
                count = place + 1;
                item.clone_into(&mut last);
                ControlFlow::Continue(())
            });
            if whole.is_err() || in_block != ITEMS_A_BLOCK || count != u64::from(ITEMS_A_BLOCK) {
                break;
            }
            begun.blocks.push(begun.length);
            begun.length += 16 + bytes.len() as u64;
            begun.items += count;
            begun.last = Some(last);
        }
        Ok(begun)
    }
}
