import { importForm, picturesForm } from '#src/testing/import-form.ts'
import { packZip, zipPart } from '#src/testing/pack-zip.ts'
import type { Ids, Point, Sample, Samples } from '../sample.ts'

const NOT_FOUND: Point = { absent: '404 not_found' }
const NO_SUCH: Point = { absent: '400 validation_failed' }

// A product that the merchant does not have yet, in a category that the import creates.
const file = (dryRun: boolean): Sample => ({
  ask: ({ serviceProviderId, mark }: Ids) => {
    const form = importForm(
      { serviceProviderId, dryRun },
      `sku,name ar,category\nIMP-1,صنف ${mark},فئة ${mark}\n`,
    )
    return { url: '/api/Product/Import', raw: form.payload, headers: form.headers }
  },
  points: { serviceProviderId: NO_SUCH },
  repeat: { isElsewhere: true },
})

export const menuImportSamples: Samples = {
  'POST /api/Product/Import': [file(true), file(false)],
  'POST /api/Product/ImportFaults': {
    ask: ({ serviceProviderId }) => {
      const form = importForm({ serviceProviderId }, 'sku,name ar,price\nIMP-2,صنف,dear\n')
      return { url: '/api/Product/ImportFaults?Format=csv', raw: form.payload, headers: form.headers }
    },
    points: { serviceProviderId: NO_SUCH },
  },
  'POST /api/Product/ImportPictures': {
    ask: () => {
      const form = picturesForm(packZip([zipPart('IMP-1.webp', 'no picture')]))
      return { url: '/api/Product/ImportPictures', raw: form.payload, headers: form.headers }
    },
  },
  'GET /api/Product/Export': {
    ask: ({ serviceProviderId, categoryId }) => ({
      url: `/api/Product/Export?ServiceProviderId=${serviceProviderId}&CategoryId=${categoryId}&Format=csv`,
    }),
    points: { serviceProviderId: NOT_FOUND, categoryId: { absent: 'ok' } },
  },
  'POST /api/Product/Export': {
    ask: ({ serviceProviderId, productId }) => ({
      url: '/api/Product/Export',
      json: { serviceProviderId, ids: [productId], format: 'csv' },
    }),
    points: { serviceProviderId: NOT_FOUND, productId: { absent: 'ok' } },
  },
  'GET /api/Product/ImportTemplate': { ask: () => ({ url: '/api/Product/ImportTemplate?Format=csv' }) },
}
