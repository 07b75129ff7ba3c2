import { PLATFORM } from '#src/database/database.ts'
import type { Platform } from '#src/platform.ts'
import { touchSessions } from './device-session.repository.ts'

const MINUTE_MS = 60_000

/**
 * Notes which sessions are in use. One write a minute for all of them together, so that no request waits for it; what
 * was seen in the last minute before a stop is lost.
 */
export const createSeenSessions = ({ database, timers }: Pick<Platform, 'database' | 'timers'>) => {
  let seen = new Set<string>()
  timers.every(MINUTE_MS, 'note-seen-sessions', async () => {
    const sids = [...seen]
    seen = new Set()
    if (sids.length > 0) await database.run(PLATFORM, db => touchSessions(db, sids))
  })
  return (sid: string): void => {
    seen.add(sid)
  }
}
