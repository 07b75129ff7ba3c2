import { subscriptionPrice } from '@sufra/shared/contracts/subscription-price'
import type { Db } from '#src/database/database.ts'
import { anyPlan } from '#src/modules/billing/plan/plan.service.ts'
import { spanFrom } from './shift-future-periods.ts'
import { orderPeriod } from './order-period.ts'
import { anchorOf } from './subscription.repository.ts'
import type { NamedSubscription } from './subscription.repository.ts'

/** Starts the planned next plan when it is free. Returns whether it started. */
export const startFreeNext = async (
  db: Db,
  row: NamedSubscription,
  { accountId, now }: { accountId: number; now: Date },
): Promise<boolean> => {
  if (row.nextPlanId === null || row.nextPackageId !== null || !row.expiryDate) return false
  const plan = await anyPlan(db, row.nextPlanId)
  const months = row.nextMonths ?? 1
  const price = months === 12 ? plan?.priceYearly : plan?.priceMonthly
  if (!plan || price !== 0) return false
  await orderPeriod(db, {
    accountId,
    now,
    planId: plan.id,
    packageId: null,
    months,
    discountId: null,
    kind: 'downgrade',
    replacesId: row.id,
    span: spanFrom({ startsAt: row.expiryDate, months, anchor: await anchorOf(db, row) }),
    sum: subscriptionPrice({ price }),
  })
  return true
}
