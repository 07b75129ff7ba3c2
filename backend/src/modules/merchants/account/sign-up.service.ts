import type { Db } from '#src/database/database.ts'
import { deleteUsersOf } from '#src/modules/identity/identity.ts'
import { addAccount } from './account.service.ts'
import { confirmAccount, deleteAccounts, findOtherHolder, lockAbandoned } from './sign-up.repository.ts'

const ARABIC = /\p{Script=Arabic}/u

/** A merchant as it is when it has just signed up: one name, in the language that it is written in. */
export const openAccount = (
  db: Db,
  { name, email, phone }: { name: string; email: string; phone: string },
): Promise<number> =>
  addAccount(db, {
    name: ARABIC.test(name) ? { ar: name, en: '' } : { ar: '', en: name },
    status: 'PendingVerification',
    email,
    phone,
  })

/** The e-mail of the merchant's first person is confirmed: the business details come next. */
export { confirmAccount }

/** Deletes merchants, with their people, whose e-mail was never confirmed, so that nobody can keep an address for long. */
export const deleteAbandonedAccounts = async (db: Db): Promise<void> => {
  const ids = await lockAbandoned(db)
  if (ids.length === 0) return
  await deleteUsersOf(db, ids)
  await deleteAccounts(db, ids)
}

/** Whether another merchant has this (unified or commercial) number or VAT number. */
export const isNumberTaken = async (
  db: Db,
  wanted: Parameters<typeof findOtherHolder>[1],
): Promise<boolean> => (await findOtherHolder(db, wanted)) !== undefined
