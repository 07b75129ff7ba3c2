import pg from 'pg'
import type { TestApp } from '#src/testing/create-test-app.ts'
import type { Point, Samples } from '../sample.ts'

const PLAN = 42
const UNUSED_PLAN = 43
const FEATURE = 42
const UNUSED_FEATURE = 43
const NAME = { ar: 'اسم', en: 'Name' }
const NOT_FOUND: Point = { absent: '404 not_found' }
// Who has an account sees their own, whatever they name.
const OWN: Point = { absent: 'ok', absentFor: { SuperAdmin: '404 not_found' } }

const addOffers = async ({ ownerUrl }: TestApp): Promise<void> => {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query(
    `insert into plan (id, name, price_monthly) values ($1, $3, 99), ($2, $3, 99) on conflict do nothing`,
    [PLAN, UNUSED_PLAN, JSON.stringify(NAME)],
  )
  await client.query(
    `insert into feature (id, key, name, kind) values ($1, 'one', $3, 'bool'), ($2, 'two', $3, 'bool')
      on conflict do nothing`,
    [FEATURE, UNUSED_FEATURE, JSON.stringify(NAME)],
  )
  await client.query(
    `insert into feature_override (account_id, feature_id, value, reason, by_user_id)
      select id, $1, 'true', 'a sample', 1 from account on conflict do nothing`,
    [FEATURE],
  )
  await client.end()
}

const FEATURE_BODY = { key: 'one', name: NAME, kind: 'bool', defaultValue: false }
const PLAN_BODY = { name: NAME, priceMonthly: 99, features: [{ featureId: FEATURE, value: true }] }

const features: Samples = {
  'GET /api/Feature/Get': { prepare: addOffers, ask: () => ({ url: '/api/Feature/Get' }) },
  'GET /api/Feature/Get/Id': { ask: () => ({ url: `/api/Feature/Get/Id?Id=${FEATURE}` }) },
  'POST /api/Feature/Add': {
    ask: () => ({ url: '/api/Feature/Add', json: { ...FEATURE_BODY, key: 'three' } }),
  },
  'PUT /api/Feature/Update': {
    ask: () => ({ url: '/api/Feature/Update', json: { ...FEATURE_BODY, id: FEATURE } }),
  },
  'DELETE /api/Feature/Delete': { ask: () => ({ url: `/api/Feature/Delete?Id=${UNUSED_FEATURE}` }) },
  'GET /api/Feature/GetByAccountId': {
    ask: ({ accountId }) => ({ url: `/api/Feature/GetByAccountId?AccountId=${accountId}` }),
    points: { accountId: OWN },
  },
  'PUT /api/Feature/Override': {
    ask: ({ accountId }) => ({
      url: '/api/Feature/Override',
      json: { accountId, featureId: FEATURE, value: true, reason: 'a sample' },
    }),
    points: { accountId: NOT_FOUND },
  },
  'PUT /api/Feature/EndOverride': {
    ask: ({ accountId }) => ({ url: '/api/Feature/EndOverride', json: { accountId, featureId: FEATURE } }),
    points: { accountId: NOT_FOUND },
  },
}

const plans: Samples = {
  'GET /api/Plan/Get': { ask: () => ({ url: '/api/Plan/Get' }) },
  'GET /api/Plan/Get/Id': { ask: () => ({ url: `/api/Plan/Get/Id?Id=${PLAN}` }) },
  'GET /api/Plan/GetByAccountId': {
    ask: ({ accountId }) => ({ url: `/api/Plan/GetByAccountId?AccountId=${accountId}` }),
    points: { accountId: NOT_FOUND },
  },
  'POST /api/Plan/Add': { ask: () => ({ url: '/api/Plan/Add', json: PLAN_BODY }) },
  'PUT /api/Plan/Update': {
    ask: () => ({ url: '/api/Plan/Update', json: { ...PLAN_BODY, id: PLAN } }),
  },
  'PUT /api/Plan/Sort': {
    ask: () => ({ url: '/api/Plan/Sort', json: { items: [{ id: PLAN, index: 3 }] } }),
  },
  'DELETE /api/Plan/Delete': { ask: () => ({ url: `/api/Plan/Delete?Id=${UNUSED_PLAN}` }) },
}

/** What Sufra sells. */
export const billingSamples: Samples = { ...features, ...plans }
