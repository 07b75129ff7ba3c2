import { serverNow } from '@sufra/shared/live'
import { useState } from 'react'
import { canEndAt, instantOf } from './written-end.ts'
import type { WrittenEnd } from './written-end.ts'

/** The end that somebody writes, and the instant that it means: null while it is not whole, or where a snooze cannot end then. */
export const useWrittenEnd = () => {
  const [written, setWritten] = useState<WrittenEnd>({ day: null, time: '09:00' })
  const instant = instantOf(written)
  const isRefused = instant !== null && !canEndAt(instant, serverNow())
  return { fields: { written, onChange: setWritten, isRefused }, until: isRefused ? null : instant }
}
