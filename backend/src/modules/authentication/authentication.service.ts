import { createHash } from 'node:crypto'
import type { LoginRequest, TokenAnswer } from '@sufra/shared/contracts/authentication'
import { PLATFORM } from '#src/database/database.ts'
import { badCredentials, tooManyRequests } from '#src/errors.ts'
import type { SessionService, Tokens } from '#src/modules/session/session.service.ts'
import { presentUser, type Account, type UserService } from '#src/modules/user/user.service.ts'
import type { Platform } from '#src/platform.ts'
import {
  deleteOldFailures,
  forgetFailures,
  recordFailure,
  secondsBlocked,
} from './login-attempt.repository.ts'
import { createQueues } from './one-at-a-time.ts'
import { hashPassword, isPassword } from './password.ts'

export { hashPassword }

const HOUR_MS = 3_600_000

const STEPS = new Map<string | null, TokenAnswer['onboardingStep']>([
  ['PendingVerification', 'otp'],
  ['PendingBusinessDetails', 'businessDetails'],
  ['PendingPlan', 'subscriptions'],
])

/** The answer to a sign-in and to a refresh; the refresh token goes another way. */
export const presentTokens = ({ accessToken, user }: Tokens, expiresIn: number): TokenAnswer => ({
  accessToken,
  expiresIn,
  user: presentUser(user),
  onboardingStep: STEPS.get(user.accountStatus) ?? 'done',
})

interface Services {
  users: UserService
  sessions: SessionService
}

export const createAuthenticationService = (platform: Platform, { users, sessions }: Services) => {
  const { database, jobs } = platform
  const oneAtATime = createQueues()
  jobs.every(HOUR_MS, 'delete-old-login-failures', async () => {
    await database.run(PLATFORM, deleteOldFailures)
  })

  const findKnown = (email: string, emailHash: string) =>
    database.run(PLATFORM, async db => {
      const seconds = await secondsBlocked(db, emailHash)
      if (seconds > 0) throw tooManyRequests(seconds)
      return users.findByEmail(db, email)
    })

  const check = async ({ email, password }: LoginRequest): Promise<Account> => {
    const emailHash = createHash('sha256').update(email).digest('base64url')
    const known = await findKnown(email, emailHash)
    const isRight = await isPassword(password, known?.passwordHash)
    // One write either way: neither the answer nor its time tells which of the two was wrong.
    await database.run(PLATFORM, db =>
      isRight ? forgetFailures(db, emailHash) : recordFailure(db, emailHash),
    )
    if (!known || !isRight || !known.isActive) throw badCredentials()
    return known
  }

  return {
    /** `bad_credentials`, or `too_many_requests` after five failures in a quarter of an hour. */
    login: async (request: LoginRequest): Promise<Tokens> => {
      const user = await oneAtATime(request.email, () => check(request))
      return sessions.start(user, request.rememberMe === true)
    },
  }
}
export type AuthenticationService = ReturnType<typeof createAuthenticationService>
