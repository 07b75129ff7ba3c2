import { defaultRangeExtractor, useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual'
import type { Range, Virtualizer } from '@tanstack/react-virtual'
import { Fragment, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { RowsProps } from './rows.ts'
import { TableRow } from './table-row.tsx'

const ROW_HEIGHT = 53
const OVERSCAN = 8

export type VirtualRowsProps<Row> = RowsProps<Row> & {
  /** The box that scrolls; the window when there is none. */
  scroller: HTMLElement | null
}

/** A row in place of those that are not drawn, as high as all of them. */
const Spacer = ({ height }: { height: number }) =>
  height > 0 && (
    <tr data-spacer aria-hidden role="presentation">
      <td role="presentation" style={{ height }} />
    </tr>
  )

/** What react-virtual is told, whatever scrolls. The row that has the focus stays drawn, or the focus would be lost. */
const useSettings = <Row,>({ rows, rowKey, current }: VirtualRowsProps<Row>) => ({
  count: rows.length,
  overscan: OVERSCAN,
  estimateSize: () => ROW_HEIGHT,
  // Hidden rows have no height. Taken for nothing, all of them would fit into view.
  measureElement: (element: Element) => element.getBoundingClientRect().height || ROW_HEIGHT,
  getItemKey: (index: number) => {
    const row = rows[index]
    return row === undefined ? index : rowKey(row)
  },
  rangeExtractor: useCallback(
    (range: Range) => {
      const drawn = defaultRangeExtractor(range)
      const isOutside = current !== undefined && current < range.count && !drawn.includes(current)
      return isOutside ? [...drawn, current].toSorted((one, other) => one - other) : drawn
    },
    [current],
  ),
})

interface DrawnProps<Row> {
  table: VirtualRowsProps<Row>
  virtual: Virtualizer<HTMLElement, Element> | Virtualizer<Window, Element>
  /** How far down the page the first row stands, in px. */
  margin: number
}

const Drawn = <Row,>({ table, virtual, margin }: DrawnProps<Row>) => {
  const { rows, rowKey, ...shared } = table
  const drawn = virtual.getVirtualItems()
  const bottoms = [0, ...drawn.map(({ end }) => end - margin)]
  return (
    <>
      {drawn.map(({ index, start }, place) => {
        const row = rows[index]
        if (row === undefined) return null
        return (
          <Fragment key={rowKey(row)}>
            <Spacer height={start - margin - (bottoms[place] ?? 0)} />
            <TableRow {...shared} row={row} index={index} measure={virtual.measureElement} />
          </Fragment>
        )
      })}
      <Spacer height={virtual.getTotalSize() - (bottoms.at(-1) ?? 0)} />
    </>
  )
}

const RowsInBox = <Row,>(table: VirtualRowsProps<Row>) => {
  // eslint-disable-next-line react-hooks/incompatible-library -- warns users of the React compiler, which does not run here
  const virtual = useVirtualizer<HTMLElement, Element>({
    ...useSettings(table),
    getScrollElement: () => table.scroller,
  })
  return <Drawn table={table} virtual={virtual} margin={0} />
}

const RowsInPage = <Row,>(table: VirtualRowsProps<Row> & { margin: number }) => {
  const virtual = useWindowVirtualizer<Element>({ ...useSettings(table), scrollMargin: table.margin })
  return <Drawn table={table} virtual={virtual} margin={table.margin} />
}

/** The rows in view, a few around them, and the one with the focus: of 2,000 rows some thirty are drawn. */
export const VirtualRows = <Row,>(props: VirtualRowsProps<Row>) => {
  const body = useRef<HTMLTableSectionElement>(null)
  const [margin, setMargin] = useState(0)
  // A bar or a banner that appears above moves the rows, and makes the page longer.
  useLayoutEffect(() => {
    const look = () =>
      setMargin(Math.round((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY))
    const observer = new ResizeObserver(look)
    observer.observe(document.body)
    look()
    return () => observer.disconnect()
  }, [])
  return (
    <tbody ref={body} role="rowgroup">
      {props.scroller ? <RowsInBox {...props} /> : <RowsInPage {...props} margin={margin} />}
    </tbody>
  )
}
