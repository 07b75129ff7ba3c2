import { PLATFORM, type Database } from '#src/database/database.ts'
import { findLiveSession } from './session.repository.ts'

// Streams look once a second: together that stays below five.
const MAX_AGE_MS = 3_500
const MAX_ENTRIES = 10_000

type LiveSession = Awaited<ReturnType<typeof findLiveSession>>

interface Entry {
  readAt: number
  found: Promise<LiveSession>
}

/** Sessions as the database has them, at most five seconds old: a demotion or a sign-out elsewhere counts by then. */
export const createLiveSessions = (database: Database) => {
  const entries = new Map<string, Entry>()

  const read = (sid: string): Promise<LiveSession> => {
    const found = database.run(PLATFORM, db => findLiveSession(db, sid))
    // A failure is not an answer and must not be remembered as one.
    found.catch(() => entries.delete(sid))
    if (entries.size >= MAX_ENTRIES) entries.clear()
    entries.set(sid, { readAt: Date.now(), found })
    return found
  }

  return {
    find: (sid: string): Promise<LiveSession> => {
      const entry = entries.get(sid)
      return entry && Date.now() - entry.readAt < MAX_AGE_MS ? entry.found : read(sid)
    },
    forget: (...sids: string[]) => {
      for (const sid of sids) entries.delete(sid)
    },
  }
}
export type LiveSessions = ReturnType<typeof createLiveSessions>
