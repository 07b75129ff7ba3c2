import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readRaw } from '../platforms/serve/read-raw.ts'
import { ACTS, FAULTS, USUAL } from './acts.ts'
import { signForm } from './sign.ts'
import { startPayments } from './start-payments.ts'
import type { Payments } from './start-payments.ts'
import { TEXTS } from './texts.ts'

const KEY = 'A-KEY-OF-THE-TESTS'
const PROFILE = 7

interface CallbackResult {
  raw: string
  signature: unknown
}

// The simulated shop: records callbacks and returns configured statuses.
let shop: Server
let shopUrl = ''
let payments: Payments
let told: CallbackResult[] = []
let answers: number[] = []
let heard: () => void = () => undefined
beforeAll(async () => {
  shop = createServer(async (request, response) => {
    const raw = (await readRaw(request)).toString()
    const status = answers.shift() ?? 200
    if (status === 0) request.socket.destroy()
    else response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
    told.push({ raw, signature: request.headers.signature })
    heard()
  })
  await new Promise<void>(resolve => shop.listen(0, '127.0.0.1', resolve))
  const { port }: AddressInfo = Object(shop.address())
  shopUrl = `http://127.0.0.1:${port}`
  payments = await startPayments({ port: 0, profileId: PROFILE, serverKey: KEY, retryMs: 1, lateMs: 1 })
})
afterAll(async () => {
  await payments.close()
  shop.closeAllConnections()
  await new Promise(resolve => shop.close(resolve))
})
beforeEach(() => {
  told = []
  answers = []
  heard = () => undefined
})

const ask = (path: string, body: object) =>
  fetch(`${payments.url}${path}`, {
    method: 'POST',
    headers: { authorization: KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ profile_id: PROFILE, ...body }),
  })
const open = async () => {
  const answer = await ask('/payment/request', {
    tran_type: 'sale',
    tran_class: 'ecom',
    cart_id: 'cart "1" & <2>',
    cart_currency: 'SAR',
    cart_amount: 349,
    cart_description: 'Growth',
    paypage_lang: 'en',
    callback: `${shopUrl}/callback`,
    return: `${shopUrl}/return?a=1&b=2`,
  })
  const { tran_ref: tranRef, redirect_url: url }: { tran_ref: string; redirect_url: string } =
    await answer.json()
  return { tranRef, url }
}
const press = async (act: string) => {
  const { tranRef, url } = await open()
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams({ act }) })
  return { tranRef, url, html: await answer.text() }
}
const plain = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
const formIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      plain(value),
    ]),
  )
const isSigned = ({ raw, signature }: CallbackResult) =>
  signature === createHmac('sha256', KEY).update(raw).digest('hex')
const bodyOf = ({ raw }: CallbackResult) => JSON.parse(raw)

describe('the buttons of the page', () => {
  it.each(USUAL.concat('error'))(
    '%s sends one signed callback, and the browser returns with the same result',
    async act => {
      const { tranRef, html } = await press(act)
      expect(told.map(isSigned)).toEqual([true])
      const { letter } = ACTS[act]
      expect(told.map(bodyOf)).toMatchObject([
        {
          tran_ref: tranRef,
          cart_id: 'cart "1" & <2>',
          cart_amount: '349.00',
          payment_result: { response_status: letter },
        },
      ])
      const { signature, ...form } = formIn(html)
      expect(form).toMatchObject({ tranRef, respStatus: letter, cartId: 'cart "1" & <2>' })
      expect(signature).toBe(signForm(form, KEY))
      expect(html).toContain(`action="${shopUrl}/return?a=1&amp;b=2"`)
    },
  )

  it('twice sends the same callback twice, byte for byte', async () => {
    await press('twice')
    expect(told).toHaveLength(2)
    expect(
      new Set(told.map(({ raw }) => JSON.stringify({ ...JSON.parse(raw), payment_result: 0 }))).size,
    ).toBe(1)
    expect(told.every(isSigned)).toBe(true)
  })

  it('without a callback, the browser returns all the same', async () => {
    const { html } = await press('no-callback')
    expect([told, formIn(html).respStatus]).toEqual([[], 'A'])
  })

  it('without a return, the callback is sent and no form leads back', async () => {
    const { html } = await press('no-return')
    expect(told).toHaveLength(1)
    expect(html).not.toContain('<form')
  })

  it('with the return first, the callback comes after the page', async () => {
    const later = new Promise<void>(resolve => {
      heard = resolve
    })
    const { html } = await press('return-first')
    expect(formIn(html).respStatus).toBe('A')
    await later
    expect(told.map(isSigned)).toEqual([true])
  })

  it('with a page that never answers, the payment stays open', async () => {
    const { tranRef, url } = await open()
    const leave = new AbortController()
    const pressing = fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ act: 'hang' }),
      signal: leave.signal,
    })
    const known = await ask('/payment/query', { tran_ref: tranRef })
    expect(await known.json()).toMatchObject({ payment_result: { response_status: 'P' } })
    leave.abort()
    await expect(pressing).rejects.toThrow()
    expect(told).toEqual([])
  })
})

