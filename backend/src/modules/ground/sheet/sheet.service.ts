/** Reading what people keep in sheets: .xlsx and .csv, however hostile. */
export { readSheet } from './read-sheet.ts'
export { SHEET_FORM_LIMIT, readSheetForm } from './read-sheet-form.ts'
export { refusedFile } from './refused-file.ts'
export { ZIP_LOCAL, ZIP_TAIL, localLength, readDirectory, zipEnd } from './zip-directory.ts'
export type { DirectoryEntry } from './zip-directory.ts'
export type { Line, Sheet } from './sheet.ts'
