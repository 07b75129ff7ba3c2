import { Client } from 'pg'
import type { FoodFactsAnswer } from '@sufra/shared/contracts/food-facts-request'
import type { Product } from '@sufra/shared/contracts/product'
import { countQueries } from '#src/testing/count-queries.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { addMenu } from '#src/testing/menu-fixture.ts'
import type { Menu } from '#src/testing/menu-fixture.ts'

let api: TestApp
let menu: Menu
let foreign: Menu
let admin: { authorization: string }
const MANY = 500

beforeAll(async () => {
  api = await createTestApp()
  const products = Array.from({ length: MANY }, (_, index) => ({ en: `Product ${index + 1}` }))
  menu = await addMenu(api.foundation.database, 1, products)
  foreign = await addMenu(api.foundation.database, 2, [{ en: 'Foreign' }])
  admin = await api.signIn('admin')
})
afterAll(() => api.close())

const idAt = (place: number) => menu.productIds[place] ?? 0
const save = async (items: object[], headers = admin, serviceProviderId = menu.serviceProviderId) =>
  api.app.inject({
    method: 'PUT',
    url: '/api/Product/FoodFacts',
    payload: { serviceProviderId, items },
    headers,
  })
const saved = async (items: object[]): Promise<FoodFactsAnswer> => {
  const answer = await save(items)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const read = async (place: number): Promise<Product> => {
  const query = { Id: String(idAt(place)), ServiceProviderId: String(menu.serviceProviderId) }
  return (await api.app.inject({ url: '/api/Product/Get/Id', query, headers: admin })).json()
}
const revisionsOf = async (changeId: string | null) => {
  const client = new Client({ connectionString: api.ownerUrl })
  await client.connect()
  return client
    .query('select entity_id, before, after from menu_revision where change_id = $1 order by entity_id', [
      changeId,
    ])
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

it("writes each product's own facts and returns the changed ones", async () => {
  const { products, undoToken } = await saved([
    { id: idAt(1), isDrink: true, caffeineMg: 95, caffeinePer: 'cup', sodiumMg: 0, allergens: [] },
    { id: idAt(0), calories: 420, sodiumMg: 2100, allergens: ['sesame', 'milk', 'sesame'] },
  ])
  expect(products).toMatchObject([
    { id: idAt(0), calories: 420, sodiumMg: 2100, allergens: ['milk', 'sesame'], rowVersion: 2 },
    { id: idAt(1), calories: null, isDrink: true, caffeineMg: 95, caffeinePer: 'cup', allergens: [] },
  ])
  expect(undoToken).not.toBeNull()
  expect([await read(0), await read(1)]).toEqual(products)
})

it('keeps facts that are not sent, and removes those that are null', async () => {
  await saved([{ id: idAt(2), calories: 300, sodiumMg: 500, allergens: ['eggs'] }])
  await saved([{ id: idAt(2), sodiumMg: null }])
  expect(await read(2)).toMatchObject({ calories: 300, sodiumMg: null, allergens: ['eggs'] })
})

it('records a sheet as one change in the history', async () => {
  const { undoToken } = await saved([
    { id: idAt(3), calories: 1 },
    { id: idAt(4), calories: 2, allergens: ['fish'] },
  ])
  expect(await revisionsOf(undoToken)).toEqual([
    { entity_id: idAt(3), before: { calories: null }, after: { calories: 1 } },
    {
      entity_id: idAt(4),
      before: { calories: null, allergens: null },
      after: { calories: 2, allergens: ['fish'] },
    },
  ])
})

it('is undone completely, except for facts that were changed since', async () => {
  const { undoToken } = await saved([
    { id: idAt(13), calories: 1, allergens: ['fish'] },
    { id: idAt(14), calories: 2 },
  ])
  await saved([{ id: idAt(14), calories: 3 }])
  const payload = { serviceProviderId: menu.serviceProviderId, undoToken }
  const url = '/api/Product/BulkUndo'
  const answer = await api.app.inject({ method: 'PUT', url, payload, headers: admin })
  expect(answer.json()).toEqual({ restored: 1, changedSince: 1, leftOut: 0 })
  expect(await read(13)).toMatchObject({ calories: null, allergens: null })
  expect((await read(14)).calories).toBe(3)
})

it('changes no product without new facts', async () => {
  await saved([{ id: idAt(5), calories: 10, allergens: ['milk', 'eggs'] }])
  const again = await saved([{ id: idAt(5), calories: 10, allergens: ['milk', 'eggs'] }, { id: idAt(6) }])
  expect(again).toEqual({ products: [], undoToken: null })
  expect((await read(5)).rowVersion).toBe(2)
})

it('refuses the whole sheet and names the wrong item and field', async () => {
  const answer = await save([
    { id: idAt(7), calories: 100 },
    { id: 900_001, calories: 100 },
    { id: foreign.productIds[0], calories: 100 },
    { id: idAt(8), caffeineMg: 40 },
    { id: idAt(7), sodiumMg: 1 },
  ])
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors).toEqual({
    'items.1.id': ['This does not exist.'],
    'items.2.id': ['This does not exist.'],
    'items.3.caffeinePer': ['Say per how much.'],
    'items.4.id': ['Each once only.'],
  })
  expect((await read(7)).calories).toBeNull()
})

it.each([
  [{ sodiumMg: -1 }, 'items.0.sodiumMg'],
  [{ sodiumMg: 100_000 }, 'items.0.sodiumMg'],
  [{ calories: 10_000 }, 'items.0.calories'],
  [{ caffeineMg: 1.5 }, 'items.0.caffeineMg'],
  [{ caffeinePer: 'litre' }, 'items.0.caffeinePer'],
  [{ allergens: ['milk', 'gold'] }, 'items.0.allergens.1'],
  [{ price: 1 }, 'items.0.price'],
])('refuses %j at its place', async (facts, field) => {
  const answer = await save([{ id: idAt(9), ...facts }])
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]])
})

