import { createHmac, randomInt, timingSafeEqual, randomBytes } from 'node:crypto'
import type { CodePurpose, ResetPermit } from '@sufra/shared/contracts/authentication'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { storedHashOf } from '#src/secrets/stored-hash.ts'
import { queueMail } from '#src/modules/infrastructure/infrastructure.ts'
import type { Foundation } from '#src/app/foundation.ts'
import type { Language } from '#src/routing/language.ts'
import { secondsUntilDue } from './code-limit.ts'
import type { CodeAsker } from './code-limit.ts'
import {
  countTry,
  deleteOldCodes,
  findOwnerOfCode,
  hasCode,
  insertCode,
  listSent,
  lockCode,
  markUsed,
  voidCodes,
} from './one-time-code.repository.ts'
import {
  deleteOldPermits,
  voidPermits,
  findPermit,
  insertPermit,
  spendPermit,
} from './reset-permit.repository.ts'

const PERMIT_SECONDS = 600

/** Creates the permit after a confirmed code, valid for one new password. */
export const issuePasswordResetToken = async (
  db: Db,
  user: { id: number; accountId: number | null },
): Promise<ResetPermit> => {
  const resetToken = randomBytes(32).toString('base64url')
  await insertPermit(db, {
    tokenHash: storedHashOf(resetToken),
    accountId: user.accountId,
    userId: user.id,
    lifeSeconds: PERMIT_SECONDS,
  })
  return { resetToken, expiresIn: PERMIT_SECONDS }
}

/** Returns the user of a valid permit. */
export const findPasswordResetToken = (db: Db, resetToken: string) => findPermit(db, storedHashOf(resetToken))
/** Returns the user and uses the permit up. */
export const usePasswordResetToken = (db: Db, resetToken: string) => spendPermit(db, storedHashOf(resetToken))

/** Key of a signed-in person: requests of others do not count. */
export const flowOfUser = (userId: number): CodeFlow => {
  const flow = storedHashOf(`user ${userId}`)
  return { flow, source: flow, isKnownDevice: true }
}

/** Lifetime of a code. */
export const CODE_SECONDS = 300
const DAY_SECONDS = 86_400

const TEMPLATES = {
  SignUp: 'signUpCode',
  Login: 'loginCode',
  ResetPassword: 'resetCode',
  ChangeEmail: 'changeEmailCode',
} as const satisfies Record<CodePurpose, string>

/** Recipient of a code with the name for the mail. */
export interface Recipient {
  id: number
  accountId: number | null
  name: string | null
  language: Language
}

/** The requester of a code; nobody else may enter it. */
export interface CodeFlow extends CodeAsker {
  /** hash of the requester's key: the device cookie or, for ChangeEmail, the user */
  flow: string
}

interface Wanted {
  email: string
  purpose: CodePurpose
  /** null for an unknown address: everything is the same except that nothing is sent */
  recipient: Recipient | null
  /** whether the caller has given a password for this */
  isProved?: boolean
  asker: CodeFlow
}

interface Guess {
  email: string
  purpose: CodePurpose
  code: string
  /** undefined for a caller without a device cookie */
  flow: string | undefined
  /** if given, the code must be this user's */
  userId?: number | null
}

const keyOf = ({ email, purpose }: Pick<Guess, 'email' | 'purpose'>) => ({
  emailHash: storedHashOf(email),
  purpose,
})

const queueCode = (db: Db, { email, purpose, recipient }: Wanted, code: string): Promise<void> =>
  queueMail(db, {
    accountId: recipient?.accountId ?? null,
    recipient: email,
    language: recipient?.language ?? 'ar',
    template: TEMPLATES[purpose],
    variables: { code, minutes: CODE_SECONDS / 60, name: recipient?.name },
    expiresAt: new Date(Date.now() + CODE_SECONDS * 1000),
    isDiscarded: recipient === null,
  })

