import { fieldTextOf } from '@sufra/shared/contracts/field-texts'
import type { Import } from './import-answer.ts'
import type { Fault } from './read-row.ts'

/** Rows as they are in the file, each with the reason in the last column. */
export interface FaultyRows {
  headings: string[]
  rows: string[][]
}

const REASON = { ar: 'سبب عدم الاستيراد', en: 'Why it was not imported' }

/** Returns the rows that an import leaves out: all rows of an item with an error in any of them. */
export const faultyRows = (
  { table, columns, rows, language }: Import,
  faults: readonly Fault[],
): FaultyRows => {
  const reasons = new Map<number, string[]>()
  for (const { row, field, code } of faults) {
    const heading = (field && table.headings[columns.mapping[field] ?? -1]) ?? ''
    const text = fieldTextOf(code, language)
    reasons.set(row, [...(reasons.get(row) ?? []), heading ? `${heading}: ${text}` : text])
  }
  const faulty = new Set(
    rows
      .filter(({ numbers }) => numbers.some(number => reasons.has(number)))
      .flatMap(({ numbers }) => numbers),
  )
  const width = table.headings.length
  return {
    headings: [...table.headings, REASON[language]],
    rows: table.lines
      .filter(({ number }) => faulty.has(number))
      .map(({ number, cells }) => [
        ...Array.from({ length: width }, (_none, at) => cells[at] ?? ''),
        (reasons.get(number) ?? []).join(' '),
      ]),
  }
}
