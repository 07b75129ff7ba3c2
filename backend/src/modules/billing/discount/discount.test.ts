import pg from 'pg'
import type { Discount, DiscountUsage } from '@sufra/shared/contracts/discount'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { jsonCalls, refusal } from '#src/testing/json-calls.ts'
import type { JsonCalls } from '#src/testing/json-calls.ts'
import { holdDiscount, useDiscount } from './discount.service.ts'

const DAY_MS = 86_400_000
const BRANCHES = 1
const PLAN_BODY = {
  name: { ar: 'النمو', en: 'Growth' },
  priceMonthly: 200,
  priceYearly: 2000,
  features: [{ featureId: BRANCHES, value: 2 }],
}
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

let api: TestApp
let call: JsonCalls
let owner: pg.Client
let planId: number
let count = 0
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

const body = (changes: object = {}) => {
  count += 1
  const code = `TEST-${count}`
  return { code, kind: 'percent', value: 20, startsAt: daysFromNow(-1), ...changes }
}
const add = async (changes: object = {}): Promise<Discount> => {
  const answer = await call.post('Discount/Add', body(changes))
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const read = async (id: number): Promise<Discount> => (await call.get(`Discount/Get/Id?Id=${id}`)).json()
const take = (discountId: number, of: { accountId: number; subscriptionId: number; isPaid: boolean }) =>
  api.foundation.database.run(ALL_MERCHANTS, async db => {
    await holdDiscount(db, { ...of, discountId, amountOff: 40.5 })
    if (of.isPaid) await useDiscount(db, of)
  })
const sent = (row: Discount, changes: object = {}) => {
  const { id, code, kind, value, planIds, startsAt, endsAt, maxUses, maxUsesPerAccount, isActive } = row
  return {
    id,
    code,
    kind,
    value,
    planIds,
    startsAt,
    endsAt,
    maxUses,
    maxUsesPerAccount,
    isActive,
    ...changes,
  }
}

it('stores a code in capital letters', async () => {
  expect(await add({ code: ' summer-٢٥ ' })).toMatchObject({
    code: 'SUMMER-25',
    state: 'running',
    used: 0,
    held: 0,
    amountGiven: 0,
    rowVersion: 1,
  })
  const again = await call.post('Discount/Add', body({ code: 'Summer-25' }))
  expect(refusal(again)).toEqual([409, 'already_exists', ['code']])
})

it('creates one discount when two requests use the same code at once', async () => {
  const answers = await Promise.all([1, 2].map(() => call.post('Discount/Add', body({ code: 'TWICE' }))))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
})

it.each<[Discount['state'], () => object]>([
  ['running', () => ({ endsAt: daysFromNow(1) })],
  ['planned', () => ({ startsAt: daysFromNow(1) })],
  ['over', () => ({ startsAt: daysFromNow(-3), endsAt: daysFromNow(-1) })],
  ['off', () => ({ isActive: false })],
])('lists and filters by the state %s', async (state, changes) => {
  const { id, code } = await add(changes())
  expect(await read(id)).toMatchObject({ state })
  const found = (await call.get(`Discount/Get?Search=${code.toLowerCase()}&State=${state}`)).json()
  expect(found.data.map((each: Discount) => each.code)).toContain(code)
})

it('counts paid uses and uses that await a payment, and names the merchants', async () => {
  const { id } = await add({ maxUses: 2 })
  await take(id, { accountId: 1, subscriptionId: 11, isPaid: true })
  expect(await read(id)).toMatchObject({ used: 1, held: 0, amountGiven: 40.5, state: 'running' })
  await take(id, { accountId: 2, subscriptionId: 12, isPaid: false })
  expect(await read(id)).toMatchObject({ used: 1, held: 1, amountGiven: 40.5, state: 'usedUp' })
  const usage: DiscountUsage = (await call.get(`Discount/GetUsage?Id=${id}`)).json()
  expect(usage.days).toEqual([{ date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), uses: 1, amount: 40.5 }])
  expect(usage.accounts).toHaveLength(2)
  expect(usage.accounts.find(({ accountId }) => accountId === 1)).toMatchObject({
    used: 1,
    held: 0,
    amountGiven: 40.5,
  })
  expect(usage.accounts.find(({ accountId }) => accountId === 2)).toMatchObject({
    used: 0,
    held: 1,
    amountGiven: 0,
  })
})

it('counts a use just before midnight in Riyadh for that day', async () => {
  const { id } = await add()
  await take(id, { accountId: 1, subscriptionId: 21, isPaid: true })
  const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10)
  await owner.query(`update discount_use set at = $2 where discount_id = $1`, [id, `${yesterday}T20:59:59Z`])
  const usage: DiscountUsage = (await call.get(`Discount/GetUsage?Id=${id}`)).json()
  expect(usage.days.map(({ date }) => date)).toEqual([yesterday])
  await owner.query(`update discount_use set at = at - interval '1 year' where discount_id = $1`, [id])
  expect((await call.get(`Discount/GetUsage?Id=${id}`)).json().days).toEqual([])
})

