import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import {
  accountClosing,
  accountSuspended,
  subscriptionExpired,
  tokenExpired,
  tokenInvalid,
  viewOnly,
} from '#src/errors/errors.ts'
import { storedHashOf } from '#src/secrets/stored-hash.ts'
import { isSuspended, onboardingStepOf, permissionsOf } from '#src/modules/identity/user/user.service.ts'
import type { Account, UserService } from '#src/modules/identity/user/user.service.ts'
import type { Foundation } from '#src/app/foundation.ts'
import type { Allowance } from '#src/routing/mount-routes.ts'
import type { Session } from '#src/routing/route.ts'
import { ACCESS_TOKEN_SECONDS, readAccessToken, signAccessToken } from './access-token.ts'
import type { Claims } from './access-token.ts'
import { createDeviceSessions } from './device-sessions.ts'
import { deviceOf } from './device.ts'
import { deleteOldDevices, isKnownDevice, rememberDevice } from './known-device.repository.ts'
import { createLiveSessions } from './live-sessions.ts'
import { createRefresh } from './refresh-session.ts'
import { newRefreshToken } from './refresh-token.ts'
import { expiryOf, sessionSeconds } from './session-life.ts'
import {
  deleteOldSessions,
  endSession,
  endSessionsOf,
  findLiveSessions,
  findSessionOfToken,
  insertRefreshToken,
  insertSession,
} from './session.repository.ts'
import { viewClaimsOf } from './view-claims.ts'
import type { ImpersonationClaims } from './view-claims.ts'
import { findLiveImpersonations } from './live-impersonations.repository.ts'
import { touchSessions } from './device-session.repository.ts'

const MINUTE_MS = 60_000

// Records sessions in use. One write a minute for all of them, so that no request waits for it; a stop loses
// the last minute.
const createSeenSessions = ({ database, timers }: Pick<Foundation, 'database' | 'timers'>) => {
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

/** Parses the device from a user agent. */
export { deviceOf }
/** Lifetime of an access token, and of an unused session. */
export { ACCESS_TOKEN_SECONDS, sessionSeconds }
/**
 * Signs a user out everywhere (except `exceptSid`), inside the caller's transaction. Other processes apply it
 * within five seconds. Pass the result to `forget` after the commit, so that this process applies it at once.
 * The devices become unknown.
 */
export { endSessionsOf }
/** A device is known when the person has signed in on it and did not sign out everywhere since. */
export { isKnownDevice, rememberDevice }

const LONGEST_USER_AGENT = 300

export interface Tokens {
  accessToken: string
  refreshToken: string
  isRemembered: boolean
  user: Account
}

export interface SignInFacts {
  isRemembered: boolean
  userAgent: string | undefined
  /** hash of the device cookie */
  deviceHash: string
}

const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1]

const claimsOf = (user: Account, sid: string) => ({
  Id: user.id,
  Email: user.email,
  Name: user.name,
  Role: user.role,
  branchIds: user.branches.map(({ id }) => id),
  branchNames: user.branches.map(({ name }) => name),
  digits: user.digits,
  accountId: user.accountId,
  permissions: permissionsOf(user),
  onboardingStep: onboardingStepOf(user),
  isSuspended: isSuspended(user),
  isExpired: user.isExpired,
  closesAt: user.closesAt?.toISOString() ?? null,
  releaseChannel: user.releaseChannel,
  viewOf: null,
  sid,
  ver: user.sessionVersion,
})

