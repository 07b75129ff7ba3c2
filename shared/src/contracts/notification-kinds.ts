import type { Permission } from './permission.ts'

/** How somebody hears of a notification, beside finding it in their list. */
export const NOTIFICATION_WAYS = ['screen', 'sound', 'push', 'mail'] as const
export type NotificationWay = (typeof NOTIFICATION_WAYS)[number]

interface Kind {
  kind: string
  /** merchant: those people of the merchant who may do this; operator: the operator's people */
  side: 'merchant' | 'operator'
  /** who is told: whoever may do one of these and works at the branch it is about */
  permissions: readonly Permission[]
  /** what nobody has chosen yet */
  ways: readonly NotificationWay[]
}

/**
 * Everything that people are told of. Orders that ring are not here: the bell does not wait for anybody's choice, and
 * conversations count what is unread by themselves.
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

/** Which of them this person is ever told of. */
export const kindsFor = (isOperator: boolean, may: (permission: Permission) => boolean) =>
  NOTIFICATION_KINDS.filter(({ side, permissions }) =>
    isOperator ? side === 'operator' : side === 'merchant' && permissions.some(may),
  )
