import { Box } from '@sufra/shared/ui'
import { startTransition, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { menuStyles } from './menu-styles.ts'

// Cards are made this far before they come into view, and given up again when they are as far behind.
const REACH = '1200px 0px'

interface MenuChunkProps {
  /** Stays mounted wherever the reader is. */
  isPinned: boolean
  /** What it takes while its cards are not mounted, in px. */
  height: number
  /** Told how tall the mounted cards are. */
  onMeasure?: (height: number) => void
  children: () => ReactNode
}

/** A run of cards. One that is far from the window is only its height: 2,000 cards cost what 300 do. */
export const MenuChunk = ({ isPinned, height, onMeasure, children }: MenuChunkProps) => {
  const root = useRef<HTMLUListElement>(null)
  const [isNear, setNear] = useState(false)
  const isMounted = isPinned || isNear

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
    <Box as="ul" role="list" ref={root} css={menuStyles} style={isMounted ? undefined : { height }}>
      {isMounted && children()}
    </Box>
  )
}
