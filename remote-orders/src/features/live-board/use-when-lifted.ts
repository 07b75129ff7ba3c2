import { useCallback, useEffect, useRef } from 'react'

/** Wait after the release in ms: browsers send the click of a touch a little later. */
const CLICK_MS = 100
/** Maximum wait in ms: a longer touch is a scroll, or its release was not reported to the page. */
const LONGEST_MS = 2000
const ENDS = ['pointerup', 'pointercancel'] as const

/**
 * Returns a function that runs `work` once no finger or mouse button is down, immediately or later, and returns a
 * cancel function. A newer `work` replaces a waiting one.
 */
export const useWhenLifted = (): ((work: () => void) => () => void) => {
  const isDown = useRef(false)
  const waiting = useRef<(() => void) | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const release = () => {
      isDown.current = false
      waiting.current?.()
      waiting.current = null
    }
    const releaseAfter = (milliseconds: number) => {
      clearTimeout(timer)
      timer = setTimeout(release, milliseconds)
    }
    const press = () => {
      isDown.current = true
      releaseAfter(LONGEST_MS)
    }
    const lift = () => isDown.current && releaseAfter(CLICK_MS)
    window.addEventListener('pointerdown', press, true)
    for (const end of ENDS) window.addEventListener(end, lift, true)
    return () => {
      clearTimeout(timer)
      isDown.current = false
      window.removeEventListener('pointerdown', press, true)
      for (const end of ENDS) window.removeEventListener(end, lift, true)
    }
  }, [])
  return useCallback((work: () => void) => {
    if (isDown.current) waiting.current = work
    else work()
    return () => {
      if (waiting.current === work) waiting.current = null
    }
  }, [])
}
