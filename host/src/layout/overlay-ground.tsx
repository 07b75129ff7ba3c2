import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { whenIdle } from '#src/lazy-loading/when-idle.ts'

/**
 * Makes React attach its listeners to the body, the container of menus and lists, in idle time. It attaches some
 * hundred listeners with its first render there, which made the first menu of a visit a third slower.
 */
export const OverlayGround = () => {
  const [isLaid, setIsLaid] = useState(false)
  useEffect(() => whenIdle(() => setIsLaid(true)), [])
  return isLaid && createPortal(null, document.body)
}
