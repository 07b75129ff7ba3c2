import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { BulkFrame } from './bulk-bar-frame.ts'
import { useTableWords } from './table-words.ts'

const STILL = { preventScroll: true }

/**
 * Keeps the keyboard focus in the bar when a pressed control disappears, and moves it to the table's row when the bar
 * disappears. Otherwise it would return to the top of the page.
 */
const useKeptFocus = () => {
  const bar = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(false)
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) bar.current?.focus(STILL)
  })
  useLayoutEffect(() => {
    const element = bar.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      element.parentElement?.querySelector<HTMLElement>('[role=grid] tr[tabindex="0"]')?.focus(STILL)
    }
  }, [])
  const handleFocus = () => {
    hasFocus.current = true
  }
  const handleBlur = () => {
    hasFocus.current = false
  }
  return { bar, handleFocus, handleBlur }
}

/** Renders the region of the bar around any content. */
export const BulkRegion = ({ children }: { children: ReactNode }) => {
  const words = useTableWords()
  const { bar, handleFocus, handleBlur } = useKeptFocus()
  return (
    <BulkFrame
      data-bulk
      ref={bar}
      role="region"
      aria-label={words.selectedActions}
      tabIndex={-1}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      {children}
    </BulkFrame>
  )
}
