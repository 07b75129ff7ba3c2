import type { MySubscription } from '@sufra/shared/contracts/subscription'
import type { Db } from '#src/database/database.ts'
import { graceUntil } from '#src/modules/billing/entitlement/entitlement.service.ts'
import { anyPlan } from '#src/modules/billing/plan/plan.service.ts'
import {
  anchorOf,
  findCurrentSubscription,
  hadAnySubscription,
  listFuturePeriods,
  listUnpaid,
} from './subscription.repository.ts'
import type { NamedSubscription } from './subscription.repository.ts'

type Current = NonNullable<MySubscription['current']>

const presentCurrent = (row: NamedSubscription): Omit<Current, 'endsWithPeriod' | 'anchor'> => ({
  id: row.id,
  planId: row.planId,
  planName: row.planName,
  status: row.status,
  packageId: row.packageId,
  months: row.months,
  price: row.price,
  priceMonthly: row.terms.priceMonthly,
  startsAt: row.startsAt.toISOString(),
  expiryDate: row.expiryDate?.toISOString() ?? null,
  graceUntil: row.status === 'PastDue' && row.expiryDate ? graceUntil(row.expiryDate).toISOString() : null,
})

/** Returns one of the merchant's future periods. */
export const presentAhead = (row: NamedSubscription): MySubscription['ahead'][number] => ({
  planName: row.planName,
  isGiven: row.givenByUserId !== null,
  startsAt: row.startsAt.toISOString(),
  expiryDate: row.expiryDate?.toISOString() ?? null,
})

const nextOf = async (db: Db, row: NamedSubscription): Promise<MySubscription['next']> => {
  const plan = row.nextPlanId === null ? undefined : await anyPlan(db, row.nextPlanId)
  if (!plan) return null
  return { planId: plan.id, planName: plan.name, packageId: row.nextPackageId, months: row.nextMonths ?? 1 }
}

/** Returns the merchant's view of its subscription. */
export const mySubscription = async (
  db: Db,
  { accountId, now }: { accountId: number; now: Date },
): Promise<MySubscription> => {
  const row = await findCurrentSubscription(db, { accountId, now })
  const ahead = row ? await listFuturePeriods(db, { accountId, now }) : []
  const last = ahead.at(-1) ?? row
  const [unpaid] = await listUnpaid(db, accountId)
  return {
    current:
      row && last
        ? {
            ...presentCurrent(row),
            endsWithPeriod: last.endsWithPeriod,
            anchor: (await anchorOf(db, row)).toISOString(),
          }
        : null,
    next: last ? await nextOf(db, last) : null,
    ahead: ahead.map(presentAhead),
    unpaid: unpaid
      ? {
          id: unpaid.id,
          status: unpaid.status,
          planName: unpaid.planName,
          amountDue: unpaid.amountDue,
          createdAt: unpaid.createdAt.toISOString(),
        }
      : null,
    canTry: !(await hadAnySubscription(db, accountId)),
  }
}
