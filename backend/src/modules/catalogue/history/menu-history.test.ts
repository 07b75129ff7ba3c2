import type { MenuRestoreAnswer, MenuRevisionPage } from '@sufra/shared/contracts/menu-history'
import type { Product, ProductPage } from '@sufra/shared/contracts/product'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { addMenu } from '#src/testing/menu-fixture.ts'
import type { Menu } from '#src/testing/menu-fixture.ts'
import { inputOf, productForm } from '#src/testing/product-form.ts'

let api: TestApp
let menu: Menu
let foreign: Menu
let admin: { authorization: string }

const DISHES = ['Kabsa', 'Mandi', 'Hummus', 'Jareesh', 'Harees']

beforeAll(async () => {
  api = await createTestApp()
  menu = await addMenu(
    api.foundation.database,
    1,
    DISHES.map(en => ({ en, price: 30 })),
  )
  foreign = await addMenu(api.foundation.database, 2, [{ en: 'Foreign' }])
  admin = await api.signIn('admin')
})
afterAll(() => api.close())

const brand = () => menu.serviceProviderId
const read = async (id: number): Promise<Product> => {
  const query = { Id: String(id), ServiceProviderId: String(brand()) }
  return (await api.app.inject({ url: '/api/Product/Get/Id', query, headers: admin })).json()
}
const change = async (id: number, changes: object, who = admin) => {
  const form = productForm(inputOf(await read(id), changes))
  const headers = { ...who, ...form.headers }
  return api.app.inject({ method: 'PUT', url: '/api/Product/Update', payload: form.payload, headers })
}
const remove = (id: number) =>
  api.app.inject({
    method: 'DELETE',
    url: '/api/Product/Delete',
    query: { Id: String(id), ServiceProviderId: String(brand()) },
    headers: admin,
  })
const history = async (asked: Record<string, string> = {}, who = admin): Promise<MenuRevisionPage> => {
  const query = { ServiceProviderId: String(brand()), ...asked }
  return (await api.app.inject({ url: '/api/MenuHistory/Get', query, headers: who })).json()
}
const ofProduct = (id: number) => history({ Entity: 'product', EntityId: String(id) })
const restore = (payload: object, who = admin) =>
  api.app.inject({ method: 'POST', url: '/api/MenuHistory/Restore', payload, headers: who })
const restored = async (payload: object): Promise<MenuRestoreAnswer> => (await restore(payload)).json()

it('lists changes of a product with their authors, newest first, in the format of its answers', async () => {
  const [kabsa = 0] = menu.productIds
  await change(kabsa, { price: 35, calories: 700 })
  await change(kabsa, { isVisible: false })
  const { data, totalCount } = await ofProduct(kabsa)
  expect(totalCount).toBe(3)
  expect(data.map(({ kind }) => kind)).toEqual(['changed', 'changed', 'added'])
  expect(data[0]?.fields).toEqual([{ field: 'isVisible', before: true, after: false }])
  expect(data[1]?.fields.toSorted((a, b) => a.field.localeCompare(b.field))).toEqual([
    { field: 'calories', before: null, after: 700 },
    { field: 'price', before: 30, after: 35 },
  ])
  expect(data[1]?.byName).toBe((await history()).data[0]?.byName)
  expect(data[2]).toMatchObject({ byName: null, name: '{"ar":"","en":"Kabsa"}' })
})

it('restores one version and keeps the present availability', async () => {
  const [, mandi = 0] = menu.productIds
  await change(mandi, { price: 44, name: '{"ar":"مندي","en":"Big Mandi"}' })
  await change(mandi, { price: 50, isVisible: false })
  const { data } = await ofProduct(mandi)
  const to = { entity: 'product', entityId: mandi, revisionId: data[1]?.id }
  const preview = await restored({ serviceProviderId: brand(), to, preview: true })
  expect(preview).toMatchObject({
    undoToken: null,
    changes: [{ kind: 'changed', fields: [{ field: 'price', before: 50, after: 44 }] }],
  })
  expect(await read(mandi)).toMatchObject({ price: 50, isVisible: false })
  const first = await restored({ serviceProviderId: brand(), to: { ...to, revisionId: data[2]?.id } })
  expect(first.undoToken).not.toBeNull()
  expect(await read(mandi)).toMatchObject({ price: 30, isVisible: false, name: '{"ar":"","en":"Mandi"}' })
  const found = await api.app.inject({
    url: '/api/Product/Get',
    query: { ServiceProviderId: String(brand()), Name: 'big' },
    headers: admin,
  })
  expect(found.json().totalCount).toBe(0)
})

