import { ORDER_ACTION } from '@sufra/shared/contracts/order'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { order } from '#src/modules/ordering/order/order.table.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import type { Point, Samples } from '../sample.ts'

const NOT_FOUND: Point = { absent: '404 not_found' }
const ORDER: Point = { ...NOT_FOUND, otherBranch: '403 forbidden_branch' }
// A filter that nothing matches is an empty list; the one who is limited hears that it is not theirs.
const BRANCH_FILTER: Point = {
  absent: 'ok',
  absentFor: { 'Cashier A': '403 forbidden_branch' },
  otherBranch: '403 forbidden_branch',
}

// Only what was paid can be paid back.
const completeOrders = async ({ foundation: { database } }: TestApp): Promise<void> =>
  database.run(ALL_MERCHANTS, async db => {
    await db.update(order).set({ status: 'Completed' })
  })

export const orderSamples: Samples = {
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
  ],
  'GET /api/Order/Totals': {
    ask: ({ branchId }) => ({ url: `/api/Order/Totals?BranchId=${branchId}&Search=kabsa` }),
    points: { branchId: BRANCH_FILTER },
  },
  'GET /api/Order/Export': {
    ask: ({ branchId }) => ({ url: `/api/Order/Export?BranchId=${branchId}&Format=csv` }),
    points: { branchId: BRANCH_FILTER },
  },
  'GET /api/Order/Receipt/:id': {
    ask: ({ orderId }) => ({ url: `/api/Order/Receipt/${orderId}` }),
    points: { orderId: ORDER },
  },
  'POST /api/Order/Refund': {
    prepare: completeOrders,
    ask: ({ orderId }) => ({
      url: '/api/Order/Refund',
      json: { orderId, amount: 1, reason: 'Quality' },
      headers: { 'idempotency-key': 'refund' },
    }),
    points: { orderId: ORDER },
  },
  'GET /api/Order/Details/:id': {
    ask: ({ orderId }) => ({ url: `/api/Order/Details/${orderId}` }),
    points: { orderId: ORDER },
  },
  'GET /api/Order/History/:id': {
    ask: ({ orderId }) => ({ url: `/api/Order/History/${orderId}` }),
    points: { orderId: ORDER },
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
