import pg from 'pg'
import { hungerstationOrder, signatureHeaders } from '#src/testing/platform-message.ts'
import { eventually } from '#src/testing/shop-fixture.ts'
import type { Samples } from '../sample.ts'

/** What platforms, builds and browsers ask for without a person. */
export const platformSamples: Samples = {
  'POST /api/Channel/:key/Webhook': {
    ask: ({ storeId, secret }) => {
      const raw = JSON.stringify(hungerstationOrder({ storeId, orderId: 'HS-1', eventId: 'event-1' }))
      return {
        url: '/api/Channel/hungerstation/Webhook',
        raw,
        headers: signatureHeaders('hungerstation', raw, secret),
      }
    },
    points: {
      storeId: { absent: '401 signature_invalid', otherBranch: 'ok' },
      secret: { absent: '401 signature_invalid' },
    },
    settle: async ({ ownerUrl }) => {
      const client = new pg.Client({ connectionString: ownerUrl })
      await client.connect()
      await eventually(async () => {
        const { rowCount } = await client.query(`select from platform_event where state = 'received'`)
        return rowCount === 0 || undefined
      })
      await client.end()
    },
  },
  'GET /api/Job/GetAll': { ask: () => ({ url: '/api/Job/GetAll?State=Dead' }) },
  // What a job is, no other table tells: `job.test.ts` has one.
  'PUT /api/Job/Retry': {
    ask: () => ({ url: '/api/Job/Retry?Id=2000000000' }),
    ownFor: { SuperAdmin: '404 not_found' },
  },
  'DELETE /api/Job/Delete': {
    ask: () => ({ url: '/api/Job/Delete?Id=2000000000' }),
    ownFor: { SuperAdmin: '404 not_found' },
  },
  'GET /config.json': { ask: () => ({ url: '/config.json' }) },
  'GET /dev/mail': { ask: ({ email }) => ({ url: `/dev/mail?to=${email}` }) },
  'GET /api/health': { ask: () => ({ url: '/api/health' }) },
}
