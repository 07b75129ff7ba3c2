import { useEffect, useState } from 'react'
import type { UIEvent } from 'react'

/**
 * Returns whether a table is wider than its frame, and its scroll position. Only then the frame becomes a scrolling
 * box: inside one the head would stick to the box and no longer to the window.
 */
export const useOverflow = (isBox: boolean) => {
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const [isWider, setIsWider] = useState(false)
  const [isMoved, setIsMoved] = useState(false)
  useEffect(() => {
    if (!scroller) return
    const look = () => setIsWider(scroller.scrollWidth > scroller.clientWidth + 1)
    const observer = new ResizeObserver(look)
    observer.observe(scroller)
    const table = scroller.querySelector('table')
    if (table) observer.observe(table)
    look()
    return () => observer.disconnect()
  }, [scroller])
  const scrolls = isBox || isWider
  return {
    scroller: scrolls ? scroller : null,
    wiring: {
      ref: setScroller,
      'data-scroller': '',
      'data-scrolls': scrolls ? (isMoved ? 'moved' : '') : undefined,
      'data-box': scrolls ? '' : undefined,
      // scrollLeft is negative from right to left.
      onScroll: ({ currentTarget }: UIEvent<HTMLElement>) =>
        setIsMoved(Math.abs(currentTarget.scrollLeft) > 1),
    },
  }
}
