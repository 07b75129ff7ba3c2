import pg from 'pg'
import type { EffectiveFeature, Feature } from '@sufra/shared/contracts/feature'
import type { PlanDetails } from '@sufra/shared/contracts/plan'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { jsonCalls, refusal } from '#src/testing/json-calls.ts'
import type { JsonCalls } from '#src/testing/json-calls.ts'
import { addNewMerchant } from '#src/testing/new-merchant.ts'

const NAMES = { name: { ar: 'النمو', en: 'Growth' } }
const BRANCHES = 1

let api: TestApp
let call: JsonCalls
let reports: Feature
let count = 0
beforeAll(async () => {
  api = await createTestApp()
  call = jsonCalls(api, await api.signIn('operator'))
  reports = (
    await call.post('Feature/Add', {
      key: 'sales_reports',
      name: { ar: 'تقارير', en: 'Reports' },
      kind: 'text',
    })
  ).json()
})
afterAll(() => api?.close())

const body = (changes: object = {}) => ({
  ...NAMES,
  priceMonthly: 199,
  priceYearly: 1990,
  trialDays: 14,
  features: [
    { featureId: BRANCHES, value: 2 },
    { featureId: reports.id, value: { ar: 'يومية', en: 'Daily' } },
  ],
  ...changes,
})
const add = async (changes: object = {}): Promise<PlanDetails> =>
  (await call.post('Plan/Add', body(changes))).json()
const changesOf = async (entity: string, id: number) => {
  const client = new pg.Client({ connectionString: api.ownerUrl })
  await client.connect()
  const { rows } = await client.query(
    'select before is null as is_new, after is null as is_gone, by_user_id from audit_entry where entity = $1 and entity_id = $2 order by id',
    [entity, String(id)],
  )
  await client.end()
  return rows
}
const subscribed = async (planId: number) => {
  count += 1
  const merchant = await addNewMerchant(api, `plans${count}`, 'PendingPlan')
  const answer = await call.post('Subscription/Add', { planId }, merchant.headers)
  expect(answer.statusCode).toBe(200)
  return { ...merchant, headers: await api.signIn(`plans${count}`) }
}
const featuresOf = async (headers: { authorization: string }): Promise<EffectiveFeature[]> =>
  (await call.get('Feature/GetByAccountId', headers)).json()
const valueOf = async (headers: { authorization: string }, key: string) => {
  const found = (await featuresOf(headers)).find(each => each.key === key)
  return found && [found.value, found.source]
}

it('returns a plan with its features in order, to merchants too', async () => {
  const added = await add()
  expect(added).toMatchObject({ subscribers: 0, isPublic: true, rowVersion: 1, currency: 'SAR' })
  expect(added.features.map(({ key, value }) => [key, value])).toEqual([
    ['branches', 2],
    ['sales_reports', '{"ar":"يومية","en":"Daily"}'],
  ])
  const offered: PlanDetails[] = (await api.app.inject('/api/Plan/GetAll')).json()
  const seen = offered.find(({ id }) => id === added.id)
  expect(seen?.features).toEqual(added.features)
  expect(seen).not.toHaveProperty('subscribers')
})

it("leaves a hidden plan out of merchants' lists and refuses new subscriptions to it", async () => {
  const { id } = await add({ isPublic: false })
  const offered: PlanDetails[] = (await api.app.inject('/api/Plan/GetAll')).json()
  expect(offered.map(each => each.id)).not.toContain(id)
  const fresh = await addNewMerchant(api, 'hidden-plan', 'PendingPlan')
  expect(refusal(await call.post('Subscription/Add', { planId: id }, fresh.headers))).toEqual([
    404,
    'not_found',
  ])
})

it('keeps the terms of subscribers whatever happens to the plan', async () => {
  const { id } = await add()
  const early = await subscribed(id)
  const changed = await call.put(
    'Plan/Update',
    body({ id, priceMonthly: 299, features: [{ featureId: BRANCHES, value: 1 }] }),
  )
  expect(changed.json()).toMatchObject({ priceMonthly: 299, rowVersion: 2, subscribers: 1 })
  const late = await subscribed(id)
  expect(await valueOf(early.headers, 'branches')).toEqual([2, 'plan'])
  expect(await valueOf(early.headers, 'sales_reports')).toEqual(['{"ar":"يومية","en":"Daily"}', 'plan'])
  expect(await valueOf(late.headers, 'branches')).toEqual([1, 'plan'])
  expect(await valueOf(late.headers, 'sales_reports')).toEqual([null, 'default'])
  const had = (await call.get(`Plan/GetByAccountId?AccountId=${early.accountId}`)).json()
  expect(had).toMatchObject([{ planId: id, isCurrent: true, priceMonthly: 199, priceYearly: 1990 }])
})

it('refuses to delete a plan with subscribers, and names them', async () => {
  const { id } = await add()
  const { accountId } = await subscribed(id)
  const answer = await call.remove(`Plan/Delete?Id=${id}`)
  expect(answer.json()).toMatchObject({
    code: 'in_use',
    errors: { Id: ['Merchants who are or were on this plan: 1. Hide it instead.'] },
    current: [{ id: accountId }],
  })
  const { id: unused } = await add()
  expect((await call.remove(`Plan/Delete?Id=${unused}`)).statusCode).toBe(200)
  expect(refusal(await call.get(`Plan/Get/Id?Id=${unused}`))).toEqual([404, 'not_found'])
})

