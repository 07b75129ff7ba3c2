import { useEffect, useLayoutEffect, useRef } from 'react'
import { coverOver } from '@sufra/shared/ui/overlays'

type Places = ReadonlyMap<HTMLElement, { top: number; start: number }>

// One that fades, or what lies over all, is none of the list's own.
const OWN = ':scope > :not([inert], [data-cover])'

/** Where each of them stands on the board, and not in its list: bars come above a list, and on a phone other lists. */
const placesIn = (list: HTMLElement): Places =>
  new Map(
    [...list.querySelectorAll<HTMLElement>(OWN)].map(card => [
      card,
      { top: list.offsetTop + card.offsetTop, start: card.offsetLeft },
    ]),
  )

/** The highest place that somebody may still mean, because a card left it or came to it: px below the top of the board. */
const movedFrom = (before: Places, after: Places): number =>
  Math.min(
    ...[...after].map(([card, { top, start }]) => {
      const known = before.get(card)
      return !known || (known.top === top && known.start === start) ? Infinity : Math.min(known.top, top)
    }),
  )

/**
 * After cards of a list moved, for whatever reason, they take no presses for a moment: nobody accepts the card that slid under the
 * finger. Those above them stand where they stood, and whoever presses one of them is heard. Returns the ref of the list, which is
 * positioned, in a `[data-board]` that is as high as what stands in it; `order` changes with the places of its cards.
 */
export const useSettling = <Container extends HTMLElement>(order: unknown) => {
  const element = useRef<Container>(null)
  const look = useRef<() => void>(undefined)
  useEffect(() => {
    const list = element.current
    if (!list) return
    const cover = coverOver(list)
    let before = placesIn(list)
    look.current = () => {
      const after = placesIn(list)
      const from = movedFrom(before, after)
      before = after
      if (from < Infinity) cover.lay(Math.max(0, from - list.offsetTop))
    }
    const observer = new ResizeObserver(() => look.current?.())
    observer.observe(list)
    const board = list.closest('[data-board]')
    if (board) observer.observe(board)
    return () => {
      observer.disconnect()
      cover.lift()
      look.current = undefined
    }
  }, [])
  // Before the page is painted, and before the next press.
  useLayoutEffect(() => look.current?.(), [order])
  return element
}
