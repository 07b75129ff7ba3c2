import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Foundation } from '#src/foundation.ts'
import { touchSessions } from './device-session.repository.ts'

const MINUTE_MS = 60_000

/**
 * Notes which sessions are in use. One write a minute for all of them together, so that no request waits for it; what
 * was seen in the last minute before a stop is lost.
 */
export const createSeenSessions = ({ database, timers }: Pick<Foundation, 'database' | 'timers'>) => {
  let seen = new Set<string>()
  timers.every(MINUTE_MS, 'note-seen-sessions', async () => {
    const sids = [...seen]
    seen = new Set()
    if (sids.length > 0) await database.run(ALL_MERCHANTS, db => touchSessions(db, sids))
  })
  return (sid: string): void => {
    seen.add(sid)
  }
}
