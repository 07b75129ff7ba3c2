import type { Point, Samples } from '../sample.ts'

const SOMEWHERE: Point = { absent: '404 not_found', otherBranch: '403 forbidden_branch' }
const EMPTY: Point = { absent: 'ok' }
/** Samples of differences between the platforms' menus and ours. */
export const driftSamples: Samples = {
  'POST /api/Drift/Repair': {
    ask: ({ branchId, productId }) => ({
      url: '/api/Drift/Repair',
      json: { branchIds: [branchId], productId },
    }),
    points: { branchId: SOMEWHERE, productId: EMPTY },
  },
}
