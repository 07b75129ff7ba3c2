import { and, asc, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'

/**
 * Accounts of all merchants that are being closed, locked until the transaction ends, so that a concurrent
 * cancellation of a closing waits or is waited for.
 */
export const listClosing = (db: Db) =>
  db
    .select()
    .from(account)
    .where(and(isNotNull(account.closesAt), isNull(account.erasedAt)))
    .orderBy(asc(account.id))
    .for('no key update')
