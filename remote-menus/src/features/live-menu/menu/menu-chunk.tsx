import { Box } from '@sufra/shared/ui'
import { startTransition, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { menuStyles } from './menu-styles.ts'
import { useGrowing } from './use-growing.ts'

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
