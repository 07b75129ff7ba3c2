import { useEffect, useLayoutEffect, useRef } from 'react'
import { coverElement } from '@sufra/shared/ui/overlays'

type Places = ReadonlyMap<HTMLElement, { top: number; start: number }>

// Excludes fading cards and the cover element from the list's own children.
const OWN = ':scope > :not([inert], [data-cover])'

/**
 * Returns the cards' positions relative to the board, because bars above the list (and on a phone other lists) also
 * move them.
 */
const placesIn = (list: HTMLElement): Places =>
  new Map(
    [...list.querySelectorAll<HTMLElement>(OWN)].map(card => [
      card,
      { top: list.offsetTop + card.offsetTop, start: card.offsetLeft },
    ]),
  )

/** Returns the topmost position (px from the top of the board) at which a card left or arrived. */
const movedFrom = (before: Places, after: Places): number =>
  Math.min(
    ...[...after].map(([card, { top, start }]) => {
      const known = before.get(card)
      return !known || (known.top === top && known.start === start) ? Infinity : Math.min(known.top, top)
    }),
  )

/**
 * Blocks presses for a moment on cards that moved, so that nobody accepts a card that slid under the finger. Cards
 * above them stay active. Returns the ref of the list, which must be positioned and inside a `[data-board]` of its
 * content's height; `order` changes with the places of the cards.
 */
export const useMisclickGuard = <Container extends HTMLElement>(order: unknown) => {
  const element = useRef<Container>(null)
  const look = useRef<() => void>(undefined)
  useEffect(() => {
    const list = element.current
    if (!list) return
    const cover = coverElement(list)
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
  // Runs before the paint and before the next press.
  useLayoutEffect(() => look.current?.(), [order])
  return element
}
