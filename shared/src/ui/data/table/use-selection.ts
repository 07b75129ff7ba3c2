import { useState } from 'react'
import { everything, isChosen, noSelection, put, rangeTo, stretch } from './selection.ts'
import type { RowKey } from './table-column.ts'

interface SelectionOptions<Row> {
  /** The rows as they stand in the table now: one page of the server's, or all of them. */
  rows: readonly Row[]
  rowKey: (row: Row) => RowKey
  /** How many rows the filters leave, those of other pages included. */
  totalCount: number
  /** Another list, another selection: `useTableUrl`'s `listKey`. Pages of one list share theirs. */
  listKey: string
  /** Rows that nothing can be done with get no box; all of them can be chosen unless told otherwise. */
  canSelect?: (row: Row) => boolean
}

const always = () => true

/**
 * Which rows are chosen: one by one, by Shift as a range, all that are shown, all that are filtered. It survives paging and
 * refreshes, and is empty again once the filters change.
 */
export const useSelection = <Row>(options: SelectionOptions<Row>) => {
  const { rows, rowKey, totalCount, listKey, canSelect = always } = options
  const [{ selected, ofList }, setState] = useState({ selected: noSelection<Row>(), ofList: listKey })
  if (ofList !== listKey) setState({ selected: noSelection<Row>(), ofList: listKey })
  const set = (next: typeof selected) => setState({ selected: next, ofList: listKey })

  const shown = rows.filter(canSelect).map(row => ({ key: rowKey(row), row }))
  const shownChosen = shown.filter(({ key }) => isChosen(selected, key)).length
  const isPageChosen = shown.length > 0 && shownChosen === shown.length
  const { isEverything, except, chosen } = selected
  const has = (row: Row) => isChosen(selected, rowKey(row))
  // With other pages nobody knows how many of their rows can be chosen.
  const all = rows.length < totalCount ? totalCount : shown.length
  const fresh = new Map(shown.map(({ key, row }) => [key, row]))
  return {
    has,
    canSelect,
    count: isEverything ? Math.max(0, all - except.size) : chosen.size,
    totalCount: all,
    isEverything,
    /** Of the rows shown. */
    page: isPageChosen ? ('all' as const) : shownChosen > 0 ? ('some' as const) : ('none' as const),
    toggle: (row: Row, isRange = false) => {
      const key = rowKey(row)
      const range = rangeTo(isRange ? selected.anchor : null, shown, key)
      set({ ...put(selected, range, !has(row)), anchor: key })
    },
    /** Takes the range that ends at one of the rows shown to another one of them. */
    stretch: (from: number, to: number) =>
      set(
        stretch(
          selected,
          rows.map(row => ({ key: rowKey(row), row, canSelect: canSelect(row) })),
          { from, to },
        ),
      ),
    togglePage: () => set(put(selected, shown, !isPageChosen)),
    selectEverything: () => set(everything()),
    clear: () => set(noSelection()),
    /** The rows chosen one by one, as they were seen last; with everything chosen nobody has seen them. */
    chosen: isEverything ? [] : [...chosen].map(([key, row]) => fresh.get(key) ?? row),
    /** The chosen rows, as they were seen last. With everything chosen `readAll` brings the rows of all pages. */
    collect: async (readAll?: () => Promise<readonly Row[]>): Promise<Row[]> => {
      if (!isEverything) return [...chosen].map(([key, row]) => fresh.get(key) ?? row)
      const found = readAll ? await readAll() : rows
      return found.filter(row => canSelect(row) && !except.has(rowKey(row)))
    },
  }
}

export type Selection<Row> = ReturnType<typeof useSelection<Row>>
