import type { ParsedSheet } from './parse-file.ts'
import type { Line } from './sheet.ts'

/** Number of first rows that are searched for headings; titles and dates may be above them. */
const ROWS_WITH_HEADINGS = 20
const FEWEST_KNOWN = 2

export type KnowsHeading = (heading: string) => boolean

const isFilled = (cell: string): boolean => cell.trim() !== ''

const knownIn = ({ cells }: Line, knows: KnowsHeading): number =>
  new Set(cells.filter(cell => isFilled(cell) && knows(cell)).map(cell => cell.trim())).size

// Fallback without known headings: a title is alone in its row, headings are not.
const likelyHeadings = (lines: readonly Line[]): Line | undefined =>
  lines.find(({ cells }) => cells.filter(isFilled).length > 1) ?? lines[0]

interface Candidate {
  line: Line
  known: number
}

const headingsIn = (lines: readonly Line[], knows: KnowsHeading): Candidate | undefined => {
  const top = lines.slice(0, ROWS_WITH_HEADINGS)
  const counted = top.map(line => ({ line, known: knownIn(line, knows) }))
  const most = Math.max(0, ...counted.map(({ known }) => known))
  const best = most < FEWEST_KNOWN ? counted[0] : counted.find(({ known }) => known === most)
  if (best && best.known > 0) return best
  const line = likelyHeadings(top)
  return line && { line, known: 0 }
}

/** Returns the row with the most known headings, otherwise the first with more than one cell. */
export const headingRowOf = (lines: readonly Line[], knows: KnowsHeading): number | undefined =>
  headingsIn(lines, knows)?.line.number

/** Returns the index of the visible sheet with the most known headings; without any, the first one with text. */
export const sheetOf = (sheets: readonly ParsedSheet[], knows: KnowsHeading): number => {
  const known = sheets.map(({ lines, isHidden }) => (isHidden ? -1 : (headingsIn(lines, knows)?.known ?? -1)))
  return Math.max(0, known.indexOf(Math.max(...known)))
}
