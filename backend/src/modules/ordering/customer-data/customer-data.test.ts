import { jsonCalls } from '#src/testing/json-calls.ts'
import type { JsonCalls } from '#src/testing/json-calls.ts'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import { placeWithPersonalData } from '#src/testing/personal-data-fixture.ts'
import { sendMessage } from '#src/testing/shop-fixture.ts'
import { wordsOfMerchant } from '#src/testing/words-of-merchant.ts'

const HUDA = { name: 'Huda Salem', phone: '+966501110001' }
const RANA = { name: 'Rana Fahad', phone: '+966501110002' }

let open: OpenShop
let call: JsonCalls
beforeAll(async () => {
  open = await openShop()
  call = jsonCalls(open.test, open.admin)
  await placeWithPersonalData(open, HUDA, 1)
  await placeWithPersonalData(open, { name: 'Um Huda', phone: '050 111 0001' }, 1)
  await placeWithPersonalData(open, RANA, 1)
  await placeWithPersonalData(open, HUDA, null)
  // Neither number is hers.
  await placeWithPersonalData(open, { name: 'Abroad', phone: '+971501110001' }, 1)
  const { storeId, secret } = open.shop
  const unreadable = {
    event_id: 'unreadable',
    event_type: 'NEW',
    store_id: storeId,
    contact: '(050) 111-0001',
  }
  await sendMessage(open.test, { message: unreadable, secret })
  await open.inboxState('unreadable')
})
afterAll(() => open?.close())

const missing = (words: string, texts: string[]): string[] => texts.filter(text => !words.includes(text))

it('exports everything of a phone number in any spelling, and nothing of others', async () => {
  const data = (await call.post('Customer/Export', { phone: '٠٥٠ ١١١ ٠٠٠١' })).json()
  expect(data).toMatchObject({ phone: HUDA.phone, deliveries: [] })
  expect(data.orders.map(({ customerName }: { customerName: string }) => customerName)).toEqual([
    'Huda Salem',
    'Um Huda',
    'Huda Salem',
  ])
  expect(data.orders[0]).toMatchObject({
    channel: 'hungerstation',
    customerPhone: HUDA.phone,
    note: 'Note of Huda Salem',
    lines: [{ note: 'Dish of Huda Salem', quantity: 1 }],
    refunds: [{ amount: 1, note: 'Refund of Huda Salem' }],
  })
  expect(data.orders[0].history[0].note).toBe('Step of Huda Salem')
  expect(data.messages).toHaveLength(4)
  const words = JSON.stringify(data)
  expect([RANA.name, RANA.phone, 'Abroad', '+966500000321'].filter(text => words.includes(text))).toEqual([])
})

it('exports the deliveries of a driver by the number', async () => {
  const data = (await call.post('Customer/Export', { phone: '0500000321' })).json()
  expect(data.orders).toEqual([])
  expect(data.deliveries).toHaveLength(5)
  expect(data.deliveries[0]).toMatchObject({ driverName: 'Omar', driverPhone: '+966500000321' })
})

it('refuses a text that is no Saudi mobile number', async () => {
  const answer = await call.post('Customer/Erase', { phone: '12345' })
  expect(answer.json()).toMatchObject({
    code: 'validation_failed',
    errors: { phone: [expect.stringContaining('mobile')] },
  })
})

it("finds and erases nothing in another merchant's orders", async () => {
  const other = jsonCalls(open.test, await open.test.signIn('second'))
  expect((await other.post('Customer/Export', { phone: HUDA.phone })).json()).toMatchObject({
    orders: [],
    messages: [],
  })
  expect((await other.post('Customer/Erase', { phone: HUDA.phone })).json()).toEqual({
    orders: 0,
    deliveries: 0,
    messages: 0,
    openOrders: 0,
  })
  expect(await open.countOf('app_order where customer_phone = $1', [HUDA.phone])).toBe(2)
})

it('erases the ended orders of a phone number everywhere, and keeps open and foreign ones', async () => {
  const result = (await call.post('Customer/Erase', { phone: HUDA.phone })).json()
  expect(result).toEqual({ orders: 2, deliveries: 0, messages: 1, openOrders: 1 })
  await open.owner.query('delete from stream_event')
  const words = await wordsOfMerchant(open.owner, 1)
  expect(missing(words, ['Um Huda', 'um huda', '050 111 0001', '(050) 111-0001'])).toHaveLength(4)
  expect(missing(words, ['Rana Fahad', 'Step of Rana', RANA.phone, 'Abroad', '+971501110001'])).toEqual([])
  expect(await open.countOf('app_order where customer_name = $1', [HUDA.name])).toBe(1)
  expect(await open.countOf('order_search')).toBeGreaterThan(0)
  const { data } = await open.get('/api/Order/Get?Search=Huda%20Salem')
  expect(data).toHaveLength(1)
  const [{ id }] = data
  await open.owner.query(`update app_order set status = 'Completed', closed_at = now() where id = $1`, [id])
  expect((await call.post('Customer/Erase', { phone: HUDA.phone })).json()).toMatchObject({ orders: 1 })
  expect(missing(await wordsOfMerchant(open.owner, 1), ['Huda Salem', 'huda', '966501110001'])).toHaveLength(
    3,
  )
})

it('writes export and erasure into the audit log, with the last digits only', async () => {
  const { data } = await open.get('/api/OwnAudit/Get?PaginatedRequest.PageSize=100')
  expect(data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: 'Customer.Export', subject: '•••• 001' }),
      expect.objectContaining({ action: 'Customer.Erase', subject: '•••• 001' }),
    ]),
  )
  expect(await open.countOf(`merchant_audit_entry as entry where entry::text like '%50111%'`)).toBe(0)
})

it('erases a driver from ended orders', async () => {
  const phone = { phone: '0500000321' }
  const delivered = async (): Promise<number> =>
    (await call.post('Customer/Export', phone)).json().deliveries.length
  const before = await delivered()
  const { deliveries } = (await call.post('Customer/Erase', phone)).json()
  expect(deliveries).toBeGreaterThan(0)
  expect(await delivered()).toBe(before - deliveries)
})
