import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { tokenExpired, tokenInvalid } from '#src/errors/errors.ts'
import { storedHashOf } from '#src/secrets/stored-hash.ts'
import type { Account, UserService } from '#src/modules/identity/user/user.service.ts'
import type { Foundation } from '#src/app/foundation.ts'
import type { LiveSessions } from './live-sessions.ts'
import { childOf } from './refresh-token.ts'
import { expiryOf } from './session-life.ts'
import {
  endSession,
  findToken,
  insertRefreshToken,
  prolongSession,
  spendRefreshToken,
} from './session.repository.ts'

const GRACE_SECONDS = 10

interface Refreshed {
  sessionId: string
  userId: number
  isRemembered: boolean
}
type Outcome = Refreshed | 'expired' | 'ended' | { reusedIn: string }

const spend = async (db: Db, hash: string, childHash: string): Promise<Outcome> => {
  const spent = await spendRefreshToken(db, hash, childHash)
  if (spent) {
    const { sessionId, accountId, isRemembered } = spent
    await insertRefreshToken(db, { hash: childHash, sessionId, accountId })
    await prolongSession(db, sessionId, expiryOf(isRemembered))
    return spent
  }
  const found = await findToken(db, hash, GRACE_SECONDS)
  if (!found || found.isEnded) return 'ended'
  if (found.isExpired) return 'expired'
  if (found.isWithinGrace && found.isImmediateParent) return found
  // Reuse: somebody has a copy of the token, so the whole family ends.
  await endSession(db, found.sessionId)
  return { reusedIn: found.sessionId }
}

interface Successor {
  user: Account
  sid: string
  isRemembered: boolean
  refreshToken: string
}

interface Services {
  users: UserService
  live: LiveSessions
}

/**
 * Uses up a refresh token and returns its only successor. `token_expired` when the session has expired;
 * `token_invalid` when it was ended, is unknown, or its token was used before the grace period.
 */
export const createRefresh =
  ({ database, secrets }: Foundation, { users, live }: Services) =>
  async (token: string): Promise<Successor> => {
    const child = childOf(token, secrets.refreshKey)
    const { outcome, user } = await database.run(ALL_MERCHANTS, async db => {
      const spent = await spend(db, storedHashOf(token), storedHashOf(child))
      const owner = typeof spent === 'object' && 'userId' in spent ? spent.userId : undefined
      return { outcome: spent, user: owner && (await users.findById(db, owner)) }
    })
    if (outcome === 'expired') throw tokenExpired()
    if (outcome === 'ended') throw tokenInvalid()
    if ('reusedIn' in outcome) {
      live.forget(outcome.reusedIn)
      throw tokenInvalid()
    }
    if (!user || !user.isActive) throw tokenInvalid()
    // The new token is newer than the cached session and would be refused.
    live.forget(outcome.sessionId)
    return { user, sid: outcome.sessionId, isRemembered: outcome.isRemembered, refreshToken: child }
  }
