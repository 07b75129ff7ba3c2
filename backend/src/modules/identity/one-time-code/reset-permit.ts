import { randomBytes } from 'node:crypto'
import type { ResetPermit } from '@sufra/shared/contracts/authentication'
import type { Db } from '#src/database/database.ts'
import { storedHashOf } from '#src/secrets/stored-hash.ts'
import { findPermit, insertPermit, spendPermit } from './reset-permit.repository.ts'

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
