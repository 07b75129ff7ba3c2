import type { RoleName } from '@sufra/shared/contracts/role'
import { availableActions } from './available-actions.ts'
import type { OrderFacts } from './available-actions.ts'

const NOW = new Date('2026-08-15T12:00:00Z')
const [HUNGERSTATION, JAHEZ, KEETA] = [1, 2, 3]
const order = (facts: Partial<OrderFacts>): OrderFacts => ({
  status: 'New',
  type: 'Delivery',
  channelId: HUNGERSTATION,
  delayMinutes: 0,
  undo: null,
  ...facts,
})

const namesFor = (facts: Partial<OrderFacts>, role: RoleName = 'Admin', userId = 7) =>
  availableActions(order(facts), { role, userId, now: NOW }).map(({ actionName }) => actionName)

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

it('gives the operator nothing', () => {
  expect(namesFor({ status: 'Preparing' }, 'SuperAdmin')).toEqual([])
})

it('offers only what the platform can do', () => {
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

it('lets a step be taken back by who took it, while there is time', () => {
  const until = new Date(NOW.getTime() + 1)
  expect(namesFor({ status: 'Ready', undo: { userId: 7, until } })).toContain('UndoLast')
  expect(namesFor({ status: 'Ready', undo: { userId: 8, until } })).not.toContain('UndoLast')
  const past = new Date(NOW.getTime() - 1)
  expect(namesFor({ status: 'Ready', undo: { userId: 7, until: past } })).not.toContain('UndoLast')
})

it('says what each action needs', () => {
  const [accept, reject] = availableActions(order({}), { role: 'Admin', userId: 7, now: NOW })
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
