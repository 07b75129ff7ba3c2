import { sql } from 'drizzle-orm'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { EffectiveFeature } from '@sufra/shared/contracts/feature'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { jsonCalls, refusal } from '#src/testing/json-calls.ts'
import type { JsonCalls } from '#src/testing/json-calls.ts'
import { importForm } from '#src/testing/import-form.ts'
import { addMenu } from '#src/testing/menu-fixture.ts'
import type { Menu } from '#src/testing/menu-fixture.ts'
import { branchDetails } from '#src/testing/new-merchant.ts'
import { productForm } from '#src/testing/product-form.ts'

let api: TestApp
let call: JsonCalls
let admin: { authorization: string }
let own: Menu
let features: EffectiveFeature[]
beforeAll(async () => {
  api = await createTestApp()
  call = jsonCalls(api, await api.signIn('operator'))
  admin = await api.signIn('admin')
  own = await addMenu(api.foundation.database, 1, [])
  features = (await call.get('Feature/GetByAccountId?AccountId=1')).json()
})
afterAll(() => api?.close())

const used = async (key: string): Promise<number> => {
  const now: EffectiveFeature[] = (await call.get('Feature/GetByAccountId', admin)).json()
  return now.find(each => each.key === key)?.used ?? Number.NaN
}
// Sets the limit so that `room` more fit.
const leave = async (key: string, room: number) => {
  const featureId = features.find(each => each.key === key)?.featureId
  const value = (await used(key)) + room
  const answer = await call.put('Feature/Override', { accountId: 1, featureId, value, reason: 'a test' })
  expect(answer.statusCode).toBe(200)
  return value
}
const branch = (changes: object = {}) => branchDetails(own.serviceProviderId, changes)
const addBranch = () => call.post('Branch/Add', branch(), admin)
const product = (name: string) => ({
  name: JSON.stringify({ ar: name, en: name }),
  price: 10,
  categoryId: own.categoryId,
  serviceProviderId: own.serviceProviderId,
})
const addProduct = (name: string) => {
  const { payload, headers } = productForm(JSON.stringify(product(name)))
  return api.app.inject({
    method: 'POST',
    url: '/api/Product/Add',
    payload,
    headers: { ...headers, ...admin },
  })
}
const person = (at: number) => ({
  name: `Person ${at}`,
  email: `limit${at}@sufra.test`,
  roleId: 4,
  branchIds: [],
  lang: 'en',
})

// Opens the pool's connections first; a cold pool opens them one by one, and the calls would hardly overlap.
const warmUp = () =>
  Promise.all(
    Array.from({ length: 6 }, () =>
      api.foundation.database.run(ALL_MERCHANTS, db => db.execute(sql`select pg_sleep(0.2)`)),
    ),
  )

it('returns the limit and the usage, and changes nothing', async () => {
  const limit = await leave('branches', 0)
  const answer = await addBranch()
  expect(answer.json()).toMatchObject({
    status: 403,
    code: 'plan_limit_reached',
    current: { key: 'branches', limit, used: limit },
  })
  expect(await used('branches')).toBe(limit)
})

it('accepts as many concurrent requests as the limit allows', async () => {
  const limit = await leave('branches', 2)
  await warmUp()
  const answers = await Promise.all(Array.from({ length: 6 }, addBranch))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
  expect(answers.filter(({ statusCode }) => statusCode === 403)).toHaveLength(4)
  expect(await used('branches')).toBe(limit)
})

it('counts a whole sheet of branches and imports it completely or not at all', async () => {
  const limit = await leave('branches', 2)
  const { serviceProviderId, ...row } = branch()
  const send = (rows: number) =>
    call.post(
      'Branch/AddBulk',
      { serviceProviderId, branches: Array.from({ length: rows }, () => row) },
      admin,
    )
  expect(refusal(await send(3))).toEqual([403, 'plan_limit_reached'])
  expect(await used('branches')).toBe(limit - 2)
  expect((await send(2)).json()).toMatchObject({ created: 2 })
})

it('keeps, updates and reads records above the limit', async () => {
  await leave('branches', -1)
  const list = (await call.get('Branch/Get?PaginatedRequest.PageSize=100', admin)).json()
  expect(list.totalCount).toBe(await used('branches'))
  const answer = await call.put('Branch/Update', branch({ id: own.branchId, prepMinutes: 44 }), admin)
  expect(answer.json()).toMatchObject({ prepMinutes: 44 })
})