it('refuses an old version with the current plan, and accepts one of two concurrent updates', async () => {
  const { id, rowVersion } = await add()
  const both = await Promise.all(
    [1, 2].map(price => call.put('Plan/Update', body({ id, rowVersion, priceMonthly: price }))),
  )
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const loser = both.find(({ statusCode }) => statusCode === 409)
  expect(loser?.json()).toMatchObject({ code: 'stale_version', current: { id, rowVersion: 2 } })
})

it("sorts plans in the operator's order", async () => {
  const first = await add()
  const second = await add()
  const items = [
    { id: second.id, index: 1 },
    { id: first.id, index: 2 },
  ]
  expect((await call.put('Plan/Sort', { items })).json()).toEqual({ updated: 2 })
  const offered: PlanDetails[] = (await api.app.inject('/api/Plan/GetAll')).json()
  expect(offered.slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id])
  expect(refusal(await call.put('Plan/Sort', { items: [{ id: 99_999, index: 1 }] }))).toEqual([
    404,
    'not_found',
  ])
})

it.each<[string, () => object, string]>([
  ['a name in one language', () => ({ name: { ar: 'النمو' } }), 'name'],
  ['no feature', () => ({ features: [] }), 'features'],
  ['a price of three decimals', () => ({ priceMonthly: 1.005 }), 'priceMonthly'],
  ['an unknown feature', () => ({ features: [{ featureId: 9999, value: 1 }] }), 'features.0.featureId'],
  ['a yes for a limit', () => ({ features: [{ featureId: BRANCHES, value: true }] }), 'features.0.value'],
  [
    'a feature twice',
    () => ({
      features: [
        { featureId: BRANCHES, value: 1 },
        { featureId: BRANCHES, value: 2 },
      ],
    }),
    'features.1.featureId',
  ],
])('%s is refused by name', async (_case, changes, field) => {
  expect(refusal(await call.post('Plan/Add', body(changes())))).toEqual([400, 'validation_failed', [field]])
})

it('records every change of the operator in the audit log with its author', async () => {
  const { id } = await add()
  await call.put('Plan/Update', body({ id, priceMonthly: 5 }))
  await call.remove(`Plan/Delete?Id=${id}`)
  const rows = await changesOf('plan', id)
  expect(rows.map(row => [row.is_new, row.is_gone])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ])
  expect(new Set(rows.map(row => typeof row.by_user_id))).toEqual(new Set(['number']))
  expect(await changesOf('feature', reports.id)).toHaveLength(1)
})

it('keeps the key of a feature, and deletes the feature only when it is unused', async () => {
  const feature = { name: { ar: 'ميزة', en: 'Thing' }, kind: 'limit', key: 'things' }
  const { id }: Feature = (await call.post('Feature/Add', feature)).json()
  expect(refusal(await call.post('Feature/Add', feature))).toEqual([409, 'already_exists', ['key']])
  expect(refusal(await call.put('Feature/Update', { ...feature, id, key: 'other' }))).toEqual([
    400,
    'validation_failed',
    ['key'],
  ])
  expect((await call.put('Feature/Update', { ...feature, id, kind: 'bool' })).json().kind).toBe('bool')
  await add({ features: [{ featureId: id, value: true }] })
  expect(refusal(await call.put('Feature/Update', { ...feature, id }))[2]).toEqual(['kind'])
  expect(refusal(await call.remove(`Feature/Delete?Id=${id}`))).toEqual([409, 'in_use', ['Id']])
  expect(refusal(await call.remove(`Feature/Delete?Id=${BRANCHES}`))).toEqual([409, 'in_use', ['Id']])
})

it('applies an override until its end, and shows its reason to the operator only', async () => {
  const { id } = await add()
  const { accountId, headers } = await subscribed(id)
  const given = { accountId, featureId: BRANCHES, value: 9, reason: 'Agreed in May' }
  const past = await call.put('Feature/Override', { ...given, endsAt: '2020-01-01T00:00:00Z' })
  expect(refusal(past)).toEqual([400, 'validation_failed', ['endsAt']])
  const seen: EffectiveFeature[] = (await call.put('Feature/Override', given)).json()
  expect(seen.find(({ key }) => key === 'branches')).toMatchObject({
    value: 9,
    limit: 9,
    used: 0,
    source: 'override',
    override: { reason: 'Agreed in May', endsAt: null },
  })
  const own = (await featuresOf(headers)).find(({ key }) => key === 'branches')
  expect(own).toMatchObject({ value: 9, source: 'override', override: null })
  const end = { accountId, featureId: BRANCHES }
  expect((await call.put('Feature/EndOverride', end)).statusCode).toBe(200)
  expect(await valueOf(headers, 'branches')).toEqual([2, 'plan'])
  expect(refusal(await call.put('Feature/EndOverride', end))).toEqual([404, 'not_found'])
})

it("returns a merchant's own features, whatever account it names", async () => {
  const { id } = await add({ features: [{ featureId: BRANCHES, value: 7 }] })
  const { accountId } = await subscribed(id)
  const second = await api.signIn('second')
  const seen: EffectiveFeature[] = (
    await call.get(`Feature/GetByAccountId?AccountId=${accountId}`, second)
  ).json()
  expect(seen.find(({ key }) => key === 'branches')).toMatchObject({ value: null, source: 'default' })
  expect(refusal(await call.get('Feature/GetByAccountId?AccountId=99999'))).toEqual([404, 'not_found'])
})
