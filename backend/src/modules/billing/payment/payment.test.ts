import { eq } from 'drizzle-orm'
import { CallbackAnswer, PaymentPage } from '@sufra/shared/contracts/payment'
import type { AddPaymentAnswer } from '@sufra/shared/contracts/payment'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { discount, discountUse } from '#src/modules/billing/discount/discount.table.ts'
import { goBack } from '#src/testing/payment-simulator.ts'
import { PRICE, openPaymentShop } from '#src/testing/payment-shop.ts'
import type { PaymentShop } from '#src/testing/payment-shop.ts'
import type { NewMerchant } from '#src/testing/new-merchant.ts'
import { payment } from './payment.table.ts'

let shop: PaymentShop
beforeAll(async () => {
  shop = await openPaymentShop()
})
afterAll(() => shop?.close())

let payer: NewMerchant
let subscriptionId: number
beforeEach(async () => {
  payer = await shop.merchant()
  subscriptionId = await shop.subscribe(payer)
})

const run = <Result>(work: Parameters<typeof shop.test.foundation.database.run<Result>>[1]) =>
  shop.test.foundation.database.run(ALL_MERCHANTS, work)
const begin = (more: object = {}) => shop.begin(payer, { subscriptionId, ...more })
const statusOfSubscription = async () => (await shop.subscriptionOf(subscriptionId))?.status
const outcomesOf = async (paymentId: number) =>
  (await shop.eventsOf(paymentId)).map(
    ({ source, isSigned, outcome, times }) => `${source} ${isSigned} ${outcome} ${times}`,
  )
const messageOf = ({ tranRef, cartId }: AddPaymentAnswer, changes: object = {}) => ({
  tran_ref: tranRef,
  tran_type: 'Sale',
  cart_id: cartId,
  cart_currency: 'SAR',
  cart_amount: PRICE.toFixed(2),
  payment_result: { response_status: 'A', response_code: 'G1', response_message: 'Authorised' },
  ...changes,
})

it("takes the amount from the server and requests the page in the person's language", async () => {
  const begun = await begin({ lang: 'ar' })
  expect(begun).toMatchObject({ amount: PRICE, currency: 'SAR' })
  const page = await (await fetch(begun.redirectUrl)).text()
  for (const text of ['dir="rtl"', 'لا تتحرك أي أموال', 'باقة النمو', '349.00']) expect(page).toContain(text)
  expect((await shop.add(payer, { subscriptionId, amount: 1 })).status).toBe(400)
  for (const returnPath of ['//evil.example', 'https://evil.example', '/a?b=c', '/\\evil', 'dashboard'])
    expect((await shop.add(payer, { subscriptionId, returnPath })).status).toBe(400)
  expect(await shop.status(payer)).toMatchObject({ state: 'Redirected', isOpen: true, canRetry: false })
})

it('returns the same page for a repeated request, with or without a key', async () => {
  const [first, second] = await Promise.all([begin(), begin()])
  expect(second).toEqual(first)
  const key = { 'idempotency-key': 'again' }
  const keyed = await shop.add(payer, { subscriptionId }, key)
  expect(await keyed.json()).toEqual(first)
  const other = await shop.add(payer, { subscriptionId, lang: 'ar' }, key)
  expect(await other.json()).toMatchObject({ status: 409, code: 'idempotency_key_reused' })
  expect(await shop.paymentsOf(payer)).toHaveLength(1)
})

it('activates the subscription after the callback and redirects the browser to the dashboard', async () => {
  const begun = await begin()
  const back = await shop.simulator.press(begun.redirectUrl, 'pay')
  expect(await statusOfSubscription()).toBe('Active')
  if (!back) throw new Error('The browser does not go back')
  expect(await goBack(back)).toEqual({
    status: 302,
    location: `${shop.origin}/dashboard?successpayment=true&paymentId=${begun.paymentId}`,
  })
  expect(await shop.status(payer)).toMatchObject({ state: 'Authorised', isPaid: true, isOpen: false })
  expect(await outcomesOf(begun.paymentId)).toEqual([
    'request null Redirected 1',
    'callback true Authorised 1',
    'return true asked 1',
  ])
  const late = await shop.add(payer, { subscriptionId })
  expect(await late.json()).toMatchObject({ status: 409, code: 'illegal_transition' })
})

