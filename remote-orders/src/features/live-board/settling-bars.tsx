import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { Box } from '@sufra/shared/ui'
import { coverElement } from '@sufra/shared/ui/overlays'

/**
 * Bars that appear and disappear by themselves. After each change they ignore presses for a moment, because such a
 * press was meant for the previous content.
 */
export const SettlingBars = ({ children }: { children: ReactNode }) => {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const bars = element.current
    if (!bars) return
    const cover = coverElement(bars)
    let height = bars.offsetHeight
    const observer = new ResizeObserver(() => {
      if (bars.offsetHeight !== height) cover.lay(0)
      height = bars.offsetHeight
    })
    observer.observe(bars)
    return () => {
      observer.disconnect()
      cover.lift()
    }
  }, [])
  return (
    <Box ref={element} position="relative" display="flow-root">
      {children}
    </Box>
  )
}
