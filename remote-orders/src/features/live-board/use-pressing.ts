import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** After it is lifted: browsers send the click of a finger a little later. */
const CLICK_MS = 100
/** Whoever rests for longer scrolls or reads, or was lifted where the page did not hear it: the board must not wait for that. */
const LONGEST_MS = 2000
const ENDS = ['pointerup', 'pointercancel'] as const

interface Pressing {
  /** a finger, or a mouse button, is down */
  isDown: RefObject<boolean>
  /** grows when that is over */
  presses: number
}

/** Whether somebody is pressing something on this page. */
export const usePressing = (): Pressing => {
  const isDown = useRef(false)
  const [presses, setPresses] = useState(0)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const release = () => {
      isDown.current = false
      setPresses(known => known + 1)
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
  return { isDown, presses }
}
