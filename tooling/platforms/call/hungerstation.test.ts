import { MENU, startTestPlatforms } from '../testing/start-test-platforms.ts'
import type { TestPlatforms } from '../testing/start-test-platforms.ts'

const STORE = 'HS-1001'
const HERE = `/v1/stores/${STORE}`

let played: TestPlatforms
beforeAll(async () => {
  played = await startTestPlatforms()
})
afterAll(() => played.close())

const place = async (kind = 'normal') => {
  const { body } = await played.control('hungerstation', 'place-order', { storeId: STORE, kind })
  return String(body.id)
}
const order = (id: string, verb: string, { key, ...body }: { key?: string } & Record<string, unknown>) =>
  played.hungerstation(`${HERE}/orders/${id}/${verb}`, { body, key })
const said = ({ status, body }: Awaited<ReturnType<typeof order>>) => [status, body.code ?? body.state]

it("accepts only requests signed with the store's secret", async () => {
  expect((await played.hungerstation(HERE)).body).toMatchObject({ store_id: STORE })
  expect((await played.hungerstation(`${HERE}?a=1`)).status).toBe(200)
  expect(said(await played.hungerstation(HERE, { secret: 'another' }))).toEqual([401, 'SIGNATURE_INVALID'])
  expect(said(await played.hungerstation('/v1/stores/HS-9'))).toEqual([404, 'UNKNOWN_STORE'])
  const tampered = { method: 'PUT', body: MENU, headers: { 'x-hungerstation-signature': 'a'.repeat(64) } }
  expect(said(await played.hungerstation(`${HERE}/menu`, tampered))).toEqual([401, 'SIGNATURE_INVALID'])
})

it('takes an order through its states in the documented order only', async () => {
  const id = await place()
  expect(said(await order(id, 'acknowledge', { received_at: '2026-03-10T12:00:01Z' }))).toEqual([200, 'NEW'])
  expect(said(await order(id, 'ready', {}))).toEqual([409, 'WRONG_STATE'])
  expect(said(await order(id, 'accept', { preparation_minutes: 20 }))).toEqual([200, 'ACCEPTED'])
  const again = await order(id, 'accept', { preparation_minutes: 20 })
  expect(again).toMatchObject({ status: 409, body: { code: 'WRONG_STATE', state: 'ACCEPTED' } })
  expect(said(await order(id, 'delay', { minutes: 10 }))).toEqual([200, 'ACCEPTED'])
  expect(said(await order(id, 'ready', {}))).toEqual([200, 'READY'])
  expect(said(await order(id, 'handed-over', {}))).toEqual([200, 'HANDED_OVER'])
  expect(said(await order(id, 'cancel', { reason: 'OTHER', message: '' }))).toEqual([409, 'WRONG_STATE'])
})

it('rejects an order, and cancels an accepted one, with known reasons', async () => {
  const rejected = await place()
  expect(said(await order(rejected, 'reject', { reason: 'RAIN', message: '' }))).toEqual([422, 'INVALID'])
  expect(said(await order(rejected, 'reject', { reason: 'TOO_BUSY', message: '' }))).toEqual([
    200,
    'REJECTED',
  ])
  const cancelled = await place()
  await order(cancelled, 'accept', { preparation_minutes: 20 })
  const reason = { reason: 'CUSTOMER_REQUEST', message: 'called us' }
  expect(said(await order(cancelled, 'cancel', reason))).toEqual([200, 'CANCELLED'])
  expect(said(await order('HS-none', 'accept', { preparation_minutes: 20 }))).toEqual([404, 'UNKNOWN_ORDER'])
  expect(said(await order(await place(), 'accept', { preparation_minutes: 0 }))).toEqual([422, 'INVALID'])
})

it('closes the acceptance window after seven minutes, for a scheduled order at its time', async () => {
  const [inTime, late, scheduled] = [await place(), await place(), await place('scheduled')]
  played.pass(7)
  expect(said(await order(inTime, 'accept', { preparation_minutes: 20 }))).toEqual([200, 'ACCEPTED'])
  played.pass(0.1)
  expect(await order(late, 'accept', { preparation_minutes: 20 })).toMatchObject({
    status: 410,
    body: { code: 'WINDOW_OVER', state: 'EXPIRED' },
  })
  expect(said(await order(scheduled, 'accept', { preparation_minutes: 20 }))).toEqual([200, 'ACCEPTED'])
})

