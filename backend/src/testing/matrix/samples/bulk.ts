import type { Ids, Point, Samples } from '../sample.ts'

const NOT_FOUND: Point = { absent: '404 not_found' }
// The operator sees both merchants, but ids of two merchants cannot be combined.
const NOT_THERE: Point = { ...NOT_FOUND, operatorForeign: '404 not_found' }
const NO_SUCH: Point = { absent: '400 validation_failed', operatorForeign: '400 validation_failed' }

const inBranch = ({ serviceProviderId, branchId }: Ids) => ({ serviceProviderId, branchIds: [branchId] })
// The request names the brand and a branch of it: with another brand, the branch does not match.
const IN_BRANCH = { serviceProviderId: NOT_FOUND, branchId: NO_SUCH }

export const bulkSamples: Samples = {
  'PUT /api/Product/HideAll': [
    {
      ask: ids => ({ url: '/api/Product/HideAll', json: inBranch(ids) }),
      points: IN_BRANCH,
      repeat: { other: { branchIds: [] } },
    },
    { ask: ({ serviceProviderId }) => ({ url: '/api/Product/HideAll', json: { serviceProviderId } }) },
  ],
  'PUT /api/Product/ShowAll': [
    {
      ask: ids => ({ url: '/api/Product/ShowAll', json: inBranch(ids) }),
      points: IN_BRANCH,
      repeat: { isElsewhere: true },
    },
    { ask: ({ serviceProviderId }) => ({ url: '/api/Product/ShowAll', json: { serviceProviderId } }) },
  ],
  'PUT /api/Product/Sort': {
    ask: ({ serviceProviderId, categoryId, productId }) => ({
      url: '/api/Product/Sort',
      json: { serviceProviderId, categoryId, items: [{ id: productId, index: 3 }] },
    }),
    points: { serviceProviderId: NOT_THERE, categoryId: NOT_THERE, productId: NOT_THERE },
  },
  'PUT /api/Product/BulkUpdate': [
    {
      ask: ({ serviceProviderId, productId, spareCategoryId: categoryId }) => ({
        url: '/api/Product/BulkUpdate',
        json: { serviceProviderId, ids: [productId], set: { categoryId }, preview: false },
      }),
      points: { serviceProviderId: NOT_THERE, productId: NOT_THERE, spareCategoryId: NO_SUCH },
      repeat: { isElsewhere: true },
    },
    {
      ask: ({ serviceProviderId, productId }) => ({
        url: '/api/Product/BulkUpdate',
        json: { serviceProviderId, ids: [productId], set: { priceDelta: 2.5 } },
      }),
    },
    {
      ask: ({ serviceProviderId, productId }) => ({
        url: '/api/Product/BulkUpdate',
        json: { serviceProviderId, ids: [productId], set: { pricePercent: -10 }, preview: true },
      }),
      isReading: true,
    },
    {
      ask: ({ serviceProviderId, productId }) => ({
        url: '/api/Product/BulkUpdate',
        json: { serviceProviderId, ids: [productId], set: { isVisible: false } },
      }),
      // The operator edits menus but cannot snooze products.
      ownFor: { SuperAdmin: '403 forbidden_role' },
    },
  ],
  'PUT /api/Product/BulkUndo': {
    ask: ({ serviceProviderId, changeId: undoToken }) => ({
      url: '/api/Product/BulkUndo',
      json: { serviceProviderId, undoToken },
    }),
    points: { serviceProviderId: NOT_THERE, changeId: NOT_THERE },
    repeat: { isElsewhere: true },
  },
}