it('counts created and restored products, and frees the room of deleted ones', async () => {
  await leave('products', 1)
  const added = await addProduct('First')
  expect(added.statusCode).toBe(200)
  const { id } = added.json()
  expect(refusal(await addProduct('Second'))).toEqual([403, 'plan_limit_reached'])
  await call.remove(`Product/Delete?Id=${id}&ServiceProviderId=${own.serviceProviderId}`, admin)
  expect((await addProduct('Third')).statusCode).toBe(200)
  expect(refusal(await call.post(`Product/Restore?Id=${id}`, {}, admin))).toEqual([403, 'plan_limit_reached'])
  await leave('products', 1)
  expect((await call.post(`Product/Restore?Id=${id}`, {}, admin)).statusCode).toBe(200)
})

describe('restore of deleted products', () => {
  const restore = (to: object) =>
    call.post('MenuHistory/Restore', { serviceProviderId: own.serviceProviderId, to }, admin)
  const undo = (undoToken: string) =>
    call.put('Product/BulkUndo', { serviceProviderId: own.serviceProviderId, undoToken }, admin)
  const addTwo = async () => {
    const added = [(await addProduct('First')).json(), (await addProduct('Second')).json()]
    return { ids: added.map(({ id }) => id), at: added.at(-1).updatedAt }
  }
  /** The limit allowed two more: two products were deleted, and two others were added. */
  const replaceTwo = async () => {
    await leave('products', 2)
    const { ids, at } = await addTwo()
    const removal = { serviceProviderId: own.serviceProviderId, ids, set: { isDeleted: true } }
    const { undoToken } = (await call.put('Product/BulkUpdate', removal, admin)).json()
    await addTwo()
    return { ids, at, undoToken }
  }

  it('is refused by undo and by an old version when the limit is reached', async () => {
    const { ids, undoToken } = await replaceTwo()
    const [entityId] = ids
    const query = `ServiceProviderId=${own.serviceProviderId}&Entity=product&EntityId=${entityId}`
    const added = (await call.get(`MenuHistory/Get?${query}`, admin)).json().data.at(-1)
    const version = { entity: 'product', entityId, revisionId: added.id }
    const full = [403, 'plan_limit_reached']
    expect(refusal(await restore(version))).toEqual(full)
    await leave('products', 1)
    expect(refusal(await undo(undoToken))).toEqual(full)
    expect((await restore(version)).statusCode).toBe(200)
    await leave('products', 1)
    expect((await undo(undoToken)).json()).toMatchObject({ restored: 1, changedSince: 1 })
  })

  it('is allowed when as many products go as come back', async () => {
    const { at } = await replaceTwo()
    const before = await used('products')
    const { undoToken } = (await restore({ at })).json()
    expect((await undo(undoToken)).json()).toMatchObject({ restored: 4 })
    expect(await used('products')).toBe(before)
  })
})

it('counts the added products of an import, not the changed ones', async () => {
  const limit = await leave('products', 1)
  const send = (lines: string) => {
    const json = { serviceProviderId: own.serviceProviderId, dryRun: false }
    const { payload, headers } = importForm(json, lines)
    return api.app.inject({
      method: 'POST',
      url: '/api/Product/Import',
      payload,
      headers: { ...headers, ...admin },
    })
  }
  const head = 'sku,name_ar,name_en,category,price'
  const row = (sku: string, price: number) => `${sku},صنف ${sku},Dish ${sku},Mains,${price}`
  expect(refusal(await send([head, row('A1', 5), row('A2', 5)].join('\n')))).toEqual([
    403,
    'plan_limit_reached',
  ])
  expect((await send([head, row('A1', 5)].join('\n'))).statusCode).toBe(200)
  expect(await used('products')).toBe(limit)
  expect((await send([head, row('A1', 7)].join('\n'))).statusCode).toBe(200)
})

it('counts an invited person, and frees the room of a deactivated one', async () => {
  await leave('users', 1)
  const added = await call.post('User/Add', person(1), admin)
  expect(added.statusCode).toBe(200)
  expect(refusal(await call.post('User/Add', person(2), admin))).toEqual([403, 'plan_limit_reached'])
  const { id } = added.json()
  expect((await call.remove(`User/Delete?Id=${id}`, admin)).statusCode).toBe(200)
  expect((await call.post('User/Add', person(3), admin)).statusCode).toBe(200)
  expect(refusal(await call.post('User/Restore', { id }, admin))).toEqual([403, 'plan_limit_reached'])
})

it('counts each merchant by itself', async () => {
  await leave('branches', 0)
  const foreign = await addMenu(api.foundation.database, 2, [])
  const answer = await call.post(
    'Branch/Add',
    branchDetails(foreign.serviceProviderId),
    await api.signIn('second'),
  )
  expect(answer.statusCode).toBe(200)
})
