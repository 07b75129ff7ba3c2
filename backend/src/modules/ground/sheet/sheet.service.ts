/** Reading what people keep in sheets: .xlsx and .csv, however hostile. */
export { readSheet } from './read-sheet.ts'
export { SHEET_FORM_LIMIT, readSheetForm } from './read-sheet-form.ts'
export type { Line, Sheet } from './sheet.ts'
