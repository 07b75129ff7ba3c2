import { and, asc, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'

/** Over all merchants, held until the transaction ends: whoever keeps an account waits, or is waited for. */
export const listClosing = (db: Db) =>
  db
    .select()
    .from(account)
    .where(and(isNotNull(account.closesAt), isNull(account.erasedAt)))
    .orderBy(asc(account.id))
    .for('no key update')
