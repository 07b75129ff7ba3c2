import { importForm } from '#src/testing/import-form.ts'
import type { Ids, Point, Samples } from '../sample.ts'

const NOT_FOUND: Point = { absent: '404 not_found' }
const NO_SUCH: Point = { absent: '400 validation_failed' }
// A brand and its branches belong to one merchant, for every caller.
const BRAND: Point = { absent: '400 validation_failed', operatorForeign: '400 validation_failed' }
const SOMEWHERE: Point = { ...NOT_FOUND, otherBranch: '403 forbidden_branch' }

const branch = {
  name: { ar: 'فرع', en: 'Branch' },
  phone: '0112345678',
  city: 'riyadh',
  prepMinutes: 15,
  hours: [{ dayOfWeek: 0, from: '18:00', to: '02:00' }],
}
const ofBrand = ({ serviceProviderId }: Ids) => ({ serviceProviderId, ...branch })

/** Samples of branches: data, state and history. */
export const branchSamples: Samples = {
  'POST /api/Branch/Add': {
    ask: ids => ({ url: '/api/Branch/Add', json: ofBrand(ids) }),
    points: { serviceProviderId: NO_SUCH },
    repeat: { isElsewhere: true },
  },
  'POST /api/Branch/AddBulk': {
    ask: ({ serviceProviderId }) => ({
      url: '/api/Branch/AddBulk',
      json: { serviceProviderId, branches: [branch] },
    }),
    points: { serviceProviderId: NO_SUCH },
    repeat: { isElsewhere: true },
  },
  'POST /api/Branch/ReadSheet': {
    ask: () => {
      const form = importForm({}, 'name,city\nOlaya,riyadh\n')
      return { url: '/api/Branch/ReadSheet', raw: form.payload, headers: form.headers }
    },
  },
  'PUT /api/Branch/Update': {
    ask: ids => ({ url: '/api/Branch/Update', json: { ...ofBrand(ids), id: ids.branchId } }),
    points: {
      serviceProviderId: BRAND,
      branchId: { ...NOT_FOUND, operatorForeign: '400 validation_failed' },
    },
  },
  'PUT /api/Branch/SetStatus': {
    ask: ({ branchId }) => ({
      url: '/api/Branch/SetStatus',
      json: { branchIds: [branchId], state: 'Paused', preset: '1h', reason: 'Prayer' },
    }),
    points: { branchId: SOMEWHERE },
    repeat: { isElsewhere: true },
  },
}
