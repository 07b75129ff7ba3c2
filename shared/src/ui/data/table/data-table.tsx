import type { ReactNode } from 'react'
import { ErrorState } from '#src/ui/page/error-state.tsx'
import { Frame } from './frame.ts'
import { NotRefreshed } from './not-refreshed.tsx'
import { Pagination } from './pagination.tsx'
import type { PaginationProps } from './pagination.tsx'
import type { RowsProps } from './rows.ts'
import { SkeletonRows } from './skeleton-rows.tsx'
import { TableAnnouncer } from './table-announcer.tsx'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { useTableWords } from './table-words.ts'
import type { RowKey, TableColumn, TableSort } from './table-column.ts'
import { useLastPage } from './use-last-page.ts'
import { useOverflow } from './use-overflow.ts'
import { useRowFocus } from './use-row-focus.ts'
import type { Selection } from './use-selection.ts'
import type { Density } from './use-table-view.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

export interface TableFailure {
  /** What did not load. */
  title: string
  detail?: string
  onRetry: () => void
  isRetrying?: boolean
}

export interface DataTableProps<Row> {
  /** The first column carries the identity and stays in view. From `useTableView` when people may choose. */
  columns: readonly TableColumn<Row>[]
  /** One page of the server's, or all there are: from 120 on only those in view are drawn. Undefined until the first answer. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => RowKey
  /** What a row is called: for the box that selects it. */
  rowLabel?: (row: Row) => string
  sort?: TableSort
  onSort?: (sort: TableSort) => void
  /** Names the table for screen readers. */
  caption: string
  /** With columns for a full screen only: rows are cards on tablets too. */
  isWide?: boolean
  density?: Density
  /** The table scrolls in a box of its own, head and first column stuck to its edges. A table wider than its place does anyway. */
  isBox?: boolean
  /** Fresh rows are on their way while the old ones stay. */
  isRefreshing?: boolean
  /** The last question got no answer: in place of the rows, or as a slim bar above those that came before. */
  failure?: TableFailure | null
  /** In place of the table when there are no rows: an `EmptyState`, or `NoMatch` while filters are set. */
  empty?: ReactNode
  selection?: Selection<Row>
  /** A `BulkBar`, over the head. */
  bar?: ReactNode
  /** Enter and a press open the row: by the link in its first cell, or by this. */
  opens?: RowsProps<Row>['opens']
  /** Below the rows, when they are one page of several. */
  pages?: PaginationProps
}

const columnsOf = <Row,>({ columns, selection }: DataTableProps<Row>) => columns.length + (selection ? 1 : 0)

/** The rows themselves, whatever there is of them. */
const Body = <Row,>({ table, scroller, current }: BodyProps<Row>) => {
  const { rows, columns, rowKey, rowLabel, selection, opens, pages } = table
  const virtual = useVirtualRows(rows?.length ?? 0)
  const before = pages ? (pages.page - 1) * pages.pageSize : 0
  const shared = { columns, rowKey, rowLabel, selection, opens, before, current }
  if (!rows || virtual.kind === 'waiting')
    return (
      <tbody role="rowgroup">
        <SkeletonRows columns={columnsOf(table)} />
      </tbody>
    )
  // With another density all rows have another height.
  if (virtual.kind === 'virtual')
    return <virtual.Rows key={table.density} {...shared} rows={rows} scroller={scroller} />
  return (
    <tbody role="rowgroup">
      {rows.map((row, index) => (
        <TableRow key={rowKey(row)} {...shared} row={row} index={index} />
      ))}
    </tbody>
  )
}

interface BodyProps<Row> {
  table: DataTableProps<Row>
  scroller: HTMLElement | null
  current: number | undefined
}

const Grid = <Row,>(table: DataTableProps<Row>) => {
  const { rows = [], columns, sort, onSort, caption, selection, opens, pages, isBox = false } = table
  const isGrid = selection !== undefined || opens !== undefined
  const { table: element, current, handleKey, handleFocus } = useRowFocus({ rows, selection, opens })
  const { scroller, wiring } = useOverflow(isBox)
  return (
    <div {...wiring}>
      <table
        ref={element}
        role={isGrid ? 'grid' : 'table'}
        aria-rowcount={(pages?.totalCount ?? rows.length) + 1}
        aria-multiselectable={selection ? true : undefined}
        onKeyDown={isGrid ? handleKey : undefined}
        onFocus={isGrid ? handleFocus : undefined}
      >
        <caption className="sf-hidden">{caption}</caption>
        <TableHead columns={columns} sort={sort} onSort={onSort} selection={selection} />
        <Body table={table} scroller={scroller} current={isGrid ? current : undefined} />
      </table>
    </div>
  )
}

/**
 * A table with a sticky head, 52 px rows, and cards on a phone (a wide one on a tablet too). It shows what it is given; what is
 * asked for stands in the address (`useTableUrl`), what is chosen in `useSelection`, what is seen of it in `useTableView`.
 * Keys: arrows, Home, End, Page up and down between rows, Space selects (Shift: a range), Enter opens, Escape gives the selection up.
 */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { isWide, density, isRefreshing, failure, empty, bar, pages } = props
  const words = useTableWords()
  const isBeyond = useLastPage(props)
  const rows = isBeyond ? undefined : props.rows
  const hasFailed = failure && !rows
  const isEmpty = rows?.length === 0
  return (
    <Frame
      isWide={isWide}
      data-density={density}
      aria-busy={(!rows && !hasFailed) || isRefreshing || undefined}
    >
      <TableAnnouncer columns={props.columns} sort={props.sort} count={props.selection?.count} />
      {bar}
      {failure && rows && <NotRefreshed failure={failure} />}
      {hasFailed && <ErrorState {...failure} retryLabel={words.retry} />}
      {!hasFailed && (isEmpty ? empty : <Grid {...props} rows={rows} />)}
      {pages && !((isEmpty || hasFailed) && pages.totalCount === 0) && <Pagination {...pages} />}
    </Frame>
  )
}
