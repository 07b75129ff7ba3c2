import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readEnv } from '#src/env.ts'
import { createClickPay } from './click-pay.ts'
import type { ClickPay } from './click-pay.ts'

const OURS = 'refund-1'
const REFUND = {
  tran_ref: 'BACK',
  previous_tran_ref: 'SALE',
  tran_type: 'Refund',
  cart_id: OURS,
  cart_amount: '100.00',
  cart_currency: 'SAR',
  payment_result: { response_status: 'A' },
}
const UNKNOWN = { code: 113, message: 'No such transaction' }

let next: { status: number; body: unknown }
const server = createServer((_request, response) => {
  response.writeHead(next.status, { 'content-type': 'application/json' }).end(JSON.stringify(next.body))
})

let clickPay: ClickPay
beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port }: AddressInfo = Object(server.address())
  const made = createClickPay(
    readEnv({
      CLICKPAY_URL: `http://127.0.0.1:${port}`,
      CLICKPAY_PROFILE_ID: '1',
      CLICKPAY_SERVER_KEY: 'A-KEY-OF-THE-TESTS',
    }),
  )
  if (!made) throw new Error('There are keys')
  clickPay = made
})
afterAll(() => new Promise(resolve => server.close(resolve)))

const request = { cartId: OURS, amount: 100, currency: 'SAR', description: 'Not wanted', saleRef: 'SALE' }
const questions = () => [clickPay.query('SALE'), clickPay.queryRefund(OURS)]
const outcomesOf = async (answers: Promise<unknown>[]) =>
  (await Promise.allSettled(answers)).map(each => (each.status === 'rejected' ? String(each.reason) : 'ok'))

it.each([401, 403, 408, 429, 500, 302])(
  'throws on status %i, which is no answer about the payment',
  async status => {
    next = { status, body: UNKNOWN }
    const says = expect.stringContaining(`answered ${status}`)
    expect(await outcomesOf([...questions(), clickPay.refund(request)])).toEqual([says, says, says])
  },
)

it('takes only error code 113 as "not known to ClickPay"', async () => {
  next = { status: 404, body: UNKNOWN }
  expect(await Promise.all(questions())).toEqual([
    expect.objectContaining({ transaction: undefined }),
    undefined,
  ])
  next = { status: 400, body: { code: 4, message: 'Not like this' } }
  const says = expect.stringContaining('refused to tell (400)')
  expect(await outcomesOf(questions())).toEqual([says, says])
})

it("returns ClickPay's message for a refused refund", async () => {
  next = { status: 400, body: { code: 4, message: 'Not like this' } }
  expect(await clickPay.refund(request)).toEqual({ refundData: undefined, refusal: 'Not like this' })
})

it.each([
  ['the own refund without its sale', [{ ...REFUND, previous_tran_ref: undefined }]],
  ['the own refund in another format', { ...REFUND, payment_result: 'A' }],
  ['an entry without a cart', {}],
])('does not take %s as the absence of a refund', async (_which, body) => {
  next = { status: 200, body }
  await expect(clickPay.queryRefund(OURS)).rejects.toThrow('cannot be parsed')
})

it('finds its refund among others, and none among refunds of others', async () => {
  const other = { cart_id: 'another' }
  next = { status: 200, body: [other, REFUND] }
  expect(await clickPay.queryRefund(OURS)).toMatchObject({ tranRef: 'BACK', letter: 'A' })
  for (const body of [[], [other]]) {
    next = { status: 200, body }
    expect(await clickPay.queryRefund(OURS)).toBeUndefined()
  }
})
