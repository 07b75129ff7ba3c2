import type { z } from 'zod'
import type { CodeRequired, LoginRequest } from '@sufra/shared/contracts/authentication'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { badCredentials } from '#src/errors/errors.ts'
import type { OneTimeCodes } from '#src/modules/identity/one-time-code/one-time-code.service.ts'
import type { SessionService } from '#src/modules/identity/session/session.service.ts'
import type { Account, UserService, UserRow } from '#src/modules/identity/user/user.service.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { queueMail } from '#src/modules/infrastructure/infrastructure.ts'
import { createCodeConfirmation } from './confirm-code.ts'
import type { ConfirmAccount } from './confirm-account.ts'
import { askerOf, namedAskerOf } from './device-cookie.ts'
import type { NamedAsker } from './device-cookie.ts'
import { emailTaken, toEmailTaken } from './email-taken.ts'
import { deleteOldAttempts } from './login-attempt.repository.ts'
import { deleteOldPaces } from './login-pace.repository.ts'
import { createPasswordGuard } from './password-guard.ts'
import { hashPassword } from './password.ts'
import { createCodeRequests, flowOf } from './request-code.ts'
import { createPasswordReset } from './reset-password.ts'
import { createSignIn } from './sign-in.ts'
import type { HttpExchange } from './sign-in.ts'

// Warns a person by mail of password guesses. For an unknown person the same mail is queued and never sent.
const warnOfGuesses = (db: Db, email: string, found: UserRow | undefined): Promise<void> =>
  queueMail(db, {
    accountId: found?.accountId ?? null,
    recipient: email,
    language: found?.language ?? 'ar',
    template: 'passwordGuesses',
    variables: {},
    isDiscarded: !found?.isActive || found.passwordHash === null,
  })

/** The requester before sign-in, identified by a device cookie, and the keys that limit their codes. */
export { flowOf, namedAskerOf }
export type { ConfirmAccount, NamedAsker }
/** Of two concurrent requests for one address, the database accepts one: 409 `already_exists` (field email). */
export { emailTaken, toEmailTaken }
export { createPasswordGuard, hashPassword }

interface Services {
  users: UserService
  sessions: SessionService
  codes: OneTimeCodes
  confirmAccount: ConfirmAccount
}

/** Service of everything before sign-in, and of the sign-in itself. */
export const createAuthenticationService = (
  { database, jobs }: Foundation,
  { users, sessions, codes, confirmAccount }: Services,
) => {
  const guard = createPasswordGuard(database)
  const { requireCode, ...requests } = createCodeRequests(database, { users, codes })
  jobs.cron('delete-old-login-failures', '19 * * * *', async () => {
    await database.run(ALL_MERCHANTS, async db => {
      await deleteOldAttempts(db)
      await deleteOldPaces(db)
    })
  })

  const withBranches = async (id: number): Promise<Account> => {
    const user = await database.run(ALL_MERCHANTS, db => users.findById(db, id))
    if (!user) throw badCredentials()
    return user
  }

  return {
    /** `bad_credentials` or `too_many_requests`: see `createPasswordGuard`. */
    login: async (
      { email, password }: z.output<typeof LoginRequest>,
      { request, reply }: HttpExchange,
    ): Promise<Account | CodeRequired> => {
      const user = await guard({
        key: email,
        password,
        asker: askerOf(request),
        find: (db: Db) => users.findRowByEmail(db, email),
        warn: (db, found) => warnOfGuesses(db, email, found),
      })
      if (!user) throw badCredentials()
      return user.isEmailVerified && !user.isTwoStep
        ? withBranches(user.id)
        : requireCode(user, namedAskerOf(request, reply))
    },
    ...requests,
    confirmCode: createCodeConfirmation(database, { users, codes, confirmAccount }),
    resetPassword: createPasswordReset(database, { users, sessions, confirmAccount }),
    /** Starts a session for an authenticated person, sets the cookie and returns the answer. */
    signIn: createSignIn(sessions),
  }
}
export type AuthenticationService = ReturnType<typeof createAuthenticationService>
