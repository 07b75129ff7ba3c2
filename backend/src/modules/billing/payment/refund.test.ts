import pg from 'pg'
import { PaymentRow } from '@sufra/shared/contracts/payment'
import { SubscriptionUpgradeAnswer } from '@sufra/shared/contracts/subscription'
import { PRICE, openPaymentShop } from '#src/testing/payment-shop.ts'
import type { PaymentShop } from '#src/testing/payment-shop.ts'
import type { NewMerchant } from '#src/testing/new-merchant.ts'
import { createClickPay } from './click-pay/click-pay.ts'
import { registerRefunds } from './send-refund.ts'

let shop: PaymentShop
let operator: { authorization: string }
let owner: pg.Pool
beforeAll(async () => {
  shop = await openPaymentShop()
  owner = new pg.Pool({ connectionString: shop.test.ownerUrl, max: 1 })
  operator = await shop.test.signIn('operator')
})
afterAll(async () => {
  await owner?.end()
  await shop?.close()
})

let payer: NewMerchant
let paymentId: number
beforeEach(async () => {
  payer = await shop.merchant()
  const begun = await shop.begin(payer, { subscriptionId: await shop.subscribe(payer) })
  paymentId = begun.paymentId
  await shop.simulator.press(begun.redirectUrl, 'pay')
})

const ask = (body: object = {}, headers: Record<string, string> = {}) =>
  shop.post('/api/Payment/Refund', JSON.stringify({ paymentId, reason: 'Not wanted', ...body }), {
    ...operator,
    ...headers,
  })
const resolve = (body: object) =>
  shop.test.app.inject({ method: 'PUT', url: '/api/Payment/Resolve', payload: body, headers: operator })
const work = () => shop.test.foundation.jobs.drain()
const read = async () => {
  const answer = await shop.test.app.inject({ url: `/api/Payment/Get?Id=${paymentId}`, headers: operator })
  return PaymentRow.parse(answer.json().data[0])
}
const creditNotes = async () => {
  const url = `/api/Invoice/Get?Kind=creditNote&AccountId=${payer.accountId}`
  const answer = await shop.test.app.inject({ url, headers: operator })
  return answer.json().data.map(({ gross }: { gross: number }) => gross)
}
/** Makes the job due again, and dates the sending of the refunds back by so many minutes. */
const later = async (minutes: number, next = work) => {
  await owner.query(
    `select graphile_worker.reschedule_jobs(
       array(select id from graphile_worker.jobs where attempts > 0), run_at := now())`,
  )
  await owner.query(
    'update payment_refund set sent_at = now() - make_interval(mins => $1) where sent_at is not null',
    [minutes],
  )
  await next()
}

it('refunds a whole payment once and issues a credit note', async () => {
  const key = { 'idempotency-key': `refund-${paymentId}` }
  const asked = PaymentRow.parse(await (await ask({}, key)).json())
  expect(asked).toMatchObject({
    refundable: 0,
    refunds: [{ state: 'Asked', amount: PRICE, byName: expect.any(String) }],
  })
  expect((await ask({}, key)).status).toBe(200)
  await work()
  const row = await read()
  expect(row).toMatchObject({ state: 'Refunded', attention: null, refundable: 0 })
  expect(row.refunds).toMatchObject([
    { state: 'Done', creditNote: { number: expect.stringMatching(/^CRN-/) } },
  ])
  expect(await creditNotes()).toEqual([PRICE])
  expect(await (await ask()).json()).toMatchObject({ status: 409, code: 'illegal_transition' })
})

it('refunds in parts until nothing is left, and not a halala more', async () => {
  await ask({ amount: 100 })
  const [one, other] = await Promise.all([ask({ amount: 200 }), ask({ amount: 200 })])
  expect([one?.status, other?.status].sort()).toEqual([200, 400])
  await work()
  expect(await read()).toMatchObject({ state: 'Authorised', refundable: 49 })
  expect(await creditNotes()).toEqual([200, 100])
  await ask()
  await work()
  expect(await read()).toMatchObject({ state: 'Refunded', refundable: 0 })
})

it("shows the bank's reason for a refusal, credits nothing, and allows a new request", async () => {
  await shop.simulator.nextRefund('refuse')
  await ask()
  await work()
  expect(await read()).toMatchObject({
    state: 'Authorised',
    refundable: PRICE,
    refunds: [{ state: 'Refused', refusal: 'Declined', creditNote: null }],
  })
  expect(await creditNotes()).toEqual([])
  await ask()
  await work()
  expect(await read()).toMatchObject({ state: 'Refunded' })
})

it('queries a refund whose answer was lost, and refunds once', async () => {
  await shop.simulator.nextRefund('silent')
  await ask()
  await work()
  expect(await read()).toMatchObject({ refundable: 0, refunds: [{ state: 'Unknown' }] })
  expect(await creditNotes()).toEqual([])
  await later(1)
  expect(await read()).toMatchObject({ state: 'Refunded', refunds: [{ state: 'Done' }] })
  expect(await creditNotes()).toEqual([PRICE])
})

it('never resends a lost refund: it is refused once ClickPay would have to know it', async () => {
  await shop.simulator.nextRefund('lost')
  await ask()
  await work()
  await later(1)
  expect(await read()).toMatchObject({ refunds: [{ state: 'Unknown' }] })
  await later(20)
  expect(await read()).toMatchObject({
    refundable: PRICE,
    refunds: [{ state: 'Refused', refusal: 'never arrived' }],
  })
})

