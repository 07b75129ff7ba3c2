import type { RowKey, TableColumn } from './table-column.ts'
import type { Selection } from './use-selection.ts'

/** What the rows of a table share, drawn all at once or as they come into view. */
export interface RowsProps<Row> {
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => RowKey
  rowLabel?: (row: Row) => string
  selection?: Selection<Row>
  /** How a row opens; undefined when it does not. */
  opens?: 'link' | ((row: Row) => void)
  /** Rows of the pages before. */
  before: number
  /** The row that Tab leads to; undefined in a table that is only read. */
  current: number | undefined
}
