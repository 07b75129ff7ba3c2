import { countDigits } from '#src/ui/text/digits.ts'
import type { TableSort } from './table-column.ts'
import { useTableWords } from './table-words.ts'

interface TableAnnouncerProps {
  columns: readonly { header: string; sortKey?: string }[]
  sort: TableSort | undefined
  /** Number of selected rows; undefined if rows cannot be selected. */
  count: number | undefined
}

/** Announces sort and selection changes: screen readers do not read attributes of a header without focus. */
export const TableAnnouncer = ({ columns, sort, count }: TableAnnouncerProps) => {
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
