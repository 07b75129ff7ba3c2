import { useLanguage } from '#src/i18n/i18n.ts'
import type { PaginationProps } from './pagination.tsx'
import type { PlainValue, TableColumn, TableSort } from './table-column.ts'

interface RowsInPage<Row> {
  /** All filtered rows; undefined until the first answer. */
  rows: readonly Row[] | undefined
  columns: readonly TableColumn<Row>[]
  sort?: TableSort
  page?: number
  /** Without it all rows are on one page, and `DataTable` renders those in view. */
  pageSize?: number
}

// Null comes last in both directions.
const compare = (one: PlainValue, other: PlainValue, collator: Intl.Collator) => {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return collator.compare(String(one), String(other))
}

/** Returns the whole list, sorted by `sortValue` of the sorted column. The sort is stable. */
const inOrder = <Row>(rows: readonly Row[], { columns, sort, language }: OrderOptions<Row>) => {
  const value = columns.find(({ sortKey }) => sortKey !== undefined && sortKey === sort?.key)?.sortValue
  if (!value) return rows
  const collator = new Intl.Collator(language, { numeric: true })
  const sign = sort?.direction === 'descending' ? -1 : 1
  return rows
    .map(row => ({ row, value: value(row) }))
    .toSorted((one, other) => {
      if (one.value === null || other.value === null)
        return Number(one.value === null) - Number(other.value === null)
      return sign * compare(one.value, other.value, collator)
    })
    .map(({ row }) => row)
}

interface OrderOptions<Row> {
  columns: readonly TableColumn<Row>[]
  sort: TableSort | undefined
  language: string
}

/** Sorts and pages a list that is loaded whole. A list that shrinks shows its last page instead of an empty one. */
export const useRowsInPage = <Row>({ rows, columns, sort, page = 1, pageSize }: RowsInPage<Row>) => {
  const { language } = useLanguage()
  const ordered = rows && inOrder(rows, { columns, sort, language })
  const totalCount = ordered?.length ?? 0
  const size = pageSize ?? Math.max(1, totalCount)
  const totalPages = Math.max(1, Math.ceil(totalCount / size))
  const shown = Math.min(page, totalPages)
  return {
    /** Rows of this page, sorted. */
    rows: ordered?.slice((shown - 1) * size, shown * size),
    /** Rows of all pages, sorted, for an export. */
    ordered: ordered ?? [],
    pages: { page: shown, totalPages, totalCount, pageSize: size } satisfies Partial<PaginationProps>,
  }
}
