import { useCallback, useEffect, useRef } from 'react'

/** After it is lifted: browsers send the click of a finger a little later. */
const CLICK_MS = 100
/** Whoever rests for longer scrolls or reads, or was lifted where the page did not hear it: the board must not wait for that. */
const LONGEST_MS = 2000
const ENDS = ['pointerup', 'pointercancel'] as const

/** Gives what does something once no finger, and no mouse button, is down: at once, or later, until it is called off. The last one counts. */
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
