import { signForm } from './sign.ts'
import { startPayments } from './start-payments.ts'
import type { Payments } from './start-payments.ts'

const KEY = 'A-KEY-OF-THE-TESTS'
const PROFILE = 7

let payments: Payments
beforeAll(async () => {
  payments = await startPayments({ port: 0, profileId: PROFILE, serverKey: KEY })
})
afterAll(() => payments?.close())

const WISH = {
  ...{ profile_id: PROFILE, tran_type: 'sale', tran_class: 'ecom', cart_id: 'cart', cart_currency: 'SAR' },
  ...{ cart_amount: 349, cart_description: 'باقة <النمو>', paypage_lang: 'ar' },
  ...{ callback: 'http://127.0.0.1:1/callback', return: 'http://127.0.0.1:1/return' },
}
const ask = (path: string, body: object, key = KEY) =>
  fetch(`${payments.url}${path}`, {
    method: 'POST',
    headers: { authorization: key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const open = async (changes: object = {}) => {
  const answer: unknown = await (await ask('/payment/request', { ...WISH, ...changes })).json()
  const { tran_ref: tranRef, redirect_url: url }: { tran_ref: string; redirect_url: string } = Object(answer)
  return { tranRef, url }
}

it('signs forms as ClickPay publishes it', () => {
  const form = {
    ...{ cartId: 'cart_11111', respCode: 'G84718', respMessage: 'Authorised', respStatus: 'A', token: '' },
    ...{ tranRef: 'TST2215201242166', customerEmail: 'email@domain.com' },
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
  ['a callback that is no address', { callback: 'here' }, 400],
])('takes no order with %s', async (_what, changes, status) => {
  expect((await ask('/payment/request', { ...WISH, ...changes })).status).toBe(status)
})

it('listens to nobody with another key', async () => {
  for (const path of ['/payment/request', '/payment/query', '/control/decide'])
    expect((await ask(path, WISH, 'ANOTHER')).status).toBe(401)
})

it('shows its page in the language that was asked for, says that no money moves, and runs nothing of what it is told', async () => {
  const arabic = await (await fetch((await open()).url)).text()
  for (const text of ['dir="rtl"', 'لا تتحرك أي أموال', '349.00', 'باقة &lt;النمو&gt;'])
    expect(arabic).toContain(text)
  const english = await (await fetch((await open({ paypage_lang: 'en' })).url)).text()
  for (const text of ['dir="ltr"', 'No money moves', 'Decline the card']) expect(english).toContain(text)
})

it('says what it is to who only looks', async () => {
  const look = (language: string) =>
    fetch(payments.url, { headers: { 'accept-language': language } }).then(answer => answer.text())
  expect(await look('en-GB,ar')).toContain('A page opens here')
  expect(await look('ar')).toContain('لا تتحرك أي أموال')
})

it('a page is pressed once: afterwards it is over, and a question answers how it ended', async () => {
  const { url, tranRef } = await open()
  const press = (act: string) => fetch(url, { method: 'POST', body: new URLSearchParams({ act }) })
  expect((await press('no such button')).status).toBe(400)
  expect(await (await press('no-callback')).text()).toContain('action="http://127.0.0.1:1/return"')
  expect(await (await press('decline')).text()).toContain('انتهت هذه العملية')
  const told = await ask('/payment/query', { profile_id: PROFILE, tran_ref: tranRef })
  expect(await told.json()).toMatchObject({
    ...{ tran_ref: tranRef, cart_id: 'cart', cart_amount: '349.00' },
    payment_result: { response_status: 'A' },
  })
  expect((await ask('/payment/query', { profile_id: PROFILE, tran_ref: 'unknown' })).status).toBe(404)
})
