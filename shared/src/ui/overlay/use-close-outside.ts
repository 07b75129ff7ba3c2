import { useEffect } from 'react'
import type { RefObject } from 'react'

interface CloseOutside {
  list: RefObject<HTMLElement | null>
  /** A press on the anchor is handled by the anchor itself. */
  anchor: HTMLElement
  onClose: () => void
}

/** Closes on a press elsewhere, and when the page moves under a list that does not move along. */
export const useCloseOutside = ({ list, anchor, onClose }: CloseOutside) => {
  useEffect(() => {
    const closeFromOutside = ({ target }: Event) => {
      const isInside = target instanceof Node && (list.current?.contains(target) || anchor.contains(target))
      if (!isInside) onClose()
    }
    // A scroll that ended before the list opened may be reported later, so only a moved anchor counts.
    const opened = anchor.getBoundingClientRect()
    const closeWhenMoved = (event: Event) => {
      const now = anchor.getBoundingClientRect()
      if (now.top !== opened.top || now.left !== opened.left) closeFromOutside(event)
    }
    document.addEventListener('pointerdown', closeFromOutside)
    window.addEventListener('scroll', closeWhenMoved, true)
    window.addEventListener('resize', onClose)
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside)
      window.removeEventListener('scroll', closeWhenMoved, true)
      window.removeEventListener('resize', onClose)
    }
  }, [list, anchor, onClose])
}
