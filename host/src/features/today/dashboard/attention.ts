import type { SellerInfo } from '@sufra/shared/contracts/dashboard'
import type { Permission } from '@sufra/shared/contracts/permission'

export type AttentionKind =
  'failedOrders' | 'missedOrders' | 'branchesClosed' | 'snoozedLong' | 'planExpiring' | 'planExpired'

/** One thing that a person should look at, and where. */
export interface Attention {
  kind: AttentionKind
  count: number
  /** Null when the reader has no screen for it. */
  to: string | null
  tone: 'disabled' | 'pending'
}

const DAY = 24 * 60 * 60 * 1000
/** The first reminder comes so many days before a plan ends (specification#subscriptions). */
const PLAN_NOTICE_DAYS = 14
// A trial lasts fourteen days: its first day is no time for a warning.
const TRIAL_NOTICE_DAYS = 7

const planAttention = (info: SellerInfo, now: number): Attention[] => {
  if (info.expiryDate === null) return []
  const days = Math.ceil((Date.parse(info.expiryDate) - now) / DAY)
  const notice = info.subscriptionStatus === 'Trial' ? TRIAL_NOTICE_DAYS : PLAN_NOTICE_DAYS
  if (days > notice) return []
  const kind = days > 0 ? 'planExpiring' : 'planExpired'
  return [{ kind, count: Math.max(0, days), to: '/subscriptions', tone: days > 0 ? 'pending' : 'disabled' }]
}

/** What needs a person now, most urgent first (specification#screens). */
export const attentionOf = (
  info: SellerInfo,
  { may, now }: { may: (permission: Permission) => boolean; now: number },
): Attention[] => {
  const counted: Attention[] = [
    { kind: 'failedOrders', count: info.failedOrders, to: '/live-order', tone: 'disabled' },
    { kind: 'missedOrders', count: info.missed, to: may('orders.read') ? '/orders' : null, tone: 'disabled' },
    {
      kind: 'branchesClosed',
      count: info.totalBranches - info.openBranches,
      to: may('branches.manage') ? '/branches' : null,
      tone: 'pending',
    },
    { kind: 'snoozedLong', count: info.snoozedOver24h, to: '/menusForUser', tone: 'pending' },
  ]
  return [
    ...counted.filter(({ count }) => count > 0),
    ...(may('billing.manage') ? planAttention(info, now) : []),
  ]
}
