import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { LATEST_DAY_START } from '@sufra/shared/contracts/hours'
import type { Db, Scope } from '#src/database/database.ts'
import { tenant } from '#src/database/database.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { order } from '#src/modules/ordering/order/order.table.ts'
import type { RollUpState } from './sum-sources.ts'
import { DAY_KINDS } from './day-kinds.ts'
import type { DayKind } from './day-kinds.ts'
import { staleOrderDay, orderRollUp } from '../order-day.table.ts'
import { ordersDuring } from './order-sums.ts'
import { addDays, businessDayAt, startOf } from './business-day.ts'
import type { Period } from './business-day.ts'

/**
 * Read it in the same snapshot as the sums. For all merchants no sums count as stored, because each merchant
 * has its own state.
 */
export const readRollUpState = async (db: Db, scope: Scope): Promise<RollUpState> => {
  if (scope.kind === 'platform') return { until: null, marks: [] }
  const { accountId } = scope
  const [state] = await db.select().from(orderRollUp).where(eq(orderRollUp.accountId, accountId))
  if (!state) return { until: null, marks: [] }
  const marks = await db
    .selectDistinct({ day: staleOrderDay.day })
    .from(staleOrderDay)
    .where(and(eq(staleOrderDay.accountId, accountId), lt(staleOrderDay.day, state.until)))
  return { until: state.until, marks: marks.map(({ day }) => day) }
}

export const readMerchantIds = async (db: Db): Promise<number[]> => {
  const rows = await db.select({ id: account.id }).from(account).orderBy(asc(account.id))
  return rows.map(({ id }) => id)
}

export const readFirstDay = async (db: Db, accountId: number): Promise<string | null> => {
  const [first] = await db
    .select({ placedAt: order.placedAt })
    .from(order)
    .where(eq(order.accountId, accountId))
    .orderBy(order.placedAt)
    .limit(1)
  return first ? businessDayAt(first.placedAt, LATEST_DAY_START) : null
}

/** Of two concurrent runs for one merchant one fails here, and starts again from the other's result. */
export const writeUntil = (db: Db, accountId: number, until: string) =>
  db
    .insert(orderRollUp)
    .values({ accountId, until })
    .onConflictDoUpdate({ target: orderRollUp.accountId, set: { until } })

const stretchesOf = (days: readonly string[]): Period[] =>
  days.reduce<Period[]>((stretches, day) => {
    const last = stretches.at(-1)
    const from = startOf(day)
    const to = startOf(addDays(day, 1))
    if (last?.to.getTime() === from.getTime()) last.to = to
    else stretches.push({ from, to })
    return stretches
  }, [])

const addUp = async (db: Db, kind: DayKind, { accountId, days }: { accountId: number; days: string[] }) => {
  const table = sql.raw(kind.table)
  const keys = sql.raw(kind.keys.join(', '))
  const columns = sql.raw(
    ['account_id', 'day', 'branch_id', ...kind.keys, ...Object.keys(kind.sums)].join(', '),
  )
  const sums = sql.raw(
    Object.entries(kind.sums)
      .map(([column, how]) => `${how}(${column})`)
      .join(', '),
  )
  const where = ordersDuring({ scope: tenant(accountId), branchIds: null }, stretchesOf(days))
  await db.execute(
    sql`delete from ${table} where account_id = ${accountId} and day = any(${sql.param(days)}::date[])`,
  )
  await db.execute(sql`insert into ${table} (${columns})
    select account_id, day, coalesce(branch_id, 0), ${keys}, ${sums} from (${kind.ofOrders(where)}) as o
    group by grouping sets ((account_id, day, branch_id, ${keys}), (account_id, day, ${keys}))`)
}

/**
 * Recalculates the sums of these days (in order) from the orders, and deletes the marks of its snapshot.
 * Needs a snapshot transaction.
 */
export const addUpDays = async (db: Db, accountId: number, days: string[]): Promise<void> => {
  if (days.length === 0) return
  await db
    .delete(staleOrderDay)
    .where(and(eq(staleOrderDay.accountId, accountId), inArray(staleOrderDay.day, days)))
  for (const kind of DAY_KINDS) await addUp(db, kind, { accountId, days })
}
