import { and, asc, count, desc, eq, gte, inArray, max, ne, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { discountUse } from './discount.table.ts'

const used = sql<number>`(count(*) filter (where ${discountUse.state} = 'used'))::int`
const held = sql<number>`(count(*) filter (where ${discountUse.state} = 'held'))::int`
const amountGiven = sql<number>`coalesce(sum(${discountUse.amountOff}) filter (where ${discountUse.state} = 'used'), 0)::float8`

export interface UseTotals {
  used: number
  held: number
  amountGiven: number
}

/** Returns the totals of the uses per discount. Counts all merchants: call it in the scope of all merchants. */
export const sumUses = async (db: Db, ids: number[]): Promise<Map<number, UseTotals>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: discountUse.discountId, used, held, amountGiven })
    .from(discountUse)
    .where(inArray(discountUse.discountId, ids))
    .groupBy(discountUse.discountId)
  return new Map(rows.map(({ id, ...totals }) => [id, totals]))
}

/** Counts the uses in any state; a discount with uses cannot be deleted. Counts all merchants. */
export const countAllUses = async (db: Db, discountId: number): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(discountUse)
    .where(eq(discountUse.discountId, discountId))
  return row?.total ?? 0
}

const day = sql<string>`to_char(${discountUse.at} at time zone 'Asia/Riyadh', 'YYYY-MM-DD')`

/** Paid uses per day in Riyadh, oldest first, of all merchants. */
export const listUseDays = (db: Db, { discountId, since }: { discountId: number; since: Date }) =>
  db
    .select({ date: day, uses: count(), amount: sql<number>`sum(${discountUse.amountOff})::float8` })
    .from(discountUse)
    .where(
      and(eq(discountUse.discountId, discountId), eq(discountUse.state, 'used'), gte(discountUse.at, since)),
    )
    .groupBy(day)
    .orderBy(asc(day))

/** Merchants that used or hold the discount, latest first. */
export const listUsers = (db: Db, { discountId, limit }: { discountId: number; limit: number }) =>
  db
    .select({
      accountId: account.id,
      name: account.name,
      used,
      held,
      amountGiven,
      lastAt: max(discountUse.at),
    })
    .from(discountUse)
    .innerJoin(account, eq(account.id, discountUse.accountId))
    .where(and(eq(discountUse.discountId, discountId), ne(discountUse.state, 'released')))
    .groupBy(account.id, account.name)
    .orderBy(desc(max(discountUse.at)), asc(account.id))
    .limit(limit)