it("requires the caffeine's unit for existing caffeine too, and none without caffeine", async () => {
  await saved([{ id: idAt(10), caffeineMg: 40, caffeinePer: '100ml' }])
  expect((await save([{ id: idAt(10), caffeinePer: null }])).statusCode).toBe(400)
  await saved([{ id: idAt(10), caffeineMg: 0, caffeinePer: null }])
})

it('returns products that were changed meanwhile, and saves none', async () => {
  const { rowVersion } = await read(11)
  await saved([{ id: idAt(11), calories: 700, rowVersion }])
  const answer = await save([
    { id: idAt(11), calories: 800, rowVersion },
    { id: idAt(12), calories: 900, rowVersion: 1 },
  ])
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({
    code: 'stale_version',
    current: [{ id: idAt(11), calories: 700, rowVersion: rowVersion + 1 }],
  })
  expect(Object.keys(answer.json().current[0])).not.toContain('accountId')
  expect((await read(12)).calories).toBeNull()
})

it('uses no more statements for each 200 products than for one', async () => {
  const allergens = ['gluten', 'milk', 'nuts', 'sesame']
  const all = menu.productIds.map((id, calories) => ({ id, calories, sodiumMg: calories, allergens }))
  const one = countQueries()
  await saved([{ id: idAt(20), calories: 1 }])
  one.stop()
  const many = countQueries()
  const { products } = await saved(all)
  many.stop()
  expect(products).toHaveLength(MANY)
  // Products are read and changed 200 at a time (decision 117).
  expect(many.counts.statements).toBeLessThanOrEqual(one.counts.statements * Math.ceil(MANY / 200))
})

it('is for menu editors and the operator, each with a brand in their scope', async () => {
  const items = [{ id: idAt(30), calories: 5 }]
  for (const who of ['staff', 'kitchen'])
    expect((await save(items, await api.signIn(who))).statusCode).toBe(403)
  const second = await api.signIn('second')
  expect((await save(items, second)).statusCode).toBe(404)
  expect((await save(items, second, 900_003)).statusCode).toBe(404)
  expect((await save(items, await api.signIn('operator'))).statusCode).toBe(200)
})
