import type { Discount, DiscountUsage } from '@sufra/shared/contracts/discount'
import { discountState } from '@sufra/shared/contracts/discount-rules'
import type { Db } from '#src/database/database.ts'
import { changersOf } from '#src/modules/billing/billing-change/billing-change.service.ts'
import type { DiscountRow } from './discount.repository.ts'
import { listUseDays, listUsers, sumUses } from './discount-usage.repository.ts'

const DAY_MS = 86_400_000
const DAYS_SHOWN = 91
const MERCHANTS_SHOWN = 100

/** Call it in the scope of all merchants. */
export const presentDiscounts = async (db: Db, rows: DiscountRow[], now: Date): Promise<Discount[]> => {
  const ids = rows.map(({ id }) => id)
  const totals = await sumUses(db, ids)
  const changers = await changersOf(db, { entity: 'discount', ids })
  return rows.map(row => ({
    ...row,
    ...(totals.get(row.id) ?? { used: 0, held: 0, amountGiven: 0 }),
    state: discountState(row, now),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: changers.get(row.id) ?? null,
  }))
}

/** Returns the dates of the uses and the merchants behind them. Call it in the scope of all merchants. */
export const presentUsage = async (db: Db, discountId: number, now: Date): Promise<DiscountUsage> => {
  const since = new Date(now.getTime() - DAYS_SHOWN * DAY_MS)
  const users = await listUsers(db, { discountId, limit: MERCHANTS_SHOWN })
  return {
    days: await listUseDays(db, { discountId, since }),
    accounts: users.map(({ lastAt, ...user }) => ({ ...user, lastAt: (lastAt ?? now).toISOString() })),
  }
}
