import type { z } from 'zod'
import { toHalalas, toRiyals } from '@sufra/shared/contracts/halalas'
import type {
  SubscriptionUpgradeAnswer,
  SubscriptionUpgradeRequest,
} from '@sufra/shared/contracts/subscription'
import { directionOf, inDays, timeLeft, upgradePrice } from '@sufra/shared/contracts/subscription-period'
import type { BoughtPeriod } from '@sufra/shared/contracts/subscription-period'
import type { Db } from '#src/database/database.ts'
import { illegalTransition, notFound, validation } from '#src/errors/errors.ts'
import { exceededLimits } from '#src/modules/billing/entitlement/entitlement.service.ts'
import { offeredPlan } from '#src/modules/billing/plan/plan.service.ts'
import { quote } from '#src/modules/billing/price/price.service.ts'
import type { Quote } from '#src/modules/billing/price/price.service.ts'
import { monthsOf } from './add-subscription.ts'
import { dropUnpaid, orderPeriod, presentOrder } from './order-period.ts'
import {
  beginOfPeriod,
  findCurrentSubscription,
  lockMerchant,
  listFuturePeriods,
  updateSubscription,
} from './subscription.repository.ts'
import type { NamedSubscription } from './subscription.repository.ts'
import { valueOf } from './value-of-period.ts'

export type ChangeCall = z.output<typeof SubscriptionUpgradeRequest> & { accountId: number; now: Date }

interface Had extends BoughtPeriod {
  row: NamedSubscription
}

const hadBy = async (db: Db, { accountId, now }: ChangeCall): Promise<Had> => {
  const row = await findCurrentSubscription(db, { accountId, now })
  if (row?.status !== 'Active' || !row.expiryDate || row.expiryDate <= now)
    throw illegalTransition({ status: row?.status ?? null })
  if ((await listFuturePeriods(db, { accountId, now })).length > 0)
    throw illegalTransition({ status: row.status, isRenewed: true })
  const { startsAt, expiryDate, months, terms } = row
  const value = await valueOf(db, row)
  const cutFrom = await beginOfPeriod(db, row)
  return { row, startsAt, expiryDate, months, priceMonthly: terms.priceMonthly, value, cutFrom }
}

type NoticeContext = Pick<
  SubscriptionUpgradeAnswer,
  'direction' | 'prorationCredit' | 'amountDue' | 'days' | 'chargedDays' | 'effectiveAt' | 'tooMuch'
>

const goUp = async (
  db: Db,
  call: ChangeCall,
  { had, wanted, priceMonthly }: { had: Had; wanted: Quote; priceMonthly: number },
): Promise<SubscriptionUpgradeAnswer> => {
  const { accountId, planId, now, preview } = call
  if (had.months !== null && wanted.months < had.months) throw validation({ months: ['period_shorter'] })
  const cost = upgradePrice(had, { months: wanted.months, price: wanted.price, priceMonthly }, now)
  // The discount applies to the amount due, not to the part that the credit covers.
  const price = toRiyals(toHalalas(cost.price) - toHalalas(cost.credit))
  const packageId = wanted.packageId
  const asked = { accountId, planId, packageId, discountCode: call.discountCode, now, price }
  const { discountId, ...left } = await quote(db, { ...asked, months: wanted.months === 12 ? 12 : 1 })
  const sum = { ...left, price: cost.price, credit: cost.credit }
  const told: NoticeContext = {
    direction: 'up' as const,
    prorationCredit: cost.credit,
    amountDue: sum.gross,
    days: inDays(cost.credited),
    chargedDays: cost.charged && inDays(cost.charged),
    effectiveAt: now.toISOString(),
    tooMuch: await exceededLimits(db, { accountId, planId }),
  }
  const { months, planName } = wanted
  if (preview) {
    const ends = cost.expiryDate.toISOString()
    return {
      id: null,
      status: 'PendingPayment',
      planName,
      months,
      currency: 'SAR',
      price: cost.price,
      discount: sum.discountOff,
      net: sum.net,
      vat: sum.vat,
      gross: sum.gross,
      expiryDate: null,
      expiresPreview: ends,
      ...told,
    }
  }
  const made = await orderPeriod(db, {
    accountId,
    now,
    planId,
    packageId,
    months,
    discountId,
    sum,
    kind: 'upgrade',
    replacesId: had.row.id,
    span: { startsAt: now, expiryDate: cost.expiryDate },
  })
  return { ...presentOrder(made), price: cost.price, ...told }
}

// The downgrade is paid when it begins. The discount code applies to that payment, so it is not checked now.
const goDown = async (
  db: Db,
  { accountId, planId, now, preview }: ChangeCall,
  { had, wanted }: { had: Had; wanted: Quote },
): Promise<SubscriptionUpgradeAnswer> => {
  const { months, packageId, planName } = wanted
  const key = { accountId, subscriptionId: had.row.id }
  if (!preview) {
    await dropUnpaid(db, accountId)
    await updateSubscription(db, key, {
      nextPlanId: planId,
      nextPackageId: packageId,
      nextMonths: months,
      endsWithPeriod: false,
    })
  }
  return {
    id: null,
    status: had.row.status,
    planName,
    months,
    currency: 'SAR',
    direction: 'down',
    price: wanted.price,
    discount: 0,
    net: wanted.net,
    vat: wanted.vat,
    gross: wanted.price,
    expiryDate: had.expiryDate.toISOString(),
    expiresPreview: null,
    prorationCredit: 0,
    amountDue: 0,
    days: inDays(timeLeft(had, now)),
    chargedDays: null,
    effectiveAt: had.expiryDate.toISOString(),
    tooMuch: await exceededLimits(db, { accountId, planId }),
  }
}

/**
 * Moves a merchant to another plan, or previews its price. An upgrade creates an order for the prorated
 * difference. A downgrade becomes the plan of the next period. 409 `illegal_transition` without a running
 * paid period, or when the next one is paid already; 400 at `planId` for the current plan, at `months` for a
 * dearer plan with a shorter period.
 */
export const changePlan = async (db: Db, call: ChangeCall): Promise<SubscriptionUpgradeAnswer> => {
  const { accountId, planId, packageId = null, now } = call
  await lockMerchant(db, accountId)
  const had = await hadBy(db, call)
  const months = monthsOf({ packageId, months: call.months ?? (had.months === 12 ? 12 : 1) })
  const asked = { accountId, planId, packageId, months, now }
  const plan = await offeredPlan(db, planId)
  if (!plan) throw notFound()
  const { priceMonthly } = plan
  const plain = await quote(db, asked)
  const direction = directionOf(had, { months: plain.months, priceMonthly })
  if (direction === 'same' && planId === had.row.planId) throw validation({ planId: ['plan_is_had'] })
  if (direction === 'down') return goDown(db, call, { had, wanted: plain })
  return goUp(db, call, { had, wanted: plain, priceMonthly })
}
