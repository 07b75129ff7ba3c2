import type { SellerInfo } from '@sufra/shared/contracts/dashboard'

/** Returns the figures of an ordinary day. */
export const sellerInfo = (changes: Partial<SellerInfo> = {}): SellerInfo => ({
  currentPlan: '{"ar":"الاحترافية","en":"Professional"}',
  expiryDate: '2027-03-14T09:00:00Z',
  subscriptionStatus: 'Active',
  orders: 60,
  sales: 5000,
  averageTicket: 83.33,
  previous: { orders: 50, sales: 5500, averageTicket: 0 },
  acceptanceSecondsMedian: 47,
  missed: 0,
  missedValue: 0,
  rejected: 0,
  cancelled: 0,
  byChannel: [{ key: 'jahez', name: '{"ar":"جاهز","en":"Jahez"}', orders: 60, sales: 5000 }],
  byHour: Array.from({ length: 24 }, (_, hour) => ({ orders: hour === 13 ? 60 : 0, sales: 0 })),
  topProducts: [{ productId: 1, name: '{"ar":"كبسة لحم","en":"Lamb Kabsa"}', quantity: 22, sales: 1056 }],
  openBranches: 3,
  totalBranches: 3,
  snoozedCount: 0,
  snoozedOver24h: 0,
  failedOrders: 0,
  liveOrders: 4,
  ...changes,
})
