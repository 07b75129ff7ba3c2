import { useLayoutEffect, useRef } from 'react'

/** Long enough for a second tap that was meant for the card before. */
const SETTLING_MS = 400

const hasMoved = (before: readonly number[], after: readonly number[]) =>
  after.some((id, index) => before.includes(id) && before.indexOf(id) !== index)

/**
 * After cards of a list moved, the list takes no presses for a moment: nobody accepts the card that slid under the finger.
 * Returns the ref of the list.
 */
export const useSettling = <Container extends HTMLElement>(ids: readonly number[]) => {
  const element = useRef<Container>(null)
  const before = useRef(ids)
  useLayoutEffect(() => {
    const list = element.current
    const isMoved = hasMoved(before.current, ids)
    before.current = ids
    if (!list || !isMoved) return
    list.style.pointerEvents = 'none'
    const timer = setTimeout(() => {
      list.style.pointerEvents = ''
    }, SETTLING_MS)
    return () => {
      clearTimeout(timer)
      list.style.pointerEvents = ''
    }
  }, [ids])
  return element
}