it('restores the whole menu at an instant: changed, deleted and new dishes', async () => {
  const [, , hummus = 0, jareesh = 0] = menu.productIds
  await change(jareesh, { price: 33 })
  const [newest] = (await history()).data
  const at = newest?.at
  await change(hummus, { price: 1 })
  await remove(jareesh)
  const form = productForm({
    ...inputOf(await read(hummus)),
    id: undefined,
    name: '{"ar":"","en":"Newcomer"}',
  })
  const headers = { ...admin, ...form.headers }
  await api.app.inject({ method: 'POST', url: '/api/Product/Add', payload: form.payload, headers })
  const { changes } = await restored({ serviceProviderId: brand(), to: { at } })
  expect(changes.map(({ name, kind }) => [JSON.parse(name).en, kind]).toSorted()).toEqual([
    ['Hummus', 'changed'],
    ['Jareesh', 'broughtBack'],
    ['Newcomer', 'removed'],
  ])
  const url = `/api/Product/Get?ServiceProviderId=${brand()}&PaginatedRequest.PageSize=100`
  const { data }: ProductPage = (await api.app.inject({ url, headers: admin })).json()
  expect(data.find(({ id }) => id === hummus)?.price).toBe(30)
  expect(data.find(({ id }) => id === jareesh)?.price).toBe(33)
  expect(data.some(({ name }) => name.includes('Newcomer'))).toBe(false)
  const [work] = (await history()).data
  expect(work).toMatchObject({ size: 3, byName: newest?.byName })
})

it('reports that nothing differs and does nothing', async () => {
  const answer = await restored({ serviceProviderId: brand(), to: { at: new Date().toISOString() } })
  expect(answer).toEqual({ changes: [], leftOut: [], undoToken: null })
})

it('keeps a dish in its present category when the old one is deleted', async () => {
  const harees = menu.productIds.at(-1) ?? 0
  const { database } = api.foundation
  const [gone] = await database.run({ kind: 'tenant', accountId: 1 }, async db => {
    const { rows } = await db.execute<{ id: number }>(
      `insert into category (account_id, service_provider_id, name) values (1, ${brand()}, '{}') returning id`,
    )
    return rows.map(({ id }) => id)
  })
  await change(harees, { categoryId: gone, calories: 10 })
  const [inOld] = (await ofProduct(harees)).data
  await change(harees, { categoryId: menu.categoryId, calories: 20 })
  await database.run({ kind: 'tenant', accountId: 1 }, db =>
    db.execute(`update category set deleted_at = now() where id = ${gone}`),
  )
  await restored({
    serviceProviderId: brand(),
    to: { entity: 'product', entityId: harees, revisionId: inOld?.id },
  })
  expect(await read(harees)).toMatchObject({ categoryId: menu.categoryId, calories: 10 })
})

it('answers foreign revisions and brands like unknown ones, and refuses a dish of another revision', async () => {
  const [kabsa = 0, mandi = 0] = menu.productIds
  const [last] = (await ofProduct(kabsa)).data
  const to = { entity: 'product', entityId: kabsa, revisionId: last?.id }
  const refusals = [
    await restore({ serviceProviderId: foreign.serviceProviderId, to }),
    await restore({ serviceProviderId: brand(), to: { ...to, entityId: mandi } }),
    await restore({ serviceProviderId: brand(), to: { ...to, revisionId: 2_000_000_000 } }),
    await restore({ serviceProviderId: brand(), to }, await api.signIn('second')),
  ]
  expect(refusals.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
  expect((await history({}, await api.signIn('second'))).totalCount).toBe(0)
})

it("restores no price or deletion that the caller's role may not set", async () => {
  const [kabsa = 0] = menu.productIds
  const added = (await ofProduct(kabsa)).data.at(-1)
  const to = { entity: 'product', entityId: kabsa, revisionId: added?.id }
  expect((await restore({ serviceProviderId: brand(), to }, await api.signIn('staff'))).statusCode).toBe(403)
  const operator = await api.signIn('operator')
  await remove(kabsa)
  expect((await restore({ serviceProviderId: brand(), to }, operator)).statusCode).toBe(403)
  expect((await restore({ serviceProviderId: brand(), to })).statusCode).toBe(200)
  expect(await read(kabsa)).toMatchObject({ price: 30 })
})
