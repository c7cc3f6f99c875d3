//! A matrix, stored by rows.

#[derive(Debug, Clone, PartialEq)]
pub struct Matrix {
    rows: usize,
    columns: usize,
    values: Vec<f32>,
}

impl Matrix {
    /// A matrix of these values, row after row. `None` if their number does not fit.
    #[must_use]
    pub fn new(rows: usize, columns: usize, values: Vec<f32>) -> Option<Matrix> {
        let fits = rows.checked_mul(columns) == Some(values.len());
        fits.then_some(Matrix { rows, columns, values })
    }

    #[must_use]
    pub fn zeros(rows: usize, columns: usize) -> Matrix {
        Matrix { rows, columns, values: vec![0.0; rows * columns] }
    }

    #[must_use]
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// The length of a row.
    #[must_use]
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// A row.
    ///
    /// # Panics
    /// If there is no such row.
    #[must_use]
    pub fn row(&self, row: usize) -> &[f32] {
        &self.values[row * self.columns..][..self.columns]
    }

    /// A row, for changing.
    ///
    /// # Panics
    /// If there is no such row.
    pub fn row_mut(&mut self, row: usize) -> &mut [f32] {
        &mut self.values[row * self.columns..][..self.columns]
    }

    /// The rows, in order.
    pub fn each_row(&self) -> impl ExactSizeIterator<Item = &[f32]> {
        self.values.chunks_exact(self.columns.max(1))
    }

    /// All values, row after row.
    #[must_use]
    pub fn values(&self) -> &[f32] {
        &self.values
    }

    pub fn values_mut(&mut self) -> &mut [f32] {
        &mut self.values
    }
    #[must_use]
    pub fn into_values(self) -> Vec<f32> {
        self.values
    }
}
