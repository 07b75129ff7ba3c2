import { readFileSync } from 'node:fs'
import { DEMO_PASSWORD } from '#src/seed/accounts.ts'
import { RESTAURANT } from '#src/seed/business-types.ts'
import { productForm } from '#src/testing/product-form.ts'
import { ACTORS } from '../actors.ts'
import type { Point, Samples } from '../sample.ts'

const NOT_FOUND: Point = { absent: '404 not_found' }
const PICTURE = readFileSync(new URL('../../../seed/pictures/TRD-01.webp', import.meta.url))

const brand = { name: { ar: 'علامة', en: 'Brand' }, typeId: RESTAURANT, phone: '0112345678', isActive: true }
const letterSamples: Samples = {
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
  'PUT /api/Account/Resume': {
    ownFor: { SuperAdmin: '409 illegal_transition' },
  },
  'POST /api/Account/Close': {
    // The name matches neither merchant, so that neither is closed.
    ask: () => ({ url: '/api/Account/Close', json: { name: 'Nobody', password: DEMO_PASSWORD } }),
    ownFor: { 'Admin A': '400 validation_failed', 'Admin B': '400 validation_failed' },
  },
  'POST /api/Account/Keep': {
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
    ownFor: { SuperAdmin: '409 in_use' },
  },
  'DELETE /api/Account/DeleteNote': {
    // Notes belong to the operator; merchants are refused before the id is read, and neither merchant has one.
    ask: () => ({ url: '/api/Account/DeleteNote?Id=2000000000' }),
    ownFor: { SuperAdmin: '404 not_found' },
  },
  'GET /api/OwnAudit/Get': {
    ask: ({ memberId }) => ({
      url: `/api/OwnAudit/Get?UserId=${memberId}&Kind=menu&Search=a&From=2026-01-01T00:00:00Z`,
    }),
    // Members of the other merchant have no entries.
    points: { memberId: { absent: 'ok' } },
  },
  'POST /api/Type/Add': { ask: () => ({ url: '/api/Type/Add', json: BUSINESS_TYPE }) },
  'PUT /api/Type/Update': {
    ask: () => ({ url: '/api/Type/Update', json: { ...BUSINESS_TYPE, id: RESTAURANT } }),
  },
  'DELETE /api/Type/Delete': { ask: () => ({ url: `/api/Type/Delete?Id=${UNUSED_TYPE}` }) },
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
    ownFor: { SuperAdmin: '409 in_use', 'Admin A': '409 in_use', 'Admin B': '409 in_use' },
  },
}
