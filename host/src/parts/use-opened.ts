import { useState } from 'react'

/**
 * What stands open, one at a time: a dialog, a question, a form. `close` of one opening leaves alone what was opened after it: an
 * answer may come when it was closed by hand. Two openings of the same are told apart by their objects.
 */
export const useOpened = <What extends object>() => {
  const [opened, open] = useState<What | null>(null)
  const close = () => open(now => (now === opened ? null : now))
  return { opened, open, close }
}
