import type { Samples } from '../sample.ts'

export const menuHistorySamples: Samples = {
  'GET /api/MenuHistory/Get': {
    ask: ({ serviceProviderId, productId }) => ({
      url: `/api/MenuHistory/Get?ServiceProviderId=${serviceProviderId}&Entity=product&EntityId=${productId}`,
    }),
    points: { serviceProviderId: { absent: 'ok' }, productId: { absent: 'ok' } },
  },
  'POST /api/MenuHistory/Restore': {
    ask: ({ serviceProviderId }) => ({
      url: '/api/MenuHistory/Restore',
      json: { serviceProviderId, to: { at: '2999-01-01T00:00:00.000Z' }, preview: true },
    }),
    isReading: true,
    points: { serviceProviderId: { absent: '404 not_found' } },
  },
}
