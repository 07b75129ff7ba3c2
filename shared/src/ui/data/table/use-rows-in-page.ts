import { useLanguage } from '#src/i18n/i18n.ts'
import type { PaginationProps } from './pagination.tsx'
import type { PlainValue, TableColumn, TableSort } from './table-column.ts'

interface RowsInPage<Row> {
  /** All rows that the filters leave; undefined until the first answer. */
  rows: readonly Row[] | undefined
  columns: readonly TableColumn<Row>[]
  sort?: TableSort
  page?: number
  /** Without it all rows stand on one page: `DataTable` draws those in view. */
  pageSize?: number
}

// Nothing comes last, whichever way the others go.
const compare = (one: PlainValue, other: PlainValue, collator: Intl.Collator) => {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return collator.compare(String(one), String(other))
}

/** The whole list, ordered by `sortValue` of the sorted column. Rows that are equal keep their order. */
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

/** Order and pages of a list that is in the page whole. A list that grows shorter never leaves an empty page behind. */
export const useRowsInPage = <Row>({ rows, columns, sort, page = 1, pageSize }: RowsInPage<Row>) => {
  const { language } = useLanguage()
  const ordered = rows && inOrder(rows, { columns, sort, language })
  const totalCount = ordered?.length ?? 0
  const size = pageSize ?? Math.max(1, totalCount)
  const totalPages = Math.max(1, Math.ceil(totalCount / size))
  const shown = Math.min(page, totalPages)
  return {
    /** Of this page, in order. */
    rows: ordered?.slice((shown - 1) * size, shown * size),
    /** Of all pages, in order: what an export writes. */
    ordered: ordered ?? [],
    pages: { page: shown, totalPages, totalCount, pageSize: size } satisfies Partial<PaginationProps>,
  }
}
