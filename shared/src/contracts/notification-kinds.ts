import type { Permission } from './permission.ts'

/** Delivery ways of a notification, beside the list. */
export const NOTIFICATION_WAYS = ['screen', 'sound', 'push', 'mail'] as const
export type NotificationWay = (typeof NOTIFICATION_WAYS)[number]

interface Kind {
  kind: string
  /** `merchant`: staff of the merchant with the permission; `operator`: the operator's staff. */
  side: 'merchant' | 'operator'
  /** Recipients: people with any of these permissions at the branch of the event. */
  permissions: readonly Permission[]
  /** Default ways. */
  ways: readonly NotificationWay[]
}

/**
 * All kinds of notifications. Ringing orders are not included, because the bell has no settings; conversations count
 * their unread messages themselves.
 */
const LIST = [
  {
    kind: 'orderMissed',
    side: 'merchant',
    permissions: ['orders.accept'],
    ways: ['screen', 'sound', 'push'],
  },
  { kind: 'orderFailed', side: 'merchant', permissions: ['orders.accept'], ways: ['screen', 'sound'] },
  {
    kind: 'callUndelivered',
    side: 'merchant',
    permissions: ['orders.accept'],
    ways: ['screen', 'sound', 'push'],
  },
  {
    kind: 'branchPaused',
    side: 'merchant',
    permissions: ['branches.state'],
    ways: ['screen', 'sound', 'push', 'mail'],
  },
  { kind: 'printerStuck', side: 'merchant', permissions: ['orders.accept'], ways: ['screen'] },
  {
    kind: 'connectionLost',
    side: 'merchant',
    permissions: ['integrations.manage'],
    ways: ['screen', 'push', 'mail'],
  },
  {
    kind: 'connectionMade',
    side: 'merchant',
    permissions: ['integrations.manage'],
    ways: ['screen', 'mail'],
  },
  {
    kind: 'connectionDeclined',
    side: 'merchant',
    permissions: ['integrations.manage'],
    ways: ['screen', 'mail'],
  },
  { kind: 'publishFailed', side: 'merchant', permissions: ['menu.publish'], ways: ['screen'] },
  { kind: 'accountViewed', side: 'merchant', permissions: ['settings.manage'], ways: ['screen'] },
  { kind: 'connectionRequested', side: 'operator', permissions: [], ways: ['screen', 'mail'] },
  { kind: 'ticketOpened', side: 'operator', permissions: [], ways: ['screen', 'sound'] },
  { kind: 'canaryWithdrawn', side: 'operator', permissions: [], ways: ['screen', 'mail'] },
] as const satisfies Kind[]

export type NotificationKind = (typeof LIST)[number]['kind']

export const NOTIFICATION_KINDS: readonly (Kind & { kind: NotificationKind })[] = LIST

/** Returns the kinds that this person can receive. */
export const kindsFor = (isOperator: boolean, may: (permission: Permission) => boolean) =>
  NOTIFICATION_KINDS.filter(({ side, permissions }) =>
    isOperator ? side === 'operator' : side === 'merchant' && permissions.some(may),
  )