it.each([
  ['no-return', 'without the browser'],
  ['twice', 'with two callbacks'],
  ['wrong-signature', 'by a query after unsigned messages'],
  ['no-callback', 'by a query after the return'],
  ['return-first', 'with the return before the callback'],
])('%s: paid %s, activates the subscription once', async act => {
  const begun = await begin({ returnPath: '/settings/billing' })
  const back = await shop.simulator.press(begun.redirectUrl, act)
  const led = back && (await goBack(back))
  if (act === 'wrong-signature') {
    expect(led?.location).toBe(`${shop.origin}/dashboard?successpayment=false`)
    expect(await statusOfSubscription()).toBe('PendingPayment')
    await shop.test.foundation.jobs.drain()
  } else if (led)
    expect(led.location).toBe(
      `${shop.origin}/settings/billing?successpayment=true&paymentId=${begun.paymentId}`,
    )
  expect(await shop.subscriptionOf(subscriptionId)).toMatchObject({
    status: 'Active',
    paymentId: begun.paymentId,
  })
  expect(await shop.status(payer, begun.paymentId)).toMatchObject({ state: 'Authorised', isPaid: true })
})

it.each([
  ['decline', 'Declined'],
  ['cancel', 'Cancelled'],
  ['error', 'Error'],
])('%s: activates nothing, and a second attempt is a payment of its own', async (act, state) => {
  const begun = await begin()
  const back = await shop.simulator.press(begun.redirectUrl, act)
  expect(back && (await goBack(back))).toMatchObject({ location: expect.stringContaining('=false&') })
  expect(await statusOfSubscription()).toBe('Failed')
  expect(await shop.status(payer)).toMatchObject({ state, isOpen: false, isPaid: false, canRetry: true })
  const again = await begin()
  expect(again.paymentId).not.toBe(begun.paymentId)
  await shop.simulator.press(again.redirectUrl, 'pay')
  expect(await statusOfSubscription()).toBe('Active')
  expect(await shop.status(payer, begun.paymentId)).toMatchObject({ state, canRetry: false })
})

it("waits for a payment on hold, refuses a second one, and activates after the bank's approval", async () => {
  const begun = await begin()
  await shop.simulator.press(begun.redirectUrl, 'hold')
  expect(await shop.status(payer)).toMatchObject({ state: 'OnHold', isOpen: true, canRetry: false })
  expect(await statusOfSubscription()).toBe('PendingPayment')
  const beside = await shop.add(payer, { subscriptionId })
  expect(await beside.json()).toMatchObject({
    code: 'illegal_transition',
    current: { paymentId: begun.paymentId, state: 'OnHold' },
  })
  expect(await shop.simulator.decide(begun.tranRef, 'A')).toBe(200)
  expect(await statusOfSubscription()).toBe('Active')
})

it.each([
  ['other-amount', 'wrongAmount'],
  ['other-currency', 'wrongCurrency'],
  ['other-cart', 'wrongCart'],
])('%s: activates nothing, although ClickPay signed and confirmed it', async (act, attention) => {
  const begun = await begin()
  const back = await shop.simulator.press(begun.redirectUrl, act)
  if (back) await goBack(back)
  await shop.test.foundation.jobs.drain()
  expect(await statusOfSubscription()).toBe('PendingPayment')
  expect(await shop.paymentsOf(payer)).toMatchObject([{ state: 'Redirected', attention, settledAt: null }])
  const headers = await shop.test.signIn('operator')
  const url = `${shop.origin}/api/Payment/Get?NeedsAttention=true&Search=${begun.tranRef}`
  const { data } = PaymentPage.parse(await (await fetch(url, { headers })).json())
  expect(data).toMatchObject([{ id: begun.paymentId, attention, accountId: payer.accountId }])
  expect(data[0]?.messages).toContainEqual(
    expect.objectContaining({ source: 'callback', isSigned: true, outcome: attention }),
  )
})

