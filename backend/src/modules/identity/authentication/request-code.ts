import type { z } from 'zod'
import type {
  CodePurpose,
  CodeRequired,
  ForgetPasswordAnswer,
  ForgetPasswordRequest,
  ResendAnswer,
  ResendRequest,
} from '@sufra/shared/contracts/authentication'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Database, Db } from '#src/database/database.ts'
import { storedHashOf } from '#src/secrets/stored-hash.ts'
import { CODE_SECONDS, flowOfUser } from '#src/modules/identity/one-time-code/one-time-code.service.ts'
import type {
  CodeFlow,
  OneTimeCodes,
  Recipient,
} from '#src/modules/identity/one-time-code/one-time-code.service.ts'
import { isKnownDevice } from '#src/modules/identity/session/session.service.ts'
import type { UserRow, UserService } from '#src/modules/identity/user/user.service.ts'
import type { NamedAsker } from './device-cookie.ts'
import { inEvenTime } from './constant-time.ts'

const canSignIn = ({ isActive, passwordHash }: UserRow): boolean => isActive && passwordHash !== null

// An unverified sign-up may have used another person's address, and an advertisement as the name.
const recipientOf = ({ id, accountId, name, language, isEmailVerified }: UserRow): Recipient => ({
  id,
  accountId,
  language,
  name: isEmailVerified ? name : null,
})

interface Services {
  users: UserService
  codes: OneTimeCodes
}

export interface RequestedCode {
  email: string
  purpose: CodePurpose
  asker: NamedAsker
  /** user of the session, for ChangeEmail */
  userId: number | undefined
}

interface Recipients {
  recipient: Recipient | null
  isProved: boolean
}

/** Returns the keys of a code before sign-in: its requester, and the source that limits are counted by. */
export const flowOf = async (
  db: Db,
  { deviceHash, network }: NamedAsker,
  userId: number | undefined,
): Promise<CodeFlow> => {
  const isKnown = await isKnownDevice(db, { userId: userId ?? 0, deviceHash })
  return {
    flow: deviceHash,
    source: storedHashOf(isKnown ? `device ${deviceHash}` : `network ${network}`),
    isKnownDevice: isKnown,
  }
}

/** Ways to request a code. For an unknown address the answer and its time are the same. */
export const createCodeRequests = (database: Database, { users, codes }: Services) => {
  /**
   * Returns the recipient of a code. A code after a password is resent only to the browser in which the
   * password was given.
   */
  const findRecipient = async (
    db: Db,
    { email, purpose, asker, userId }: RequestedCode,
  ): Promise<Recipients> => {
    const flow = userId === undefined ? asker.deviceHash : flowOfUser(userId).flow
    const isRepeat = purpose !== 'ResetPassword'
    const ownerId = isRepeat ? await codes.ownerOf(db, { email, purpose, flow }) : null
    const user = isRepeat ? await users.findRowById(db, ownerId ?? 0) : await users.findRowByEmail(db, email)
    const isTheirs = user && canSignIn(user) && !(purpose === 'SignUp' && user.isEmailVerified)
    return { recipient: isTheirs ? recipientOf(user) : null, isProved: ownerId !== null }
  }

  const send = (asked: RequestedCode): Promise<number> =>
    inEvenTime(() =>
      database.run(ALL_MERCHANTS, async db => {
        const { recipient, isProved } = await findRecipient(db, asked)
        const { email, purpose, userId } = asked
        const asker = userId === undefined ? await flowOf(db, asked.asker, recipient?.id) : flowOfUser(userId)
        return codes.issue(db, { email, purpose, recipient, isProved, asker })
      }),
    )

  return {
    resend: async (
      { email, purpose }: z.output<typeof ResendRequest>,
      by: Pick<RequestedCode, 'asker' | 'userId'>,
    ): Promise<ResendAnswer> => ({
      resendIn: await send({ email, purpose, ...by }),
    }),

    forgetPassword: async (
      { email }: z.output<typeof ForgetPasswordRequest>,
      asker: NamedAsker,
    ): Promise<ForgetPasswordAnswer> => ({
      userId: null,
      emailForOtp: email,
      otpExpiresIn: CODE_SECONDS,
      resendIn: await send({ email, purpose: 'ResetPassword', asker, userId: undefined }),
    }),

    /** Requires a code to prove ownership of the address, after the right password. */
    requireCode: async (user: UserRow, asker: NamedAsker): Promise<CodeRequired> => {
      const { id: userId, email } = user
      const purpose = user.isEmailVerified ? 'Login' : 'SignUp'
      const resendIn = await database.run(ALL_MERCHANTS, async db =>
        codes.issue(db, {
          email,
          purpose,
          recipient: recipientOf(user),
          isProved: true,
          asker: await flowOf(db, asker, userId),
        }),
      )
      return { requiresOtp: true, userId, emailForOtp: email, purpose, resendIn }
    },
  }
}
