//! A catalogue that somebody began: as much of it as is whole. Never trusts what it reads.

use std::fs::File;
use std::io;
use std::ops::ControlFlow;

use super::catalogue::{CatalogueHead, HEAD, ITEMS_A_BLOCK, each_item, read_block_at};
use super::{CatalogueKind, FileStamp};
use crate::system;

/// What there is of a catalogue.
#[derive(Debug, Default)]
pub(super) struct Begun {
    pub(super) items: u64,
    /// Where each block begins.
    pub(super) blocks: Vec<u64>,
    /// Where the last whole block ends; nought where there is nothing to go on with.
    pub(super) length: u64,
    /// The last item.
    pub(super) last: Option<Vec<u8>>,
}

impl Begun {
    /// Reads what there is of a catalogue of a file that is as the stamp says.
    ///
    /// # Errors
    /// When it cannot be read.
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
        // What is not whole was being written when the program ended.
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
