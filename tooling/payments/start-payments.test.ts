import { signForm } from './sign.ts'
import { startPayments } from './start-payments.ts'
import type { Payments } from './start-payments.ts'

const KEY = 'A-KEY-OF-THE-TESTS'
const PROFILE = 7

let payments: Payments
beforeAll(async () => {
  payments = await startPayments({ port: 0, profileId: PROFILE, serverKey: KEY, retryMs: 1 })
})
afterAll(() => payments?.close())

const PAYLOAD = {
  profile_id: PROFILE,
  tran_type: 'sale',
  tran_class: 'ecom',
  cart_id: 'cart',
  cart_currency: 'SAR',
  cart_amount: 349,
  cart_description: 'باقة <النمو>',
  paypage_lang: 'ar',
  callback: 'http://127.0.0.1:1/callback',
  return: 'http://127.0.0.1:1/return',
}
const ask = (path: string, body: object, key = KEY) =>
  fetch(`${payments.url}${path}`, {
    method: 'POST',
    headers: { authorization: key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const open = async (changes: object = {}) => {
  const answer: unknown = await (await ask('/payment/request', { ...PAYLOAD, ...changes })).json()
  const { tran_ref: tranRef, redirect_url: url }: { tran_ref: string; redirect_url: string } = Object(answer)
  return { tranRef, url }
}

it('signs forms as ClickPay documents', () => {
  const form = {
    cartId: 'cart_11111',
    respCode: 'G84718',
    respMessage: 'Authorised',
    respStatus: 'A',
    token: '',
    tranRef: 'TST2215201242166',
    customerEmail: 'email@domain.com',
  }
  expect(signForm(form, 'SGJNZ96JLG-JDMKHGRWT9-RWRK2KJNRJ')).toBe(
    '7a181a32c768621eb6966107752ee70205a01f1c4403a3d13c0ff604f591f988',
  )
})

it.each([
  ['another profile', { profile_id: 8 }, 403],
  ['no amount', { cart_amount: 0 }, 400],
  ['more than two decimals', { cart_amount: 1.005 }, 400],
  ['a cart that is too long', { cart_id: 'x'.repeat(65) }, 400],
  ['an invalid callback address', { callback: 'here' }, 400],
])('refuses an order with %s', async (_what, changes, status) => {
  expect((await ask('/payment/request', { ...PAYLOAD, ...changes })).status).toBe(status)
})

it('refuses requests with another key', async () => {
  for (const path of ['/payment/request', '/payment/query', '/control/decide'])
    expect((await ask(path, PAYLOAD, 'ANOTHER')).status).toBe(401)
})

it('shows its page in the requested language, says that no money moves, and escapes all input', async () => {
  const arabic = await (await fetch((await open()).url)).text()
  for (const text of ['dir="rtl"', 'لا تتحرك أي أموال', '349.00', 'باقة &lt;النمو&gt;'])
    expect(arabic).toContain(text)
  const english = await (await fetch((await open({ paypage_lang: 'en' })).url)).text()
  for (const text of ['dir="ltr"', 'No money moves', 'Decline the card']) expect(english).toContain(text)
})

it('describes itself at its root address', async () => {
  const look = (language: string) =>
    fetch(payments.url, { headers: { 'accept-language': language } }).then(answer => answer.text())
  expect(await look('en-GB,ar')).toContain('A page opens here')
  expect(await look('ar')).toContain('لا تتحرك أي أموال')
})

it('a page can be used once: afterwards it is closed, and a query returns the result', async () => {
  const { url, tranRef } = await open()
  const press = (act: string) => fetch(url, { method: 'POST', body: new URLSearchParams({ act }) })
  expect((await press('no such button')).status).toBe(400)
  expect(await (await press('no-callback')).text()).toContain('action="http://127.0.0.1:1/return"')
  expect(await (await press('decline')).text()).toContain('انتهت هذه العملية')
  const told = await ask('/payment/query', { profile_id: PROFILE, tran_ref: tranRef })
  expect(await told.json()).toMatchObject({
    tran_ref: tranRef,
    cart_id: 'cart',
    cart_amount: '349.00',
    payment_result: { response_status: 'A' },
  })
  expect((await ask('/payment/query', { profile_id: PROFILE, tran_ref: 'unknown' })).status).toBe(404)
})

describe('a refund', () => {
  const paid = async () => {
    const { url, tranRef } = await open()
    await fetch(url, { method: 'POST', body: new URLSearchParams({ act: 'no-callback' }) })
    return tranRef
  }
  const giveBack = (tranRef: string, changes: object = {}) =>
    ask('/payment/request', {
      profile_id: PROFILE,
      tran_type: 'refund',
      tran_ref: tranRef,
      cart_id: 'back',
      cart_currency: 'SAR',
      cart_amount: 100,
      ...changes,
    })
  const stateOf = async (tranRef: string): Promise<unknown> =>
    (await ask('/payment/query', { profile_id: PROFILE, tran_ref: tranRef })).json()

  it('returns a sale in parts, and never more than its rest', async () => {
    const sale = await paid()
    const first: unknown = await (await giveBack(sale, { cart_amount: 349 - 0.01 })).json()
    expect(first).toMatchObject({
      tran_type: 'Refund',
      previous_tran_ref: sale,
      cart_amount: '348.99',
      payment_result: { response_status: 'A' },
    })
    expect((await giveBack(sale, { cart_amount: 0.02 })).status).toBe(400)
    expect((await giveBack(sale, { cart_amount: 0.01 })).status).toBe(200)
    expect((await giveBack(sale, { cart_amount: 0.01 })).status).toBe(400)
  })

  it.each([
    ['a zero amount', { cart_amount: 0 }],
    ['a negative amount', { cart_amount: -5 }],
    ['an amount that is no number', { cart_amount: 'all' }],
    ['less than one halala', { cart_amount: 0.001 }],
    ['a list with an amount', { cart_amount: [5] }],
    ['another currency', { cart_currency: 'USD' }],
    ['no cart', { cart_id: '' }],
    ['an unknown sale', { tran_ref: 'SIM0' }],
  ])('is refused for %s', async (_what, changes) => {
    expect((await giveBack(await paid(), changes)).status).toBe(400)
  })

  it('is refused for an unpaid sale and for another refund', async () => {
    const { tranRef } = await open()
    expect((await giveBack(tranRef)).status).toBe(400)
    const { tran_ref: refund }: { tran_ref: string } = Object(await (await giveBack(await paid())).json())
    expect((await giveBack(refund, { cart_amount: 1 })).status).toBe(400)
  })

  it.each([
    ['refuse', 'D', 200],
    ['pend', 'P', 200],
  ])('uses the configured result once: %s is %s; the next one is accepted', async (fate, letter, status) => {
    expect((await ask('/control/next-refund', { profile_id: PROFILE, fate })).status).toBe(200)
    const sale = await paid()
    const answer = await giveBack(sale)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ payment_result: { response_status: letter } })
    expect(await (await giveBack(sale)).json()).toMatchObject({ payment_result: { response_status: 'A' } })
  })

  it('counts if the bank reviews it, and not if the bank declined it', async () => {
    const sale = await paid()
    await ask('/control/next-refund', { profile_id: PROFILE, fate: 'refuse' })
    await giveBack(sale, { cart_amount: 349 })
    await ask('/control/next-refund', { profile_id: PROFILE, fate: 'pend' })
    expect((await giveBack(sale, { cart_amount: 349 })).status).toBe(200)
    expect((await giveBack(sale, { cart_amount: 0.01 })).status).toBe(400)
  })

  it('counts if only its answer was lost, and not if its request was lost: only a query tells the difference', async () => {
    for (const [fate, count] of [
      ['silent', 1],
      ['lost', 0],
    ] as const) {
      const sale = await paid()
      await ask('/control/next-refund', { profile_id: PROFILE, fate })
      await expect(giveBack(sale, { cart_id: `${fate}-${sale}` })).rejects.toThrow()
      const found = await ask('/payment/query', { profile_id: PROFILE, cart_id: `${fate}-${sale}` })
      const known: unknown = await found.json()
      expect(Array.isArray(known) ? known.length : 0).toBe(count)
    }
  })

  it('refuses an unknown result, status and transaction', async () => {
    expect((await ask('/control/next-refund', { profile_id: PROFILE, fate: 'toString' })).status).toBe(404)
    const { tranRef } = await open()
    for (const payload of [
      { tran_ref: tranRef, letter: 'Z' },
      { tran_ref: 'SIM0', letter: 'A' },
      { letter: 'A' },
    ])
      expect((await ask('/control/decide', { profile_id: PROFILE, ...payload })).status).toBe(404)
    expect(await stateOf(tranRef)).toMatchObject({ payment_result: { response_status: 'P' } })
  })

  it('a payment that is decided outside the page sends a callback and closes the page', async () => {
    const { tranRef, url } = await open()
    const told: unknown = await (
      await ask('/control/decide', { profile_id: PROFILE, tran_ref: tranRef, letter: 'V' })
    ).json()
    // Nothing listens at the address of the callback.
    expect(told).toEqual({ status: 0 })
    expect(await stateOf(tranRef)).toMatchObject({ payment_result: { response_status: 'V' } })
    const press = await fetch(url, { method: 'POST', body: new URLSearchParams({ act: 'pay' }) })
    expect(await press.text()).toContain('انتهت هذه العملية')
    expect(await stateOf(tranRef)).toMatchObject({ payment_result: { response_status: 'V' } })
  })
})

describe('requests', () => {
  it.each([
    ['a currency in lower case', { cart_currency: 'sar' }],
    ['an empty description', { cart_description: '' }],
    ['a description that is too long', { cart_description: 'x'.repeat(129) }],
    ['a return address that runs code', { return: 'javascript:alert(1)' }],
    ['an address that is too long', { callback: `http://127.0.0.1/${'x'.repeat(255)}` }],
    ['a negative amount', { cart_amount: -1 }],
    ['an amount that is text', { cart_amount: 'much' }],
    ['an amount that is a boolean', { cart_amount: true }],
    ['an excessive amount', { cart_amount: 1e300 }],
    ['an unsupported transaction class', { tran_class: 'recurring' }],
  ])('are refused with a reason for %s', async (_what, changes) => {
    const answer = await ask('/payment/request', { ...PAYLOAD, ...changes })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message: expect.any(String) })
  })

  it.each([0.01, 1.1, 349.35, 99_999.99])(
    'with the amount %d, which has two decimals, are accepted unchanged',
    async amount => {
      const { tranRef } = await open({ cart_amount: amount })
      const known = await ask('/payment/query', { profile_id: PROFILE, tran_ref: tranRef })
      expect(await known.json()).toMatchObject({ cart_amount: amount.toFixed(2) })
    },
  )

  it('without valid JSON are refused without a crash', async () => {
    const send = (body: string) =>
      fetch(`${payments.url}/payment/request`, { method: 'POST', headers: { authorization: KEY }, body })
    for (const body of ['', 'null', '{"profile_id":', '[]', '7']) expect((await send(body)).status).toBe(403)
    expect((await fetch(`${payments.url}/payment/page/SIM0`)).status).toBe(404)
  })
})
