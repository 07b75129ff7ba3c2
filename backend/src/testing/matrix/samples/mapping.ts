import type { Ids, Point, Samples } from '../sample.ts'

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
  'PUT /api/ProductMapping/Update': {
    points: { productId: { absent: '400 validation_failed' } },
  },
}
