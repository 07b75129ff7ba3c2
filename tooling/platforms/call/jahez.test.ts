import { MENU, startTestPlatforms } from '../testing/start-test-platforms.ts'
import type { TestPlatforms } from '../testing/start-test-platforms.ts'

const STORE = 'JZ-2001'
const HERE = `/api/branches/${STORE}`

let played: TestPlatforms
let token: unknown
beforeAll(async () => {
  played = await startTestPlatforms()
})
beforeEach(async () => {
  token = (await played.jahezToken(STORE)).body.access_token
})
afterAll(() => played.close())

const place = async () => {
  const { body } = await played.control('jahez', 'place-order', { storeId: STORE })
  return String(body.id)
}
const set = (id: string, body: object, key?: string) =>
  played.jahez(token, `/api/orders/${id}/status`, { body, key })
const said = ({ status, body }: Awaited<ReturnType<typeof set>>) => [status, body.code ?? body.status]

it("issues tokens for a branch's secret, which expire after five minutes or at a reset", async () => {
  const given = await played.jahezToken(STORE)
  expect(given.body).toMatchObject({ expires_in: 300 })
  expect(said(await played.jahezToken(STORE, 'another'))).toEqual([401, 'invalid_client'])
  expect(said(await played.jahezToken('JZ-9', 'another'))).toEqual([401, 'invalid_client'])
  expect((await played.jahez(given.body.access_token, HERE)).body).toMatchObject({ branchId: STORE })
  expect(said(await played.jahez('none', HERE))).toEqual([401, 'token_expired'])
  expect(said(await played.jahez(token, '/api/branches/JZ-2002'))).toEqual([404, 'branch_not_found'])
  await played.control('jahez', 'forget-tokens')
  expect(said(await played.jahez(token, HERE))).toEqual([401, 'token_expired'])
  const next = (await played.jahezToken(STORE)).body.access_token
  played.pass(5)
  expect(said(await played.jahez(next, HERE))).toEqual([401, 'token_expired'])
})

it('takes an order from seen to out, and never back', async () => {
  const id = await place()
  expect(said(await set(id, { status: 'seen' }))).toEqual([200, 'seen'])
  expect(said(await set(id, { status: 'accepted' }))).toEqual([422, 'invalid'])
  expect(said(await set(id, { status: 'accepted', minutes: 20 }))).toEqual([200, 'accepted'])
  const eta = await played.jahez(token, `/api/orders/${id}/eta`, { body: { addMinutes: 10 } })
  expect(eta.body).toMatchObject({ orderId: id, eta: expect.stringMatching(/^2026-/) })
  expect(said(await set(id, { status: 'rejected', reason: 2 }))).toEqual([409, 'wrong_status'])
  expect(said(await set(id, { status: 'cancelled' }))).toEqual([422, 'invalid'])
  expect(said(await set(id, { status: 'ready' }))).toEqual([200, 'ready'])
  expect(said(await set(id, { status: 'out' }, 'key-1'))).toEqual([200, 'out'])
  expect(said(await set(id, { status: 'out' }, 'key-1'))).toEqual([200, 'out'])
  expect(said(await set(id, { status: 'out' }, 'key-2'))).toEqual([409, 'wrong_status'])
})

it('rejects with a reason, and is too late after five minutes', async () => {
  const [rejected, late] = [await place(), await place()]
  expect(said(await set(rejected, { status: 'rejected', reason: 7 }))).toEqual([422, 'invalid'])
  expect(said(await set(rejected, { status: 'rejected', reason: 2 }))).toEqual([200, 'rejected'])
  expect(said(await set('JZ-none', { status: 'seen' }))).toEqual([404, 'order_not_found'])
  played.pass(5.1)
  token = (await played.jahezToken(STORE)).body.access_token
  const answer = await set(late, { status: 'accepted', minutes: 20 })
  expect(answer).toMatchObject({ status: 409, body: { code: 'too_late', status: 'timeout' } })
})

it('accepts the menu item by item: a faulty item does not block the others', async () => {
  const put = (item: object, productId: number) =>
    played.jahez(token, `${HERE}/items/${productId}`, { method: 'PUT', body: item })
  const shown = async () => (await played.jahez(token, `${HERE}/items`)).body.items
  const [kabsa, mandi] = MENU.items
  const { categories } = MENU
  expect(
    (await played.jahez(token, `${HERE}/categories`, { method: 'PUT', body: { categories } })).status,
  ).toBe(200)
  expect(said(await put({ ...kabsa, price: 0 }, 1))).toEqual([422, 'no_price'])
  expect(said(await put({ ...kabsa }, 2))).toEqual([422, 'invalid'])
  await put({ ...kabsa }, 1)
  await put({ ...mandi }, 2)
  await put({ ...kabsa, price: 55 }, 1)
  expect(await shown()).toEqual([{ ...kabsa, price: 55 }, mandi])
  const drop = () => played.jahez(token, `${HERE}/items/1`, { method: 'DELETE' })
  expect([(await drop()).status, (await drop()).status]).toEqual([200, 200])
  expect(await shown()).toEqual([mandi])
  const hide = (productId: number) =>
    played.jahez(token, `${HERE}/items/${productId}`, { method: 'PATCH', body: { visible: false } })
  expect(said(await hide(1))).toEqual([404, 'item_not_found'])
  await hide(2)
  expect(await shown()).toEqual([{ ...mandi, isAvailable: false }])
})

it('closes for an hour or indefinitely, and reopens by itself after the hour', async () => {
  const put = (body: object) => played.jahez(token, `${HERE}/availability`, { method: 'PUT', body })
  const read = async () => {
    const { body } = await played.jahezToken(STORE)
    return (await played.jahez(body.access_token, `${HERE}/availability`)).body
  }
  expect((await put({ open: true, level: 'busy', minutes: null })).body).toEqual({
    open: true,
    level: 'busy',
    reopensAt: null,
  })
  expect(said(await put({ open: false, level: 'normal', minutes: 30 }))).toEqual([422, 'invalid'])
  await put({ open: false, level: 'normal', minutes: 60 })
  expect(await read()).toMatchObject({ open: false, reopensAt: expect.stringMatching(/^2026-/) })
  played.pass(60)
  expect(await read()).toEqual({ open: true, level: 'normal', reopensAt: null })
})
