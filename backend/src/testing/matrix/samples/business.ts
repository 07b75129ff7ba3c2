import { readFileSync } from 'node:fs'
import { DEMO_PASSWORD } from '#src/seed/accounts.ts'
import { RESTAURANT } from '#src/seed/business-types.ts'
import { productForm } from '#src/testing/product-form.ts'
import { ACTORS } from '../actors.ts'
import type { Point, Samples } from '../sample.ts'

const NOT_FOUND: Point = { absent: '404 not_found' }
const PICTURE = readFileSync(new URL('../../../seed/pictures/TRD-01.webp', import.meta.url))

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
const operatorPanels: Samples = Object.fromEntries(
  ['Connections', 'Merchants', 'Releases', 'Revenue'].map(panel => {
    const url = `/api/Dashboard/Get${panel}`
    return [`POST ${url}`, { isReading: true, ask: () => ({ url, json: {} }) }]
  }),
)
const letterSamples: Samples = {
  'GET /api/WeeklyLetter/Get': { ask: () => ({ url: '/api/WeeklyLetter/Get' }) },
  'PUT /api/WeeklyLetter/Update': { ask: () => ({ url: '/api/WeeklyLetter/Update', json: { isOn: false } }) },
  'POST /api/WeeklyLetter/Stop': {
    ask: () => ({
      url: `/api/WeeklyLetter/Stop?Token=1.${'a'.repeat(43)}`,
      raw: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
    // The token is signed by the server, so no actor can make one; the test of the weekly mail has a valid one.
    ownFor: Object.fromEntries(ACTORS.map(actor => [actor, '404 not_found'])),
  },
}
const companySamples: Samples = {
  'GET /api/Account/Get': { ask: () => ({ url: '/api/Account/Get?PaginatedRequest.PageSize=100' }) },
  'GET /api/Account/GetSummary': { ask: () => ({ url: '/api/Account/GetSummary' }) },
  'POST /api/Account/Add': {
    ask: () => ({
      url: '/api/Account/Add',
      json: {
        name: { ar: 'شركة', en: 'Company' },
        companyNumber: '7001234568',
        phone: '0551234567',
        typeId: RESTAURANT,
        city: 'riyadh',
      },
    }),
  },
  'PUT /api/Account/Suspend': {
    ask: ({ accountId }) => ({
      url: '/api/Account/Suspend',
      json: { id: accountId, reason: 'Unpaid invoices' },
    }),
    points: { accountId: NOT_FOUND },
  },
  'PUT /api/Account/Resume': {
    // Neither merchant is suspended.
    ask: ({ accountId }) => ({ url: '/api/Account/Resume', json: { id: accountId } }),
    ownFor: { SuperAdmin: '409 illegal_transition' },
    points: { accountId: NOT_FOUND },
  },
  'GET /api/Account/Closing': { ask: () => ({ url: '/api/Account/Closing' }) },
  'POST /api/Account/Close': {
    // The name matches neither merchant, so that neither is closed.
    ask: () => ({ url: '/api/Account/Close', json: { name: 'Nobody', password: DEMO_PASSWORD } }),
    ownFor: { 'Admin A': '400 validation_failed', 'Admin B': '400 validation_failed' },
  },
  'POST /api/Account/Keep': {
    ask: () => ({ url: '/api/Account/Keep', json: {} }),
    ownFor: { 'Admin A': '409 illegal_transition', 'Admin B': '409 illegal_transition' },
  },
  'PUT /api/Account/StopClosing': {
    // Neither merchant is closing its account.
    ask: ({ accountId }) => ({
      url: '/api/Account/StopClosing',
      json: { id: accountId, reason: 'They called' },
    }),
    ownFor: { SuperAdmin: '409 illegal_transition' },
    points: { accountId: NOT_FOUND },
  },
  'DELETE /api/Account/Delete': {
    // Both merchants have an open order.
    ask: ({ accountId }) => ({ url: `/api/Account/Delete?Id=${accountId}` }),
    ownFor: { SuperAdmin: '409 in_use' },
    points: { accountId: NOT_FOUND },
  },
  'GET /api/Account/Health': {
    ask: ({ accountId }) => ({ url: `/api/Account/Health?Id=${accountId}` }),
    points: { accountId: NOT_FOUND },
  },
  'GET /api/Account/Notes': {
    ask: ({ accountId }) => ({ url: `/api/Account/Notes?AccountId=${accountId}` }),
    points: { accountId: { absent: 'ok' } },
  },
  'POST /api/Account/AddNote': {
    ask: ({ accountId }) => ({ url: '/api/Account/AddNote', json: { accountId, text: 'Called.' } }),
    points: { accountId: NOT_FOUND },
  },
  'DELETE /api/Account/DeleteNote': {
    // Notes belong to the operator; merchants are refused before the id is read, and neither merchant has one.
    ask: () => ({ url: '/api/Account/DeleteNote?Id=2000000000' }),
    ownFor: { SuperAdmin: '404 not_found' },
  },
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
  'GET /api/OwnAudit/Get': {
    ask: ({ memberId }) => ({
      url: `/api/OwnAudit/Get?UserId=${memberId}&Kind=menu&Search=a&From=2026-01-01T00:00:00Z`,
    }),
    // Members of the other merchant have no entries.
    points: { memberId: { absent: 'ok' } },
  },
  'GET /api/OwnAudit/People': { ask: () => ({ url: '/api/OwnAudit/People' }) },
  'GET /api/ReceiptSettings/Get': { ask: () => ({ url: '/api/ReceiptSettings/Get' }) },
  'PUT /api/ReceiptSettings/Update': {
    ask: () => ({
      url: '/api/ReceiptSettings/Update',
      json: { header: { ar: 'أهلًا', en: 'Welcome' }, footer: { ar: '', en: '' }, hasCode: true },
    }),
  },
  'GET /api/Type/Get': { ask: () => ({ url: '/api/Type/Get' }) },
  'GET /api/Type/Get/Id': { ask: () => ({ url: `/api/Type/Get/Id?Id=${RESTAURANT}` }) },
  'POST /api/Type/Add': { ask: () => ({ url: '/api/Type/Add', json: BUSINESS_TYPE }) },
  'PUT /api/Type/Update': {
    ask: () => ({ url: '/api/Type/Update', json: { ...BUSINESS_TYPE, id: RESTAURANT } }),
  },
  'DELETE /api/Type/Delete': { ask: () => ({ url: `/api/Type/Delete?Id=${UNUSED_TYPE}` }) },
  'GET /api/Plan/GetAll': { ask: () => ({ url: '/api/Plan/GetAll' }) },
  'POST /api/Image/Add': {
    ask: () => {
      const { payload, headers } = productForm('{}', { name: 'a.webp', type: 'image/webp', bytes: PICTURE })
      return { url: '/api/Image/Add', raw: payload, headers }
    },
  },
}

/** Samples of a merchant's company, brands and branches, and their figures. */
const BUSINESS_TYPE = { name: { ar: 'مقصف', en: 'Canteen' }, icon: 'sandwich', index: 3 }
// No merchant has this business type.
const UNUSED_TYPE = 9

export const businessSamples: Samples = {
  ...companySamples,
  ...panelSamples,
  ...operatorPanels,
  ...letterSamples,
  'POST /api/ServiceProvider/Add': {
    ask: ({ accountId }) => ({ url: '/api/ServiceProvider/Add', json: { ...brand, accountId } }),
    // A merchant's account comes from the session, whatever id the request names.
    points: { accountId: { absent: 'ok', absentFor: { SuperAdmin: '400 validation_failed' } } },
  },
  'PUT /api/ServiceProvider/Update': {
    ask: ({ serviceProviderId }) => ({
      url: '/api/ServiceProvider/Update',
      json: { ...brand, id: serviceProviderId },
    }),
    points: { serviceProviderId: NOT_FOUND },
  },
  'DELETE /api/ServiceProvider/Delete': {
    // Each merchant has only one brand, with a menu.
    ask: ({ serviceProviderId }) => ({ url: `/api/ServiceProvider/Delete?Id=${serviceProviderId}` }),
    ownFor: { SuperAdmin: '409 in_use', 'Admin A': '409 in_use', 'Admin B': '409 in_use' },
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
