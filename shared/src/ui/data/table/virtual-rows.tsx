import { defaultRangeExtractor, useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual'
import type { Range, Virtualizer } from '@tanstack/react-virtual'
import { Fragment, PureComponent, useCallback, useLayoutEffect } from 'react'
import type { RefObject } from 'react'
import type { RowsProps } from './rows.ts'
import { TableRow } from './table-row.tsx'
import type { RowProps } from './table-row.tsx'
import { useFilling } from './use-filling.ts'
import { useRowsPlace } from './use-rows-place.ts'

/**
 * Keeps the column widths while a table scrolls. The browser then measures no cells, and columns do not jump. When it
 * stops, columns fit the visible rows.
 */
const useStillColumns = (body: RefObject<HTMLElement | null>, isMoving: boolean): void => {
  useLayoutEffect(() => {
    const table = body.current?.closest('table')
    if (!isMoving || !table) return
    const heads = [...table.querySelectorAll<HTMLElement>('thead th')]
    const widths = heads.map(head => head.getBoundingClientRect().width)
    // Cards have no columns.
    if (!widths.some(width => width > 0)) return
    heads.forEach((head, place) => (head.style.width = `${widths[place]}px`))
    table.style.tableLayout = 'fixed'
    return () => {
      table.style.tableLayout = ''
      heads.forEach(head => (head.style.width = ''))
    }
  }, [body, isMoving])
}

/**
 * Row that renders again only when its props change, for scrolling tables. A class, because `memo` would lose the
 * generic row type.
 */
class StillRow<Row> extends PureComponent<RowProps<Row>> {
  override render() {
    return <TableRow {...this.props} />
  }
}

const OVERSCAN = 8

export type VirtualRowsProps<Row> = RowsProps<Row> & {
  /** The scrolling box; the window if null. */
  scroller: HTMLElement | null
}

/** Renders a row as high as the rows that are not drawn or filled. */
const Spacer = ({ height }: { height: number }) => (
  <tr data-spacer aria-hidden role="presentation">
    <td role="presentation" style={{ height }} />
  </tr>
)

type Measured = Pick<
  Virtualizer<HTMLElement, Element> | Virtualizer<Window, Element>,
  'itemSizeCache' | 'indexFromElement' | 'options'
>

/** Returns the settings of react-virtual for any scroller. Keeps the focused row drawn, or it would lose the focus. */
const useSettings = <Row,>({ rows, rowKey, current, rowHeight }: PlacedProps<Row>) => ({
  count: rows.length,
  overscan: OVERSCAN,
  // `useFilling` renders each frame.
  useFlushSync: false,
  estimateSize: () => rowHeight,
  // Reading the height of a new row at once would force a layout while React still writes the page.
  measureElement: (row: Element, entry: ResizeObserverEntry | undefined, virtual: Measured) => {
    const key = virtual.options.getItemKey(virtual.indexFromElement(row))
    if (!entry) return virtual.itemSizeCache.get(key) ?? rowHeight
    // Hidden rows have no height. With height 0, all of them would fit into view.
    return row.getBoundingClientRect().height || rowHeight
  },
  // A new function on each render would position all rows again while the table scrolls.
  getItemKey: useCallback(
    (index: number) => {
      const row = rows[index]
      return row === undefined ? index : rowKey(row)
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- with another height all rows are placed again
    [rows, rowKey, rowHeight],
  ),
  rangeExtractor: useCallback(
    (range: Range) => {
      const drawn = defaultRangeExtractor(range)
      const isOutside = current !== undefined && current < range.count && !drawn.includes(current)
      return isOutside ? [...drawn, current].toSorted((one, other) => one - other) : drawn
    },
    [current],
  ),
})

interface PlacedProps<Row> extends VirtualRowsProps<Row> {
  body: RefObject<HTMLElement | null>
  /** Estimated height of a row that was not drawn yet, in px. */
  rowHeight: number
}

interface DrawnProps<Row> {
  table: PlacedProps<Row>
  virtual: Virtualizer<HTMLElement, Element> | Virtualizer<Window, Element>
  /** Offset of the first row from the top of the page, in px. */
  margin: number
}

const Drawn = <Row,>({ table, virtual, margin }: DrawnProps<Row>) => {
  const { rows, rowKey, body, ...shared } = table
  const isMoving = virtual.isScrolling
  useStillColumns(body, isMoving)
  const drawn = virtual.getVirtualItems()
  const { startIndex = 0, endIndex = 0 } = virtual.range ?? {}
  const distance = (index: number) => Math.abs(index - (startIndex + endIndex) / 2)
  const nearest = drawn.toSorted((one, other) => distance(one.index) - distance(other.index))
  const isFilled = useFilling({
    drawn: nearest.flatMap(({ index }) => rows.slice(index, index + 1).map(rowKey)),
    isMoving,
  })
  const shown = drawn.flatMap(({ index, start, end }) => {
    const row = rows[index]
    // A row with the focus, or about to get it, is filled at once.
    if (row === undefined || (index !== shared.current && !isFilled(rowKey(row)))) return []
    return [{ row, index, start: start - margin, end: end - margin }]
  })
  const gapBefore = (place: number) =>
    (shown[place]?.start ?? virtual.getTotalSize()) - (shown[place - 1]?.end ?? 0)
  const gapAtEnd = gapBefore(shown.length)
  return (
    <>
      {shown.map(({ row, index }, place) => (
        <Fragment key={rowKey(row)}>
          {gapBefore(place) > 0 && <Spacer height={gapBefore(place)} />}
          <StillRow {...shared} row={row} index={index} measure={virtual.measureElement} />
        </Fragment>
      ))}
      {gapAtEnd > 0 && <Spacer height={gapAtEnd} />}
    </>
  )
}

const RowsInBox = <Row,>(table: PlacedProps<Row>) => {
  const virtual = useVirtualizer<HTMLElement, Element>({
    ...useSettings(table),
    getScrollElement: () => table.scroller,
  })
  return <Drawn table={table} virtual={virtual} margin={0} />
}

const RowsInPage = <Row,>(table: PlacedProps<Row> & { margin: number }) => {
  const virtual = useWindowVirtualizer<Element>({ ...useSettings(table), scrollMargin: table.margin })
  return <Drawn table={table} virtual={virtual} margin={table.margin} />
}

/** Renders the rows in view, a few around them, and the focused one: about thirty of 2,000. */
export const VirtualRows = <Row,>(props: VirtualRowsProps<Row>) => {
  const { body, margin, rowHeight } = useRowsPlace()
  const table = { ...props, body, rowHeight }
  return (
    <tbody ref={body} role="rowgroup">
      {props.scroller ? <RowsInBox {...table} /> : <RowsInPage {...table} margin={margin} />}
    </tbody>
  )
}