// A sign-up code can be resent for a day; a sign-in requires the password again after a while.
const REPEATABLE_SECONDS: Record<CodePurpose, number> = {
  SignUp: DAY_SECONDS,
  Login: 900,
  ChangeEmail: 900,
  ResetPassword: 0,
}

/**
 * Codes by e-mail: one per requester, address and purpose, valid for five minutes and five attempts, which
 * only the requester can use up. `secondsUntilDue` limits the number of mails. All functions run inside the
 * caller's transaction.
 */
export const createOneTimeCodes = ({ secrets, database, jobs }: Foundation) => {
  // Bound to address and purpose, and useless without the key, which is not in the database.
  const hmacOf = ({ email, purpose, code }: Pick<Guess, 'email' | 'purpose' | 'code'>): string =>
    createHmac('sha256', secrets.codeKey).update(`${purpose}\n${code}\n${email}`).digest('base64url')

  jobs.cron('delete-old-codes', '13 * * * *', async () => {
    await database.run(ALL_MERCHANTS, async db => {
      await deleteOldCodes(db)
      await deleteOldPermits(db)
    })
  })

  return {
    /** Sends a code unless one was sent just now. Returns the seconds until the next request. */
    issue: async (db: Db, wanted: Wanted): Promise<number> => {
      const { email, purpose, recipient, isProved = false, asker } = wanted
      const key = keyOf(wanted)
      const lookAround = async () => {
        const sent = await listSent(db, { ...key, isProved })
        const wait = secondsUntilDue(sent, asker)
        // A requester with the password is stored in any case, so that they can ask for a resend.
        const isRemembered = !isProved || (await hasCode(db, { ...key, flow: asker.flow }))
        return { sent, wait, isDone: wait > 0 && isRemembered }
      }
      // First without the lock, so that a hundred calls do not wait for it with a connection each.
      const early = await lookAround()
      if (early.isDone) return Math.ceil(early.wait)
      await lockCode(db, key)
      const { sent, wait, isDone } = await lookAround()
      if (isDone) return Math.ceil(wait)
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      await insertCode(db, {
        ...key,
        ...asker,
        accountId: recipient?.accountId ?? null,
        userId: recipient?.id ?? null,
        email: purpose === 'ChangeEmail' ? email : null,
        codeHmac: hmacOf({ email, purpose, code }),
        lifeSeconds: wait > 0 ? 0 : CODE_SECONDS,
      })
      if (wait > 0) return Math.ceil(wait)
      await queueCode(db, wanted, code)
      return Math.ceil(secondsUntilDue([{ ...asker, seconds: 0 }, ...sent], asker))
    },

    /**
     * Uses up the code and returns its user. `void` when the requester has no valid code (used, expired, five
     * attempts, or another's), otherwise `wrong`. Commit in both cases, or the attempt does not count.
     */
    use: async (db: Db, guess: Guess): Promise<number | 'wrong' | 'void'> => {
      const { flow, userId } = guess
      const found = await countTry(db, { ...keyOf(guess), flow: flow ?? '' })
      if (!found) return 'void'
      const isRight = timingSafeEqual(Buffer.from(found.codeHmac), Buffer.from(hmacOf(guess)))
      const isTheirs = userId === null || userId === undefined || userId === found.userId
      if (!isRight || !isTheirs || found.userId === null) return 'wrong'
      await markUsed(db, found.id)
      return found.userId
    },

    /** Returns the person who gets the requester's code again, without the password. */
    ownerOf: (db: Db, { flow, ...of }: Pick<Guess, 'email' | 'purpose'> & { flow: string }) =>
      findOwnerOfCode(db, { ...keyOf(of), flow, seconds: REPEATABLE_SECONDS[of.purpose] }),
  }
}
export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>

/** Invalidates all codes and permits after a change of password or address. */
export const voidAllCodes = async (db: Db, userId: number): Promise<void> => {
  await voidCodes(db, userId)
  await voidPermits(db, userId)
}
