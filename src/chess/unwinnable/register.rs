//! Every position that an exploration has reached, stored whole and once, with the position from which it was
//! reached.

use super::key::WholePosition;

/// The positions, in the order in which they were reached.
pub(super) struct Register {
    keys: Vec<WholePosition>,
    /// The position from which each was first reached.
    from: Vec<u32>,
    /// A hash table: a position's number plus one, or zero for an empty slot.
    places: Vec<u32>,
}

/// The size of the table at first.
const SMALL: usize = 1 << 10;

impl Register {
    /// A register of one position, number zero.
    pub(super) fn of(start: WholePosition) -> Register {
        let mut register = Register { keys: Vec::new(), from: Vec::new(), places: vec![0; SMALL] };
        register.enter(start, 0);
        register
    }

    pub(super) fn len(&self) -> usize {
        self.keys.len()
    }

    /// The position with this number.
    pub(super) fn key(&self, number: u32) -> Option<WholePosition> {
        self.keys.get(usize::try_from(number).ok()?).copied()
    }

    /// Enters a position that was reached from another. Returns its number if it is new.
    pub(super) fn enter(&mut self, key: WholePosition, from: u32) -> Option<u32> {
        if self.keys.len() * 2 >= self.places.len() {
            self.widen();
        }
        let place = self.place(key)?;
        let number = u32::try_from(self.keys.len()).ok()?;
        self.keys.push(key);
        self.from.push(from);
        self.places[place] = number + 1;
        Some(number)
    }

    /// The positions from the first one to this one.
    pub(super) fn path(&self, to: u32) -> Vec<WholePosition> {
        let mut path = Vec::new();
        let mut at = to;
        while at != 0
            && let Some(key) = self.key(at)
        {
            path.push(key);
            at = usize::try_from(at).ok().and_then(|at| self.from.get(at)).copied().unwrap_or(0);
        }
        path.reverse();
        path
    }

    /// The free slot for a position, or `None` if it was entered before.
    fn place(&self, key: WholePosition) -> Option<usize> {
        let mask = self.places.len() - 1;
        let mut place = key.place() & mask;
        loop {
            match self.places[place].checked_sub(1) {
                None => return Some(place),
                Some(number) if self.key(number) == Some(key) => return None,
                Some(_) => place = (place + 1) & mask,
            }
        }
    }

    /// Enlarges the table. It does not compare positions, since no two are the same: comparing them at each collision
    /// would take longer than a search may run after it is told to stop.
    fn widen(&mut self) {
        self.places = Vec::new();
        self.places = vec![0; (self.keys.len() * 4).next_power_of_two().max(SMALL)];
        let mask = self.places.len() - 1;
        for (number, key) in (1..).zip(&self.keys) {
            let mut place = key.place() & mask;
            while self.places[place] != 0 {
                place = (place + 1) & mask;
            }
            self.places[place] = number;
        }
    }
}