/** Service of sessions: access tokens, refresh tokens and validity checks. */
export const createSessionService = (foundation: Foundation, users: UserService) => {
  const { database, secrets, jobs } = foundation
  const live = createLiveSessions(foundation, findLiveSessions)
  // Impersonations of the operator; each belongs to a session of theirs.
  const views = createLiveSessions(foundation, findLiveImpersonations)
  const recordSeen = createSeenSessions(foundation)
  const takeTurn = createRefresh(foundation, { users, live })
  jobs.cron('delete-old-sessions', '41 1 * * *', async () => {
    await database.run(ALL_MERCHANTS, async db => {
      await deleteOldSessions(db)
      await deleteOldDevices(db)
    })
  })

  const accessTokenFor = (user: Account, sid: string): Promise<string> =>
    signAccessToken(claimsOf(user, sid), secrets.jwtKey)

  const start = async (user: Account, facts: SignInFacts): Promise<Tokens> => {
    const { isRemembered, userAgent, deviceHash } = facts
    const [sid, refreshToken, { id: userId, accountId }] = [randomUUID(), newRefreshToken(), user]
    await database.run(ALL_MERCHANTS, async db => {
      await insertSession(db, {
        id: sid,
        accountId,
        userId,
        isRemembered,
        deviceHash,
        userAgent: (userAgent ?? '').slice(0, LONGEST_USER_AGENT),
        expiresAt: expiryOf(isRemembered),
      })
      await insertRefreshToken(db, { hash: storedHashOf(refreshToken), accountId, sessionId: sid })
      await rememberDevice(db, { userId, deviceHash, accountId })
      await users.recordLogin(db, userId)
    })
    return { accessToken: await accessTokenFor(user, sid), refreshToken, isRemembered, user }
  }

  /** Returns a new pair for a refresh token: see `createRefresh`. */
  const refresh = async (token: string): Promise<Tokens> => {
    const { sid, ...successor } = await takeTurn(token)
    return { ...successor, accessToken: await accessTokenFor(successor.user, sid) }
  }

  const end = async (sid: string) => {
    await database.run(ALL_MERCHANTS, db => endSession(db, sid))
    live.forget(sid)
  }

  /**
   * Ends the sessions of the bearer token and of the refresh token; either may be expired. Error: 403
   * `view_only` for an impersonation's token, which ends nobody's session.
   */
  const endFor = async (request: FastifyRequest, token: string | undefined): Promise<void> => {
    const bearer = bearerOf(request)
    const claims = bearer ? await readAccessToken(bearer, secrets.jwtKey).catch(() => undefined) : undefined
    if (claims && claims.viewOf !== null) throw viewOnly()
    if (claims) await end(claims.sid)
    const sid =
      token && (await database.run(ALL_MERCHANTS, db => findSessionOfToken(db, storedHashOf(token))))
    if (sid) await end(sid)
  }

  const findBearer = ({ sid, viewOf }: Claims) => (viewOf === null ? live.find(sid) : views.find(sid))

  /**
   * `view_only` for an impersonation unless `whileViewing` allows it; `account_suspended` for people of a
   * suspended merchant unless `whileSuspended` does; `subscription_expired` when the plan is over unless
   * `whileExpired` does; `account_closing` when the account is being closed unless `whileClosing` does.
   */
  const requireSession = async (
    request: FastifyRequest,
    {
      whileSuspended = false,
      whileExpired = false,
      whileClosing = false,
      whileViewing = false,
    }: Allowance = {},
  ): Promise<Session> => {
    const bearer = bearerOf(request)
    if (!bearer) throw tokenInvalid()
    const claims = await readAccessToken(bearer, secrets.jwtKey)
    const found = await findBearer(claims)
    if (!found) throw tokenInvalid()
    // The token's facts are out of date; a refresh returns a new one.
    if (found.sessionVersion !== claims.ver || found.role !== claims.Role) throw tokenExpired()
    const isImpersonating = claims.viewOf !== null
    if (isImpersonating && !whileViewing) throw viewOnly()
    if (!isImpersonating) recordSeen(claims.sid)
    if (isSuspended(found) && !whileSuspended) throw accountSuspended()
    if (found.closesAt && !whileClosing) throw accountClosing()
    if (found.isExpired && !whileExpired) throw subscriptionExpired()
    const { userId, accountId, role, branchIds, sessionVersion: version } = found
    const facts = {
      userId,
      branchIds,
      version,
      sid: claims.sid,
      permissions: permissionsOf(found),
      isSuspended: isSuspended(found),
      isExpired: found.isExpired,
      isClosing: found.closesAt !== null,
      viewedBy: isImpersonating ? userId : null,
    }
    if (role === 'SuperAdmin') return { ...facts, role, accountId: null }
    if (accountId === null) throw tokenInvalid()
    return { ...facts, role, accountId }
  }

  return {
    start,
    refresh,
    endFor,
    requireSession,
    /** A person's sessions on devices. */
    devices: createDeviceSessions(database, live),
    /** Drops ended sessions from this process's cache. */
    forget: live.forget,
    /** Returns a token for an impersonation, valid until its end while the session behind it is valid. */
    viewTokenFor: (user: Account, view: ImpersonationClaims): Promise<string> =>
      signAccessToken(viewClaimsOf(user, view), secrets.jwtKey),
    /** Drops an impersonation from this process's cache. */
    forgetView: views.forget,
    /** Returns whether sessions are still valid, at most 5 s late: for streams, which outlive their initial check. */
    hold: async (sessions: readonly Session[]): Promise<boolean[]> => {
      const found = await live.findAll(sessions.map(({ sid }) => sid))
      return sessions.map(({ version, role, isSuspended: wasSuspended, isExpired: wasExpired }, at) => {
        const now = found[at]
        if (!now || isSuspended(now) !== wasSuspended || now.isExpired !== wasExpired) return false
        return now.sessionVersion === version && now.role === role
      })
    },
  }
}
export type SessionService = ReturnType<typeof createSessionService>
