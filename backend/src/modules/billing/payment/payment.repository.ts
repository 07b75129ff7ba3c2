import { and, asc, desc, eq, gt, inArray, or } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { payment } from './payment.table.ts'

export type PaymentRowOfTable = typeof payment.$inferSelect

interface OfMerchant {
  accountId: number
  id: number
}

const isThis = ({ accountId, id }: OfMerchant) => and(eq(payment.accountId, accountId), eq(payment.id, id))

const findOne = async (db: Db, condition: SQL | undefined): Promise<PaymentRowOfTable | undefined> => {
  const [row] = await db.select().from(payment).where(condition).orderBy(desc(payment.id)).limit(1)
  return row
}

export const findPayment = (db: Db, of: OfMerchant) => findOne(db, isThis(of))

/** Finds a payment of any merchant, for the operator. */
export const findPaymentById = (db: Db, id: number) => findOne(db, eq(payment.id, id))

export const findLatestPayment = (db: Db, accountId: number) => findOne(db, eq(payment.accountId, accountId))

/** Finds a payment of any merchant by ClickPay's reference or by the cart id. */
export const findPaymentOf = async (
  db: Db,
  { tranRef, cartId }: { tranRef: string; cartId: string | null },
) => {
  const byRef = await findOne(db, eq(payment.tranRef, tranRef))
  return byRef ?? (cartId === null ? undefined : findOne(db, eq(payment.cartId, cartId)))
}

/** Returns a payment of the merchant that is on its way since then, for any of its orders. */
export const findOnItsWay = (db: Db, { accountId, since }: { accountId: number; since: Date }) =>
  findOne(
    db,
    and(
      ...[eq(payment.accountId, accountId), inArray(payment.state, ['OnHold', 'Pending'])],
      gt(payment.createdAt, since),
    ),
  )

interface OfSubscription {
  accountId: number
  subscriptionId: number
}

const selectOf = (db: Db, { accountId, subscriptionId }: OfSubscription) =>
  db
    .select()
    .from(payment)
    .where(and(eq(payment.accountId, accountId), eq(payment.subscriptionId, subscriptionId)))
    .orderBy(asc(payment.id))

/** All payments of one subscription, oldest first. */
export const listPaymentsOf = (db: Db, of: OfSubscription): Promise<PaymentRowOfTable[]> => selectOf(db, of)

/** The same payments, locked, so that concurrent messages about them are applied one after the other. */
export const lockPayments = (db: Db, of: OfSubscription): Promise<PaymentRowOfTable[]> =>
  selectOf(db, of).for('update')

export const insertPayment = async (db: Db, values: typeof payment.$inferInsert): Promise<number> => {
  const [row] = await db.insert(payment).values(values).returning({ id: payment.id })
  return row?.id ?? 0
}

export const updatePayment = async (
  db: Db,
  of: OfMerchant,
  values: Partial<typeof payment.$inferInsert>,
): Promise<void> => {
  await db
    .update(payment)
    .set({ ...values, updatedAt: new Date() })
    .where(isThis(of))
}

export const namesPayment = (text: string): SQL | undefined =>
  or(eq(payment.tranRef, text), eq(payment.cartId, text))
