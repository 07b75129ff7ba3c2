import { useMemo } from 'react'
import type { ChangeEvent, MouseEvent, Ref } from 'react'
import type { RowsProps } from './rows.ts'
import { useTableWords } from './table-words.ts'

export type RowProps<Row> = Omit<RowsProps<Row>, 'rows' | 'rowKey'> & {
  row: Row
  /** Position among the rows of this page, from 0. */
  index: number
  measure?: Ref<HTMLTableRowElement>
}

const CONTROLS = 'a, button, input, label, select, textarea, summary, [role=menu]'

const isOnControl = ({ target, currentTarget }: MouseEvent): boolean =>
  !(target instanceof Element) || !currentTarget.contains(target) || target.closest(CONTROLS) !== null

const SelectCell = <Row,>({
  row,
  rowLabel,
  selection,
}: Pick<RowProps<Row>, 'row' | 'rowLabel' | 'selection'>) => {
  const words = useTableWords()
  if (!selection?.canSelect(row)) return <td role="gridcell" data-select />
  const handleChange = ({ nativeEvent }: ChangeEvent) =>
    selection.toggle(row, nativeEvent instanceof window.MouseEvent && nativeEvent.shiftKey)
  return (
    <td role="gridcell" data-select>
      <label>
        <input
          type="checkbox"
          aria-label={[words.select, rowLabel?.(row)].filter(Boolean).join(' ')}
          checked={selection.has(row)}
          onChange={handleChange}
        />
      </label>
    </td>
  )
}

/**
 * Returns the cells of a row as elements that stay the same until the row or the columns change. React then skips them
 * while the table scrolls, or when another row is selected or focused.
 */
const useCells = <Row,>({ row, columns, cellRole }: CellsProps<Row>) =>
  useMemo(
    () =>
      columns.map(({ id, header, align, isAction, render }, place) => (
        <td
          key={id}
          role={cellRole}
          data-align={align}
          data-first={place === 0 || undefined}
          data-header={isAction ? undefined : header}
          data-action={isAction || undefined}
        >
          {render(row)}
        </td>
      )),
    [row, columns, cellRole],
  )

interface CellsProps<Row> extends Pick<RowProps<Row>, 'row' | 'columns'> {
  cellRole: 'cell' | 'gridcell'
}

/** Renders one row; a card on a phone. */
export const TableRow = <Row,>(props: RowProps<Row>) => {
  const { row, index, columns, rowLabel, selection, opens, before, current, measure } = props
  const cells = useCells({ row, columns, cellRole: current === undefined ? 'cell' : 'gridcell' })
  const select = useMemo(
    () => selection && <SelectCell row={row} rowLabel={rowLabel} selection={selection} />,
    [row, rowLabel, selection],
  )
  const open = typeof opens === 'function' ? () => opens(row) : undefined
  return (
    <tr
      ref={measure}
      role="row"
      data-index={index}
      aria-rowindex={before + index + 2}
      aria-selected={selection?.canSelect(row) ? selection.has(row) : undefined}
      tabIndex={current === undefined ? undefined : current === index ? 0 : -1}
      data-opens={open ? 'press' : opens && 'link'}
      onClick={open && (event => !isOnControl(event) && open())}
    >
      {select}
      {cells}
    </tr>
  )
}
