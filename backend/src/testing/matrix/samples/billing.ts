import pg from 'pg'
import type { TestApp } from '#src/testing/create-test-app.ts'
import type { Point, Samples } from '../sample.ts'

const PLAN = 42
const UNUSED_PLAN = 43
const FEATURE = 42
const UNUSED_FEATURE = 43
const PACKAGE = 42
const UNUSED_PACKAGE = 43
const DISCOUNT = 42
const UNUSED_DISCOUNT = 43
const NAME = { ar: 'اسم', en: 'Name' }
const NOT_FOUND: Point = { absent: '404 not_found' }
// A merchant's account comes from the session, whatever id the request names.
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
    `insert into package (id, plan_id, name, months, price)
      values ($1, $3, $4, 6, 500), ($2, $3, $4, 6, 500) on conflict do nothing`,
    [PACKAGE, UNUSED_PACKAGE, PLAN, JSON.stringify(NAME)],
  )
  await client.query(
    `insert into discount (id, code, kind, value, starts_at)
      values ($1, 'ONE', 'percent', 10, now()), ($2, 'TWO', 'percent', 10, now()) on conflict do nothing`,
    [DISCOUNT, UNUSED_DISCOUNT],
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
  'GET /api/Feature/Get': { prepare: addOffers },
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
  'GET /api/Plan/Get/Id': { ask: () => ({ url: `/api/Plan/Get/Id?Id=${PLAN}` }) },
  'POST /api/Plan/Add': { ask: () => ({ url: '/api/Plan/Add', json: PLAN_BODY }) },
  'PUT /api/Plan/Update': {
    ask: () => ({ url: '/api/Plan/Update', json: { ...PLAN_BODY, id: PLAN } }),
  },
  'PUT /api/Plan/Sort': {
    ask: () => ({ url: '/api/Plan/Sort', json: { items: [{ id: PLAN, index: 3 }] } }),
  },
  'DELETE /api/Plan/Delete': { ask: () => ({ url: `/api/Plan/Delete?Id=${UNUSED_PLAN}` }) },
}

const PACKAGE_BODY = { planId: PLAN, name: NAME, months: 6, price: 500 }
const DISCOUNT_BODY = { code: 'ONE', kind: 'percent', value: 10, startsAt: '2026-01-01T00:00:00Z' }

const packages: Samples = {
  'GET /api/Package/Get/Id': { ask: () => ({ url: `/api/Package/Get/Id?Id=${PACKAGE}` }) },
  'POST /api/Package/Add': { ask: () => ({ url: '/api/Package/Add', json: PACKAGE_BODY }) },
  'PUT /api/Package/Update': {
    ask: () => ({ url: '/api/Package/Update', json: { ...PACKAGE_BODY, id: PACKAGE } }),
  },
  'DELETE /api/Package/Delete': { ask: () => ({ url: `/api/Package/Delete?Id=${UNUSED_PACKAGE}` }) },
}

const discounts: Samples = {
  'GET /api/Discount/Get/Id': { ask: () => ({ url: `/api/Discount/Get/Id?Id=${DISCOUNT}` }) },
  'GET /api/Discount/GetUsage': { ask: () => ({ url: `/api/Discount/GetUsage?Id=${DISCOUNT}` }) },
  'POST /api/Discount/Add': {
    ask: () => ({ url: '/api/Discount/Add', json: { ...DISCOUNT_BODY, code: 'THREE' } }),
  },
  'PUT /api/Discount/Update': {
    ask: () => ({ url: '/api/Discount/Update', json: { ...DISCOUNT_BODY, id: DISCOUNT } }),
  },
  'DELETE /api/Discount/Delete': { ask: () => ({ url: `/api/Discount/Delete?Id=${UNUSED_DISCOUNT}` }) },
  'POST /api/Discount/Validate': {
    ask: () => ({ url: '/api/Discount/Validate', json: { code: 'ONE', planId: PLAN, packageId: PACKAGE } }),
  },
}

const ITS_OWN = { invoiceId: NOT_FOUND }
const invoices: Samples = {
  'GET /api/Invoice/Pdf/:id': {
    points: ITS_OWN,
    leaves: ['invoice_pdf'],
  },
  'POST /api/Invoice/Credit': {
    ask: ({ invoiceId }) => ({
      url: '/api/Invoice/Credit',
      json: { invoiceId, amount: 10, reason: 'a sample' },
    }),
    points: ITS_OWN,
    repeat: { isElsewhere: true },
  },
}

/** Samples of plans, packages, discounts and invoices. */
export const billingSamples: Samples = {
  ...features,
  ...plans,
  ...packages,
  ...discounts,
  ...invoices,
}
