import { useState } from 'react'

/**
 * State of one open dialog or form at a time. `close` of one opening does not affect a later one, since a response
 * may arrive after a manual close. Openings are compared by object identity.
 */
export const useOpened = <What extends object>() => {
  const [opened, open] = useState<What | null>(null)
  const close = () => open(now => (now === opened ? null : now))
  return { opened, open, close }
}
