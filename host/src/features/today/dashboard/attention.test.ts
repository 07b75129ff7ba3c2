import { permissionsOf } from '@sufra/shared/contracts/permission'
import type { Permission } from '@sufra/shared/contracts/permission'
import type { RoleName } from '@sufra/shared/contracts/role'
import { sellerInfo } from '#src/testing/seller-info.ts'
import { attentionOf } from './attention.ts'

const NOW = Date.parse('2026-08-15T09:00:00Z')
const as = (role: RoleName, own: Permission[] = []) => ({
  may: (permission: Permission) => permissionsOf(role, own).includes(permission),
  now: NOW,
})
const inDays = (days: number) => new Date(NOW + days * 24 * 60 * 60 * 1000).toISOString()

it('an ordinary day needs nobody', () => {
  expect(attentionOf(sellerInfo(), as('Admin'))).toEqual([])
})

it('what is most urgent comes first, each with its way', () => {
  const info = sellerInfo({
    failedOrders: 1,
    missed: 2,
    openBranches: 1,
    snoozedOver24h: 3,
    expiryDate: inDays(3),
  })
  expect(attentionOf(info, as('Admin')).map(({ kind, count, to }) => [kind, count, to])).toEqual([
    ['failedOrders', 1, '/live-order'],
    ['missedOrders', 2, '/orders'],
    ['branchesClosed', 2, '/branches'],
    ['snoozedLong', 3, '/menusForUser'],
    ['planExpiring', 3, '/subscriptions'],
  ])
})

it('a cashier is never sent to a screen that is not theirs, and not bothered with the plan', () => {
  const info = sellerInfo({ missed: 1, openBranches: 2, expiryDate: inDays(1) })
  expect(attentionOf(info, as('Cashier')).map(({ kind, to }) => [kind, to])).toEqual([
    ['missedOrders', null],
    ['branchesClosed', null],
  ])
})

it('a custom role is led to what its permissions open', () => {
  const info = sellerInfo({ missed: 1, openBranches: 2, expiryDate: inDays(1) })
  expect(attentionOf(info, as('Custom', ['orders.read'])).map(({ kind, to }) => [kind, to])).toEqual([
    ['missedOrders', '/orders'],
    ['branchesClosed', null],
  ])
})

it.each([
  [15, []],
  [14, ['planExpiring']],
  [-1, ['planExpired']],
])('a plan that ends in %i days: %j', (days, kinds) => {
  expect(attentionOf(sellerInfo({ expiryDate: inDays(days) }), as('Admin')).map(({ kind }) => kind)).toEqual(
    kinds,
  )
})

it.each([
  [8, []],
  [7, ['planExpiring']],
])('a trial that ends in %i days: %j', (days, kinds) => {
  const info = sellerInfo({ expiryDate: inDays(days), subscriptionStatus: 'Trial' })
  expect(attentionOf(info, as('Admin')).map(({ kind }) => kind)).toEqual(kinds)
})

it('no plan cannot expire', () => {
  expect(attentionOf(sellerInfo({ expiryDate: null }), as('Admin'))).toEqual([])
})
