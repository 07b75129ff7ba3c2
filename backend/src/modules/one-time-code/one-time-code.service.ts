import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { CodePurpose } from '@sufra/shared/contracts/authentication'
import { PLATFORM, type Db } from '#src/database/database.ts'
import { queueMail } from '#src/modules/mail/mail.service.ts'
import type { Platform } from '#src/platform.ts'
import type { Language } from '#src/routing/language.ts'
import { hashOfText } from './hash-of-text.ts'
import {
  countTry,
  deleteOldCodes,
  findOwnerOfCode,
  markUsed,
  putCode,
  secondsToNextCode,
  voidCodes,
} from './one-time-code.repository.ts'
import { deleteOldPermits, voidPermits } from './reset-permit.repository.ts'

export { findResetPermit, giveResetPermit, spendResetPermit } from './reset-permit.ts'
export { hashOfText }

/** Life of a code. */
export const CODE_SECONDS = 300
const HOUR_MS = 3_600_000

const TEMPLATES = {
  SignUp: 'signUpCode',
  Login: 'loginCode',
  ResetPassword: 'resetCode',
  ChangeEmail: 'changeEmailCode',
} as const satisfies Record<CodePurpose, string>

/** Who gets a code, and how he is addressed. */
export interface Recipient {
  id: number
  accountId: number | null
  name: string | null
  language: Language
}

interface Wanted {
  email: string
  purpose: CodePurpose
  /** null for an address that nobody has: everything happens as for one that somebody has, but for the sending */
  recipient: Recipient | null
  /** whether the caller has shown a password for this */
  isProved?: true
}

interface Guess {
  email: string
  purpose: CodePurpose
  code: string
  /** when the caller names it, the code must be this user's */
  userId?: number | null
}

const keyOf = ({ email, purpose }: Pick<Guess, 'email' | 'purpose'>) => ({
  emailHash: hashOfText(email),
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

/**
 * Codes by e-mail: one per address and purpose, good for five minutes and five tries, at most one a minute and five an
 * hour. All functions run inside the caller's transaction.
 */
export const createOneTimeCodes = ({ secrets, database, jobs }: Platform) => {
  // Bound to address and purpose, and worth nothing without the key, which is not in the database.
  const hmacOf = ({ email, purpose, code }: Guess): string =>
    createHmac('sha256', secrets.codeKey).update(`${purpose}\n${code}\n${email}`).digest('base64url')

  jobs.every(HOUR_MS, 'delete-old-codes', async () => {
    await database.run(PLATFORM, async db => {
      await deleteOldCodes(db)
      await deleteOldPermits(db)
    })
  })

  return {
    /** Sends a code unless one was sent just now. Gives the seconds until the next one may be asked for. */
    issue: async (db: Db, wanted: Wanted): Promise<number> => {
      const { email, purpose, recipient, isProved = false } = wanted
      const key = keyOf(wanted)
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const isNew = await putCode(db, {
        ...key,
        accountId: recipient?.accountId ?? null,
        userId: recipient?.id ?? null,
        email: purpose === 'ChangeEmail' ? email : null,
        codeHmac: hmacOf({ email, purpose, code }),
        lifeSeconds: CODE_SECONDS,
        isProved,
      })
      if (isNew) await queueCode(db, wanted, code)
      return secondsToNextCode(db, key)
    },

    /**
     * The user whose code this is, which is used up then. `void` when there is no live code (used, expired, five tries),
     * `wrong` otherwise: commit that, or the try does not count.
     */
    use: async (db: Db, guess: Guess): Promise<number | 'wrong' | 'void'> => {
      const key = keyOf(guess)
      const found = await countTry(db, key)
      if (!found) return 'void'
      const isRight = timingSafeEqual(Buffer.from(found.codeHmac), Buffer.from(hmacOf(guess)))
      const isTheirs = guess.userId === null || guess.userId === undefined || guess.userId === found.userId
      if (!isRight || !isTheirs || found.userId === null) return 'wrong'
      await markUsed(db, key)
      return found.userId
    },

    ownerOf: (db: Db, of: Pick<Guess, 'email' | 'purpose'>) => findOwnerOfCode(db, keyOf(of)),
  }
}
export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>

/** After a change of password or address nothing that was sent before is good for anything. */
export const voidAllCodes = async (db: Db, userId: number): Promise<void> => {
  await voidCodes(db, userId)
  await voidPermits(db, userId)
}
