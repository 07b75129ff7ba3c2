/**
 * Parts of lists, boards and tables, with menu and toast. A screen loads it with its own chunk; the login page does
 * not.
 */
export { LongText } from './text/long-text.tsx'
export { ChipGroup } from './data/chip-group.tsx'
export { DishPlaceholder } from './data/dish-placeholder.tsx'
export type { DishKind } from './data/dish-drawings.tsx'
export { AllergenIcon } from './data/food/allergen-icon.tsx'
export type { AllergenIconProps } from './data/food/allergen-icon.tsx'
export { FoodFactBadges } from './data/food/food-fact-badges.tsx'
export type { FoodFactBadgesProps } from './data/food/food-fact-badges.tsx'
export { FOOD_TEXTS, useFoodTexts } from './data/food/food-words.ts'
/** @deprecated Use `FOOD_TEXTS`. */
export { FOOD_TEXTS as FOOD_WORDS } from './data/food/food-words.ts'
/** @deprecated Use `useFoodTexts`. */
export { useFoodTexts as useFoodWords } from './data/food/food-words.ts'
export { SaltIcon } from './data/food/salt-icon.tsx'
export { paceAfter } from './data/frame-pace.ts'
export { Identity, Monogram } from './data/identity.tsx'
/** @deprecated Use `Monogram`. */
export { Monogram as Mark } from './data/identity.tsx'
export { SegmentedTabs } from './data/segmented-tabs.tsx'
export { useSearchText } from './data/search-text.ts'
export { SelectFilter } from './data/select-filter.tsx'
export { TimeRing } from './data/time-ring.tsx'
export { BulkBar } from './data/table/bulk-bar.tsx'
export type { BulkAction } from './data/table/bulk-bar.tsx'
export { ColumnMenu } from './data/table/column-menu.tsx'
export { DataTable } from './data/table/data-table.tsx'
export type { DataTableProps, TableFailure } from './data/table/data-table.tsx'
export { ExportButton } from './data/table/export-button.tsx'
export { LogTable } from './data/table/log-table.tsx'
export { useRemembered } from './data/table/use-remembered.ts'
export { NoMatch } from './data/table/no-match.tsx'
export { MissingState } from './page/missing-state.tsx'
export type { MissingStateProps } from './page/missing-state.tsx'
export { Pagination } from './data/table/pagination.tsx'
export type { TableColumn, TableSort } from './data/table/table-column.ts'
export {
  TABLE_PARAMETERS,
  readTableUrl,
  urlChoice,
  urlDay,
  urlId,
  urlList,
  urlText,
} from './data/table/table-url.ts'
export type { TableUrl, TableState, UrlFilters } from './data/table/table-url.ts'
export { useBulkWork } from './data/table/use-bulk-work.ts'
export { useKnownPages } from './data/table/use-known-pages.ts'
export { usePagedRows } from './data/table/use-paged-rows.ts'
export type { PagedAnswer } from './data/table/use-paged-rows.ts'
export { useRowsInPage } from './data/table/use-rows-in-page.ts'
export { useSelection } from './data/table/use-selection.ts'
export type { Selection } from './data/table/use-selection.ts'
export { useTableUrl } from './data/table/use-table-url.ts'
export { useTableView } from './data/table/use-table-view.ts'
export { ToolbarEnd } from './data/table/toolbar-end.ts'
export { FETCH_PAGE_SIZE, fetchAllPages } from './data/table/fetch-all-pages.ts'
/** @deprecated Use `fetchAllPages`. */
export { fetchAllPages as walkPages } from './data/table/fetch-all-pages.ts'
/** @deprecated Use `FETCH_PAGE_SIZE`. */
export { FETCH_PAGE_SIZE as WALK_PAGE_SIZE } from './data/table/fetch-all-pages.ts'
export type { FetchPagesOptions, FetchedPages } from './data/table/fetch-all-pages.ts'
/** @deprecated Use `FetchedPages`. */
export type { FetchedPages as Walked } from './data/table/fetch-all-pages.ts'
/** @deprecated Use `FetchPagesOptions`. */
export type { FetchPagesOptions as WalkOptions } from './data/table/fetch-all-pages.ts'
export { writeCsv } from './data/table/csv.ts'
export { saveFile } from './data/table/save-file.ts'
export { Menu } from './overlay/menu.tsx'
export type { MenuItem } from './overlay/menu-list.tsx'
export { toast } from './overlay/toasts.ts'
