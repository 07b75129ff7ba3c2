import pg from 'pg'
import type { Package, PackageDetails } from '@sufra/shared/contracts/package'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { jsonCalls, refusal } from '#src/testing/json-calls.ts'
import type { JsonCalls } from '#src/testing/json-calls.ts'

const BRANCHES = 1
const PLAN_BODY = {
  name: { ar: 'النمو', en: 'Growth' },
  priceMonthly: 200,
  priceYearly: 2000,
  features: [{ featureId: BRANCHES, value: 2 }],
}

let api: TestApp
let call: JsonCalls
let owner: pg.Client
let planId: number
beforeAll(async () => {
  api = await createTestApp()
  owner = new pg.Client({ connectionString: api.ownerUrl })
  await owner.connect()
  call = jsonCalls(api, await api.signIn('operator'))
  planId = (await call.post('Plan/Add', PLAN_BODY)).json().id
})
afterAll(async () => {
  await owner?.end()
  await api?.close()
})

const body = (changes: object = {}) => ({
  planId,
  name: { ar: 'نصف سنة', en: 'Half a year' },
  months: 6,
  price: 1099.5,
  ...changes,
})
const add = async (changes: object = {}): Promise<PackageDetails> => {
  const answer = await call.post('Package/Add', body(changes))
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const offered = async (): Promise<Package[]> => (await api.app.inject('/api/Package/GetAll')).json()
const buy = (packageId: number, status = 'Active') =>
  owner.query(
    `insert into subscription (account_id, plan_id, status, starts_at, kind, package_id, months, price, amount_due)
      values (1, $1, $2, now() - interval '1 hour', 'new', $3, 6, 1099.5, 1099.5)`,
    [planId, status, packageId],
  )

it("shows merchants the packages on offer, without the operator's counts", async () => {
  const { id } = await add()
  const off = await add({ isActive: false })
  const seen = await offered()
  expect(seen).toContainEqual({
    id,
    planId,
    name: '{"ar":"نصف سنة","en":"Half a year"}',
    months: 6,
    price: 1099.5,
    currency: 'SAR',
    index: 12,
  })
  expect(seen.map(each => each.id)).not.toContain(off.id)
})

it('finds packages by their name and their plan, with their last editor', async () => {
  const { id } = await add({ name: { ar: 'عرض رمضان', en: 'Ramadan offer' } })
  const found = (await call.get('Package/Get?Search=رمضان')).json()
  expect(found.data).toMatchObject([{ id, isOffered: true, subscribers: 0, sold: 0, rowVersion: 1 }])
  expect(found.data[0].updatedBy).toEqual(expect.any(String))
  expect((await call.get(`Package/Get?Search=growth&PlanId=${planId}`)).json().totalCount).toBeGreaterThan(0)
  expect((await call.get('Package/Get?PlanId=99999')).json().totalCount).toBe(0)
})

it('hides and shows a package with its plan, without a change to the package', async () => {
  const { id } = await add()
  const plan = (await call.get(`Plan/Get/Id?Id=${planId}`)).json()
  const change = (changes: object) => call.put('Plan/Update', { ...PLAN_BODY, id: plan.id, ...changes })
  for (const hidden of [{ isPublic: false }, { isActive: false }]) {
    await change(hidden)
    expect((await offered()).map(each => each.id)).not.toContain(id)
    expect((await call.get(`Package/Get/Id?Id=${id}`)).json()).toMatchObject({
      isActive: true,
      isOffered: false,
      price: 1099.5,
    })
  }
  await change({ priceMonthly: 500 })
  expect((await offered()).find(each => each.id === id)).toMatchObject({ price: 1099.5 })
  await change({})
})

it('refuses to delete a plan with a package, and deletes it without one', async () => {
  const other = (await call.post('Plan/Add', PLAN_BODY)).json()
  const { id } = await add({ planId: other.id })
  const answer = await call.remove(`Plan/Delete?Id=${other.id}`)
  expect(answer.json()).toMatchObject({
    status: 409,
    code: 'in_use',
    errors: { Id: ['Packages of this plan: 1. Delete them first, or hide the plan.'] },
  })
  expect((await call.remove(`Package/Delete?Id=${id}`)).statusCode).toBe(200)
  expect((await call.remove(`Plan/Delete?Id=${other.id}`)).statusCode).toBe(200)
})

it('adds a package or deletes its plan when both happen at once, without an error', async () => {
  const other = (await call.post('Plan/Add', PLAN_BODY)).json()
  const [added, removed] = await Promise.all([
    call.post('Package/Add', body({ planId: other.id })),
    call.remove(`Plan/Delete?Id=${other.id}`),
  ])
  expect([
    [200, 409],
    [400, 200],
  ]).toContainEqual([added.statusCode, removed.statusCode])
})

it('keeps plan and months of a bought package and refuses its deletion; the price may change', async () => {
  const { id, rowVersion } = await add()
  await buy(id)
  await buy(id, 'Expired')
  const gone = await call.remove(`Package/Delete?Id=${id}`)
  expect(gone.json()).toMatchObject({
    code: 'in_use',
    errors: { Id: ['Subscriptions with this package: 2. Switch it off instead.'] },
  })
  const other = (await call.post('Plan/Add', PLAN_BODY)).json()
  const change = (changes: object) => call.put('Package/Update', body({ id, ...changes }))
  expect(refusal(await change({ months: 3 }))).toEqual([400, 'validation_failed', ['months']])
  expect(refusal(await change({ planId: other.id }))).toEqual([400, 'validation_failed', ['planId']])
  const changed = await change({ price: 999, rowVersion })
  expect(changed.json()).toMatchObject({ price: 999, rowVersion: 2, sold: 2, subscribers: 1 })
})

it('treats a package that is chosen for the next period as in use', async () => {
  const { id } = await add()
  await owner.query(
    `insert into subscription (account_id, plan_id, status, starts_at, next_package_id)
      values (1, $1, 'Cancelled', now(), $2)`,
    [planId, id],
  )
  expect(refusal(await call.remove(`Package/Delete?Id=${id}`))).toEqual([409, 'in_use', ['Id']])
})

it('refuses an old version with the current package, and accepts one of two concurrent updates', async () => {
  const { id, rowVersion } = await add()
  const both = await Promise.all(
    [1, 2].map(price => call.put('Package/Update', body({ id, rowVersion, price }))),
  )
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const loser = both.find(({ statusCode }) => statusCode === 409)
  expect(loser?.json()).toMatchObject({ code: 'stale_version', current: { id, rowVersion: 2 } })
})

it.each<[string, object, string]>([
  ['an unknown plan', { planId: 99_999 }, 'planId'],
  ['a name in one language', { name: { ar: 'حزمة' } }, 'name'],
  ['zero months', { months: 0 }, 'months'],
  ['more than three years', { months: 37 }, 'months'],
  ['a price of three decimals', { price: 1.005 }, 'price'],
  ['a negative price', { price: -1 }, 'price'],
])('%s is refused by name', async (_case, changes, field) => {
  expect(refusal(await call.post('Package/Add', body(changes)))).toEqual([400, 'validation_failed', [field]])
})

it('records every change of the operator in the audit log', async () => {
  const { id } = await add()
  await call.put('Package/Update', body({ id, price: 5 }))
  await call.remove(`Package/Delete?Id=${id}`)
  const { rows } = await owner.query(
    `select before->>'price' as before, after->>'price' as after from audit_entry
      where entity = 'package' and entity_id = $1 order by id`,
    [id],
  )
  expect(rows).toEqual([
    { before: null, after: '1099.5' },
    { before: '1099.5', after: '5' },
    { before: '5', after: null },
  ])
  expect(refusal(await call.get(`Package/Get/Id?Id=${id}`))).toEqual([404, 'not_found'])
})
