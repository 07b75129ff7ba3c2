/** A row as the file numbers it, from 1. Cells that are blank to the end of the row are left out. */
export interface Line {
  number: number
  cells: string[]
}

/** Headings, and the rows below them. */
export interface Sheet {
  headings: string[]
  lines: Line[]
}

/** A sheet of a file with the names of all its sheets; a text file has one sheet without a name. */
export interface ChosenSheet extends Sheet {
  names: string[]
  /** index in `names` */
  sheet: number
  /** as the file numbers it, from 1 */
  headingRow: number
}