describe('a fault of ClickPay itself', () => {
  it.each([
    ['other-amount', { cart_amount: '348.00' }],
    ['other-currency', { cart_currency: 'USD' }],
    ['other-cart', { cart_id: 'cart "1" & <2>-other' }],
  ])('%s is in the signed callback and in the answer to a query', async (act, wrong) => {
    const { tranRef } = await press(act)
    expect(told.map(isSigned)).toEqual([true])
    expect(told.map(bodyOf)).toMatchObject([wrong])
    expect(await (await ask('/payment/query', { tran_ref: tranRef })).json()).toMatchObject(wrong)
  })

  it('a wrong signature is on the callback and on the form', async () => {
    const { html } = await press('wrong-signature')
    expect(told.map(isSigned)).toEqual([false])
    const { signature, ...form } = formIn(html)
    expect(signature).toMatch(/^[0-9a-f]{64}$/)
    expect(signature).not.toBe(signForm(form, KEY))
  })
})

describe('a callback that the shop does not accept', () => {
  it.each([[[500, 503]], [[0, 500]]])('is repeated until it is accepted: %j', async first => {
    answers = first
    await press('pay')
    expect(told).toHaveLength(3)
    expect(new Set(told.map(({ raw }) => raw)).size).toBe(1)
  })

  it('is sent three times at most', async () => {
    answers = [500, 500, 500, 500]
    await press('pay')
    expect(told).toHaveLength(3)
  })

  it.each([400, 401, 409, 302])('is not repeated after a refusal with %d', async status => {
    answers = [status]
    await press('pay')
    expect(told).toHaveLength(1)
  })
})

describe('the payment page', () => {
  it('has a button for each action, in both languages', async () => {
    const { url } = await open()
    const html = await (await fetch(url)).text()
    const values = [...html.matchAll(/name="act" value="([^"]+)"/g)].map(([, value]) => value)
    expect(values).toEqual([...USUAL, ...FAULTS])
    for (const { acts } of Object.values(TEXTS)) expect(new Set(Object.values(acts)).size).toBe(values.length)
  })

  it('acts once if a button is pressed twice at once', async () => {
    const { url } = await open()
    const form = () => fetch(url, { method: 'POST', body: new URLSearchParams({ act: 'pay' }) })
    await Promise.all([form(), form()])
    expect(told).toHaveLength(1)
  })

  it.each(['toString', 'constructor', '', 'PAY'])('has no button %j', async act => {
    const { url } = await open()
    const answer = await fetch(url, { method: 'POST', body: new URLSearchParams({ act }) })
    expect([answer.status, told]).toEqual([400, []])
  })

  it('answers only requests to this machine', async () => {
    const { url } = await open()
    const { port, pathname } = new URL(url)
    const { request } = await import('node:http')
    const status = await new Promise(resolve =>
      request({ port, path: pathname, host: '127.0.0.1', headers: { host: 'evil.test' } }, answer =>
        resolve(answer.statusCode),
      ).end(),
    )
    expect(status).toBe(421)
  })
})
