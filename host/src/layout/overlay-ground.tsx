import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { whenIdle } from '#src/parts/when-idle.ts'

/**
 * Has React listen at the body, where menus and lists stand, while nobody waits: it does so with the first thing that it draws there,
 * for some hundred events, and the press that opened the first menu of a visit was a third slower for it.
 */
export const OverlayGround = () => {
  const [isLaid, setIsLaid] = useState(false)
  useEffect(() => whenIdle(() => setIsLaid(true)), [])
  return isLaid && createPortal(null, document.body)
}
