import { serverNow } from '@sufra/shared/live'
import { useState } from 'react'
import { canEndAt, instantOf } from './written-end.ts'
import type { WrittenEnd } from './written-end.ts'

/** Returns the entered end and its instant, which is null while the input is incomplete or not allowed for a snooze. */
export const useWrittenEnd = () => {
  const [written, setWritten] = useState<WrittenEnd>({ day: null, time: '09:00' })
  const instant = instantOf(written)
  const isRefused = instant !== null && !canEndAt(instant, serverNow())
  return { fields: { written, onChange: setWritten, isRefused }, until: isRefused ? null : instant }
}
