import { ORDER_ACTION } from '@sufra/shared/contracts/order'
import { ACTORS } from '../actors.ts'
import type { Outcome } from '../outcome.ts'
import type { Point, Sample, Samples } from '../sample.ts'

const NOT_FOUND: Point = { absent: '404 not_found' }
const ORDER: Point = { ...NOT_FOUND, otherBranch: '403 forbidden_branch' }
// A filter without matches returns an empty list; an actor limited to another branch is refused.
const BRANCH_FILTER: Point = {
  absent: 'ok',
  otherBranch: '403 forbidden_branch',
}

const everybody = (outcome: Outcome): Sample['ownFor'] =>
  Object.fromEntries(ACTORS.map(actor => [actor, outcome]))

const NOTHING_THERE: Point = { absent: 'ok' }

const filteredBy = (path: string): Sample => ({
  ask: ({ accountId, serviceProviderId }) => ({
    url: `/api/Order/${path}?AccountId=${accountId}&ServiceProviderId=${serviceProviderId}`,
  }),
  points: { accountId: NOTHING_THERE, serviceProviderId: NOTHING_THERE },
})

export const orderSamples: Samples = {
  'POST /api/Customer/Export': { fields: () => ({ phone: '0551234567' }) },
  'POST /api/Customer/Erase': { fields: () => ({ phone: '0551234567' }) },
  'GET /api/Order/GetLiveOrders': {
    ask: ({ branchId }) => ({ url: `/api/Order/GetLiveOrders?BranchId=${branchId}&OrderStatusId=0` }),
    points: { branchId: BRANCH_FILTER },
  },
  'GET /api/Order/Get': [
    { ask: () => ({ url: '/api/Order/Get?PaginatedRequest.PageSize=200' }) },
    {
      ask: ({ branchId }) => ({ url: `/api/Order/Get?BranchId=${branchId}&Search=kabsa` }),
      points: { branchId: BRANCH_FILTER },
    },
    filteredBy('Get'),
  ],
  'GET /api/Order/Totals': [
    {
      ask: ({ branchId }) => ({ url: `/api/Order/Totals?BranchId=${branchId}&Search=kabsa` }),
      points: { branchId: BRANCH_FILTER },
    },
    filteredBy('Totals'),
  ],
  'GET /api/Order/Export': [
    {
      ask: ({ branchId }) => ({ url: `/api/Order/Export?BranchId=${branchId}&Format=csv` }),
      points: { branchId: BRANCH_FILTER },
    },
    filteredBy('Export'),
  ],
  'POST /api/Order/Refund': {
    // A new order is not paid yet.
    ownFor: everybody('409 illegal_transition'),
    ask: ({ orderId }) => ({
      url: '/api/Order/Refund',
      json: { orderId, amount: 1, reason: 'Quality' },
      headers: { 'idempotency-key': 'refund' },
    }),
    points: { orderId: ORDER },
    repeat: { isElsewhere: true },
  },
  'POST /api/Order/ExecuteAction': [
    {
      ask: ({ orderId }) => ({
        url: '/api/Order/ExecuteAction',
        json: { orderId, action: ORDER_ACTION.Accept, prepMinutes: 20 },
        headers: { 'idempotency-key': 'once' },
      }),
      points: { orderId: ORDER },
      ownFor: { 'Kitchen A': '403 forbidden_role' },
      repeat: { isElsewhere: true },
    },
    {
      ask: ({ orderId, productId }) => ({
        url: '/api/Order/ExecuteAction',
        json: {
          orderId,
          action: ORDER_ACTION.Reject,
          reasonCode: 'ItemUnavailable',
          unavailableProductIds: [productId],
          fixes: { snoozeProducts: { until: null } },
        },
      }),
      points: {
        orderId: ORDER,
        productId: { absent: '400 validation_failed', absentFor: { 'Kitchen A': '403 forbidden_role' } },
      },
      ownFor: { 'Kitchen A': '403 forbidden_role' },
    },
  ],
  'GET /api/Order/Stream': { ask: () => ({ url: '/api/Order/Stream', isStream: true }) },
}
