import type { z } from 'zod'
import type {
  CodePurpose,
  CodeRequired,
  ForgetPasswordAnswer,
  ForgetPasswordRequest,
  ResendAnswer,
  ResendRequest,
} from '@sufra/shared/contracts/authentication'
import { PLATFORM, type Database, type Db } from '#src/database/database.ts'
import {
  CODE_SECONDS,
  type OneTimeCodes,
  type Recipient,
} from '#src/modules/one-time-code/one-time-code.service.ts'
import type { UserRow, UserService } from '#src/modules/user/user.service.ts'
import { inEvenTime } from './even-time.ts'

const canSignIn = ({ isActive, passwordHash }: UserRow): boolean => isActive && passwordHash !== null

// Whoever signed up may have typed another's address, and a name that is an advertisement.
const recipientOf = ({ id, accountId, name, language, isEmailVerified }: UserRow): Recipient => ({
  ...{ id, accountId, language },
  name: isEmailVerified ? name : null,
})

interface Services {
  users: UserService
  codes: OneTimeCodes
}

interface Asked {
  email: string
  purpose: CodePurpose
}

/** The ways to ask for a code. They answer alike, in the same time, for an address that nobody has. */
export const createCodeRequests = (database: Database, { users, codes }: Services) => {
  /** Who gets a code that is asked for without a password. Codes that need one can only be sent again. */
  const findRecipient = async (db: Db, { email, purpose }: Asked): Promise<Recipient | null> => {
    const ownerId = await codes.ownerOf(db, { email, purpose })
    const isRepeat = purpose === 'Login' || purpose === 'ChangeEmail'
    const user =
      isRepeat && ownerId !== null
        ? await users.findRowById(db, ownerId)
        : await users.findRowByEmail(db, email)
    if (!user || !canSignIn(user)) return null
    if (isRepeat && ownerId === null) return null
    return purpose === 'SignUp' && user.isEmailVerified ? null : recipientOf(user)
  }

  const send = (asked: Asked): Promise<number> =>
    inEvenTime(() =>
      database.run(PLATFORM, async db =>
        codes.issue(db, { ...asked, recipient: await findRecipient(db, asked) }),
      ),
    )

  return {
    resend: async ({ email, purpose }: z.output<typeof ResendRequest>): Promise<ResendAnswer> => ({
      resendIn: await send({ email, purpose }),
    }),

    forgetPassword: async ({
      email,
    }: z.output<typeof ForgetPasswordRequest>): Promise<ForgetPasswordAnswer> => ({
      userId: null,
      emailForOtp: email,
      otpExpiresIn: CODE_SECONDS,
      resendIn: await send({ email, purpose: 'ResetPassword' }),
    }),

    /** What somebody with the right password still has to show: that the address is his. */
    requireCode: async (user: UserRow): Promise<CodeRequired> => {
      const { id: userId, email } = user
      const purpose = user.isEmailVerified ? 'Login' : 'SignUp'
      const resendIn = await database.run(PLATFORM, db =>
        codes.issue(db, { email, purpose, recipient: recipientOf(user), isProved: true }),
      )
      return { requiresOtp: true, userId, emailForOtp: email, purpose, resendIn }
    },
  }
}
