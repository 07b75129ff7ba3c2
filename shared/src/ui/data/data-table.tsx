import type { Key, ReactNode } from 'react'
import { Frame } from './table-frame.ts'
import { SkeletonRows } from './skeleton-rows.tsx'
import { TableHead } from './table-head.tsx'
import type { TableSort } from './table-sort.ts'

export interface TableColumn<Row> {
  id: string
  /** Shown over the column, and before the value when rows become cards. */
  header: string
  render: (row: Row) => ReactNode
  /** `end` for numbers and row actions. */
  align?: 'start' | 'end'
  /** Makes the header a sort button. */
  sortKey?: string
  /** For row actions: no visible header, top corner of a card. */
  isAction?: boolean
}

export interface DataTableProps<Row> {
  /** The first column carries the identity. */
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  sort?: TableSort
  onSort?: (sort: TableSort) => void
  /** Names the table for screen readers. */
  caption: string
  /** With columns for a full screen only: rows are cards on tablets too, so that nothing is cut off. */
  isWide?: boolean
  /** The first load: rows in outline. */
  isLoading?: boolean
  /** Fresh rows are on their way while the old ones stay. */
  isRefreshing?: boolean
  /** In place of the table when there are no rows: on a phone an empty table would have neither head nor rows. */
  empty?: ReactNode
  /** Below the rows, inside the frame: the pagination. */
  footer?: ReactNode
}

/** A table with a sticky head and 52 px rows; on a phone (a wide one on a tablet too) every row is a card. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { columns, rows, rowKey, sort, onSort, caption, isWide, isLoading, isRefreshing, empty, footer } =
    props
  const isEmpty = !isLoading && rows.length === 0
  return (
    <Frame isWide={isWide} aria-busy={isLoading || isRefreshing || undefined}>
      {isEmpty ? (
        empty
      ) : (
        <table role="table">
          <caption className="sf-hidden">{caption}</caption>
          <TableHead columns={columns} sort={sort} onSort={onSort} />
          <tbody role="rowgroup">
            {isLoading && <SkeletonRows columns={columns.length} />}
            {!isLoading &&
              rows.map(row => (
                <tr key={rowKey(row)} role="row">
                  {columns.map(({ id, header, align, isAction, render }) => (
                    <td
                      key={id}
                      role="cell"
                      data-align={align}
                      data-header={isAction ? undefined : header}
                      data-action={isAction || undefined}
                    >
                      {render(row)}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      )}
      {footer}
    </Frame>
  )
}
