import type { z } from 'zod'
import type {
  ChangeEmailAnswer,
  ChangeEmailRequest,
  ChangePasswordRequest,
  ProfileRequest,
  SessionUser,
} from '@sufra/shared/contracts/authentication'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { alreadyExists, tokenInvalid, validation } from '#src/errors/errors.ts'
import {
  createPasswordGuard,
  hashPassword,
} from '#src/modules/identity/authentication/authentication.service.ts'
import { queueMail } from '#src/modules/infrastructure/infrastructure.ts'
import {
  CODE_SECONDS,
  flowOfUser,
  voidAllCodes,
} from '#src/modules/identity/one-time-code/one-time-code.service.ts'
import type { OneTimeCodes } from '#src/modules/identity/one-time-code/one-time-code.service.ts'
import { endSessionsOf } from '#src/modules/identity/session/session.service.ts'
import type { SessionService } from '#src/modules/identity/session/session.service.ts'
import type { Foundation } from '#src/app/foundation.ts'
import type { Session } from '#src/routing/route.ts'
import { presentUser } from '#src/modules/identity/user/user.service.ts'
import type { UserRow, UserService } from '#src/modules/identity/user/user.service.ts'

interface Services {
  users: UserService
  sessions: SessionService
  codes: OneTimeCodes
}

interface Shown {
  session: Session
  password: string
  /** name of the field, for its errors */
  field: string
}

/**
 * Service of a person's own credentials and profile. It asks for the password again, with the limits of a
 * sign-in.
 */
export const createCredentialService = ({ database }: Foundation, { users, sessions, codes }: Services) => {
  const guard = createPasswordGuard(database)

  const requirePassword = async ({ session: { userId }, password, field }: Shown): Promise<UserRow> => {
    const find = (db: Db) => users.findRowById(db, userId)
    // Keyed by user, so that guesses of strangers at the address do not delay the person.
    const user = await guard({ key: `user:${userId}`, password, find })
    if (!user) throw validation({ [field]: ['wrong_password'] })
    return user
  }

  const requireForTwoStepOff = async (session: Session, password: string | undefined): Promise<void> => {
    const user = await database.run(ALL_MERCHANTS, db => users.findRowById(db, session.userId))
    if (!user?.isTwoStep) return
    if (!password) throw validation({ password: ['required'] })
    await requirePassword({ session, password, field: 'password' })
  }

  const replace = async (db: Db, { user, newHash, sid }: { user: UserRow; newHash: string; sid: string }) => {
    const { id, accountId, email: recipient, language, passwordHash } = user
    const isReplaced = await users.replacePassword(db, { id, oldHash: passwordHash ?? '', newHash })
    if (!isReplaced) throw validation({ currentPassword: ['wrong_password'] })
    await voidAllCodes(db, id)
    await queueMail(db, { accountId, recipient, language, template: 'passwordChanged', variables: {} })
    return endSessionsOf(db, id, { exceptSid: sid })
  }

  return {
    /** 400 `currentPassword`. Ends all other sessions. */
    changePassword: async (
      session: Session,
      { currentPassword: password, newPassword }: z.output<typeof ChangePasswordRequest>,
    ): Promise<void> => {
      const user = await requirePassword({ session, password, field: 'currentPassword' })
      if (newPassword.toLowerCase() === user.email) throw validation({ newPassword: ['password_is_email'] })
      const newHash = await hashPassword(newPassword)
      const { sid } = session
      sessions.forget(...(await database.run(ALL_MERCHANTS, db => replace(db, { user, newHash, sid }))))
    },

    /** Sends a code to the new address. 400 `password`, 409 `already_exists` (field newEmail). */
    changeEmail: async (
      session: Session,
      { newEmail: email, password }: z.output<typeof ChangeEmailRequest>,
    ): Promise<ChangeEmailAnswer> => {
      const { id, accountId, name, language } = await requirePassword({
        session,
        password,
        field: 'password',
      })
      const recipient = { id, accountId, name, language }
      const resendIn = await database.run(ALL_MERCHANTS, async db => {
        if (await users.findRowByEmail(db, email)) throw alreadyExists({ newEmail: ['email_in_use'] })
        return codes.issue(db, {
          email,
          recipient,
          isProved: true,
          purpose: 'ChangeEmail',
          asker: flowOfUser(id),
        })
      })
      return { emailForOtp: email, otpExpiresIn: CODE_SECONDS, resendIn }
    },

    /** Switching off two-step sign-in requires the password: 400 `password`. */
    updateProfile: async (
      session: Session,
      { lang: language, password, ...profile }: z.output<typeof ProfileRequest>,
    ): Promise<SessionUser> => {
      if (profile.isTwoStep === false) await requireForTwoStepOff(session, password)
      return database.run(ALL_MERCHANTS, async db => {
        await users.updateProfile(db, session.userId, { ...profile, language })
        const user = await users.findById(db, session.userId)
        if (!user) throw tokenInvalid()
        return presentUser(user)
      })
    },
  }
}
export type CredentialService = ReturnType<typeof createCredentialService>
