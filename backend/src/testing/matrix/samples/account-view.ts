import type { Point, Samples } from '../sample.ts'

const NOT_FOUND: Point = { absent: '404 not_found' }

export const impersonationSamples: Samples = {
  'POST /api/AccountView/Begin': {
    ask: ({ accountId }) => ({
      url: '/api/AccountView/Begin',
      json: { accountId, reason: 'They asked why orders are missing.' },
    }),
    points: { accountId: NOT_FOUND },
  },
  // Only an impersonation can be left, and no actor of the matrix impersonates anybody.
  'POST /api/AccountView/Leave': {
    ask: () => ({ url: '/api/AccountView/Leave', json: {} }),
    ownFor: { 'Admin A': '404 not_found', 'Admin B': '404 not_found' },
  },
  'GET /api/AccountView/Get': {
    ask: ({ accountId }) => ({ url: `/api/AccountView/Get?AccountId=${accountId}` }),
    points: { accountId: { absent: 'ok' } },
  },
}
