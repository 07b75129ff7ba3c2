import type { RowKey } from './table-column.ts'

/** Selected rows. With `isEverything` all filtered rows except `except`, on unseen pages too. */
export interface Selected<Row> {
  chosen: ReadonlyMap<RowKey, Row>
  isEverything: boolean
  except: ReadonlySet<RowKey>
  /** Row at which a range begins. */
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

/** Returns the selection with these rows selected or deselected. */
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

interface RangeRow<Row> extends KeyedRow<Row> {
  canSelect: boolean
}

/**
 * Returns the start of the range that continues from one row to another: the earlier start if every row since is
 * selected.
 */
const beginOf = <Row>(selected: Selected<Row>, rows: readonly RangeRow<Row>[], from: number): number => {
  const begin = rows.findIndex(({ key }) => key === selected.anchor)
  const passed = begin < 0 ? [] : between(rows, begin, from)
  const isRange = passed.every(({ key, canSelect }) => !canSelect || isChosen(selected, key))
  return begin >= 0 && isRange ? begin : from
}

const between = <Each>(rows: readonly Each[], one: number, other: number): readonly Each[] =>
  rows.slice(Math.min(one, other), Math.max(one, other) + 1)

/**
 * Returns the selection with the range moved from one end row to another: selects further rows and deselects those left
 * behind.
 */
export const stretch = <Row>(
  selected: Selected<Row>,
  rows: readonly RangeRow<Row>[],
  { from, to }: { from: number; to: number },
): Selected<Row> => {
  const begin = beginOf(selected, rows, from)
  const selectable = (range: readonly RangeRow<Row>[]) => range.filter(({ canSelect }) => canSelect)
  const given = put(selected, selectable(between(rows, begin, from)), false)
  const taken = put(given, selectable(between(rows, begin, to)), true)
  return { ...taken, anchor: rows[begin]?.key ?? null }
}

/** Returns the rows from the anchor to this one, in table order. */
export const rangeTo = <Row>(
  anchor: RowKey | null,
  rows: readonly KeyedRow<Row>[],
  key: RowKey,
): readonly KeyedRow<Row>[] => {
  const end = rows.findIndex(each => each.key === key)
  const begin = rows.findIndex(each => each.key === anchor)
  if (begin < 0) return rows.slice(end, end + 1)
  return between(rows, begin, end)
}
