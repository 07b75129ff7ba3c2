import { randomUUID } from 'node:crypto'
import { ORDER_ACTION } from '@sufra/shared/contracts/order'
import type { Order } from '@sufra/shared/contracts/order'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'

let open: OpenShop
beforeAll(async () => {
  open = await openShop()
})
afterAll(() => open.close())

const refund = (json: object, headers = open.admin, key: string = randomUUID()) =>
  open.test.app.inject({
    method: 'POST',
    url: '/api/Order/Refund',
    payload: json,
    headers: { ...headers, 'idempotency-key': key },
  })

const accepted = async (): Promise<Order> => {
  const { id } = await open.place()
  return (await open.actAs(open.admin, { id, action: ORDER_ACTION.Accept })).json()
}

it('records partial refunds until the whole payment is refunded', async () => {
  const { id: orderId, refundableTotal } = await accepted()
  expect(refundableTotal).toBe(37)
  const first = await refund({ orderId, amount: 14, reason: 'MissingItem', note: 'Lemonade' })
  expect(first.json()).toMatchObject({ refundedTotal: 14, refundableTotal: 23, finalPrice: 37 })
  const tooMuch = await refund({ orderId, amount: 23.01, reason: 'Quality' })
  expect([tooMuch.statusCode, Object.keys(tooMuch.json().errors)]).toEqual([400, ['amount']])
  expect((await refund({ orderId, amount: 23, reason: 'Quality' })).json()).toMatchObject({
    refundableTotal: 0,
  })
  expect((await refund({ orderId, amount: 1, reason: 'Quality' })).json().code).toBe('illegal_transition')
  const notes = (await open.get(`/api/Order/History/${orderId}`)).map(({ note }: { note: string }) => note)
  expect(notes).toEqual(expect.arrayContaining(['14.00: MissingItem: Lemonade', '23.00: Quality']))
  expect(await open.countOf('order_refund where order_id = $1 and by_user_id is not null', [orderId])).toBe(2)
})

it('records a refund once per key, and one of two concurrent ones', async () => {
  const { id: orderId } = await accepted()
  const body = { orderId, amount: 30, reason: 'Late' }
  const key = randomUUID()
  const twice = [await refund(body, open.admin, key), await refund(body, open.admin, key)]
  expect(twice.map(answer => answer.json().refundedTotal)).toEqual([30, 30])
  const { id: other } = await accepted()
  const answers = await Promise.all([1, 2, 3].map(() => refund({ ...body, orderId: other })))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(await open.countOf('order_refund where order_id = $1', [other])).toBe(1)
})

it('refunds nothing of an unpaid order', async () => {
  const { id: orderId, refundableTotal } = await open.place()
  expect(refundableTotal).toBe(0)
  expect((await refund({ orderId, amount: 1, reason: 'Late' })).statusCode).toBe(409)
  const { id: cash } = await accepted()
  await open.owner.query(`update app_order set payment_type = 'Cash' where id = $1`, [cash])
  expect((await refund({ orderId: cash, amount: 1, reason: 'Late' })).statusCode).toBe(409)
})

it('requires a note for another reason', async () => {
  const { id: orderId } = await accepted()
  const wordless = await refund({ orderId, amount: 1, reason: 'Other' })
  expect(Object.keys(wordless.json().errors)).toEqual(['note'])
})

it('subtracts refunds from the sales of the list and the dashboard', async () => {
  const { id: orderId } = await accepted()
  const dashboard = async () =>
    (
      await open.test.app.inject({
        method: 'POST',
        url: '/api/Dashboard/GetSellerInfo',
        headers: open.admin,
        payload: { branchId: 0, orderStatusId: 0 },
      })
    ).json().sales
  const before = { list: (await open.get('/api/Order/Totals')).sales, dashboard: await dashboard() }
  await refund({ orderId, amount: 7.5, reason: 'Quality' })
  expect((await open.get('/api/Order/Totals')).sales).toBeCloseTo(before.list - 7.5, 2)
  expect(await dashboard()).toBeCloseTo(before.dashboard - 7.5, 2)
})
