import { useSearchParams } from '#src/router/router.ts'
import type { TableSort } from './table-column.ts'
import { PAGE_SIZES, applyChange, readTableUrl, writeFilters, writeSort } from './table-url.ts'
import type { TableUrl, UrlChange, UrlFilters } from './table-url.ts'

/**
 * Keeps a list's filters, order, page and page size in the address, so that a view can be shared and "back" reverts a
 * step. Leaves out defaults. Every change except of the page returns to page 1. Other parameters stay. Pass a constant
 * (`const PEOPLE_URL = { readFilters: … }`), next to the feature's queries.
 */
export const useTableUrl = <Filters extends UrlFilters, Key extends string = never>(
  table: TableUrl<Filters, Key>,
) => {
  const [params, setParams] = useSearchParams()
  const state = readTableUrl(table, params)
  const nothing = table.readFilters(new URLSearchParams())
  const write = (change: UrlChange, options?: { replace: boolean }) =>
    setParams(current => applyChange(current, { page: null, ...change }), options)
  const changed = Object.entries(state.filters).filter(
    ([name, value]) => String(value) !== String(nothing[name]),
  )
  return {
    ...state,
    /** True if any filter is set: an empty table then says "nothing matches". */
    isFiltered: changed.length > 0,
    /** Changes with the filters and the order, not with the page: identifies the list of a selection. */
    listKey: JSON.stringify(state.filters),
    change: (change: Partial<Filters>) =>
      // Typing a search must not fill the browser's history.
      write(writeFilters(table.readFilters, change), { replace: 'search' in change }),
    clear: () => write(writeFilters(table.readFilters, nothing)),
    sortBy: (sort: TableSort) => write(writeSort(table, sort)),
    goTo: (page: number, how?: { replace: boolean }) => write({ page: page > 1 ? String(page) : null }, how),
    resize: (size: number) => write({ size: size === PAGE_SIZES[0] ? null : String(size) }),
  }
}
