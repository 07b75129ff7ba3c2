import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { PLATFORM, type Db } from '#src/database/database.ts'
import { tokenExpired, tokenInvalid } from '#src/errors.ts'
import type { Account, UserService } from '#src/modules/user/user.service.ts'
import type { Platform } from '#src/platform.ts'
import type { Session } from '#src/routing/route.ts'
import { ACCESS_TOKEN_SECONDS, readAccessToken, signAccessToken } from './access-token.ts'
import { createLiveSessions } from './live-sessions.ts'
import { childOf, hashOf, newRefreshToken } from './refresh-token.ts'
import {
  deleteOldSessions,
  endSession,
  findSessionOfToken,
  findSpentToken,
  insertRefreshToken,
  insertSession,
  prolongSession,
  spendRefreshToken,
} from './session.repository.ts'

/** Life of an access token. */
export { ACCESS_TOKEN_SECONDS }

const GRACE_SECONDS = 10
const DAY_SECONDS = 86_400

/** Seconds that a session lives without being used. */
export const sessionSeconds = (isRemembered: boolean): number =>
  isRemembered ? 30 * DAY_SECONDS : DAY_SECONDS / 2

const expiryOf = (isRemembered: boolean) => new Date(Date.now() + sessionSeconds(isRemembered) * 1000)

export interface Tokens {
  accessToken: string
  refreshToken: string
  isRemembered: boolean
  user: Account
}

type Refreshed = { sessionId: string; userId: number; isRemembered: boolean } | 'reused' | 'unknown'

const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1]

/** Sign-ins: their access tokens, their refresh tokens, and whether they still hold. */
export const createSessionService = (platform: Platform, users: UserService) => {
  const { database, secrets, jobs } = platform
  const live = createLiveSessions(database)
  jobs.every(DAY_SECONDS * 1000, 'delete-old-sessions', async () => {
    await database.run(PLATFORM, deleteOldSessions)
  })

  const accessTokenFor = (user: Account, sid: string): Promise<string> =>
    signAccessToken(
      {
        Id: user.id,
        Email: user.email,
        Name: user.name,
        Role: user.role,
        branchIds: user.branches.map(({ id }) => id),
        branchNames: user.branches.map(({ name }) => name),
        accountId: user.accountId,
        sid,
        ver: user.sessionVersion,
      },
      secrets.jwtKey,
    )

  const start = async (user: Account, isRemembered: boolean): Promise<Tokens> => {
    const [sid, refreshToken, { accountId }] = [randomUUID(), newRefreshToken(), user]
    await database.run(PLATFORM, async db => {
      await insertSession(db, {
        id: sid,
        accountId,
        userId: user.id,
        isRemembered,
        expiresAt: expiryOf(isRemembered),
      })
      await insertRefreshToken(db, { hash: hashOf(refreshToken), accountId, sessionId: sid })
      await users.recordLogin(db, user.id)
    })
    return { accessToken: await accessTokenFor(user, sid), refreshToken, isRemembered, user }
  }

  const spend = async (db: Db, hash: string, childHash: string): Promise<Refreshed> => {
    const spent = await spendRefreshToken(db, hash, childHash)
    if (spent) {
      await insertRefreshToken(db, {
        hash: childHash,
        sessionId: spent.sessionId,
        accountId: spent.accountId,
      })
      await prolongSession(db, spent.sessionId, expiryOf(spent.isRemembered))
      return spent
    }
    const earlier = await findSpentToken(db, hash, GRACE_SECONDS)
    if (!earlier?.isLive) return 'unknown'
    if (earlier.isWithinGrace && earlier.isImmediateParent) return earlier
    // Somebody holds a copy: nobody may go on with this family.
    await endSession(db, earlier.sessionId)
    live.forget(earlier.sessionId)
    return 'reused'
  }

  /** A new pair for a refresh token. `token_invalid` when it is unknown, ended, or was used before the grace. */
  const refresh = async (token: string): Promise<Tokens> => {
    const child = childOf(token, secrets.refreshKey)
    const { spent, user } = await database.run(PLATFORM, async db => {
      const outcome = await spend(db, hashOf(token), hashOf(child))
      if (typeof outcome === 'string') return { spent: undefined, user: undefined }
      return { spent: outcome, user: await users.findById(db, outcome.userId) }
    })
    if (!spent || !user?.isActive) throw tokenInvalid()
    const accessToken = await accessTokenFor(user, spent.sessionId)
    return { accessToken, refreshToken: child, isRemembered: spent.isRemembered, user }
  }

  const end = async (sid: string) => {
    await database.run(PLATFORM, db => endSession(db, sid))
    live.forget(sid)
  }

  /** Ends the session of the bearer token and the one of the refresh token; neither has to be valid any more. */
  const endFor = async (request: FastifyRequest, token: string | undefined): Promise<void> => {
    const bearer = bearerOf(request)
    const claims = bearer ? await readAccessToken(bearer, secrets.jwtKey).catch(() => undefined) : undefined
    if (claims) await end(claims.sid)
    const sid = token && (await database.run(PLATFORM, db => findSessionOfToken(db, hashOf(token))))
    if (sid) await end(sid)
  }

  const requireSession = async (request: FastifyRequest): Promise<Session> => {
    const bearer = bearerOf(request)
    if (!bearer) throw tokenInvalid()
    const claims = await readAccessToken(bearer, secrets.jwtKey)
    const found = await live.find(claims.sid)
    if (!found) throw tokenInvalid()
    // What the token says of its bearer is out of date: a refresh gives a true one.
    if (found.sessionVersion !== claims.ver || found.role !== claims.Role) throw tokenExpired()
    const { userId, accountId, role, branchIds } = found
    return { userId, accountId, role, branchIds, sid: claims.sid }
  }

  return {
    start,
    refresh,
    endFor,
    requireSession,
    /** Whether a session still holds, at most 5 s late: for streams, which outlive the check at their start. */
    holds: async (session: Session): Promise<boolean> => {
      const found = await live.find(session.sid)
      return found?.role === session.role && found.branchIds.join() === session.branchIds.join()
    },
  }
}
export type SessionService = ReturnType<typeof createSessionService>
