import type { DashboardAttention, SellerInfo } from '@sufra/shared/contracts/dashboard'
import type { Permission } from '@sufra/shared/contracts/permission'

export type AttentionKind =
  | 'failedOrders'
  | 'missedOrders'
  | 'branchesPaused'
  | 'branchesBusy'
  | 'connections'
  | 'differences'
  | 'snoozedLong'
  | 'lawGaps'
  | 'planExpiring'
  | 'planExpired'

/** An item that needs attention, with a link. */
export interface Attention {
  kind: AttentionKind
  count: number
  /** Name of the affected item, if there is one: a text in both languages. */
  name: string | null
  /** Null when the reader has no screen for it. */
  to: string | null
  tone: 'disabled' | 'pending'
}

type Plan = Pick<SellerInfo, 'expiryDate' | 'subscriptionStatus'>

const DAY = 24 * 60 * 60 * 1000
/** Days between the first reminder and the end of a plan (specification#subscriptions). */
const PLAN_NOTICE_DAYS = 14
// Shorter, because a trial lasts only fourteen days.
const TRIAL_NOTICE_DAYS = 7

const planAttention = ({ expiryDate, subscriptionStatus }: Plan, now: number): Attention[] => {
  if (expiryDate === null) return []
  const days = Math.ceil((Date.parse(expiryDate) - now) / DAY)
  const notice = subscriptionStatus === 'Trial' ? TRIAL_NOTICE_DAYS : PLAN_NOTICE_DAYS
  if (days > notice) return []
  const isOver = days <= 0
  return [
    {
      kind: isOver ? 'planExpired' : 'planExpiring',
      count: Math.max(0, days),
      name: null,
      to: '/subscriptions',
      tone: isOver ? 'disabled' : 'pending',
    },
  ]
}

interface Reader {
  may: (permission: Permission) => boolean
  now: number
  /** null until it is known */
  plan: Plan | null
}

/** Returns the items that need attention, most urgent first (specification#screens). */
export const attentionOf = (found: DashboardAttention, { may, now, plan }: Reader): Attention[] => {
  const paused = found.branches.filter(({ state }) => state === 'Paused')
  const busy = found.branches.filter(({ state }) => state === 'Busy')
  const keepsBranches = may('branches.manage') || may('branches.state') || may('branches.hours')
  const branches = keepsBranches ? '/branches' : null
  const radar =
    may('branches.state') || may('menu.snooze') || may('menu.publish') ? '/integrations/radar' : null
  const urgent = { name: null, tone: 'disabled' } as const
  const calm = { name: null, tone: 'pending' } as const
  const counted: Attention[] = [
    { kind: 'failedOrders', count: found.failedOrders, to: '/live-order', ...urgent },
    { kind: 'missedOrders', count: found.missed, to: may('orders.read') ? '/orders' : null, ...urgent },
    {
      kind: 'connections',
      count: found.connections.length,
      to: branches,
      tone: 'disabled',
      name: found.connections[0]?.branchName ?? null,
    },
    { kind: 'differences', count: found.differences, to: radar, ...urgent },
    {
      kind: 'branchesPaused',
      count: paused.length,
      to: branches,
      tone: 'pending',
      name: paused[0]?.name ?? null,
    },
    {
      kind: 'branchesBusy',
      count: busy.length,
      to: branches,
      tone: 'pending',
      name: busy[0]?.name ?? null,
    },
    { kind: 'snoozedLong', count: found.snoozedOver24h, to: '/menusForUser', ...calm },
  ]
  const gaps: Attention = { kind: 'lawGaps', count: found.lawGaps, to: '/menus/food-facts', ...calm }
  return [
    ...counted,
    ...(may('menu.edit') ? [gaps] : []),
    ...(plan && may('billing.manage') ? planAttention(plan, now) : []),
  ].filter(({ count, kind }) => count > 0 || kind === 'planExpired')
}
