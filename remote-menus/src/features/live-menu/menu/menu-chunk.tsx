import { Box } from '@sufra/shared/ui'
import { startTransition, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { menuStyles } from './menu-styles.ts'
import { useGrowing } from './use-growing.ts'

// Cards are made this far before they come into view, and given up again when they are as far behind.
const REACH = '1200px 0px'

interface MenuChunkProps {
  /** So many of its cards are mounted wherever the reader is. Left out: as many as it takes where the reader is near, or none. */
  pinned?: number
  /** How many cards it has. */
  size: number
  /** What it takes while its cards are not all mounted, in px. */
  height: number
  /** Told how tall the mounted cards are. */
  onMeasure?: (height: number) => void
  /** So many of its cards, from the first. */
  children: (count: number) => ReactNode
}

/** A run of cards. One that is far from the window is only its height, and comes and goes a few cards at a time: 2,000 cards cost what 300 do. */
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
