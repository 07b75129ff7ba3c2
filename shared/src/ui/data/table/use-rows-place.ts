import { useLayoutEffect, useRef, useState } from 'react'

const ROW_HEIGHT = 53

/** The height that most rows have, in px; undefined while none is drawn. */
const usualHeight = (body: HTMLElement): number | undefined => {
  const heights = [...body.querySelectorAll('tr[data-index]')]
    .map(row => row.getBoundingClientRect().height)
    .filter(height => height > 0)
    .toSorted((one, other) => one - other)
  return heights[Math.floor(heights.length / 2)]
}

/**
 * Where the rows of a long table begin, in px from the top of the page, and how high one that was not drawn yet will probably be:
 * as those that are drawn, or the page would have to be put right at each row that comes into view. It is looked at anew when the
 * table gets another width: on a phone rows are cards.
 */
export const useRowsPlace = () => {
  const body = useRef<HTMLTableSectionElement>(null)
  const [place, setPlace] = useState({ margin: 0, rowHeight: ROW_HEIGHT })
  const seenAtWidth = useRef(-1)
  // A bar or a banner that appears above moves the rows, and makes the page longer.
  useLayoutEffect(() => {
    const look = () => {
      if (!body.current) return
      const { top, width } = body.current.getBoundingClientRect()
      const margin = Math.round(top + window.scrollY)
      // While the table scrolls the page grows and shrinks by pixels, at every row that is higher than was thought: no reason to measure all.
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
