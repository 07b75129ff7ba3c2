import { Box } from '@chakra-ui/react/box'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { ErrorState } from '#src/ui/page/error-state.tsx'
import { Button } from '#src/ui/press/button.tsx'
import { Banner } from '#src/ui/status/banner.tsx'
import { Skeleton } from '#src/ui/status/skeleton.tsx'
import { countDigits } from '#src/ui/text/digits.ts'
import { Frame } from './frame.ts'
import { Pagination } from './pagination.tsx'
import type { PaginationProps } from './pagination.tsx'
import type { RowsProps } from './rows.ts'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { useTableWords } from './table-words.ts'
import type { RowKey, TableColumn, TableSort } from './table-column.ts'
import { useOverflow } from './use-overflow.ts'
import { useRowFocus } from './use-row-focus.ts'
import type { Selection } from './use-selection.ts'
import type { Density } from './use-table-view.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

interface Shown {
  rows: readonly unknown[] | undefined
  pages?: PaginationProps
  isRefreshing?: boolean
}

/**
 * Redirects from a page beyond the end to the last page: its rows were deleted here or by a colleague, or the link is
 * old. The missing page leaves no history entry. Returns true if the rows are on another page, so the list is not
 * empty.
 */
const useLastPage = ({ rows, pages, isRefreshing }: Shown): boolean => {
  const last = Math.max(1, pages?.totalPages ?? 1)
  const isBeyond = rows?.length === 0 && pages !== undefined && pages.page > last
  useEffect(() => {
    if (isBeyond && !isRefreshing) pages.onChange(last, { replace: true })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each page that is gone
  }, [isBeyond, isRefreshing, last])
  return isBeyond && pages.totalCount > 0
}

interface TableAnnouncerProps {
  columns: readonly { header: string; sortKey?: string }[]
  sort: TableSort | undefined
  /** Number of selected rows; undefined if rows cannot be selected. */
  count: number | undefined
}

/** Announces sort and selection changes: screen readers do not read attributes of a header without focus. */
const TableAnnouncer = ({ columns, sort, count }: TableAnnouncerProps) => {
  const words = useTableWords()
  const header = columns.find(({ sortKey }) => sortKey !== undefined && sortKey === sort?.key)?.header
  return (
    <>
      <p role="status" className="sf-hidden">
        {header && sort && `${words.sortedBy} ${header} (${words[sort.direction]})`}
      </p>
      <p role="status" className="sf-hidden">
        {count ? `${words.selected}: ${countDigits(count)}` : ''}
      </p>
    </>
  )
}

const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8']

/** Renders skeleton rows: an identity with its mark, short words in the other columns. */
const SkeletonRows = ({ columns }: { columns: number }) =>
  ROWS.map(row => (
    <tr key={row} role="row" data-outline>
      {Array.from({ length: columns }, (_, column) => (
        <td key={column} role="cell" data-first={column === 0 || undefined}>
          <Skeleton w={column === 0 ? '60%' : '45%'} />
        </td>
      ))}
    </tr>
  ))

interface NotRefreshedProps {
  failure: { onRetry: () => void; isRetrying?: boolean }
}

/** Renders the notice over rows that failed to refresh. */
const NotRefreshed = ({ failure: { onRetry, isRetrying } }: NotRefreshedProps) => {
  const words = useTableWords()
  return (
    <Box p="2" borderBottomWidth="1px" borderColor="line">
      <Banner
        tone="notice"
        action={
          <Button size="sm" variant="ghost" onClick={onRetry} isLoading={isRetrying}>
            {words.retry}
          </Button>
        }
      >
        {words.notRefreshed}
      </Banner>
    </Box>
  )
}

export interface TableFailure {
  /** Names the list that failed to load. */
  title: string
  detail?: string
  onRetry: () => void
  isRetrying?: boolean
}

export interface DataTableProps<Row> {
  /**
   * The first column identifies the row and stays in view. Take them from `useTableView` if people may choose columns.
   */
  columns: readonly TableColumn<Row>[]
  /**
   * One page of the server's, or all rows: from 120 on only those in view are rendered. Undefined until the first
   * answer.
   */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => RowKey
  /** Name of a row, for its checkbox. */
  rowLabel?: (row: Row) => string
  sort?: TableSort
  onSort?: (sort: TableSort) => void
  /** Names the table for screen readers. */
  caption: string
  /** For tables of many columns: shows rows as cards on tablets too. */
  isWide?: boolean
  density?: Density
  /**
   * Lets the table scroll in a box of its own, with head and first column sticky. A table wider than its container does
   * so anyway.
   */
  isBox?: boolean
  /** True while new rows load and the old ones stay. */
  isRefreshing?: boolean
  /** Failure of the last request: shown in place of the rows, or as a slim bar above older ones. */
  failure?: TableFailure | null
  /** Shown in place of an empty table: an `EmptyState`, or `NoMatch` while filters are set. */
  empty?: ReactNode
  selection?: Selection<Row>
  /** A `BulkBar`, shown over the head. */
  bar?: ReactNode
  /** Enter and a press open the row: by the link in its first cell, or by this function. */
  opens?: RowsProps<Row>['opens']
  /** Pagination below the rows, if they are one page of several. */
  pages?: PaginationProps
}

const columnsOf = <Row,>({ columns, selection }: DataTableProps<Row>) => columns.length + (selection ? 1 : 0)

/** Renders the rows. */
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
  // Another density changes the height of all rows, so the list starts anew.
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
