import { useEffect, useRef } from 'react'

const CARD = '[data-order]:not([inert] *)'
const LANE = '[data-lane]'

/** Position of the focus on the board. */
interface Place {
  element: Element
  lane: HTMLElement | null
  /** index of the card in its lane */
  index: number
}

const cardsOf = (lane: Element): HTMLElement[] => [...lane.querySelectorAll<HTMLElement>(CARD)]

const placeOf = (element: Element): Place => {
  const lane = element.closest<HTMLElement>(LANE)
  const card = element.closest<HTMLElement>(CARD)
  return { element, lane, index: lane && card ? cardsOf(lane).indexOf(card) : 0 }
}

// A fading card is inert but still in the page.
const isGone = ({ element }: Place): boolean => !element.isConnected || element.closest('[inert]') !== null

/** Returns the card above or below the focused one; from the lane itself, the card that replaced the removed one. */
const neighbourOf = (key: string, place: Place | undefined): HTMLElement | undefined => {
  const { activeElement } = document
  const lane = activeElement?.closest(LANE)
  if (!lane || !activeElement?.matches(`${CARD}, ${LANE}`)) return undefined
  const cards = cardsOf(lane)
  const at = cards.findIndex(card => card === activeElement)
  if (at >= 0) return cards[key === 'ArrowDown' ? at + 1 : at - 1]
  const next = place?.lane === lane ? place.index : 0
  return cards[Math.min(Math.max(key === 'ArrowDown' ? next : next - 1, 0), cards.length - 1)]
}

/**
 * Keeps the focus on the board when the focused element disappears: after a press, a change by somebody else, or a
 * closed dialog. The lane receives the focus, not another card, so that a second press of the same key changes no other
 * order. Up and Down move between cards. Returns the ref of the board.
 */
export const useBoardFocus = () => {
  const board = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const root = board.current
    if (!root) return
    const controller = new AbortController()
    const { signal } = controller
    let place: Place | undefined
    let dialogPlace: Place | undefined

    const handleFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      // A dialog returns the focus by itself, so the place before it opened is stored.
      if (target.closest('dialog')) dialogPlace = placeOf(target)
      else if (target !== place?.lane) place = placeOf(target)
    }
    // A click beside all controls removes the focus on purpose.
    const handlePointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place?.element.contains(target)) place = undefined
    }
    const restore = () => {
      if (document.activeElement !== document.body) return
      const dialog = root.querySelector('dialog[open]')
      if (dialog) {
        if (dialogPlace && isGone(dialogPlace)) dialog.querySelector<HTMLElement>(':scope > button')?.focus()
        return
      }
      if (!place || !isGone(place)) return
      const lane = place.lane?.isConnected ? place.lane : root.querySelector<HTMLElement>(LANE)
      place.lane = lane
      const target = lane ?? root
      target.focus({ preventScroll: true })
    }
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      const card = neighbourOf(event.key, place)
      if (!card) return
      event.preventDefault()
      card.focus()
    }
    root.addEventListener('focusin', handleFocus, { signal })
    root.addEventListener('keydown', handleKey, { signal })
    document.addEventListener('pointerdown', handlePointer, { signal })
    const observer = new MutationObserver(restore)
    observer.observe(root, { childList: true, subtree: true })
    return () => {
      controller.abort()
      observer.disconnect()
    }
  }, [])
  return board
}
