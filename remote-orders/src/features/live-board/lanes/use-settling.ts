import { useEffect, useLayoutEffect, useRef } from 'react'

/** Long enough for a second tap that was meant for the card before. */
const SETTLING_MS = 400

const hasMoved = (before: readonly number[], after: readonly number[]) =>
  after.some((id, index) => before.includes(id) && before.indexOf(id) !== index)

/**
 * After cards of a list moved, the list takes no presses for a moment: nobody accepts the card that slid under the finger.
 * Returns the ref of the list, which lays something over its cards while it has `data-settling`: a style that they inherit would
 * have the browser go through all that stands in them.
 */
export const useSettling = <Container extends HTMLElement>(ids: readonly number[]) => {
  const element = useRef<Container>(null)
  const before = useRef(ids)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useLayoutEffect(() => {
    const list = element.current
    const isMoved = hasMoved(before.current, ids)
    before.current = ids
    if (!list || !isMoved) return
    list.setAttribute('data-settling', '')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => list.removeAttribute('data-settling'), SETTLING_MS)
  }, [ids])
  return element
}
