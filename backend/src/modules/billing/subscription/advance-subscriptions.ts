import { subscriptionPrice } from '@sufra/shared/contracts/subscription-price'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { graceUntil } from '#src/modules/billing/entitlement/entitlement.service.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { enqueue } from '#src/jobs/job-kind.ts'
import { anyPlan } from '#src/modules/billing/plan/plan.service.ts'
import { dropOrder } from './due-payment.ts'
import { listDueMerchants, listTooOld, replaceFollowed } from './due.repository.ts'
import { FOLLOW_STANDING } from './sync-branch-pauses.ts'
import { FIRST_NOTICE_DAYS, remindPayers, mailPayers } from './remind-payers.ts'
import type { NoticeContext } from './remind-payers.ts'
import {
  findCurrentSubscription,
  lockMerchant,
  updateSubscription,
  anchorOf,
} from './subscription.repository.ts'
import type { NamedSubscription } from './subscription.repository.ts'
import { spanFrom } from './shift-future-periods.ts'
import { orderPeriod } from './order-period.ts'

// Starts the planned next plan when it is free. Returns whether it started.
const startFreeNext = async (
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

const DAY_MS = 86_400_000
const UNPAID_MS = DAY_MS

type Moment = NoticeContext & { now: Date }

const tooOldAt = (now: Date): Date => new Date(now.getTime() - UNPAID_MS)

const abandonUnpaid = async (db: Db, { accountId, now }: Moment): Promise<void> => {
  for (const subscriptionId of await listTooOld(db, { accountId, tooOld: tooOldAt(now) }))
    await dropOrder(db, { accountId, subscriptionId })
}

const closeDown = async (
  db: Db,
  row: NamedSubscription,
  { status, moment }: { status: 'Expired' | 'Cancelled'; moment: Moment },
): Promise<void> => {
  const { accountId } = moment
  await updateSubscription(db, { accountId, subscriptionId: row.id }, { status })
  await enqueue(db, FOLLOW_STANDING, { payload: { accountId } })
  await mailPayers(db, row, { ...moment, news: { kind: 'over' } })
}

// Ends a period: cancels it, starts the next plan when it is free, or begins the grace period.
const endPeriod = async (
  db: Db,
  row: NamedSubscription,
  moment: Moment,
): Promise<NamedSubscription | null> => {
  const { accountId } = moment
  if (row.endsWithPeriod) {
    await closeDown(db, row, { status: 'Cancelled', moment })
    return null
  }
  if (await startFreeNext(db, row, moment)) return null
  const until = graceUntil(row.expiryDate ?? moment.now)
  await updateSubscription(db, { accountId, subscriptionId: row.id }, { status: 'PastDue' })
  // After Sufra was down for long, both mails would be sent at once.
  if (until > moment.now) await mailPayers(db, row, { ...moment, news: { kind: 'ended', until } })
  return { ...row, status: 'PastDue' }
}

const endGrace = async (db: Db, row: NamedSubscription, moment: Moment): Promise<void> => {
  if (row.status !== 'PastDue' || !row.expiryDate || graceUntil(row.expiryDate) > moment.now) return
  await closeDown(db, row, { status: 'Expired', moment })
}

/** Applies all due changes to one merchant, inside the caller's transaction. Idempotent. */
const keepOne = async (db: Db, moment: Moment): Promise<void> => {
  const { accountId, now } = moment
  await lockMerchant(db, accountId)
  await abandonUnpaid(db, moment)
  await replaceFollowed(db, { accountId, now })
  const row = await findCurrentSubscription(db, { accountId, now })
  if (!row?.expiryDate) return
  const isRunning = row.status === 'Active' || row.status === 'Trial'
  if (isRunning && row.expiryDate > now) return remindPayers(db, row, moment)
  const late = isRunning ? await endPeriod(db, row, moment) : row
  if (late) await endGrace(db, late, moment)
}

/**
 * Applies time-based changes to all subscriptions: reminders, grace, end, abandoned orders. A failure of one
 * merchant does not stop the others; it fails the run, which the job retries.
 */
export const advanceSubscriptions = async (
  { database, log, env }: Pick<Foundation, 'database' | 'log' | 'env'>,
  now: Date,
): Promise<void> => {
  const soon = new Date(now.getTime() + (FIRST_NOTICE_DAYS + 1) * DAY_MS)
  const due = await database.run(ALL_MERCHANTS, db =>
    listDueMerchants(db, { now, soon, tooOld: tooOldAt(now) }),
  )
  let failure: unknown = null
  for (const accountId of due)
    await database
      .run(tenant(accountId), db => keepOne(db, { accountId, now, publicUrl: env.PUBLIC_URL }))
      .catch(error => {
        failure = error
        log.error({ err: error, accountId }, 'a subscription was not kept')
      })
  if (failure) throw failure
}
