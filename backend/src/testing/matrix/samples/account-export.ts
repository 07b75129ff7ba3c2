import type { Samples } from '../sample.ts'

export const accountExportSamples: Samples = {
  'GET /api/AccountExport/Get': { ask: () => ({ url: '/api/AccountExport/Get' }) },
  'POST /api/AccountExport/Add': { ask: () => ({ url: '/api/AccountExport/Add' }) },
  'GET /api/AccountExport/File/:id': {
    ask: ({ accountExportId }) => ({ url: `/api/AccountExport/File/${accountExportId}` }),
    points: { accountExportId: { absent: '404 not_found' } },
  },
}
