import type { z } from 'zod'
import type { ResetPasswordRequest } from '@sufra/shared/contracts/authentication'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Database, Db } from '#src/database/database.ts'
import { codeVoid, validation } from '#src/errors/errors.ts'
import { storedHashOf } from '#src/secrets/stored-hash.ts'
import { queueMail } from '#src/modules/infrastructure/infrastructure.ts'
import {
  findPasswordResetToken,
  usePasswordResetToken,
  voidAllCodes,
} from '#src/modules/identity/one-time-code/one-time-code.service.ts'
import { endSessionsOf, rememberDevice } from '#src/modules/identity/session/session.service.ts'
import type { SessionService } from '#src/modules/identity/session/session.service.ts'
import type { UserService } from '#src/modules/identity/user/user.service.ts'
import type { ConfirmAccount } from './confirm-account.ts'
import type { AnonymousRequester } from './device-cookie.ts'
import { forgetAllAttempts } from './login-attempt.repository.ts'
import { clearTurns } from './login-pace.repository.ts'
import { hashPassword } from './password.ts'

interface Services {
  users: UserService
  sessions: SessionService
  confirmAccount: ConfirmAccount
}

interface Spent {
  resetToken: string
  passwordHash: string
  asker: AnonymousRequester
}

/**
 * Sets a new password with a permit, once, and signs the person out everywhere. The permit came by e-mail, so
 * it also confirms the address, and an earlier sign-up by somebody else loses it. `code_void` when the permit
 * is no longer valid.
 */
export const createPasswordReset = (database: Database, { users, sessions, confirmAccount }: Services) => {
  const findOwner = async (db: Db, resetToken: string) => {
    const id = await findPasswordResetToken(db, resetToken)
    return id === undefined ? undefined : users.findRowById(db, id)
  }

  /** Returns the ids of the ended sessions. */
  const reset = async (db: Db, { resetToken, passwordHash, asker }: Spent): Promise<string[]> => {
    const id = await usePasswordResetToken(db, resetToken)
    const user = id === undefined ? undefined : await users.findRowById(db, id)
    if (!user?.isActive) throw codeVoid()
    const { accountId, email: recipient, language } = user
    await users.resetPassword(db, { id: user.id, passwordHash })
    if (accountId !== null) await confirmAccount(db, accountId)
    await voidAllCodes(db, user.id)
    // Otherwise guesses at the old password would delay the person.
    await forgetAllAttempts(db, storedHashOf(recipient))
    await clearTurns(db, storedHashOf(recipient))
    const notice = { accountId, recipient, language, template: 'passwordChanged' as const, variables: {} }
    await queueMail(db, notice)
    const ended = await endSessionsOf(db, user.id)
    // The person owns the mailbox, so the device becomes known: they sign in from it without a wait while
    // strangers guess.
    const { deviceHash } = asker
    if (deviceHash) await rememberDevice(db, { userId: user.id, accountId, deviceHash })
    return ended
  }

  return async (
    { resetToken, newPassword }: z.output<typeof ResetPasswordRequest>,
    asker: AnonymousRequester,
  ): Promise<void> => {
    // Checked first, so that an invalid permit costs no hashing.
    const owner = await database.run(ALL_MERCHANTS, db => findOwner(db, resetToken))
    if (!owner) throw codeVoid()
    if (newPassword.toLowerCase() === owner.email) throw validation({ newPassword: ['password_is_email'] })
    const passwordHash = await hashPassword(newPassword)
    const spent = { resetToken, passwordHash, asker }
    sessions.forget(...(await database.run(ALL_MERCHANTS, db => reset(db, spent))))
  }
}
