import { PERMISSIONS, PERMISSIONS_OF } from '@sufra/shared/contracts/permission'
import type { Permission } from '@sufra/shared/contracts/permission'
import { OrderStatus } from '@sufra/shared/contracts/order'
import type { RoleName } from '@sufra/shared/contracts/role'
import { actorKind, availableActions } from './available-actions.ts'
import type { OrderFacts } from './available-actions.ts'

const NOW = new Date('2026-08-15T12:00:00Z')
const [HUNGERSTATION, JAHEZ, KEETA] = [1, 2, 3]
const order = (facts: Partial<OrderFacts>): OrderFacts => ({
  status: 'New',
  type: 'Delivery',
  channelId: HUNGERSTATION,
  channelOrderId: 'HS-1',
  delayMinutes: 0,
  undo: null,
  ...facts,
})

const namesFor = (facts: Partial<OrderFacts>, role: RoleName = 'Admin', userId = 7) =>
  availableActions(order(facts), {
    permissions: PERMISSIONS_OF[role],
    userId,
    now: NOW,
    isSuspended: false,
  }).map(({ actionName }) => actionName)

const namesWith = (facts: Partial<OrderFacts>, ...permissions: Permission[]) =>
  availableActions(order(facts), { permissions, userId: 7, now: NOW, isSuspended: false }).map(
    ({ actionName }) => actionName,
  )

it('lets the counter accept, reject, acknowledge and print a new order', () => {
  for (const role of ['Admin', 'BranchManager', 'Cashier'] as const) {
    expect(namesFor({}, role)).toEqual(['Accept', 'Reject', 'Acknowledge', 'Print'])
  }
})

it('lets the kitchen only start and finish cooking', () => {
  expect(namesFor({}, 'Kitchen')).toEqual([])
  expect(namesFor({ status: 'Accepted' }, 'Kitchen')).toEqual(['StartPreparing', 'MarkReady'])
  expect(namesFor({ status: 'Preparing' }, 'Kitchen')).toEqual(['MarkReady'])
  expect(namesFor({ status: 'Ready', undo: { userId: 7, until: NOW } }, 'Kitchen')).toEqual([])
})

it('gives the operator no actions', () => {
  expect(namesFor({ status: 'Preparing' }, 'SuperAdmin')).toEqual([])
})

it('offers only actions that the platform supports', () => {
  expect(namesFor({ channelId: KEETA })).not.toContain('Reject')
  expect(namesFor({ channelId: KEETA, status: 'Preparing' })).not.toContain('Delay')
  expect(namesFor({ channelId: KEETA, status: 'Preparing' })).toContain('Cancel')
  expect(namesFor({ channelId: JAHEZ, status: 'Preparing' })).not.toContain('Cancel')
})

it('stops offering a delay when the platform allows no more minutes', () => {
  expect(namesFor({ channelId: JAHEZ, status: 'Preparing', delayMinutes: 15 })).toContain('Delay')
  expect(namesFor({ channelId: JAHEZ, status: 'Preparing', delayMinutes: 20 })).not.toContain('Delay')
})

it('leaves the cancelling of ready food to managers', () => {
  expect(namesFor({ status: 'Ready' }, 'BranchManager')).toContain('Cancel')
  expect(namesFor({ status: 'Ready' }, 'Cashier')).not.toContain('Cancel')
  expect(namesFor({ status: 'Preparing' }, 'Cashier')).toContain('Cancel')
})

it('offers an undo to the user who took the step, for a limited time', () => {
  const until = new Date(NOW.getTime() + 1)
  expect(namesFor({ status: 'Ready', undo: { userId: 7, until } })).toContain('UndoLast')
  expect(namesFor({ status: 'Ready', undo: { userId: 8, until } })).not.toContain('UndoLast')
  const past = new Date(NOW.getTime() - 1)
  expect(namesFor({ status: 'Ready', undo: { userId: 7, until: past } })).not.toContain('UndoLast')
})

it('lets a custom role do exactly what its permissions allow', () => {
  const undo = { userId: 7, until: NOW }
  expect(namesWith({})).toEqual([])
  expect(namesWith({}, 'menu.edit', 'menu.snooze', 'dashboard.history')).toEqual([])
  expect(namesWith({}, 'orders.accept')).toEqual(['Accept', 'Reject', 'Acknowledge', 'Print'])
  expect(namesWith({ status: 'Preparing' }, 'orders.accept')).toEqual(['Delay', 'Print'])
  expect(namesWith({ status: 'Failed' }, 'orders.accept')).toEqual(['Print', 'Reinject'])
  expect(namesWith({ status: 'Accepted' }, 'orders.prepare')).toEqual(['StartPreparing', 'MarkReady'])
  expect(namesWith({ status: 'Ready', undo }, 'orders.handOver')).toEqual(['HandOver', 'UndoLast'])
  expect(namesWith({ status: 'PickedUp' }, 'orders.handOver')).toEqual(['Complete'])
})

it('requires different permissions to cancel before and after Ready', () => {
  expect(namesWith({ status: 'Preparing' }, 'orders.cancel')).toEqual(['Cancel'])
  expect(namesWith({ status: 'Ready' }, 'orders.cancel')).toEqual([])
  expect(namesWith({ status: 'Preparing' }, 'orders.cancelReady')).toEqual([])
  expect(namesWith({ status: 'Ready' }, 'orders.cancelReady')).toEqual(['Cancel'])
})

it('gives the same kind only to actors with the same actions, for any order', () => {
  const permissions = [...Object.values(PERMISSIONS_OF), ...PERMISSIONS.map(permission => [permission])]
  const actors = permissions.flatMap(list =>
    [7, 8].flatMap(userId =>
      [-1, 1].flatMap(ms =>
        [false, true].map(isSuspended => ({
          permissions: list,
          userId,
          isSuspended,
          now: new Date(+NOW + ms),
        })),
      ),
    ),
  )
  const undos = [null, { userId: 7, until: NOW }]
  for (const facts of OrderStatus.options.flatMap(status => undos.map(undo => order({ status, undo })))) {
    const byKind = new Map<string, string>()
    for (const actor of actors) {
      const actions = JSON.stringify(availableActions(facts, actor))
      const kind = actorKind(facts, actor)
      expect(byKind.get(kind) ?? actions).toBe(actions)
      byKind.set(kind, actions)
    }
    expect(byKind.size).toBeLessThan(actors.length)
  }
})

it('lists the required values of each action', () => {
  const [accept, reject] = availableActions(order({}), {
    permissions: PERMISSIONS_OF.Admin,
    userId: 7,
    now: NOW,
    isSuspended: false,
  })
  expect(accept).toMatchObject({
    action: 1,
    labelKey: 'action.Accept',
    requiresMinutes: true,
    requiresReason: false,
  })
  expect(reject).toMatchObject({
    action: 2,
    requiresReason: true,
    reasons: expect.arrayContaining(['ItemUnavailable']),
  })
})

it('allows a test order of Sufra to be dismissed whatever its platform allows', () => {
  const testOrder = { channelId: KEETA, channelOrderId: 'sufra-test-1' }
  expect(namesFor(testOrder)).toContain('Reject')
  expect(namesFor({ channelId: KEETA })).not.toContain('Reject')
})