it.each([
  ['another amount was charged', { tran_total: '1.00', tran_currency: 'SAR' }, 'wrongAmount'],
  ['the charged amount cannot be read', { tran_total: null }, 'wrongAmount'],
  ['another currency was charged', { tran_total: '349.00', tran_currency: 'USD' }, 'wrongCurrency'],
])('settles nothing when %s', async (_what, changes, attention) => {
  const begun = await begin()
  expect(await (await shop.callback(messageOf(begun, changes))).json()).toEqual({ outcome: attention })
  expect(await shop.paymentsOf(payer)).toMatchObject([{ attention, settledAt: null }])
})

it("ignores a message without ClickPay's signature", async () => {
  const begun = await begin()
  const message = messageOf(begun)
  const refused = await shop.callback(message, { key: 'ANOTHER-KEY-ALTOGETHER' })
  expect(await refused.json()).toMatchObject({ status: 401, code: 'signature_invalid' })
  const unsigned = await shop.post('/api/ClickPay/Callback', JSON.stringify(message))
  expect(unsigned.status).toBe(401)
  const form = `tranRef=${begun.tranRef}&cartId=${begun.cartId}&respStatus=A&signature=00`
  const led = await goBack({ action: `${shop.origin}/api/ClickPay/Return`, body: form })
  expect(led.location).toBe(`${shop.origin}/dashboard?successpayment=false`)
  expect(await statusOfSubscription()).toBe('PendingPayment')
  expect(await outcomesOf(begun.paymentId)).toEqual([
    'request null Redirected 1',
    'callback false badSignature 1',
    'callback false badSignature 1',
    'return false badSignature 1',
  ])
})

it('answers and stores a message about an unknown payment, and flags a wrong transaction of a known cart', async () => {
  const begun = await begin()
  const stranger = messageOf(begun, { tran_ref: `OTHER-${begun.paymentId}`, cart_id: 'of-somebody-else' })
  const answer = await shop.callback(stranger)
  expect([answer.status, await answer.json()]).toEqual([200, { outcome: 'unknownPayment' }])
  const ours = await shop.callback(messageOf(begun, { tran_ref: `OTHER-${begun.paymentId}` }))
  expect(await ours.json()).toEqual({ outcome: 'unknownTransaction' })
  const refund = messageOf(begun, { tran_type: 'Refund', tran_ref: 'REFUND-1' })
  expect(await (await shop.callback(refund)).json()).toEqual({ outcome: 'unreadable' })
  const letter = messageOf(begun, { payment_result: { response_status: 'S' } })
  expect(await (await shop.callback(letter)).json()).toEqual({ outcome: 'unknownState' })
  const raw = '{"tran_ref":'
  expect(await (await shop.callback({}, { raw })).json()).toEqual({ outcome: 'unreadable' })
  expect(await statusOfSubscription()).toBe('PendingPayment')
  expect(await shop.paymentsOf(payer)).toMatchObject([{ attention: 'unknownTransaction', settledAt: null }])
  const kept = (await shop.allEvents()).find(({ tranRef }) => tranRef === `OTHER-${begun.paymentId}`)
  expect(kept).toMatchObject({ outcome: 'unknownPayment', isSigned: true, accountId: null })
})

it('applies and stores a callback once that arrives a hundred times', async () => {
  const begun = await begin()
  await shop.simulator.press(begun.redirectUrl, 'no-callback')
  const message = messageOf(begun)
  const answers = await Promise.all(Array.from({ length: 100 }, () => shop.callback(message)))
  const outcomes = await Promise.all(answers.map(async answer => CallbackAnswer.parse(await answer.json())))
  expect(outcomes.filter(({ outcome }) => outcome === 'Authorised')).toHaveLength(1)
  expect(outcomes.filter(({ outcome }) => outcome === 'nothingNew')).toHaveLength(99)
  expect(await outcomesOf(begun.paymentId)).toContainEqual(expect.stringMatching(/^callback true \w+ 100$/))
  expect(await statusOfSubscription()).toBe('Active')
})

it('stores and flags a second charge of a paid subscription, and notifies the payer', async () => {
  const [first, second] = [await begin(), await begin({ lang: 'ar' })]
  expect(second.paymentId).not.toBe(first.paymentId)
  await Promise.all([first, second].map(each => shop.simulator.press(each.redirectUrl, 'pay')))
  const rows = await shop.paymentsOf(payer)
  expect(rows.map(({ state }) => state)).toEqual(['Authorised', 'Authorised'])
  expect(rows.filter(({ settledAt }) => settledAt !== null)).toHaveLength(1)
  const [tooMuch] = rows.filter(({ attention }) => attention === 'paidTwice')
  expect(tooMuch?.settledAt).toBeNull()
  expect(await shop.status(payer, tooMuch?.id)).toMatchObject({ returned: 'paidTwice', isPaid: false })
})

