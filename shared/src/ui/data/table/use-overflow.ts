import { useEffect, useState } from 'react'
import type { UIEvent } from 'react'

/**
 * Whether a table is wider than its frame, and how it lies there. Only then does the frame become a box that scrolls: inside
 * one the head would stick to the box and no longer to the window.
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
      // Negative from right to left.
      onScroll: ({ currentTarget }: UIEvent<HTMLElement>) =>
        setIsMoved(Math.abs(currentTarget.scrollLeft) > 1),
    },
  }
}
