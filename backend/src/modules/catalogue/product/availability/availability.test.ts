import { Client } from 'pg'
import type { LiveEvent } from '@sufra/shared/contracts/live-event'
import type { Product } from '@sufra/shared/contracts/product'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { addMenu } from '#src/testing/menu-fixture.ts'
import type { Menu } from '#src/testing/menu-fixture.ts'
import { productForm } from '#src/testing/product-form.ts'
import { WAKE_TIMER } from './availability.service.ts'

let api: TestApp
let own: Menu
let foreign: Menu
let kitchen: { authorization: string }

beforeAll(async () => {
  api = await createTestApp()
  own = await addMenu(api.foundation.database, 1, [{ en: 'Kabsa' }, { en: 'Mandi' }, { en: 'Hummus' }])
  foreign = await addMenu(api.foundation.database, 2, [{ en: 'Foreign' }])
  kitchen = await api.signIn('kitchen')
})
afterAll(() => api.close())

const snooze = async (payload: object) =>
  api.app.inject({ method: 'PUT', url: '/api/Product/Snooze', payload, headers: kitchen })
const read = async (id: number): Promise<Product> => {
  const query = { Id: String(id), ServiceProviderId: String(own.serviceProviderId) }
  return (await api.app.inject({ url: '/api/Product/Get/Id', query, headers: kitchen })).json()
}
const select = async (text: string, values: unknown[]) => {
  const client = new Client({ connectionString: api.ownerUrl })
  await client.connect()
  return client
    .query(text, values)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}
const lastEvent = async (): Promise<LiveEvent> => {
  const [row] = await select(
    'select type, payload from stream_event where account_id = 1 order by id desc limit 1',
    [],
  )
  return { type: row.type, ...JSON.parse(row.payload) }
}
const letPass = (id: number) =>
  select("update product set snoozed_until = now() - interval '1 second' where id = $1", [id])

it('snoozes several products for an hour by the kitchen, and updates every browser', async () => {
  const [kabsa = 0, mandi = 0] = own.productIds
  const answer = await snooze({ productIds: [kabsa, mandi, kabsa], preset: '1h', reason: '  نفد   اللحم ' })
  const { products }: { products: Product[] } = answer.json()
  expect(products.map(({ id }) => id).toSorted()).toEqual([kabsa, mandi])
  for (const product of products) {
    expect(product).toMatchObject({ isVisible: false, snoozeReason: 'نفد اللحم', rowVersion: 2 })
    const ahead = Date.parse(product.snoozedUntil ?? '') - Date.now()
    expect(Math.abs(ahead - 3_600_000)).toBeLessThan(120_000)
  }
  const event = await lastEvent()
  expect(event.type).toBe('product.availability')
  expect(JSON.stringify(event)).toContain(`"id":${mandi}`)
})

it('snoozes nothing with one foreign or unknown id', async () => {
  const [, , hummus = 0] = own.productIds
  for (const other of [foreign.productIds[0], 900_001]) {
    expect((await snooze({ productIds: [hummus, other] })).statusCode).toBe(404)
  }
  expect(await read(hummus)).toMatchObject({ isVisible: true, rowVersion: 1 })
})

it.each([
  { until: new Date(Date.now() - 60_000).toISOString() },
  { until: new Date(Date.now() + 60_000).toISOString(), preset: '1h' },
  { until: '9999-12-31T00:00:00Z' },
  { until: 'tomorrow' },
  { preset: '9h' },
  { productIds: [] },
])('refuses %j', async changes => {
  expect((await snooze({ productIds: own.productIds, ...changes })).statusCode).toBe(400)
})

it('ends the day at midnight for a brand that is open day and night', async () => {
  const [kabsa = 0] = own.productIds
  const until = async (preset: string): Promise<string> =>
    (await snooze({ productIds: [kabsa], preset })).json().products[0].snoozedUntil
  const end = await until('endOfDay')
  expect(end).toMatch(/T21:00:00.000Z$/)
  expect(await until('tomorrow')).toBe(end)
})

it('ends an expired snooze automatically, with a new version and an event for browsers', async () => {
  const [kabsa = 0] = own.productIds
  await snooze({ productIds: [kabsa], preset: '30m' })
  const before = await read(kabsa)
  await letPass(kabsa)
  await api.foundation.timers.run(WAKE_TIMER)
  expect(await read(kabsa)).toMatchObject({
    isVisible: true,
    snoozedUntil: null,
    snoozeReason: null,
    rowVersion: before.rowVersion + 1,
  })
  expect(await lastEvent()).toMatchObject({
    type: 'product.availability',
    products: [{ id: kabsa, isVisible: true, rowVersion: before.rowVersion + 1 }],
  })
})

it('keeps a product hidden that has no end', async () => {
  const [, , hummus = 0] = own.productIds
  await snooze({ productIds: [hummus] })
  await api.foundation.timers.run(WAKE_TIMER)
  expect(await read(hummus)).toMatchObject({ isVisible: false, snoozedUntil: null })
})

it('ends the snooze when a full update activates the product', async () => {
  const [, mandi = 0] = own.productIds
  await snooze({ productIds: [mandi], preset: '4h', reason: 'late' })
  const { id, name, categoryId, serviceProviderId } = await read(mandi)
  const form = productForm({ id, name, categoryId, serviceProviderId, isVisible: true })
  const answer = await api.app.inject({
    method: 'PUT',
    url: '/api/Product/Update',
    payload: form.payload,
    headers: { ...form.headers, ...kitchen },
  })
  expect(answer.json()).toMatchObject({ isVisible: true, snoozedUntil: null, snoozeReason: null })
})

// Only `pnpm bench limits` limits the wait; other runs do not depend on the machine's speed.
const LATEST_MS = process.env.TIMED === 'on' ? 1000 : Infinity

it('ends a near snooze by the running timers within a second', async () => {
  const [kabsa = 0] = own.productIds
  const until = new Date(Date.now() + 700)
  await snooze({ productIds: [kabsa], until: until.toISOString() })
  api.foundation.timers.start()
  let isVisible = false
  while (!isVisible) {
    await new Promise(resolve => setTimeout(resolve, 50))
    isVisible = (await read(kabsa)).isVisible
  }
  expect(Date.now() - until.getTime()).toBeLessThan(LATEST_MS)
  expect(isVisible).toBe(true)
})
