import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { deleteUsersOf } from '#src/modules/identity/identity.ts'
import { addAccount } from './account.service.ts'
import { deleteAccount, findOtherHolder, isStillAbandoned, listAbandoned } from './sign-up.repository.ts'

const ARABIC = /\p{Script=Arabic}/u

/** Creates a merchant at sign-up: one name, in the language in which it is written. */
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

const deleteAbandoned = async (db: Db, id: number): Promise<void> => {
  if (!(await isStillAbandoned(db, id))) return
  await deleteUsersOf(db, [id])
  await deleteAccount(db, id)
}

/**
 * Deletes merchants with an unconfirmed e-mail and their people, so that nobody can block an address for
 * long. A failure of one does not stop the others, and fails the run.
 */
export const deleteAbandonedAccounts = async ({
  database,
  log,
}: Pick<Foundation, 'database' | 'log'>): Promise<void> => {
  let failure: unknown = null
  for (const id of await database.run(ALL_MERCHANTS, db => listAbandoned(db)))
    await database
      .run(ALL_MERCHANTS, db => deleteAbandoned(db, id))
      .catch(error => {
        failure = error
        log.error({ err: error, accountId: id }, 'an abandoned account was not deleted')
      })
  if (failure) throw failure
}

/** Returns whether another merchant has this (unified or commercial) number or VAT number. */
export const isNumberTaken = async (
  db: Db,
  wanted: Parameters<typeof findOtherHolder>[1],
): Promise<boolean> => (await findOtherHolder(db, wanted)) !== undefined
