import { searchKey } from '@sufra/shared/contracts/text'
import type { Line } from '#src/modules/infrastructure/infrastructure.ts'
import { mapYielding } from '#src/routing/map-yielding.ts'
import { inOneLanguage } from './cells/named-parts.ts'
import type { SheetSize } from './cells/sizes-cell.ts'
import { sizeOfHeading } from './guess-mapping.ts'
import type { Columns } from './guess-mapping.ts'
import { readPrice } from './read-cell.ts'
import { modifiersOf } from './row-modifiers.ts'
import { readRow } from './read-row.ts'
import type { Row } from './read-row.ts'

/** Names of the only variation of an item with one size in exports. */
const ONE_SIZE = new Set(
  ['regular', 'default', 'default title', 'one size', 'standard', 'عادي'].map(searchKey),
)

const keyOf = (text: string | undefined): string =>
  searchKey(text ?? '')
    .replace(/\s+/g, ' ')
    .trim()

const cellOf = ({ cells }: Line, column: number | undefined): string =>
  column === undefined ? '' : (cells[column] ?? '').trim()

type Texts = Record<'group' | 'name' | 'sku' | 'price' | 'option', string>

const textsOf = (line: Line, { mapping }: Columns): Texts => ({
  group: keyOf(cellOf(line, mapping.itemGroup)),
  name: keyOf(cellOf(line, mapping.nameAr) || cellOf(line, mapping.nameEn)),
  sku: keyOf(cellOf(line, mapping.sku)),
  price: cellOf(line, mapping.price),
  option: cellOf(line, mapping.optionName),
})

const isPictureAlone = ({ group, name, sku, price, option }: Texts): boolean =>
  group !== '' && [name, sku, price, option].every(text => text === '')

/** Groups the rows of an item: rows with the same group or name, or without either below a row with one. */
const grouped = (lines: readonly Line[], columns: Columns): Line[][] => {
  const { sizeName, optionName } = columns.mapping
  if (sizeName === undefined && optionName === undefined) return lines.map(line => [line])
  const groups = new Map<string, Line[]>()
  let last = ''
  for (const line of lines) {
    const texts = textsOf(line, columns)
    const { group, name, sku } = texts
    // WooCommerce writes the parent's SKU in the rows of its variations.
    const known = [`group:${group}`, `sku:${group}`].find(key => group !== '' && groups.has(key))
    // Shopify writes further pictures of an item in rows of their own.
    if (known && isPictureAlone(texts)) continue
    const own = group === '' ? name && `name:${name}` : `group:${group}`
    const key = known ?? (own || last || `row:${line.number}`)
    const rows = groups.get(key) ?? []
    rows.push(line)
    groups.set(key, rows)
    if (group === '' && sku !== '' && !groups.has(`sku:${sku}`)) groups.set(`sku:${sku}`, rows)
    last = key
  }
  return [...new Set(groups.values())]
}

interface PricedCell {
  number: number
  name: string
  cell: string
}

const rowSizes = (lines: readonly Line[], { mapping }: Columns): PricedCell[] => {
  const named = lines
    .map(line => ({
      number: line.number,
      name: cellOf(line, mapping.sizeName),
      cell: cellOf(line, mapping.price),
    }))
    .filter(({ name }) => name !== '')
  const [only, ...others] = named
  if (only && others.length === 0) return ONE_SIZE.has(searchKey(only.name)) ? [] : named
  // WooCommerce lists all sizes in the parent's row, which has no price.
  const isParent = ({ name, cell }: PricedCell) => cell === '' && /[,،]/.test(name)
  return named.filter(each => !isParent(each))
}

const columnSizes = (line: Line, { sizeColumns }: Columns, headings: readonly string[]): PricedCell[] =>
  sizeColumns.flatMap(column => {
    const cell = cellOf(line, column)
    return cell ? [{ number: line.number, name: sizeOfHeading(headings[column] ?? ''), cell }] : []
  })

const sizesOf = (cells: readonly PricedCell[], faults: Row['faults']): SheetSize[] =>
  cells.flatMap(({ number, name, cell }) => {
    const { value: price } = readPrice(cell)
    if (typeof price === 'number' && name.length <= 80) return [{ name: inOneLanguage(name), price }]
    faults.push({ row: number, field: 'sizeName', code: `import_size_price:${name.slice(0, 40)}` })
    return []
  })

const readGroup = (lines: readonly Line[], columns: Columns, headings: readonly string[]): Row[] => {
  const [first] = lines
  if (!first) return []
  const inRows = rowSizes(lines, columns)
  const cells = [...inRows, ...columnSizes(first, columns, headings)]
  const { modifiers, faults: modifierFaults } = modifiersOf(lines, columns, headings)
  // Rows without sizes and options are separate items, even with the same group or name.
  if (cells.length === 0 && !modifiers && lines.length > 1)
    return lines.map(line => readRow(line, columns.mapping))
  const { number, values, faults: all } = readRow(first, columns.mapping)
  const next = { ...values, modifiers: modifiers ?? values.modifiers }
  // The price column has the prices of the sizes.
  const faults = [...all.filter(({ field }) => inRows.length === 0 || field !== 'price'), ...modifierFaults]
  if (inRows.length > 0) next.price = undefined
  if (cells.length > 0) next.sizes = sizesOf(cells, faults)
  return [{ number, numbers: lines.map(each => each.number), values: next, faults }]
}

interface Table {
  headings: readonly string[]
  lines: readonly Line[]
}

/** Reads the items of a table; an item may have several rows, one per size. */
export const readRows = async ({ lines, headings }: Table, columns: Columns): Promise<Row[]> =>
  (await mapYielding(grouped(lines, columns), group => readGroup(group, columns, headings))).flat()