it('opens no page for another order while a payment is on hold, for two weeks', async () => {
  const held = await begin()
  await shop.simulator.press(held.redirectUrl, 'hold')
  const again = await shop.order(payer)
  const refused = await shop.add(payer, { subscriptionId: again })
  expect(await refused.json()).toMatchObject({
    status: 409,
    code: 'illegal_transition',
    current: { paymentId: held.paymentId, state: 'OnHold' },
  })
  const createdAt = new Date(Date.now() - 14 * 86_400_000)
  await run(db => db.update(payment).set({ createdAt }).where(eq(payment.id, held.paymentId)))
  expect((await shop.add(payer, { subscriptionId: again })).status).toBe(200)
})

it('flags a payment that is approved after another order was paid, and keeps the subscription', async () => {
  const held = await begin()
  const again = await shop.order(payer)
  const paid = await begin({ subscriptionId: again })
  await shop.simulator.press(held.redirectUrl, 'hold')
  await shop.simulator.press(paid.redirectUrl, 'pay')
  expect(await shop.simulator.decide(held.tranRef, 'A')).toBe(200)
  expect(await statusOfSubscription()).toBe('Abandoned')
  expect(await shop.subscriptionOf(again)).toMatchObject({ status: 'Active', paymentId: paid.paymentId })
  expect(await shop.paymentsOf(payer)).toMatchObject([
    { state: 'Authorised', attention: 'paidTwice', settledAt: null },
    { state: 'Authorised', attention: null, settledAt: expect.any(Date) },
  ])
})

it('activates a dropped order by its late payment when nothing else was paid since', async () => {
  const begun = await begin()
  const again = await shop.order(payer)
  await shop.simulator.press(begun.redirectUrl, 'pay')
  expect(await statusOfSubscription()).toBe('Active')
  expect((await shop.subscriptionOf(again))?.status).toBe('Abandoned')
})

it('accepts one of several open pages that share a discount code for one use', async () => {
  const code = { code: 'ONCE', kind: 'percent', value: 10, startsAt: new Date(0) } as const
  await run(db => db.insert(discount).values(code))
  const pages: string[] = []
  for (let order = 0; order < 3; order += 1) {
    const id = await shop.order(payer, { discountCode: 'ONCE' })
    pages.push((await begin({ subscriptionId: id })).redirectUrl)
  }
  for (const page of pages) await shop.simulator.press(page, 'pay')
  const rows = await shop.paymentsOf(payer)
  expect(rows.map(({ attention }) => attention)).toEqual([null, 'paidTwice', 'paidTwice'])
  const uses = await run(db =>
    db.select().from(discountUse).where(eq(discountUse.accountId, payer.accountId)),
  )
  expect(uses.map(({ state }) => state).sort()).toEqual(['released', 'released', 'used'])
})

it('flags a payment that is refunded after it was settled, and keeps the subscription', async () => {
  const begun = await begin()
  await shop.simulator.press(begun.redirectUrl, 'pay')
  await shop.simulator.decide(begun.tranRef, 'V')
  expect(await shop.paymentsOf(payer)).toMatchObject([{ state: 'Voided', attention: 'moneyBack' }])
  const late = await shop.callback(messageOf(begun))
  expect(await late.json()).toEqual({ outcome: 'nothingNew' })
  expect(await statusOfSubscription()).toBe('Active')
})

it('hides subscriptions and payments of other merchants', async () => {
  const begun = await begin()
  const stranger = await shop.merchant()
  expect((await shop.add(stranger, { subscriptionId })).status).toBe(404)
  const { headers } = stranger
  for (const query of ['', `?paymentId=${begun.paymentId}`, '?paymentId=2000000000'])
    expect((await fetch(`${shop.origin}/api/ClickPay/Status${query}`, { headers })).status).toBe(404)
})
