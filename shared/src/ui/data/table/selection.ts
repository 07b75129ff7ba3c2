import type { RowKey } from './table-column.ts'

/** What is chosen. With `isEverything` all that is filtered but `except`, pages that nobody has seen included. */
export interface Selected<Row> {
  chosen: ReadonlyMap<RowKey, Row>
  isEverything: boolean
  except: ReadonlySet<RowKey>
  /** Where a range begins. */
  anchor: RowKey | null
}

export interface KeyedRow<Row> {
  key: RowKey
  row: Row
}

export const noSelection = <Row>(): Selected<Row> => ({
  chosen: new Map(),
  isEverything: false,
  except: new Set(),
  anchor: null,
})

export const everything = <Row>(): Selected<Row> => ({ ...noSelection<Row>(), isEverything: true })

export const isChosen = <Row>({ chosen, isEverything, except }: Selected<Row>, key: RowKey): boolean =>
  isEverything ? !except.has(key) : chosen.has(key)

/** Chooses these rows, or gives them up. */
export const put = <Row>(
  selected: Selected<Row>,
  rows: readonly KeyedRow<Row>[],
  isWanted: boolean,
): Selected<Row> => {
  const chosen = new Map(selected.chosen)
  const except = new Set(selected.except)
  for (const { key, row } of rows) {
    if (isWanted) chosen.set(key, row)
    else chosen.delete(key)
    if (isWanted) except.delete(key)
    else if (selected.isEverything) except.add(key)
  }
  return { ...selected, chosen, except }
}

/** The rows from the one that was pressed last to this one, in the order in which they stand. */
export const rangeTo = <Row>(
  anchor: RowKey | null,
  rows: readonly KeyedRow<Row>[],
  key: RowKey,
): readonly KeyedRow<Row>[] => {
  const end = rows.findIndex(each => each.key === key)
  const begin = rows.findIndex(each => each.key === anchor)
  if (begin < 0) return rows.slice(end, end + 1)
  return rows.slice(Math.min(begin, end), Math.max(begin, end) + 1)
}
