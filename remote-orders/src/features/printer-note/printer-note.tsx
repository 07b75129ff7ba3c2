import { lazyPart } from '@sufra/shared/ui'
import { useEffect, useState } from 'react'

// Long after the board stands: what it says can wait.
const AFTER_MS = 20_000

const bar = lazyPart({
  load: () =>
    import(/* webpackChunkName: "printer-bar" */ './printer-bar.tsx').then(({ PrinterBar }) => PrinterBar),
  Failed: () => null,
})

/** Says on the board which printers do not print. The first paint is not troubled with it. */
export const PrinterNote = () => {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isDue ? <bar.Part /> : null
}
