import { coverElement } from '@sufra/shared/ui/overlays'
import { useEffect, useRef } from 'react'

// Elements that bars and remote notices push down. A hidden keep-alive screen is not laid out and does not count.
const PUSHED = 'main, main [data-remote]'
const topsIn = (ground: HTMLElement): ReadonlyMap<Element, number> =>
  new Map(
    [...ground.querySelectorAll<HTMLElement>(PUSHED)].flatMap(pushed =>
      pushed.closest('[data-resting]') ? [] : [[pushed, pushed.offsetTop]],
    ),
  )

/**
 * Ignores presses for a moment after a bar above the screen appears or disappears, because they were meant for the
 * earlier position. Returns the ref of the container of bars and screen, which is positioned and as high as both.
 */
export const useSettlingScreen = <Ground extends HTMLElement>() => {
  const element = useRef<Ground>(null)
  useEffect(() => {
    const ground = element.current
    if (!ground) return
    const cover = coverElement(ground)
    let before = topsIn(ground)
    const observer = new ResizeObserver(() => {
      const after = topsIn(ground)
      const isPushed = [...after].some(([pushed, top]) => (before.get(pushed) ?? top) !== top)
      before = after
      if (isPushed) cover.lay(0)
    })
    observer.observe(ground)
    return () => {
      observer.disconnect()
      cover.lift()
    }
  }, [])
  return element
}
