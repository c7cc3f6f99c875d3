//! The product of two matrices, as fast as plain Rust gets it. Sums are added in the same order on every processor,
//! so that results are identical everywhere.

use super::Matrix;

/// A matrix, or its transpose.
#[derive(Clone, Copy)]
pub(super) struct MatrixTable<'a> {
    values: &'a [f32],
    rows: usize,
    columns: usize,
    row_step: usize,
    column_step: usize,
}

impl<'a> MatrixTable<'a> {
    pub(super) fn of(matrix: &'a Matrix) -> MatrixTable<'a> {
        MatrixTable {
            values: matrix.values(),
            rows: matrix.rows(),
            columns: matrix.columns(),
            row_step: matrix.columns(),
            column_step: 1,
        }
    }

    /// The transpose.
    pub(super) fn turned(self) -> MatrixTable<'a> {
        MatrixTable {
            rows: self.columns,
            columns: self.rows,
            row_step: self.column_step,
            column_step: self.row_step,
            ..self
        }
    }

    fn at(&self, row: usize, column: usize) -> f32 {
        self.values[row * self.row_step + column * self.column_step]
    }
}

/// How many rows and columns of the product are summed up at once, in registers.
const TALL: usize = 4;
const WIDE: usize = 16;
/// How many terms are summed up at once, so that the data stays in the first-level cache.
const DEEP: usize = 256;

/// Adds the product of two matrices to a third.
///
/// # Panics
/// If their sizes do not fit.
pub(super) fn add_product(sum: &mut Matrix, left: MatrixTable<'_>, right: MatrixTable<'_>) {
    assert_eq!((left.columns, left.rows, right.columns), (right.rows, sum.rows(), sum.columns()));
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("avx2") {
        // SAFETY: this processor knows the instructions, as was asked one line above.
        unsafe { add_product_by_eights(sum, left, right) };
        return;
    }
    add_blocks(sum, left, right);
}

/// The same, eight numbers at a time. Multiply and add are not fused, because that would round differently from other
/// processors.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn add_product_by_eights(sum: &mut Matrix, left: MatrixTable<'_>, right: MatrixTable<'_>) {
    add_blocks(sum, left, right);
}

#[inline(always)]
fn add_blocks(sum: &mut Matrix, left: MatrixTable<'_>, right: MatrixTable<'_>) {
    let mut left_panels = vec![0.0; left.rows.next_multiple_of(TALL) * DEEP];
    let mut right_panel = vec![0.0; WIDE * DEEP];
    for from in (0..left.columns).step_by(DEEP) {
        let deep = DEEP.min(left.columns - from);
        let left_panels = &mut left_panels[..left.rows.next_multiple_of(TALL) * deep];
        for (panel, row) in left_panels.chunks_exact_mut(TALL * deep).zip((0..).step_by(TALL)) {
            pack::<TALL>(panel, left.turned(), row, from);
        }
        let right_panel = &mut right_panel[..WIDE * deep];
        for column in (0..right.columns).step_by(WIDE) {
            pack::<WIDE>(right_panel, right, column, from);
            for (panel, row) in left_panels.chunks_exact(TALL * deep).zip((0..).step_by(TALL)) {
                add_square(sum, row, column, &square(panel, right_panel));
            }
        }
    }
}

/// Packs some columns of a table next to each other, padded with zeros.
#[inline(always)]
fn pack<const MANY: usize>(panel: &mut [f32], table: MatrixTable<'_>, column: usize, from: usize) {
    let there = MANY.min(table.columns - column);
    for (packed, row) in panel.as_chunks_mut::<MANY>().0.iter_mut().zip(from..) {
        if there == MANY && table.column_step == 1 {
            packed.copy_from_slice(&table.values[row * table.row_step + column..][..MANY]);
        } else {
            for (place, column) in packed.iter_mut().zip(column..column + there) {
                *place = table.at(row, column);
            }
            packed[there..].fill(0.0);
        }
    }
}

/// Adds `number` times each value of a row to the sums. Unrolled by hand, because tests run it unoptimised, where a
/// loop takes four times as long. Optimised, both are the same.
macro_rules! add_times {
    ($sums:expr, $number:expr, $row:expr, [$($at:literal)*]) => {
        $($sums[$at] += $number * $row[$at];)*
    };
}

#[inline(always)]
fn square(left: &[f32], right: &[f32]) -> [[f32; WIDE]; TALL] {
    let mut sums = [[0.0; WIDE]; TALL];
    for (left, right) in left.as_chunks::<TALL>().0.iter().zip(right.as_chunks::<WIDE>().0) {
        // A loop by hand, for the same reason.
        let mut row = 0;
        while row < TALL {
            let (sums, number) = (&mut sums[row], left[row]);
            add_times!(sums, number, right, [0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15]);
            row += 1;
        }
    }
    sums
}

#[inline(always)]
fn add_square(sum: &mut Matrix, row: usize, column: usize, square: &[[f32; WIDE]; TALL]) {
    let there = WIDE.min(sum.columns() - column);
    for (row, sums) in (row..sum.rows()).zip(square) {
        let place = &mut sum.row_mut(row)[column..column + there];
        for (place, sum) in place.iter_mut().zip(sums) {
            *place += sum;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(rows: usize, columns: usize, seed: usize) -> Matrix {
        let values = (0..rows * columns).map(|at| ((at * 7 + seed) % 11) as f32 - 5.0);
        Matrix::new(rows, columns, values.collect()).expect("as many as fit")
    }

    /// Small whole numbers: every order of summing gives exactly the same result.
    #[test]
    fn products_of_every_form_are_what_the_definition_says() {
        for (rows, deep, columns) in
            [(1, 1, 1), (4, 256, 16), (5, 257, 17), (9, 600, 40), (3, 2, 33)]
        {
            let (left, right) = (numbers(rows, deep, 1), numbers(deep, columns, 2));
            let (left_turned, right_turned) = (turned(&left), turned(&right));
            let expected = by_definition(&left, &right);
            for (left, right) in [
                (MatrixTable::of(&left), MatrixTable::of(&right)),
                (MatrixTable::of(&left_turned).turned(), MatrixTable::of(&right)),
                (MatrixTable::of(&left), MatrixTable::of(&right_turned).turned()),
            ] {
                let mut sum = Matrix::zeros(rows, columns);
                add_product(&mut sum, left, right);
                assert_eq!(sum, expected);
                add_product(&mut sum, left, right);
                let twice = expected.values().iter().map(|value| 2.0 * value);
                assert!(sum.values().iter().copied().eq(twice));
            }
        }
    }

    fn turned(matrix: &Matrix) -> Matrix {
        let mut turned = Matrix::zeros(matrix.columns(), matrix.rows());
        for (row, values) in matrix.each_row().enumerate() {
            for (column, value) in values.iter().enumerate() {
                turned.row_mut(column)[row] = *value;
            }
        }
        turned
    }

    fn by_definition(left: &Matrix, right: &Matrix) -> Matrix {
        let mut product = Matrix::zeros(left.rows(), right.columns());
        for row in 0..left.rows() {
            for column in 0..right.columns() {
                let terms = (0..left.columns()).map(|at| left.row(row)[at] * right.row(at)[column]);
                product.row_mut(row)[column] = terms.sum();
            }
        }
        product
    }
}
