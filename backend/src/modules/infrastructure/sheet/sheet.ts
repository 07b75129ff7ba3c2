/** A row with its number in the file, from 1. Trailing blank cells are left out. */
export interface Line {
  number: number
  cells: string[]
}

/** Headings and the rows below them. */
export interface Sheet {
  headings: string[]
  lines: Line[]
}

/** A sheet of a file with the names of all its sheets; a text file has one sheet without a name. */
export interface ChosenSheet extends Sheet {
  names: string[]
  /** index in `names` */
  sheet: number
  /** row number in the file, from 1 */
  headingRow: number
}