it('refuses to delete a code that a subscription used, and deletes an unused one', async () => {
  const { id } = await add()
  await take(id, { accountId: 1, subscriptionId: 31, isPaid: false })
  const answer = await call.remove(`Discount/Delete?Id=${id}`)
  expect(answer.json()).toMatchObject({
    code: 'in_use',
    errors: { Id: ['Subscriptions that used this code or asked for it: 1. Switch it off instead.'] },
  })
  const unused = await add()
  expect((await call.remove(`Discount/Delete?Id=${unused.id}`)).statusCode).toBe(200)
  expect(refusal(await call.get(`Discount/Get/Id?Id=${unused.id}`))).toEqual([404, 'not_found'])
})

it('changes everything but the code, and uses do not change the row version', async () => {
  const row = await add({ maxUses: 5 })
  await take(row.id, { accountId: 1, subscriptionId: 41, isPaid: true })
  const changed = await call.put('Discount/Update', sent(row, { value: 30, maxUses: 1, rowVersion: 1 }))
  expect(changed.json()).toMatchObject({ value: 30, state: 'usedUp', amountGiven: 40.5, rowVersion: 2 })
  const renamed = await call.put('Discount/Update', sent(row, { code: 'ANOTHER' }))
  expect(refusal(renamed)).toEqual([400, 'validation_failed', ['code']])
  const late = await call.put('Discount/Update', sent(row, { rowVersion: 1 }))
  expect(late.json()).toMatchObject({ code: 'stale_version', current: { id: row.id, rowVersion: 2 } })
})

it('refuses to delete a plan that a code names, and keeps a hidden plan in the code', async () => {
  const plan = (await call.post('Plan/Add', PLAN_BODY)).json()
  const row = await add({ planIds: [plan.id] })
  expect((await call.remove(`Plan/Delete?Id=${plan.id}`)).json()).toMatchObject({
    code: 'in_use',
    errors: { Id: ['Discount codes that name this plan: 1. Take it out of them first, or hide it.'] },
  })
  await call.put('Plan/Update', { ...PLAN_BODY, id: plan.id, isPublic: false })
  expect(await read(row.id)).toMatchObject({ planIds: [plan.id], state: 'running' })
  await call.put('Discount/Update', sent(row, { planIds: [planId] }))
  expect((await call.remove(`Plan/Delete?Id=${plan.id}`)).statusCode).toBe(200)
})

it.each<[string, () => object, string]>([
  ['a code of two letters', () => ({ code: 'AB' }), 'code'],
  ['a code in Arabic', () => ({ code: 'رمضان' }), 'code'],
  ['a percent above a hundred', () => ({ value: 101 }), 'value'],
  ['half a percent', () => ({ value: 12.5 }), 'value'],
  ['an amount of zero', () => ({ kind: 'amount', value: 0 }), 'value'],
  [
    'an end at the start',
    () => ({ startsAt: '2027-01-01T00:00:00Z', endsAt: '2027-01-01T03:00:00+03:00' }),
    'endsAt',
  ],
  ['an empty list of plans', () => ({ planIds: [] }), 'planIds'],
  ['an unknown plan', () => ({ planIds: [99_999] }), 'planIds.0'],
  ['a plan twice', () => ({ planIds: [planId, planId] }), 'planIds.1'],
  ['zero uses', () => ({ maxUses: 0 }), 'maxUses'],
])('%s is refused by name', async (_case, changes, field) => {
  const same = changes()
  expect(refusal(await call.post('Discount/Add', body(same)))).toEqual([400, 'validation_failed', [field]])
})

it('returns the reduction of a code to a merchant, or the reason for its refusal', async () => {
  const admin = await api.signIn('admin')
  const check = async (request: object) =>
    (await call.post('Discount/Validate', { planId, ...request }, admin)).json()
  const { id, code } = await add({ planIds: [planId] })
  expect(await check({ code: code.toLowerCase() })).toEqual({ valid: true, amountOff: 40, reasonCode: null })
  expect(await check({ code, months: 12 })).toMatchObject({ amountOff: 400 })
  const name = { ar: 'نصف سنة', en: 'Half a year' }
  const half = (await call.post('Package/Add', { planId, name, months: 6, price: 1000 })).json()
  expect(await check({ code, packageId: half.id })).toMatchObject({ amountOff: 200 })
  const refused = (reasonCode: string) => ({ valid: false, amountOff: 0, reasonCode })
  expect(await check({ code: 'NOBODY' })).toEqual(refused('unknown_discount_code'))
  expect(await check({ code: ' ' })).toEqual(refused('unknown_discount_code'))
  await take(id, { accountId: 1, subscriptionId: 51, isPaid: true })
  expect(await check({ code })).toEqual(refused('discount_already_used'))
  expect(await check({ code, planId: 99_999 })).toMatchObject({ status: 404, code: 'not_found' })
})

it('records every change of the operator in the audit log', async () => {
  const row = await add()
  await call.put('Discount/Update', sent(row, { value: 5 }))
  await call.remove(`Discount/Delete?Id=${row.id}`)
  const { rows } = await owner.query(
    `select before->>'value' as before, after->>'value' as after from audit_entry
      where entity = 'discount' and entity_id = $1 order by id`,
    [row.id],
  )
  expect(rows).toEqual([
    { before: null, after: '20' },
    { before: '20', after: '5' },
    { before: '5', after: null },
  ])
})
