import type { DeviceSession } from '@sufra/shared/contracts/authentication'
import type { Database, Scope } from '#src/database/database.ts'
import { notFound } from '#src/errors/errors.ts'
import type { Session } from '#src/routing/route.ts'
import { endOwnSession, listSessionsOf } from './device-session.repository.ts'
import { deviceOf } from './device.ts'
import type { LiveSessions } from './live-sessions.ts'
import { endSessionsOf } from './session.repository.ts'

export interface Caller {
  session: Session
  scope: Scope
}

/** A person's own sessions: list and end. */
export const createDeviceSessions = (database: Database, live: LiveSessions) => ({
  /** Valid sessions, the caller's own first. */
  list: async ({ session: { userId, sid }, scope }: Caller): Promise<DeviceSession[]> => {
    const rows = await database.run(scope, db => listSessionsOf(db, { userId, sid }))
    return rows.map(({ userAgent, createdAt, lastSeenAt, id }) => ({
      id,
      ...deviceOf(userAgent),
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isCurrent: id === sid,
    }))
  },

  /** 404 for sessions of others and ended ones. */
  endOne: async ({ session: { userId }, scope }: Caller, id: string): Promise<void> => {
    const isEnded = await database.run(scope, db => endOwnSession(db, { userId, id }))
    if (!isEnded) throw notFound()
    live.forget(id)
  },

  endOthers: async ({ session: { userId, sid }, scope }: Caller): Promise<void> => {
    live.forget(...(await database.run(scope, db => endSessionsOf(db, userId, { exceptSid: sid }))))
  },
})
