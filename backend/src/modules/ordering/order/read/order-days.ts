import { and, gte, lt, lte, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { LATEST_DAY_START } from '@sufra/shared/contracts/hours'
import { localDate, zonedInstant } from '@sufra/shared/contracts/zoned-time'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'
import { order } from '../order.table.ts'

const RIYADH = 'Asia/Riyadh'

const isMidnight = (bound: Date): boolean =>
  zonedInstant(localDate(bound, RIYADH), 0, RIYADH).getTime() === bound.getTime()

const latestStart = (midnight: Date): Date =>
  zonedInstant(localDate(midnight, RIYADH), LATEST_DAY_START * 60, RIYADH)

const startAtBranch = (
  midnight: Date,
): SQL => sql`${midnight.toISOString()}::timestamptz + make_interval(hours =>
  (select ${branch.dayStartHour} from ${branch}
    where ${branch.accountId} = ${order.accountId} and ${branch.id} = ${order.branchId}))`

// The branch is looked up only for the hours in which business days begin.
const isAfterStart = (midnight: Date): SQL | undefined =>
  and(
    gte(order.placedAt, midnight),
    or(gte(order.placedAt, latestStart(midnight)), sql`${order.placedAt} >= ${startAtBranch(midnight)}`),
  )
const isBeforeStart = (midnight: Date): SQL | undefined =>
  and(
    lt(order.placedAt, latestStart(midnight)),
    or(lt(order.placedAt, midnight), sql`${order.placedAt} < ${startAtBranch(midnight)}`),
  )

/**
 * Condition for orders of a period. A bound at midnight in Riyadh means the start of that business day, any
 * other the instant itself.
 */
export const isPlacedWithin = ({
  From,
  To,
}: {
  From?: string | undefined
  To?: string | undefined
}): SQL | undefined => {
  const [from, to] = [From, To].map(bound => (bound ? new Date(bound) : undefined))
  return and(
    from && (isMidnight(from) ? isAfterStart(from) : gte(order.placedAt, from)),
    to && (isMidnight(to) ? isBeforeStart(to) : lte(order.placedAt, to)),
  )
}
