import type { Line } from '#src/modules/infrastructure/infrastructure.ts'
import { truthOf } from './cell-values.ts'
import { MOST_MODIFIERS } from './cells/modifiers-cell.ts'
import type { SheetGroup, SheetModifiers } from './cells/modifiers-cell.ts'
import { inOneLanguage } from './cells/named-parts.ts'
import { choicesOfHeading } from './guess-mapping.ts'
import type { Columns } from './guess-mapping.ts'
import { readOptionPrice } from './read-cell.ts'
import type { Fault } from './read-row.ts'

/** Name of a group whose rows have none. */
const UNNAMED = { ar: 'الإضافات', en: 'Extras' }
const LONGEST_NAME = 80

const cellOf = ({ cells }: Line, column: number | undefined): string =>
  column === undefined ? '' : (cells[column] ?? '').trim()

const groupsOf = (lines: readonly Line[], { mapping }: Columns, faults: Fault[]): SheetGroup[] => {
  const groups = new Map<string, SheetGroup>()
  let current = ''
  for (const line of lines) {
    const option = cellOf(line, mapping.optionName)
    if (option === '') continue
    current = cellOf(line, mapping.modifierName) || current
    const cell = cellOf(line, mapping.optionPrice)
    const { value: price, code } = readOptionPrice(cell)
    const isNamed = Math.max(option.length, current.length) <= LONGEST_NAME
    const refusal = isNamed ? code : `too_big_string:${LONGEST_NAME}`
    if (refusal !== undefined) {
      faults.push({ row: line.number, field: isNamed ? 'optionPrice' : 'optionName', code: refusal })
      continue
    }
    const name = current === '' ? UNNAMED : inOneLanguage(current)
    const group = groups.get(current) ?? { name, min: 0, max: 1, isRequired: false, options: [] }
    group.options.push({ name: inOneLanguage(option), price: price ?? 0 })
    group.max = Math.min(group.options.length, MOST_MODIFIERS.chosen)
    groups.set(current, group)
  }
  return [...groups.values()]
}

interface ChoiceTable {
  columns: Columns
  headings: readonly string[]
}

const choicesOf = (line: Line, { columns, headings }: ChoiceTable, faults: Fault[]) =>
  columns.modifierColumns.flatMap(column => {
    const cell = cellOf(line, column)
    const isChosen = cell === '' ? false : truthOf(cell)
    if (isChosen === undefined)
      faults.push({ row: line.number, field: 'modifiers', code: 'import_not_yes_or_no' })
    const name = choicesOfHeading(headings[column] ?? '') ?? headings[column] ?? ''
    return isChosen && name ? [inOneLanguage(name)] : []
  })

/** Returns the modifiers of an item from rows or columns of their own; undefined when the table has none. */
export const modifiersOf = (
  lines: readonly Line[],
  columns: Columns,
  headings: readonly string[],
): { modifiers: SheetModifiers | undefined; faults: Fault[] } => {
  const faults: Fault[] = []
  const [first] = lines
  const groups = groupsOf(lines, columns, faults)
  const choices = first ? choicesOf(first, { columns, headings }, faults) : []
  const largest = groups.reduce((most, { options }) => Math.max(most, options.length), groups.length)
  if (largest > MOST_MODIFIERS.options)
    faults.push({
      row: first?.number ?? 0,
      field: 'optionName',
      code: `import_too_many_options:${MOST_MODIFIERS.options}`,
    })
  const isThere = groups.length > 0 || choices.length > 0
  return { modifiers: isThere ? { groups, choices } : undefined, faults }
}
