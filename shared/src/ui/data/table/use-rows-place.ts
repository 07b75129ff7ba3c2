import { useLayoutEffect, useRef, useState } from 'react'

const ROW_HEIGHT = 53

/** Returns the most common row height in px; undefined while no row is drawn. */
const usualHeight = (body: HTMLElement): number | undefined => {
  const heights = [...body.querySelectorAll('tr[data-index]')]
    .map(row => row.getBoundingClientRect().height)
    .filter(height => height > 0)
    .toSorted((one, other) => one - other)
  return heights[Math.floor(heights.length / 2)]
}

/**
 * Returns the offset of a long table's rows, in px from the top of the page, and the probable height of a row that was
 * not drawn yet. The estimate follows the drawn rows, so the page need not be corrected at each new row. Measures again
 * when the width changes: on a phone rows are cards.
 */
export const useRowsPlace = () => {
  const body = useRef<HTMLTableSectionElement>(null)
  const [place, setPlace] = useState({ margin: 0, rowHeight: ROW_HEIGHT })
  const seenAtWidth = useRef(-1)
  // A bar or banner that appears above moves the rows and makes the page longer.
  useLayoutEffect(() => {
    const look = () => {
      if (!body.current) return
      const { top, width } = body.current.getBoundingClientRect()
      const margin = Math.round(top + window.scrollY)
      // While the table scrolls, the page height changes by pixels at every row that is higher than estimated. This
      // needs no new measurement.
      const height = seenAtWidth.current === width ? undefined : usualHeight(body.current)
      if (height !== undefined) seenAtWidth.current = width
      setPlace(known =>
        known.margin === margin && height === undefined
          ? known
          : { margin, rowHeight: height ?? known.rowHeight },
      )
    }
    const observer = new ResizeObserver(look)
    observer.observe(document.body)
    look()
    return () => observer.disconnect()
  }, [])
  return { body, ...place }
}
