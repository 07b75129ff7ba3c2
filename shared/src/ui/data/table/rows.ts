import type { RowKey, TableColumn } from './table-column.ts'
import type { Selection } from './use-selection.ts'

/** Props that the rows of a table share, in plain and virtual tables. */
export interface RowsProps<Row> {
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => RowKey
  rowLabel?: (row: Row) => string
  selection?: Selection<Row>
  /** Way in which a row opens; undefined if it does not. */
  opens?: 'link' | ((row: Row) => void)
  /** Number of rows on the pages before. */
  before: number
  /** Row with the tab stop; undefined in a table that is only read. */
  current: number | undefined
}
