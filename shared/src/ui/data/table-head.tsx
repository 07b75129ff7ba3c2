import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { TableSort } from './table-sort.ts'

interface HeadColumn {
  id: string
  header: string
  align?: 'start' | 'end'
  sortKey?: string
  isAction?: boolean
}

interface TableHeadProps {
  columns: readonly HeadColumn[]
  sort?: TableSort
  onSort?: (sort: TableSort) => void
}

const SORT_ICONS = {
  ascending: <ArrowUp size={14} aria-hidden />,
  descending: <ArrowDown size={14} aria-hidden />,
  none: <ChevronsUpDown size={14} aria-hidden />,
}

interface SortButtonProps {
  header: string
  direction?: TableSort['direction']
  onPress: () => void
}

const SortButton = ({ header, direction, onPress }: SortButtonProps) => (
  <button type="button" onClick={onPress} data-sorted={direction}>
    {header}
    {SORT_ICONS[direction ?? 'none']}
  </button>
)

export const TableHead = ({ columns, sort, onSort }: TableHeadProps) => (
  <thead role="rowgroup">
    <tr role="row">
      {columns.map(({ id, header, align, sortKey, isAction }) => {
        const direction = sortKey !== undefined && sort?.key === sortKey ? sort.direction : undefined
        const next = direction === 'ascending' ? 'descending' : 'ascending'
        return (
          <th key={id} role="columnheader" scope="col" data-align={align} aria-sort={direction}>
            {sortKey !== undefined && onSort ? (
              <SortButton
                header={header}
                direction={direction}
                onPress={() => onSort({ key: sortKey, direction: next })}
              />
            ) : (
              <span className={isAction ? 'sf-hidden' : undefined}>{header}</span>
            )}
          </th>
        )
      })}
    </tr>
  </thead>
)