it('repeats the first answer to a repeated call, without a second effect', async () => {
  const id = await place()
  const first = await order(id, 'accept', { preparation_minutes: 20, key: 'call-1' })
  await order(id, 'ready', { key: 'call-2' })
  const again = await order(id, 'accept', { preparation_minutes: 20, key: 'call-1' })
  expect(again.body).toEqual(first.body)
  expect(again.body).toEqual({ order_id: id, state: 'ACCEPTED' })
  expect(said(await order(id, 'handed-over', { key: 'call-3' }))).toEqual([200, 'HANDED_OVER'])
})

it('shows a valid menu, and keeps it if the next one has faults', async () => {
  const put = (menu: object) => played.hungerstation(`${HERE}/menu`, { method: 'PUT', body: menu })
  expect((await put(MENU)).body).toEqual({ complaints: [] })
  const [kabsa, mandi] = MENU.items
  const faulty = {
    ...MENU,
    items: [
      { ...kabsa, price: 0 },
      { ...mandi, name: '{"ar":"","en":"Mandi"}' },
    ],
  }
  expect((await put(faulty)).body.complaints).toMatchObject([
    { productId: 1, code: 'no_price' },
    { productId: 2, code: 'no_name' },
  ])
  expect((await played.hungerstation(`${HERE}/menu`)).body).toEqual(MENU)
  expect(said(await put({ items: [{ productId: 'x' }], categories: [] }))).toEqual([422, 'INVALID'])
})

it('switches products and options off, optionally until a time, and reports unknown ones', async () => {
  await played.hungerstation(`${HERE}/menu`, { method: 'PUT', body: MENU })
  const until = new Date(Date.parse('2026-03-10T12:00:00Z') + 3_600_000).toISOString()
  const answer = await played.hungerstation(`${HERE}/availability`, {
    method: 'PUT',
    body: {
      items: [
        { product_id: 2, available: false, until },
        { product_id: 99, available: false, until: null },
      ],
      options: [{ product_id: 1, option_id: 71, available: false, until: null }],
    },
  })
  expect(answer.body).toEqual({ unknown: [99] })
  const shown = async () => JSON.stringify((await played.hungerstation(`${HERE}/menu`)).body)
  expect(await shown()).toContain('"optionId":71,"price":2,"isAvailable":false')
  expect(JSON.parse(await shown()).items[1].isAvailable).toBe(false)
  played.pass(60)
  expect(JSON.parse(await shown()).items[1].isAvailable).toBe(true)
  expect(await shown()).toContain('"optionId":71,"price":2,"isAvailable":false')
})

it('is open, busy or closed, and reopens at the end of the time', async () => {
  const put = (body: object) => played.hungerstation(`${HERE}/status`, { method: 'PUT', body })
  expect((await put({ state: 'BUSY', extra_minutes: 15, until: null })).body).toEqual({
    state: 'BUSY',
    extra_minutes: 15,
    until: null,
  })
  expect(said(await put({ state: 'ASLEEP', extra_minutes: 0, until: null }))).toEqual([422, 'INVALID'])
  await put({ state: 'CLOSED', extra_minutes: 0, until: '2026-03-10T15:00:00.000Z' })
  expect((await played.hungerstation(`${HERE}/status`)).body).toMatchObject({ state: 'CLOSED' })
  played.pass(180)
  expect((await played.hungerstation(`${HERE}/status`)).body).toMatchObject({ state: 'OPEN' })
  const hours = {
    week: [{ day: 0, from: '10:00', to: '02:00' }],
    dates: [{ date: '2026-03-11', periods: [] }],
  }
  const putHours = (body: object) => played.hungerstation(`${HERE}/hours`, { method: 'PUT', body })
  expect((await putHours(hours)).body).toEqual({})
  const wrong = { week: [{ day: 7, from: '10:00', to: '02:00' }] }
  expect((await putHours({ ...hours, ...wrong })).status).toBe(422)
  expect((await putHours({ ...hours, dates: [{ date: 'soon', periods: [] }] })).status).toBe(422)
})
