import { coverOver } from '@sufra/shared/ui/overlays'
import { useEffect, useRef } from 'react'

// What the host's bars push, and what notices about a remote push. One that rests is not laid out for this.
const PUSHED = 'main, main [data-remote]'
const topsIn = (ground: HTMLElement): ReadonlyMap<Element, number> =>
  new Map(
    [...ground.querySelectorAll<HTMLElement>(PUSHED)].flatMap(pushed =>
      pushed.closest('[data-resting]') ? [] : [[pushed, pushed.offsetTop]],
    ),
  )

/**
 * When a bar above the screen comes or goes by itself, nothing takes a press for a moment: it was meant for what stood there before.
 * Returns the ref of what holds bars and screen, which is positioned and as high as both.
 */
export const useSettlingScreen = <Ground extends HTMLElement>() => {
  const element = useRef<Ground>(null)
  useEffect(() => {
    const ground = element.current
    if (!ground) return
    const cover = coverOver(ground)
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
