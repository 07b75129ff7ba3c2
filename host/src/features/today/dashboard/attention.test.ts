import { permissionsOf } from '@sufra/shared/contracts/permission'
import type { Permission } from '@sufra/shared/contracts/permission'
import type { RoleName } from '@sufra/shared/contracts/role'
import { dashboardAttention } from '#src/testing/dashboard-answers.ts'
import { attentionOf } from './attention.ts'

const NOW = Date.parse('2026-08-15T09:00:00Z')
type Plan = Parameters<typeof attentionOf>[1]['plan']
const as = (role: RoleName, { own = [], plan = null }: { own?: Permission[]; plan?: Plan } = {}) => ({
  may: (permission: Permission) => permissionsOf(role, own).includes(permission),
  now: NOW,
  plan,
})
const planUntil = (expiryDate: string | null, subscriptionStatus: 'Active' | 'Trial' = 'Active') => ({
  expiryDate,
  subscriptionStatus,
})
const branch = (state: 'Paused' | 'Busy', name: string) => ({ id: 1, name, state, stateUntil: null })
const inDays = (days: number) => new Date(NOW + days * 24 * 60 * 60 * 1000).toISOString()

it('returns nothing on an ordinary day', () => {
  expect(attentionOf(dashboardAttention(), as('Admin'))).toEqual([])
})

it('returns the most urgent first, each with its link', () => {
  const found = dashboardAttention({
    failedOrders: 1,
    missed: 2,
    differences: 5,
    snoozedOver24h: 3,
    lawGaps: 4,
    branches: [branch('Paused', 'Olaya'), branch('Busy', 'Malqa')],
    connections: [{ branchId: 1, branchName: 'Olaya', channel: 'jahez', channelName: 'Jahez' }],
  })
  const seen = attentionOf(found, as('Admin', { plan: planUntil(inDays(3)) }))
  expect(seen.map(({ kind, count, name, to }) => [kind, count, name, to])).toEqual([
    ['failedOrders', 1, null, '/live-order'],
    ['missedOrders', 2, null, '/orders'],
    ['connections', 1, 'Olaya', '/branches'],
    ['differences', 5, null, '/integrations/radar'],
    ['branchesPaused', 1, 'Olaya', '/branches'],
    ['branchesBusy', 1, 'Malqa', '/branches'],
    ['snoozedLong', 3, null, '/menusForUser'],
    ['lawGaps', 4, null, '/menus/food-facts'],
    ['planExpiring', 3, null, '/subscriptions'],
  ])
})

it('sends a cashier only to their own screens, without plan and legal items', () => {
  const found = dashboardAttention({ missed: 1, lawGaps: 9, branches: [branch('Paused', 'Olaya')] })
  const seen = attentionOf(found, as('Cashier', { plan: planUntil(inDays(1)) }))
  expect(seen.map(({ kind }) => kind)).toEqual(['missedOrders', 'branchesPaused'])
  expect(seen[0]?.to).toBeNull()
})

it('links a custom role to the screens of its permissions', () => {
  const found = dashboardAttention({ missed: 1, branches: [branch('Paused', 'Olaya')] })
  const seen = attentionOf(found, as('Custom', { own: ['orders.read'] }))
  expect(seen.map(({ kind, to }) => [kind, to])).toEqual([
    ['missedOrders', '/orders'],
    ['branchesPaused', null],
  ])
})

it.each<[Permission, (string | null)[]]>([
  ['branches.hours', ['/branches', null, '/branches']],
  ['branches.state', ['/branches', '/integrations/radar', '/branches']],
  ['menu.snooze', [null, '/integrations/radar', null]],
  ['support.use', [null, null, null]],
])('with %s alone links only to the screens of that permission', (permission, ways) => {
  const found = dashboardAttention({
    differences: 2,
    branches: [branch('Paused', 'Olaya')],
    connections: [{ branchId: 1, branchName: 'Olaya', channel: 'jahez', channelName: 'Jahez' }],
  })
  expect(attentionOf(found, as('Custom', { own: [permission] })).map(({ to }) => to)).toEqual(ways)
})

it.each([
  [15, 'Active', []],
  [14, 'Active', ['planExpiring']],
  [-1, 'Active', ['planExpired']],
  [8, 'Trial', []],
  [7, 'Trial', ['planExpiring']],
] as const)("returns the plan's items for an end in %i days (%s): %j", (days, status, kinds) => {
  const plan = planUntil(inDays(days), status)
  const seen = attentionOf(dashboardAttention(), as('Admin', { plan }))
  expect(seen.map(({ kind }) => kind)).toEqual(kinds)
})

it('has no expiry without a plan', () => {
  expect(attentionOf(dashboardAttention(), as('Admin', { plan: planUntil(null) }))).toEqual([])
})
