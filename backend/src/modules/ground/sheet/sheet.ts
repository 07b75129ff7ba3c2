/** A row as the file numbers it, from 1. */
export interface Line {
  number: number
  cells: string[]
}

export const MAX_COLUMNS = 100

/** Headings, and what stands below them. */
export interface Sheet {
  headings: string[]
  lines: Line[]
}
