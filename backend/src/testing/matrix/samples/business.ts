import { readFileSync } from 'node:fs'
import pg from 'pg'
import { RESTAURANT } from '#src/seed/business-types.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { productForm } from '#src/testing/product-form.ts'
import type { Point, Samples } from '../sample.ts'

const PLAN = 41
const NOT_FOUND: Point = { absent: '404 not_found' }
const PICTURE = readFileSync(new URL('../../../seed/pictures/TRD-01.webp', import.meta.url))

const addPlan = async ({ ownerUrl }: TestApp): Promise<void> => {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query(
    `insert into plan (id, name, price_monthly, trial_days, index) values ($1, $2, 99, 14, 1)`,
    [PLAN, JSON.stringify({ ar: 'باقة', en: 'Plan' })],
  )
  await client.end()
}

const brand = { name: { ar: 'علامة', en: 'Brand' }, typeId: RESTAURANT, phone: '0112345678', isActive: true }
const PANELS = ['Attention', 'Channels', 'Figures', 'Hours', 'Losses', 'Products']
const panelSamples: Samples = Object.fromEntries(
  PANELS.map(panel => {
    const url = `/api/Dashboard/Get${panel}`
    return [
      `POST ${url}`,
      [
        { isReading: true, ask: () => ({ url, json: { branchId: 0 } }) },
        {
          isReading: true,
          ask: ({ branchId }) => ({ url, json: { branchId } }),
          points: { branchId: { absent: '404 not_found', otherBranch: '403 forbidden_branch' } },
        },
      ],
    ]
  }),
)
const companySamples: Samples = {
  'GET /api/Account/Get': { ask: () => ({ url: '/api/Account/Get?PaginatedRequest.PageSize=100' }) },
  'GET /api/Account/Get/Id': {
    ask: ({ accountId }) => ({ url: `/api/Account/Get/Id?Id=${accountId}` }),
    points: { accountId: NOT_FOUND },
  },
  'PUT /api/Account/Update': {
    ask: ({ accountId }) => ({
      url: '/api/Account/Update',
      json: {
        id: accountId,
        name: { ar: 'شركة', en: 'Company' },
        companyNumber: '7001234567',
        phone: '0551234567',
        typeId: RESTAURANT,
        city: 'riyadh',
      },
    }),
    points: { accountId: NOT_FOUND },
  },
  'GET /api/Type/Get': { ask: () => ({ url: '/api/Type/Get' }) },
  'GET /api/Type/Get/Id': { ask: () => ({ url: `/api/Type/Get/Id?Id=${RESTAURANT}` }) },
  'POST /api/Type/Add': { ask: () => ({ url: '/api/Type/Add', json: BUSINESS_TYPE }) },
  'PUT /api/Type/Update': {
    ask: () => ({ url: '/api/Type/Update', json: { ...BUSINESS_TYPE, id: RESTAURANT } }),
  },
  'DELETE /api/Type/Delete': { ask: () => ({ url: `/api/Type/Delete?Id=${UNUSED_TYPE}` }) },
  'GET /api/Plan/GetAll': { ask: () => ({ url: '/api/Plan/GetAll' }) },
  'POST /api/Subscription/Add': {
    prepare: addPlan,
    ask: () => ({
      url: '/api/Subscription/Add',
      json: { planId: PLAN },
      headers: { 'idempotency-key': 'once' },
    }),
  },
  'POST /api/Image/Add': {
    ask: () => {
      const { payload, headers } = productForm('{}', { name: 'a.webp', type: 'image/webp', bytes: PICTURE })
      return { url: '/api/Image/Add', raw: payload, headers }
    },
  },
}

/** A merchant's company, brands and branches, and the figures of all this. */
const BUSINESS_TYPE = { name: { ar: 'مقصف', en: 'Canteen' }, icon: 'sandwich', index: 3 }
// No merchant is one.
const UNUSED_TYPE = 9

export const businessSamples: Samples = {
  ...companySamples,
  ...panelSamples,
  'POST /api/ServiceProvider/Add': {
    ask: ({ accountId }) => ({ url: '/api/ServiceProvider/Add', json: { ...brand, accountId } }),
    // A merchant's account comes from their session, whatever they name.
    points: { accountId: { absent: 'ok', absentFor: { SuperAdmin: '400 validation_failed' } } },
  },
  'PUT /api/ServiceProvider/Update': {
    ask: ({ serviceProviderId }) => ({
      url: '/api/ServiceProvider/Update',
      json: { ...brand, id: serviceProviderId },
    }),
    points: { serviceProviderId: NOT_FOUND },
  },
  'GET /api/Dashboard/GetSetup': { ask: () => ({ url: '/api/Dashboard/GetSetup' }) },
  'POST /api/Dashboard/GetSellerInfo': [
    {
      isReading: true,
      ask: () => ({ url: '/api/Dashboard/GetSellerInfo', json: { branchId: 0, orderStatusId: 0 } }),
    },
    {
      isReading: true,
      ask: ({ branchId }) => ({
        url: '/api/Dashboard/GetSellerInfo',
        json: { branchId, orderStatusId: 0 },
      }),
      points: { branchId: { absent: '404 not_found', otherBranch: '403 forbidden_branch' } },
    },
  ],
}
