import { sql } from 'drizzle-orm'
import pg from 'pg'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import {
  duePayment,
  refuseSubscription,
  settleSubscription,
} from '#src/modules/billing/subscription/subscription.service.ts'
import type { AddPaymentAnswer } from '@sufra/shared/contracts/payment'
import { createTestApp } from '#src/testing/create-test-app.ts'
import { openPaymentShop } from '#src/testing/payment-shop.ts'
import type { PaymentShop } from '#src/testing/payment-shop.ts'
import type { NewMerchant } from '#src/testing/new-merchant.ts'
import { rescheduleJobs } from '#src/testing/waiting-jobs.ts'
import { createPaymentQueries } from './query-payment.ts'
import type { PaymentQueries } from './query-payment.ts'
import { createClickPay } from './click-pay/click-pay.ts'

const HOUR_MS = 60 * 60_000
const hoursOn = (hours: number) => new Date(Date.now() + hours * HOUR_MS)

let shop: PaymentShop
let owner: pg.Pool
let otherNode: PaymentQueries
const openNode = (keys: { CLICKPAY_SERVER_KEY?: string } = {}): PaymentQueries => {
  const { foundation, openJobs } = shop.test
  return createPaymentQueries({
    ...foundation,
    jobs: openJobs(),
    clickPay: createClickPay({ ...foundation.env, ...keys }),
    subscriptions: { due: duePayment, settle: settleSubscription, refuse: refuseSubscription },
  })
}
beforeAll(async () => {
  shop = await openPaymentShop()
  owner = new pg.Pool({ connectionString: shop.test.ownerUrl, max: 1 })
  otherNode = openNode()
})
afterAll(async () => {
  await owner?.end()
  await shop?.close()
})

let payer: NewMerchant
let subscriptionId: number
beforeEach(async () => {
  payer = await shop.merchant()
  subscriptionId = await shop.subscribe(payer)
})

const begin = (id = subscriptionId) => shop.begin(payer, { subscriptionId: id })
const ask = ({ paymentId }: AddPaymentAnswer, now?: Date) =>
  otherNode.queryPaymentNow({ accountId: payer.accountId, id: paymentId }, now)
const statusOfSubscription = async () => (await shop.subscriptionOf(subscriptionId))?.status
const letTimePass = () => rescheduleJobs(owner)

it('queries a payment without a callback by a job that was scheduled with its page', async () => {
  const begun = await begin()
  // Paid while Sufra is down: neither callback nor return arrives.
  await shop.simulator.press(begun.redirectUrl, 'no-callback')
  await shop.test.foundation.jobs.drain()
  expect(await statusOfSubscription()).toBe('PendingPayment')
  await letTimePass()
  await shop.test.foundation.jobs.drain()
  expect(await statusOfSubscription()).toBe('Active')
  expect(await shop.status(payer)).toMatchObject({ state: 'Authorised', isPaid: true })
})

it('settles once after many concurrent callbacks and queries on two nodes', async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = round === 0 ? subscriptionId : await shop.subscribe(payer)
    const begun = await begin(id)
    await Promise.all([
      shop.simulator.press(begun.redirectUrl, 'twice'),
      ...Array.from({ length: 4 }, () => ask(begun)),
    ])
    await ask(begun)
    const events = await shop.eventsOf(begun.paymentId)
    expect(events.filter(({ outcome }) => outcome === 'Authorised')).toHaveLength(1)
    expect(await shop.subscriptionOf(id)).toMatchObject({ status: 'Active', paymentId: begun.paymentId })
  }
})

it('gives up a page that is unpaid for a day, and accepts a later payment on it', async () => {
  const begun = await begin()
  await ask(begun, hoursOn(23))
  expect(await shop.status(payer)).toMatchObject({ state: 'Redirected' })
  await ask(begun, hoursOn(25))
  expect(await shop.status(payer)).toMatchObject({ state: 'Expired', canRetry: true })
  expect(await statusOfSubscription()).toBe('Failed')
  await shop.simulator.press(begun.redirectUrl, 'no-return')
  expect(await statusOfSubscription()).toBe('Active')
})

it('does not give up a payment when ClickPay rejects the key', async () => {
  const begun = await begin()
  const stranger = openNode({ CLICKPAY_SERVER_KEY: 'A-KEY-OF-SOMEBODY-ELSE' })
  await stranger.queryPaymentNow({ accountId: payer.accountId, id: begun.paymentId }, hoursOn(25))
  expect(await shop.status(payer)).toMatchObject({ state: 'Redirected' })
  expect(await statusOfSubscription()).toBe('PendingPayment')
})

it('does not give up a payment on hold after a day', async () => {
  const begun = await begin()
  await shop.simulator.press(begun.redirectUrl, 'hold')
  await ask(begun, hoursOn(30))
  expect(await shop.status(payer)).toMatchObject({ state: 'OnHold', isOpen: true })
})

it('opens no page and gives nothing up while ClickPay is down, and the next call starts the same payment', async () => {
  await shop.simulator.stop()
  const refused = await shop.add(payer, { subscriptionId })
  expect(await refused.json()).toMatchObject({ status: 503, code: 'unavailable' })
  const [row] = await shop.paymentsOf(payer)
  expect(row).toMatchObject({ state: 'Created', tranRef: null })
  await shop.simulator.startAgain()
  const begun = await begin()
  expect(begun.paymentId).toBe(row?.id)
  await shop.simulator.stop()
  await ask(begun, hoursOn(25))
  expect(await shop.status(payer)).toMatchObject({ state: 'Redirected' })
  await shop.simulator.startAgain()
  // ClickPay lost its data and knows no such transaction; a day has passed.
  await ask(begun, hoursOn(26))
  expect(await shop.status(payer)).toMatchObject({ state: 'Expired' })
})

it('returns an error in an installation without keys', async () => {
  const test = await createTestApp()
  try {
    const { rows } = await test.foundation.database.run(ALL_MERCHANTS, db =>
      db.execute<{ id: number }>(sql`
        with offered as (
          insert into plan (name, price_monthly) values ('{"ar":"أ","en":"A"}', 10) returning id
        ) insert into subscription (account_id, plan_id, status, starts_at, months, amount_due)
          select 1, id, 'PendingPayment', now(), 1, 10 from offered returning id`),
    )
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/ClickPay/AddPayment',
      headers: await test.signIn('admin'),
      payload: { subscriptionId: rows[0]?.id, lang: 'ar' },
    })
    expect(answer.json()).toMatchObject({ status: 409, code: 'payment_not_set_up' })
    const callback = await test.app.inject({ method: 'POST', url: '/api/ClickPay/Callback', payload: {} })
    expect(callback.statusCode).toBe(401)
  } finally {
    await test.close()
  }
})
