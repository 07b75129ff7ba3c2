import type {
  DashboardAttention,
  DashboardChannels,
  DashboardFigures,
  DashboardHours,
  DashboardLosses,
  DashboardProducts,
} from '@sufra/shared/contracts/dashboard'
import type { EffectiveFeature } from '@sufra/shared/contracts/feature'
import { samplePage } from '@sufra/shared/testing'
import { sellerInfo } from './seller-info.ts'

const JAHEZ = '{"ar":"جاهز","en":"Jahez"}'
const hoursWith = (orders: Record<number, number>) =>
  Array.from({ length: 24 }, (_, hour) => ({ orders: orders[hour] ?? 0, sales: 10 * (orders[hour] ?? 0) }))

export const dashboardFigures = (changes: Partial<DashboardFigures> = {}): DashboardFigures => ({
  orders: 60,
  sales: 5000,
  averageTicket: 83.33,
  acceptanceSecondsMedian: 47,
  previous: { orders: 50, sales: 5500, averageTicket: 0, acceptanceSecondsMedian: 60 },
  days: [{ day: '2026-08-15', orders: 60, sales: 5000 }],
  ...changes,
})

export const dashboardHours = (changes: Partial<DashboardHours> = {}): DashboardHours => ({
  hours: hoursWith({ 13: 60 }),
  previous: hoursWith({ 13: 50 }),
  week: {
    from: '2026-07-18T21:00:00Z',
    to: '2026-08-15T21:00:00Z',
    days: Array.from({ length: 7 }, (_, day) => hoursWith(day === 4 ? { 21: 20, 13: 4 } : {})),
  },
  ...changes,
})

const channels: DashboardChannels = {
  channels: [{ key: 'jahez', name: JAHEZ, orders: 60, sales: 5000, previous: { orders: 50, sales: 5500 } }],
}
const products: DashboardProducts = {
  products: [
    {
      productId: 1,
      name: '{"ar":"كبسة لحم","en":"Lamb Kabsa"}',
      quantity: 22,
      sales: 1056,
      previousQuantity: 20,
    },
  ],
}
const losses: DashboardLosses = {
  orders: 3,
  value: 119,
  previous: { orders: 1, value: 11 },
  causes: [
    { status: 'Missed', reason: null, orders: 1, value: 77 },
    { status: 'Rejected', reason: 'TooBusy', orders: 2, value: 42 },
  ],
}
export const dashboardAttention = (changes: Partial<DashboardAttention> = {}): DashboardAttention => ({
  failedOrders: 0,
  missed: 0,
  missedValue: 0,
  branches: [],
  connections: [],
  differences: 0,
  snoozedOver24h: 0,
  lawGaps: 0,
  ...changes,
})

const counted = (
  featureId: number,
  english: string,
  [used, limit]: [number, number | null],
): EffectiveFeature => ({
  featureId,
  key: english.toLowerCase(),
  name: JSON.stringify({ ar: english, en: english }),
  kind: 'limit',
  unit: null,
  value: limit,
  allowed: true,
  limit,
  used,
  source: 'plan',
  override: null,
})

/** A merchant's usage of each limit of its plan. */
export const planUsage = (branches: [number, number | null]) => [
  counted(1, 'Branches', branches),
  counted(2, 'Products', [40, null]),
]

type Call = Parameters<typeof samplePage>[1]

/** Responses for a merchant's dashboard, for `answerHttp`. */
export const dashboardAnswers = () => ({
  'POST /api/Dashboard/GetSellerInfo': { body: sellerInfo() },
  'POST /api/Dashboard/GetFigures': { body: dashboardFigures() },
  'POST /api/Dashboard/GetHours': { body: dashboardHours() },
  'POST /api/Dashboard/GetChannels': { body: channels },
  'POST /api/Dashboard/GetProducts': { body: products },
  'POST /api/Dashboard/GetLosses': { body: losses },
  'POST /api/Dashboard/GetAttention': { body: dashboardAttention() },
  'GET /api/Feature/GetByAccountId': { body: planUsage([2, 5]) },
  'GET /api/Branch/Get': (call: Call) => ({ body: samplePage([], call) }),
})
