import { and, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { LATEST_DAY_START } from '@sufra/shared/contracts/hours'
import type { Scope } from '#src/database/database.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import { order } from '#src/modules/ordering/order/order.table.ts'
import type { SumSources } from './sum-sources.ts'
import type { DayKind } from './day-kinds.ts'
import { HOUR_MS, dayAt } from './business-day.ts'
import type { Period } from './business-day.ts'

export interface SumFilter {
  scope: Scope
  /** null for all */
  branchIds: number[] | null
}

const instantOf = (bound: Date): SQL => {
  const instant = sql`${bound.toISOString()}::timestamptz`
  return dayAt(bound) === null ? instant : sql`${instant} + make_interval(hours => place.day_start_hour)`
}

/** Condition for the real orders of some periods, on `app_order` and its branch `place`. */
export const ordersDuring = (
  { scope, branchIds }: SumFilter,
  stretches: readonly Period[],
): SQL | undefined =>
  and(
    tenantFilter(scope, order.accountId),
    eq(order.isTest, false),
    branchIds ? inArray(order.branchId, branchIds) : undefined,
    or(
      sql`false`,
      ...stretches.map(({ from, to }) =>
        and(
          // These bounds use the index on the instant; the exact ones follow.
          gte(order.placedAt, from),
          lt(order.placedAt, new Date(to.getTime() + LATEST_DAY_START * HOUR_MS)),
          sql`${order.placedAt} >= ${instantOf(from)}`,
          sql`${order.placedAt} < ${instantOf(to)}`,
        ),
      ),
    ),
  )

const keptDays = ({ scope, branchIds }: SumFilter, { days }: SumSources): SQL => {
  if (!days || scope.kind !== 'tenant') return sql`false`
  const { from, to, except } = days
  return sql`account_id = ${scope.accountId} and branch_id = any(${sql.param(branchIds ?? [0])}::int[])
    and day >= ${from} and day < ${to} and day <> all(${sql.param(except)}::date[])`
}

/** Returns SQL for `from`: the sums of a period by day and key. A key may have several rows. */
export const sumsOf = (kind: DayKind, filter: SumFilter, cover: SumSources): SQL => {
  const columns = sql.raw(['day', ...kind.keys, ...Object.keys(kind.sums)].join(', '))
  return sql`(
    select ${columns} from ${sql.raw(kind.table)} where ${keptDays(filter, cover)}
    union all
    select ${columns} from (${kind.ofOrders(ordersDuring(filter, cover.orders))}) as unkept
  )`
}
