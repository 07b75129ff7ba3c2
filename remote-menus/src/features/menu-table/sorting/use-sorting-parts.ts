import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { whenIdle } from '#src/idle/when-idle.ts'
import type { SortingParts } from './sorting.tsx'

let known: SortingParts | null = null

/** Fetches it, and keeps it for whoever asks next. */
export const bringSortingParts = async (): Promise<SortingParts> => {
  known = await import('@sufra/shared/ui/sortable')
  return known
}

// The grips themselves are no more than places before.
const controlsIn = (root: HTMLElement | null) =>
  [...(root?.querySelectorAll<HTMLElement>('a, button, input, [tabindex]') ?? [])].filter(
    control => !control.hasAttribute('aria-roledescription'),
  )

/**
 * What the categories and products inside of `root` are sorted with, brought once they stand. What stands in a `SortArea` is made anew
 * when that comes: the focus is put back, and an open menu is waited for.
 */
export const useSortingParts = (root: RefObject<HTMLElement | null>): SortingParts | null => {
  const [parts, setParts] = useState(known)
  const focused = useRef(-1)
  useEffect(() => {
    if (parts) return
    let isShown = true
    const adopt = (brought: SortingParts) => {
      if (!isShown) return
      if (root.current?.querySelector('[aria-expanded=true]')) {
        document.addEventListener('click', () => setTimeout(() => adopt(brought)), { once: true })
        return
      }
      focused.current = controlsIn(root.current).findIndex(control => control === document.activeElement)
      // At once, or a menu could open between the look and the change.
      flushSync(() => setParts(brought))
    }
    const callOff = whenIdle(
      () =>
        void bringSortingParts().then(adopt, () => {
          // Without it the menu is whole, only that nothing is sorted by hand; the next visit asks again.
        }),
    )
    return () => {
      isShown = false
      callOff()
    }
  }, [parts, root])
  useLayoutEffect(() => {
    if (parts && focused.current >= 0)
      controlsIn(root.current)[focused.current]?.focus({ preventScroll: true })
    focused.current = -1
  }, [parts, root])
  return parts
}
