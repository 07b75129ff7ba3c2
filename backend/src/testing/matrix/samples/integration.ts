import type { Ids, Point, Samples } from '../sample.ts'
import { settleInbox } from '../settle-inbox.ts'

const NOT_FOUND: Point = { absent: '404 not_found' }
const HERE: Point = { ...NOT_FOUND, otherBranch: '403 forbidden_branch' }
const PAGE = 'PaginatedRequest.PageSize=200'

const secret = 'a-secret-of-the-platform'
const ofAccount = ({ accountId }: Ids) => `AccountId=${accountId}&${PAGE}`

/** Samples of integrations with platforms: state, requests and the operator's actions. */
export const integrationSamples: Samples = {
  'GET /api/Integration/Get': {
    ask: ids => ({ url: `/api/Integration/Get?${ofAccount(ids)}` }),
    points: { accountId: { absent: 'ok' } },
  },
  'GET /api/Integration/Requests': {
    ask: ids => ({ url: `/api/Integration/Requests?${ofAccount(ids)}` }),
    points: { accountId: { absent: 'ok' } },
  },
  'GET /api/Integration/Calls': {
    ask: ({ integrationId }) => ({ url: `/api/Integration/Calls?Id=${integrationId}&${PAGE}` }),
    points: { integrationId: HERE },
  },
  'POST /api/Integration/Request': {
    ask: ({ spareBranchId }) => ({
      url: '/api/Integration/Request',
      json: { channelId: 2, note: '', branches: [{ branchId: spareBranchId, storeId: '' }] },
    }),
    points: { spareBranchId: NOT_FOUND },
  },
  'PUT /api/Integration/Withdraw': {
    ask: ({ requestId }) => ({ url: `/api/Integration/Withdraw?RequestId=${requestId}` }),
    points: { requestId: NOT_FOUND },
  },
  'PUT /api/Integration/Decline': {
    ask: ({ requestId }) => ({
      url: '/api/Integration/Decline',
      json: { requestId, reason: 'Another shop has this number' },
    }),
    points: { requestId: NOT_FOUND },
  },
  'POST /api/Integration/TestOrder': {
    ask: ({ integrationId }) => ({ url: '/api/Integration/TestOrder', json: { id: integrationId } }),
    points: { integrationId: HERE },
    settle: settleInbox,
  },
  // No platform is configured here, so nothing is saved; the platforms' answers to a credential have tests of their
  // own.
  'POST /api/Integration/Connect': {
    ask: ({ spareBranchId }) => ({
      url: '/api/Integration/Connect',
      json: { branchId: spareBranchId, channelId: 2, storeId: 'JZ-1', secret },
    }),
    points: { spareBranchId: NOT_FOUND },
  },
  'PUT /api/Integration/Rotate': {
    ask: ({ integrationId }) => ({ url: '/api/Integration/Rotate', json: { id: integrationId, secret } }),
    points: { integrationId: NOT_FOUND },
  },
  'PUT /api/Integration/Disconnect': {
    ask: ({ integrationId }) => ({ url: `/api/Integration/Disconnect?Id=${integrationId}` }),
    points: { integrationId: NOT_FOUND },
  },
}
