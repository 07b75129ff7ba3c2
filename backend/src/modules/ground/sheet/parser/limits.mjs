/** Bounds that hold while a file is read, before anything is kept of it. */
export const LIMITS = {
  /** columns of a row, once the blank ones at its end are gone */
  columns: 200,
  /** columns of a row with the blank ones: as many as Excel has */
  readColumns: 16_384,
  /** characters of one row of a text file */
  rowText: 256 * 1024,
  /** characters of all cells: a workbook may name one long text in every cell */
  text: 16 * 1024 * 1024,
  /** cells that are kept of a file */
  cells: 500_000,
  /** sheets of a workbook */
  sheets: 50,
  /** rows that are kept of a sheet that was not chosen */
  previewRows: 30,
}
