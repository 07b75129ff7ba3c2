import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

const GAP = 4
const MARGIN = 8

const place = (anchor: HTMLElement, list: HTMLElement) => {
  const box = anchor.getBoundingClientRect()
  list.style.width = `${box.width}px`
  list.style.left = `${box.left}px`
  const below = window.innerHeight - box.bottom - GAP - MARGIN
  const above = box.top - GAP - MARGIN
  const isBelow = below >= Math.min(list.scrollHeight, 240) || below >= above
  list.style.maxHeight = `${Math.max(96, Math.min(320, isBelow ? below : above))}px`
  list.style.top = isBelow ? `${box.bottom + GAP}px` : `${box.top - GAP - list.offsetHeight}px`
}

/**
 * Positions a `position: fixed` list below its box, as wide as it, or above if there is more room. Follows scrolling.
 */
export const usePlacedList = (
  anchor: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
): void => {
  // Runs after each render, because the number of results changes the height.
  useLayoutEffect(() => {
    const follow = () => {
      if (anchor.current && list.current) place(anchor.current, list.current)
    }
    follow()
    window.addEventListener('scroll', follow, { capture: true, passive: true })
    window.addEventListener('resize', follow)
    return () => {
      window.removeEventListener('scroll', follow, { capture: true })
      window.removeEventListener('resize', follow)
    }
  })
}
