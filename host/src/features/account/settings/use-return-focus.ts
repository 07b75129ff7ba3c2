import { useEffect, useRef } from 'react'

/** Returns the focus to the opener after its form has closed. */
export const useReturnFocus = <Opener extends HTMLElement = HTMLButtonElement>(isClosed: boolean) => {
  const button = useRef<Opener>(null)
  const wasClosed = useRef(isClosed)
  useEffect(() => {
    if (isClosed && !wasClosed.current) button.current?.focus()
    wasClosed.current = isClosed
  }, [isClosed])
  return button
}
