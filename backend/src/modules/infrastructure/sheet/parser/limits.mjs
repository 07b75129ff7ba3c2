/** Limits during the parse, before anything of a file is stored. */
export const LIMITS = {
  /** columns of a row without trailing blank ones */
  columns: 200,
  /** columns of a row with blank ones: Excel's maximum */
  readColumns: 16_384,
  /** characters of one row of a text file */
  rowText: 256 * 1024,
  /** characters of all cells: a workbook may repeat one long text in every cell */
  text: 16 * 1024 * 1024,
  /** stored cells of a file */
  cells: 500_000,
  /** sheets of a workbook */
  sheets: 50,
  /** rows of a sheet that was not chosen */
  previewRows: 30,
}
