import { useState } from 'react'
import { everything, isChosen, noSelection, put, rangeTo, stretch } from './selection.ts'
import type { RowKey } from './table-column.ts'

interface SelectionOptions<Row> {
  /** Rows of the table: one page of the server's, or all. */
  rows: readonly Row[]
  rowKey: (row: Row) => RowKey
  /** Number of filtered rows, on all pages. */
  totalCount: number
  /** `listKey` of `useTableUrl`: another list has another selection. Pages of one list share the key. */
  listKey: string
  /** Returns false for rows without a checkbox. By default all rows can be selected. */
  canSelect?: (row: Row) => boolean
}

const always = () => true

/**
 * Holds the selected rows: single ones, ranges by Shift, all shown, or all filtered. The selection survives paging and
 * refreshes, and is cleared when the filters change.
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
  // With several pages it is unknown how many of their rows can be selected.
  const all = rows.length < totalCount ? totalCount : shown.length
  const fresh = new Map(shown.map(({ key, row }) => [key, row]))
  return {
    has,
    canSelect,
    count: isEverything ? Math.max(0, all - except.size) : chosen.size,
    totalCount: all,
    isEverything,
    /** State of the shown rows. */
    page: isPageChosen ? ('all' as const) : shownChosen > 0 ? ('some' as const) : ('none' as const),
    toggle: (row: Row, isRange = false) => {
      const key = rowKey(row)
      const range = rangeTo(isRange ? selected.anchor : null, shown, key)
      set({ ...put(selected, range, !has(row)), anchor: key })
    },
    /** Moves the end of a range from one shown row to another. */
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
    /**
     * Rows selected one by one, in their last known state. Empty if everything is selected, because most of them are
     * not loaded.
     */
    chosen: isEverything ? [] : [...chosen].map(([key, row]) => fresh.get(key) ?? row),
    /**
     * Returns the selected rows in their last known state. If everything is selected, `readAll` loads the rows of all
     * pages.
     */
    collect: async (readAll?: () => Promise<readonly Row[]>): Promise<Row[]> => {
      if (!isEverything) return [...chosen].map(([key, row]) => fresh.get(key) ?? row)
      const found = readAll ? await readAll() : rows
      return found.filter(row => canSelect(row) && !except.has(rowKey(row)))
    },
  }
}

export type Selection<Row> = ReturnType<typeof useSelection<Row>>
