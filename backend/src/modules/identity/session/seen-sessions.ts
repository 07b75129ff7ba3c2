import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { touchSessions } from './device-session.repository.ts'

const MINUTE_MS = 60_000

/**
 * Records sessions in use. One write a minute for all of them, so that no request waits for it; a stop loses
 * the last minute.
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
