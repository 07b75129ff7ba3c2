import type { Ids, Point, Samples } from '../sample.ts'

const NOT_FOUND: Point = { absent: '404 not_found' }

const EMPTY: Point = { absent: 'ok' }

const ofAccount = (path: string) => ({
  ask: ({ accountId }: Pick<Ids, 'accountId'>) => ({ url: `${path}?AccountId=${accountId}` }),
  points: { accountId: EMPTY },
})

export const mappingSamples: Samples = {
  'GET /api/ProductMapping/Get': [
    {
      ask: ({ serviceProviderId }) => ({
        url: `/api/ProductMapping/Get?ServiceProviderId=${serviceProviderId}&ChannelId=1`,
      }),
      points: { serviceProviderId: EMPTY },
    },
    ofAccount('/api/ProductMapping/Get'),
  ],
  'GET /api/ProductMapping/GetHistory': ofAccount('/api/ProductMapping/GetHistory'),
  'PUT /api/ProductMapping/Update': {
    ask: ({ mappingId, productId }) => ({
      url: '/api/ProductMapping/Update',
      json: { id: mappingId, productId },
    }),
    points: { mappingId: NOT_FOUND, productId: { absent: '400 validation_failed' } },
  },
  'DELETE /api/ProductMapping/Delete': {
    ask: ({ mappingId }) => ({ url: `/api/ProductMapping/Delete?Id=${mappingId}` }),
    points: { mappingId: NOT_FOUND },
  },
}