it('leaves a refund open when ClickPay rejects the key', async () => {
  const { foundation, openJobs } = shop.test
  const jobs = openJobs()
  const env = { ...foundation.env, CLICKPAY_SERVER_KEY: 'A-KEY-OF-SOMEBODY-ELSE' }
  registerRefunds({ ...foundation, jobs, clickPay: createClickPay(env) })
  await ask()
  await jobs.drain()
  expect(await read()).toMatchObject({ refundable: 0, refunds: [{ state: 'Unknown' }] })
  await later(20, () => jobs.drain())
  expect(await read()).toMatchObject({ refundable: 0, refunds: [{ state: 'Unknown' }] })
  await later(20)
  expect(await read()).toMatchObject({ refunds: [{ state: 'Refused', refusal: 'never arrived' }] })
})

/** A dearer plan; 21 of the 30 days of the paid plan are left. */
const dearerPlan = async (): Promise<number> => {
  const { rows } = await owner.query(
    `insert into plan (name, price_monthly) values ('{"ar":"ك","en":"Large"}', 599) returning id`,
  )
  const month = `starts_at = now() - interval '9 days', expiry_date = now() + interval '21 days'`
  await owner.query(`update subscription set ${month} where account_id = $1`, [payer.accountId])
  return rows[0].id
}
const upgradeTo = async (planId: number, more: object = {}) => {
  const body = JSON.stringify({ planId, ...more })
  const answer = await shop.post('/api/Subscription/Upgrade', body, payer.headers)
  return SubscriptionUpgradeAnswer.parse(await answer.json())
}
const creditFor = async (planId: number) => (await upgradeTo(planId, { preview: true })).prorationCredit

it('gives no upgrade credit for refunded money', async () => {
  const planId = await dearerPlan()
  const credits = [await creditFor(planId)]
  for (const part of [{ amount: 100 }, {}]) {
    await ask(part)
    await work()
    credits.push(await creditFor(planId))
  }
  expect(credits).toEqual([244.3, 174.3, 0])
})

it('counts no credit for money that is on its way back, and counts it again after a refusal', async () => {
  const planId = await dearerPlan()
  await shop.simulator.nextRefund('refuse')
  await ask({ amount: 100 })
  expect(await creditFor(planId)).toBe(174.3)
  await work()
  expect(await creditFor(planId)).toBe(244.3)
})

it('counts no credit for a payment that was voided at the bank', async () => {
  const planId = await dearerPlan()
  await shop.simulator.decide(String((await read()).tranRef), 'V')
  expect(await creditFor(planId)).toBe(0)
})

it('refuses to open a payment page for an upgrade whose credit is being refunded', async () => {
  const { id: subscriptionId } = await upgradeTo(await dearerPlan())
  await ask()
  const refused = await shop.add(payer, { subscriptionId })
  expect(await refused.json()).toMatchObject({ status: 409, code: 'order_changed' })
  expect(await shop.subscriptionOf(subscriptionId ?? 0)).toMatchObject({ status: 'Abandoned' })
})

it('returns the money of an upgrade that is paid after its credit was refunded', async () => {
  const { id: subscriptionId } = await upgradeTo(await dearerPlan())
  const page = await shop.begin(payer, { subscriptionId })
  await ask()
  await work()
  await shop.simulator.press(page.redirectUrl, 'pay')
  expect(await shop.subscriptionOf(subscriptionId ?? 0)).toMatchObject({ status: 'Abandoned' })
  expect(await shop.status(payer, page.paymentId)).toMatchObject({ isPaid: false, returned: 'orderChanged' })
  expect((await shop.paymentsOf(payer)).at(-1)).toMatchObject({ attention: 'orderChanged', settledAt: null })
})

it('queries a refund that a message reports instead of trusting the message', async () => {
  await shop.simulator.nextRefund('pend')
  await ask()
  await work()
  const { tranRef: previous } = await read()
  const { rows } = await owner.query('select cart_id from payment_refund where payment_id = $1', [paymentId])
  const told = await shop.callback({
    tran_ref: 'REFUND-1',
    previous_tran_ref: previous,
    tran_type: 'Refund',
    cart_id: rows[0].cart_id,
    cart_currency: 'SAR',
    cart_amount: PRICE.toFixed(2),
    payment_result: { response_status: 'A' },
  })
  expect(await told.json()).toEqual({ outcome: 'refundTold' })
  await work()
  expect(await read()).toMatchObject({
    state: 'Authorised',
    attention: null,
    refunds: [{ state: 'Unknown' }],
  })
})

it('accepts one decision about a payment that needs attention, and records who decided', async () => {
  const refused = await resolve({ paymentId, decision: 'kept', note: 'All is well' })
  expect(refused.json()).toMatchObject({ status: 409, code: 'illegal_transition' })
  const { tranRef } = await read()
  await shop.simulator.decide(String(tranRef), 'V')
  expect(await read()).toMatchObject({ attention: 'moneyBack', refundable: 0 })
  const decided = await resolve({ paymentId, decision: 'refundedByHand', note: 'They asked by phone' })
  expect(decided.json()).toMatchObject({
    attention: null,
    state: 'Voided',
    resolutions: [{ attention: 'moneyBack', decision: 'refundedByHand', note: 'They asked by phone' }],
  })
})
