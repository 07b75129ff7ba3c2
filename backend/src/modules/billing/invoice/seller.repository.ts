import { eq, isNull } from 'drizzle-orm'
import type { InvoiceSeller } from '@sufra/shared/contracts/invoice'
import type { Db } from '#src/database/database.ts'
import { user } from '#src/modules/identity/user/user.table.ts'
import { invoiceSeller } from './invoice.table.ts'

/** Sets the seller from the environment or the demo. A seller that a person set stays. */
export const upsertSeller = (db: Db, seller: InvoiceSeller) =>
  db
    .insert(invoiceSeller)
    .values({ seller })
    .onConflictDoUpdate({
      target: invoiceSeller.id,
      set: { seller },
      setWhere: isNull(invoiceSeller.changedAt),
    })

/** Sets the seller that a person entered. */
export const changeSeller = (db: Db, seller: InvoiceSeller, byUserId: number) => {
  const values = { seller, byUserId, changedAt: new Date() }
  return db.insert(invoiceSeller).values(values).onConflictDoUpdate({ target: invoiceSeller.id, set: values })
}

export const findSellerSetting = async (db: Db) => {
  const [row] = await db
    .select({ seller: invoiceSeller.seller, changedAt: invoiceSeller.changedAt, byName: user.name })
    .from(invoiceSeller)
    .leftJoin(user, eq(user.id, invoiceSeller.byUserId))
  return row
}
