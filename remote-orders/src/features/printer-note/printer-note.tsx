import { lazyPart } from '@sufra/shared/ui'
import { useEffect, useState } from 'react'

// The warning is not urgent, so it loads long after the board.
const AFTER_MS = 20_000

const bar = lazyPart({
  load: () =>
    import(/* webpackChunkName: "printer-bar" */ './printer-bar.tsx').then(({ PrinterBar }) => PrinterBar),
  Failed: () => null,
})

/** Warns on the board about printers that do not print, without delaying the first paint. */
export const PrinterNote = () => {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isDue ? <bar.Part /> : null
}
