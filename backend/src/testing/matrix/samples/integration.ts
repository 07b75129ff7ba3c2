import type { Point, Samples } from '../sample.ts'
import { settleInbox } from '../settle-inbox.ts'

const NOT_FOUND: Point = { absent: '404 not_found' }

const secret = 'a-secret-of-the-platform'

/** Samples of integrations with platforms: state, requests and the operator's actions. */
export const integrationSamples: Samples = {
  'POST /api/Integration/Request': {
    ask: ({ spareBranchId }) => ({
      url: '/api/Integration/Request',
      json: { channelId: 2, note: '', branches: [{ branchId: spareBranchId, storeId: '' }] },
    }),
    points: { spareBranchId: NOT_FOUND },
  },
  'POST /api/Integration/TestOrder': {
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
}
