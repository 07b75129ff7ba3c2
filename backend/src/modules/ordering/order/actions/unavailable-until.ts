import type { ExecuteActionRequest } from '@sufra/shared/contracts/order'
import type { Db, Scope } from '#src/database/database.ts'
import { validation } from '#src/errors.ts'
import { businessDayOf, businessDaysOf, placeOf } from '#src/modules/merchants/merchants.ts'
import type { OrderRow } from '../order.table.ts'

const HOURS = { '30m': 0.5, '1h': 1, '2h': 2, '4h': 4 } as const

type WantedEnd = NonNullable<NonNullable<ExecuteActionRequest['fixes']>['snoozeProducts']>

interface At {
  scope: Scope
  /** what whoever refuses is limited to; empty for all */
  branchIds: number[]
  order: Pick<OrderRow, 'branchId' | 'serviceProviderId'>
  now: Date
}

const checked = (until: string, now: Date): Date => {
  const instant = new Date(until)
  if (instant <= now) throw validation({ 'fixes.snoozeProducts.until': ['must_be_in_the_future'] })
  return instant
}

// Who works at some of the brand's branches alone snoozes for these: the day is that of the order's branch.
const dayOf = async (db: Db, { scope, branchIds, order, now }: At) => {
  const { serviceProviderId, branchId } = order
  const asked = { scope, serviceProviderId, now }
  const place = await placeOf(db, { scope, caller: { branchIds }, serviceProviderId })
  const own = place === 'everywhere' ? undefined : (await businessDaysOf(db, asked)).get(branchId)
  return own ?? businessDayOf(db, asked)
}

/** When what an order lacks is back on sale by itself; null when nobody said. A day ends with the hours, after midnight too. */
export const unavailableUntil = async (
  db: Db,
  { until, preset }: WantedEnd,
  at: At,
): Promise<Date | null> => {
  if (until) return checked(until, at.now)
  if (preset === undefined) return null
  if (preset === 'endOfDay' || preset === 'tomorrow') return (await dayOf(db, at))[preset]
  return new Date(at.now.getTime() + HOURS[preset] * 3_600_000)
}
