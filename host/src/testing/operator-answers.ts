import type {
  OperatorConnections,
  OperatorMerchants,
  OperatorReleases,
  OperatorRevenue,
} from '@sufra/shared/contracts/operator-dashboard'
import { merchantPage, sampleMerchant } from '@sufra/shared/testing'

type Call = Parameters<typeof merchantPage>[1]

const HARBI = '{"ar":"مطاعم الحربي","en":"Harbi Restaurants"}'

export const operatorMerchants: OperatorMerchants = {
  states: [
    { status: 'Active', merchants: 1284 },
    { status: 'PendingPlan', merchants: 12 },
    { status: 'Suspended', merchants: 6 },
  ],
  expiringIn14Days: 37,
  came: { count: 9, merchants: [{ id: 41, name: HARBI, at: '2026-11-20T09:00:00Z' }] },
  left: { count: 0, merchants: [] },
  previous: { came: 6, left: 2 },
}

export const operatorRevenue: OperatorRevenue = {
  months: [
    { month: '2026-10', revenue: 380_000, merchants: 1100 },
    { month: '2026-11', revenue: 412_900, merchants: 1190 },
  ],
}

const releases: OperatorReleases = {
  changes: [{ action: 'promote', changes: 3 }],
  remotes: [
    { name: 'orders', channel: 'stable', stable: '1.4.0', canary: null, isDisabled: false },
    {
      name: 'menus',
      channel: 'stable',
      stable: '2.0.1',
      isDisabled: false,
      canary: { version: '2.1.0', percent: 10 },
    },
  ],
}

export const failingConnection = (branchId: number): OperatorConnections['connections'][number] => ({
  accountId: 7,
  merchantName: HARBI,
  branchId,
  branchName: '{"ar":"العليا","en":"Olaya"}',
  channelName: '{"ar":"جاهز","en":"Jahez"}',
  failingSince: '2026-11-22T09:00:00Z',
  problem: null,
})

/** Responses for the operator's dashboard, for `answerHttp`. */
export const operatorAnswers = () => ({
  'POST /api/Dashboard/GetMerchants': { body: operatorMerchants },
  'POST /api/Dashboard/GetRevenue': { body: operatorRevenue },
  'POST /api/Dashboard/GetConnections': { body: { count: 1, connections: [failingConnection(1)] } },
  'POST /api/Dashboard/GetReleases': { body: releases },
  'GET /api/Account/Get': (call: Call) => ({
    body: merchantPage([sampleMerchant({ id: 5, expiryDate: '2026-12-02T09:00:00Z' })], call),
  }),
})
