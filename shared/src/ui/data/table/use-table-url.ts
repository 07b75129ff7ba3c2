import { useSearchParams } from '#src/router/router.ts'
import type { TableSort } from './table-column.ts'
import { PAGE_SIZES, applyChange, readTableUrl, writeFilters, writeSort } from './table-url.ts'
import type { TableUrl, UrlChange, UrlFilters } from './table-url.ts'

/**
 * A list's filters, order, page and page size, all of them in the address, so that a view can be sent to a colleague and "back"
 * undoes a step. Whatever is usual is left out; every change but of the page leads to page 1; foreign parameters stay.
 * Give it a constant (`const PEOPLE_URL = { readFilters: … }`), beside the feature's queries.
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
    /** Whether anything is filtered: an empty table then says "nothing matches". */
    isFiltered: changed.length > 0,
    /** Changes with the filters and the order, not with the page: what a selection belongs to. */
    listKey: JSON.stringify(state.filters),
    change: (change: Partial<Filters>) =>
      // A search that is being typed must not fill the browser's history.
      write(writeFilters(table.readFilters, change), { replace: 'search' in change }),
    clear: () => write(writeFilters(table.readFilters, nothing)),
    sortBy: (sort: TableSort) => write(writeSort(table, sort)),
    goTo: (page: number, how?: { replace: boolean }) => write({ page: page > 1 ? String(page) : null }, how),
    resize: (size: number) => write({ size: size === PAGE_SIZES[0] ? null : String(size) }),
  }
}
