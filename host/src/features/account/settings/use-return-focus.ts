import { useEffect, useRef } from 'react'

/** Gives the focus back to the button that opened a form, once the form has closed. */
export const useReturnFocus = (isClosed: boolean) => {
  const button = useRef<HTMLButtonElement>(null)
  const wasClosed = useRef(isClosed)
  useEffect(() => {
    if (isClosed && !wasClosed.current) button.current?.focus()
    wasClosed.current = isClosed
  }, [isClosed])
  return button
}
