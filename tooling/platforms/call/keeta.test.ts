import { MENU, startTestPlatforms } from '../testing/start-test-platforms.ts'
import type { TestPlatforms } from '../testing/start-test-platforms.ts'

const SHOP = { shopId: 'KT-3001' }

let played: TestPlatforms
beforeAll(async () => {
  played = await startTestPlatforms()
})
afterAll(() => played.close())

const place = async () => {
  const { body } = await played.control('keeta', 'place-order', { storeId: SHOP.shopId })
  return String(body.id)
}
const ask = (name: string, body: object = {}) => played.keeta(name, { ...SHOP, ...body })
const said = ({ status, body }: Awaited<ReturnType<typeof ask>>) => {
  const { status: state }: { status?: unknown } = Object(body.data)
  return [status, body.code, state]
}

it('always answers 200, with a code for failed authentication', async () => {
  expect(said(await ask('shop/query'))).toEqual([200, 0, 1])
  expect((await played.keeta('shop/query', SHOP, { secret: 'another' })).body.code).toBe(1001)
  const old = { 'x-keeta-signature': `t=1000000000,v1=${'a'.repeat(64)}` }
  expect((await played.keeta('shop/query', SHOP, { headers: old })).body.code).toBe(1001)
  expect((await played.keeta('shop/query', { shopId: 'KT-9' })).body.code).toBe(1002)
  expect((await ask('shop/query', { requestId: '' })).body.code).toBe(1006)
  expect((await ask('shop/dance')).body.code).toBe(1006)
})

it('refuses a signature that is more than five minutes old', async () => {
  const body = JSON.stringify({ ...SHOP, requestId: 'r1' })
  const url = `${played.platforms.urlOf('keeta')}/open/shop/query`
  const time = Math.floor(played.platforms.peer('keeta').now() / 1000)
  const { createHmac } = await import('node:crypto')
  const sign = (at: number) =>
    createHmac('sha256', `demo-secret-keeta-${SHOP.shopId}`).update(`${at}.${body}`).digest('hex')
  const codeAt = async (at: number): Promise<unknown> => {
    const headers = { 'x-keeta-signature': `t=${at},v1=${sign(at)}` }
    const { code }: { code: unknown } = await (await fetch(url, { method: 'POST', headers, body })).json()
    return code
  }
  expect([await codeAt(time - 300), await codeAt(time - 301), await codeAt(time + 301)]).toEqual([
    0, 1001, 1001,
  ])
})

it('accepts orders by confirming and rejects them by cancelling; the window is ten minutes', async () => {
  const [id, unconfirmed, late] = [await place(), await place(), await place()]
  expect(said(await ask('order/receive', { orderViewId: id }))).toEqual([200, 0, 1001])
  expect(said(await ask('order/confirm', { orderViewId: id, cookMinutes: 20 }))).toEqual([200, 0, 1002])
  expect(said(await ask('order/prepared', { orderViewId: id }))).toEqual([200, 0, 1007])
  const cancel = { reasonCode: 2, reason: 'too busy' }
  expect(said(await ask('order/cancel', { orderViewId: unconfirmed, ...cancel }))).toEqual([200, 1004, 1001])
  expect(said(await ask('order/cancel', { orderViewId: id, ...cancel }))).toEqual([200, 0, 1004])
  expect(said(await ask('order/confirm', { orderViewId: 'KT-none', cookMinutes: 20 }))[1]).toBe(1003)
  played.pass(10.1)
  expect(said(await ask('order/confirm', { orderViewId: late, cookMinutes: 20 }))).toEqual([200, 1005, 1008])
})

it('recognizes a request by its id, and executes it once', async () => {
  const orderViewId = await place()
  const confirm = { orderViewId, cookMinutes: 20, requestId: 'same' }
  const first = await ask('order/confirm', confirm)
  await ask('order/prepared', { orderViewId })
  expect((await ask('order/confirm', confirm)).body).toEqual(first.body)
  expect(said(await ask('order/confirm', { ...confirm, requestId: 'other' }))).toEqual([200, 1004, 1007])
})

it('shows a menu, and switches products and options off', async () => {
  expect((await ask('menu/sync', { menu: MENU })).body.data).toEqual({ complaints: [] })
  expect((await ask('menu/sync', { menu: 'none' })).body.code).toBe(1006)
  const answer = await ask('sku/status', {
    skus: [
      { productId: 2, onShelf: false },
      { productId: 99, onShelf: true },
    ],
    options: [{ productId: 1, optionId: 71, onShelf: false }],
  })
  expect(answer.body.data).toEqual({ unknown: [99] })
  const text = JSON.stringify((await ask('menu/query')).body.data)
  expect(text).toContain('"optionId":71,"price":2,"isAvailable":false')
  expect(JSON.parse(text).items[1].isAvailable).toBe(false)
})

it('pauses for half an hour, an hour or indefinitely, and reopens by itself', async () => {
  expect(said(await ask('shop/status', { status: 2, restMinutes: 30 }))).toEqual([200, 0, 2])
  expect((await ask('shop/query')).body.data).toMatchObject({ restUntil: expect.any(Number) })
  played.pass(30)
  expect((await ask('shop/query')).body.data).toMatchObject({ status: 1, restUntil: null })
  expect((await ask('shop/status', { status: 3, restMinutes: null })).body.code).toBe(1006)
})
