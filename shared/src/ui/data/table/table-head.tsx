import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { TableSort } from './table-column.ts'
import { useTableWords } from './table-words.ts'

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
  /** Adds a checkbox for all shown rows. */
  selection?: { page: 'none' | 'some' | 'all'; togglePage: () => void }
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

const PageBox = ({ page, togglePage }: Required<TableHeadProps>['selection']) => {
  const words = useTableWords()
  return (
    <th role="columnheader" scope="col" data-select>
      <label>
        <input
          type="checkbox"
          aria-label={words.selectPage}
          checked={page === 'all'}
          ref={box => {
            if (box) box.indeterminate = page === 'some'
          }}
          onChange={togglePage}
        />
      </label>
    </th>
  )
}

export const TableHead = ({ columns, sort, onSort, selection }: TableHeadProps) => (
  <thead role="rowgroup">
    <tr role="row" aria-rowindex={1}>
      {selection && <PageBox {...selection} />}
      {columns.map(({ id, header, align, sortKey, isAction }, place) => {
        const direction = sortKey !== undefined && sort?.key === sortKey ? sort.direction : undefined
        const next = direction === 'ascending' ? 'descending' : 'ascending'
        return (
          <th
            key={id}
            role="columnheader"
            scope="col"
            data-align={align}
            data-first={place === 0 || undefined}
            aria-sort={direction}
          >
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
