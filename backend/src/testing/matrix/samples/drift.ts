import type { Point, Samples } from '../sample.ts'

const SOMEWHERE: Point = { absent: '404 not_found', otherBranch: '403 forbidden_branch' }
const EMPTY: Point = { absent: 'ok' }
const PAGE = 'PaginatedRequest.PageSize=200'

const ofBranch = (path: string) => ({
  ask: ({ branchId }: { branchId: number }) => ({ url: `${path}?BranchId=${branchId}&${PAGE}` }),
  points: { branchId: SOMEWHERE },
})
const ofBrand = (path: string) => ({
  ask: ({ serviceProviderId }: { serviceProviderId: number }) => ({
    url: `${path}?ServiceProviderId=${serviceProviderId}&${PAGE}`,
  }),
  points: { serviceProviderId: EMPTY },
})
const ofAccount = (path: string) => ({
  ask: ({ accountId }: { accountId: number }) => ({ url: `${path}?AccountId=${accountId}&${PAGE}` }),
  points: { accountId: EMPTY },
})

/** Samples of differences between the platforms' menus and ours. */
export const driftSamples: Samples = {
  'GET /api/Drift/Get': ['/api/Drift/Get'].flatMap(path => [ofBranch(path), ofBrand(path), ofAccount(path)]),
  'GET /api/Drift/Summary': ['/api/Drift/Summary'].flatMap(path => [
    ofBranch(path),
    ofBrand(path),
    ofAccount(path),
  ]),
  'POST /api/Drift/Repair': {
    ask: ({ branchId, productId }) => ({
      url: '/api/Drift/Repair',
      json: { branchIds: [branchId], productId },
    }),
    points: { branchId: SOMEWHERE, productId: EMPTY },
  },
}
