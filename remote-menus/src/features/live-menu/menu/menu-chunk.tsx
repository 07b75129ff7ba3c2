import { Box } from '@sufra/shared/ui'
import { paceAfter } from '@sufra/shared/ui/cards'
import { startTransition, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { menuStyles } from './menu-styles.ts'

const towards = (count: number, target: number, step: number): number =>
  count < target ? Math.min(target, count + step) : Math.max(target, count - step)

/**
 * Returns a number of cards that approaches `target` by a few per frame, because 60 cards at once would block a slow
 * device.
 */
const useGrowing = (target: number): number => {
  const [count, setCount] = useState(target)
  const pace = useRef(2)
  const isMoving = count !== target
  useEffect(() => {
    if (!isMoving) return
    let last: number | undefined
    const step = (now: number) => {
      if (last !== undefined) pace.current = paceAfter(now - last, pace.current)
      last = now
      frame = requestAnimationFrame(step)
      const by = pace.current
      setCount(known => towards(known, target, by))
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [isMoving, target])
  return count
}

// Distance outside the viewport at which cards are mounted and unmounted.
const REACH = '1200px 0px'

interface MenuChunkProps {
  /** Number of cards that are always mounted. Undefined: all cards near the viewport, otherwise none. */
  pinned?: number
  /** Total number of cards. */
  size: number
  /** Height of the chunk in px while not all cards are mounted. */
  height: number
  /** Called with the height of the mounted cards. */
  onMeasure?: (height: number) => void
  /** Renders the first `count` cards. */
  children: (count: number) => ReactNode
}

/**
 * A range of cards. Far from the viewport it is an empty box of its height; cards mount and unmount in small steps, so
 * that 2,000 cards cost about as much as 300.
 */
export const MenuChunk = ({ pinned, size, height, onMeasure, children }: MenuChunkProps) => {
  const root = useRef<HTMLUListElement>(null)
  const [isNear, setNear] = useState(false)
  const mounted = useGrowing(isNear ? size : 0)
  const count = pinned ?? mounted
  const isPinned = pinned !== undefined

  useEffect(() => {
    if (isPinned || !root.current) return
    const observer = new IntersectionObserver(
      entries => startTransition(() => setNear(entries.at(-1)?.isIntersecting ?? false)),
      { rootMargin: REACH },
    )
    observer.observe(root.current)
    return () => observer.disconnect()
  }, [isPinned])

  useEffect(() => {
    if (!onMeasure || !root.current) return
    const observer = new ResizeObserver(([entry]) => entry && onMeasure(entry.contentRect.height))
    observer.observe(root.current)
    return () => observer.disconnect()
  }, [onMeasure])

  return (
    <Box as="ul" role="list" ref={root} css={menuStyles} style={count >= size ? undefined : { height }}>
      {children(count)}
    </Box>
  )
}
