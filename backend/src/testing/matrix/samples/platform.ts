import { hungerstationOrder, signatureHeaders } from '#src/testing/platform-message.ts'
import type { Samples } from '../sample.ts'
import { settleInbox } from '../settle-inbox.ts'

/** Samples of requests that platforms, builds and browsers make without a signed-in person. */
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
    settle: settleInbox,
  },
  'GET /api/AuditLog/Get': {
    ask: ({ accountId, memberId }) => ({
      url: `/api/AuditLog/Get?UserId=${memberId}&AccountId=${accountId}`,
    }),
    points: { accountId: { absent: 'ok' }, memberId: { absent: 'ok' } },
  },
  'GET /api/Job/GetAll': { ask: () => ({ url: '/api/Job/GetAll?State=Dead' }) },
  // Jobs are not in the tables of the matrix; `job.test.ts` covers an existing one.
  'PUT /api/Job/Retry': {
    ask: () => ({ url: '/api/Job/Retry?Id=2000000000' }),
    ownFor: { SuperAdmin: '404 not_found' },
  },
  'DELETE /api/Job/Delete': {
    ask: () => ({ url: '/api/Job/Delete?Id=2000000000' }),
    ownFor: { SuperAdmin: '404 not_found' },
  },
  'GET /dev/mail': { ask: ({ email }) => ({ url: `/dev/mail?to=${email}` }) },
}
