import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { whenIdle } from '#src/idle/when-idle.ts'
import type { SortingParts } from './sorting.tsx'

let known: SortingParts | null = null

/** Loads the drag-and-drop library and caches it. */
export const bringSortingParts = async (): Promise<SortingParts> => {
  known = await import('@sufra/shared/ui/sortable')
  return known
}

// Grips are excluded, because before the load they are placeholders.
const controlsIn = (root: HTMLElement | null) =>
  [...(root?.querySelectorAll<HTMLElement>('a, button, input, [tabindex]') ?? [])].filter(
    control => !control.hasAttribute('aria-roledescription'),
  )

/**
 * Loads the drag-and-drop library for the lists inside `root` after they are rendered. Wrapping them in a `SortArea`
 * remounts their content, so the focus is restored afterwards, and an open menu delays the change.
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
      // Synchronous, so that no menu can open between the check and the change.
      flushSync(() => setParts(brought))
    }
    const callOff = whenIdle(
      () =>
        void bringSortingParts().then(adopt, () => {
          // Without the library only sorting is missing; the next visit retries the load.
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
