import type { z } from 'zod'
import type { CodeRequired, LoginRequest } from '@sufra/shared/contracts/authentication'
import { PLATFORM } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { badCredentials } from '#src/errors.ts'
import { deleteAbandonedAccounts } from '#src/modules/merchants/account/sign-up.service.ts'
import type { OneTimeCodes } from '#src/modules/identity/one-time-code/one-time-code.service.ts'
import type { SessionService } from '#src/modules/identity/session/session.service.ts'
import type { Account, UserService } from '#src/modules/identity/user/user.service.ts'
import type { Platform } from '#src/platform.ts'
import { createAccountValidation } from './account-validation.ts'
import { createCodeConfirmation } from './confirm-code.ts'
import { askerOf, namedAskerOf } from './device-cookie.ts'
import { deleteOldAttempts } from './login-attempt.repository.ts'
import { deleteOldPaces } from './login-pace.repository.ts'
import { createPasswordGuard } from './password-guard.ts'
import { hashPassword } from './password.ts'
import { createCodeRequests } from './request-code.ts'
import { createPasswordReset } from './reset-password.ts'
import { createSignIn } from './sign-in.ts'
import type { Exchange } from './sign-in.ts'
import { createSignUp } from './sign-up.ts'
import { warnOfGuesses } from './warn-of-guesses.ts'

export { createPasswordGuard, hashPassword }

const HOUR_MS = 3_600_000

interface Services {
  users: UserService
  sessions: SessionService
  codes: OneTimeCodes
}

/** Everything that somebody can do before they are signed in, up to being signed in. */
export const createAuthenticationService = (
  { database, jobs }: Platform,
  { users, sessions, codes }: Services,
) => {
  const guard = createPasswordGuard(database)
  const { requireCode, ...requests } = createCodeRequests(database, { users, codes })
  jobs.every(HOUR_MS, 'delete-old-login-failures', async () => {
    await database.run(PLATFORM, async db => {
      await deleteOldAttempts(db)
      await deleteOldPaces(db)
    })
  })
  jobs.every(HOUR_MS, 'delete-abandoned-accounts', () => database.run(PLATFORM, deleteAbandonedAccounts))

  const withBranches = async (id: number): Promise<Account> => {
    const user = await database.run(PLATFORM, db => users.findById(db, id))
    if (!user) throw badCredentials()
    return user
  }

  return {
    /** `bad_credentials`, or `too_many_requests`: see `createPasswordGuard`. */
    login: async (
      { email, password }: z.output<typeof LoginRequest>,
      { request, reply }: Exchange,
    ): Promise<Account | CodeRequired> => {
      const user = await guard({
        ...{ key: email, password, asker: askerOf(request) },
        find: (db: Db) => users.findRowByEmail(db, email),
        warn: (db, found) => warnOfGuesses(db, email, found),
      })
      if (!user) throw badCredentials()
      return user.isEmailVerified && !user.isTwoStep
        ? withBranches(user.id)
        : requireCode(user, namedAskerOf(request, reply))
    },
    ...requests,
    signUp: createSignUp(database, { users, codes }),
    confirmCode: createCodeConfirmation(database, { users, codes }),
    resetPassword: createPasswordReset(database, { users, sessions }),
    validate: createAccountValidation(database, users),
    /** Starts a session for somebody who has shown that it is they: the answer to give; the cookie is set. */
    signIn: createSignIn(sessions),
  }
}
export type AuthenticationService = ReturnType<typeof createAuthenticationService>
