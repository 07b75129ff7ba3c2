import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'

// Streams check once a second, so the total stays below five seconds.
const MAX_AGE_MS = 3_500
const MAX_ENTRIES = 10_000

interface Entry<LiveSession> {
  readAt: number
  found: Promise<LiveSession>
}

/**
 * Cache of the sessions that `findLive` reads, at most five seconds old, so that a demotion or a sign-out
 * elsewhere applies by then.
 */
export const createLiveSessions = <Row extends { sid: string }>(
  { database, metrics }: Pick<Foundation, 'database' | 'metrics'>,
  findLive: (db: Db, sids: readonly string[]) => Promise<Row[]>,
) => {
  type LiveSession = Row | undefined
  const entries = new Map<string, Entry<LiveSession>>()

  const known = (sid: string): Promise<LiveSession> | undefined => {
    const entry = entries.get(sid)
    return entry && Date.now() - entry.readAt < MAX_AGE_MS ? entry.found : undefined
  }

  const removeOldest = (): void => {
    for (const sid of entries.keys()) {
      if (entries.size <= MAX_ENTRIES) return
      entries.delete(sid)
    }
  }

  const read = (sids: readonly string[]): Map<string, Promise<LiveSession>> => {
    const reading = database.run(ALL_MERCHANTS, db => findLive(db, sids))
    const bySid = reading.then(rows => new Map(rows.map(row => [row.sid, row])))
    const readAt = Date.now()
    const sessions = new Map(
      sids.map(sid => {
        const found = bySid.then(rows => rows.get(sid))
        // A failure must not be cached.
        found.catch(() => entries.delete(sid))
        // A map keeps the order of insertion: the session that was read first is the first one.
        entries.delete(sid)
        entries.set(sid, { readAt, found })
        return [sid, found]
      }),
    )
    removeOldest()
    return sessions
  }

  /** Returns sessions in the order of `sids`. One query reads all uncached ones. */
  const findAll = (sids: readonly string[]): Promise<LiveSession[]> => {
    const found = new Map(sids.map(sid => [sid, known(sid)]))
    const unknown = [...found.keys()].filter(sid => found.get(sid) === undefined)
    metrics.cacheLookups.inc({ cache: 'sessions', result: 'miss' }, unknown.length)
    metrics.cacheLookups.inc({ cache: 'sessions', result: 'hit' }, found.size - unknown.length)
    for (const [sid, reading] of unknown.length > 0 ? read(unknown) : []) found.set(sid, reading)
    return Promise.all(sids.map(sid => found.get(sid)))
  }

  return {
    findAll,
    find: async (sid: string): Promise<LiveSession> => (await findAll([sid]))[0],
    forget: (...sids: string[]) => {
      for (const sid of sids) entries.delete(sid)
    },
  }
}
/** The part of the cache that others need. */
export interface LiveSessions {
  forget(...sids: string[]): void
}
