import type { AcceptancePolicy } from '@sufra/shared/contracts/acceptance'
import { NO_POLICY } from '@sufra/shared/contracts/state-choices'
import { ORDER_ACTION } from '@sufra/shared/contracts/order'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import { DUE_TIMER } from '../order.service.ts'

let open: OpenShop
beforeAll(async () => {
  open = await openShop()
})
afterAll(() => open.close())
afterEach(async () => {
  await open.owner.query('update app_order set closed_at = now() where closed_at is null')
  await open.owner.query('update branch set override_kind = null, override_until = null, busy_minutes = null')
})

const makeTest = async ({ id }: { id: number }) => {
  await open.owner.query('update app_order set is_test = true where id = $1', [id])
}
const follow = (changes: Partial<AcceptancePolicy>) =>
  open.owner.query('update branch set acceptance = $2 where id = $1', [
    open.shop.branchId,
    JSON.stringify({ ...NO_POLICY, ...changes }),
  ])
const branch = () => open.get(`/api/Branch/Get/Id?Id=${open.shop.branchId}`)
const steps = async (id: number) =>
  (await open.get(`/api/Order/History/${id}`)).map((line: Record<string, string>) => [
    line.source,
    line.action,
  ])

it('does nothing automatically for a branch without a policy', async () => {
  await follow({})
  expect(await open.place()).toMatchObject({ orderStatus: 'New', prepMinutes: 20 })
  expect((await branch()).state).toBe('Open')
})

it('accepts automatically after the arrival, without a user', async () => {
  await follow({ isAutomatic: true })
  const order = await open.place()
  expect(order).toMatchObject({ orderStatus: 'Preparing', acceptedAt: expect.any(String) })
  expect(Date.parse(order.promisedAt ?? '') - Date.parse(order.acceptedAt ?? '')).toBe(20 * 60_000)
  expect(await steps(order.id)).toEqual([
    ['channel', 'Place'],
    ['system', 'Accept'],
  ])
})

it('does not accept unreadable orders automatically', async () => {
  await follow({ isAutomatic: true })
  expect(await open.place({ skus: ['NOT-OURS'], name: 'Nothing like it' })).toMatchObject({
    orderStatus: 'Failed',
  })
})

it('uses the preparation time of the hour, and a longer one while the branch is busy', async () => {
  await follow({ prepTimes: [{ from: '00:00', to: '00:00', minutes: 35 }] })
  expect((await open.place()).prepMinutes).toBe(35)
  await open.owner.query(
    `update branch set override_kind = 'Busy', busy_minutes = 15, override_until = now() + interval '1 hour' where id = $1`,
    [open.shop.branchId],
  )
  expect((await open.place()).prepMinutes).toBe(50)
})

it('makes the branch busy for a while with one order too many, and shows the reason', async () => {
  await follow({ busyAfter: { orders: 2, minutes: 15 } })
  await open.place()
  expect((await branch()).state).toBe('Open')
  await open.place()
  expect(await branch()).toMatchObject({ state: 'Busy', busyMinutes: 15, stateReason: 'ManyOrders' })
  expect((await open.get('/api/Branch/GetHistory')).data[0]).toMatchObject({ kind: 'Busy', source: 'system' })
})

it('ignores test orders for the busy state', async () => {
  await follow({ busyAfter: { orders: 2, minutes: 15 } })
  await makeTest(await open.place())
  await open.place()
  expect((await branch()).state).toBe('Open')
  await open.place()
  expect((await branch()).state).toBe('Busy')
})

it('keeps a branch paused that somebody has paused', async () => {
  await follow({ busyAfter: { orders: 2, minutes: 15 } })
  await open.place()
  await open.owner.query(`update branch set override_kind = 'Paused' where id = $1`, [open.shop.branchId])
  await open.place()
  expect((await branch()).state).toBe('Paused')
})

const miss = async ({ isTest = false } = {}) => {
  const { id } = await open.place()
  if (isTest) await makeTest({ id })
  await open.owner.query(`update app_order set accept_by = now() - interval '1 second' where id = $1`, [id])
  await open.test.foundation.timers.run(DUE_TIMER)
}
const accept = async () =>
  open.actAs(open.admin, { id: (await open.place()).id, action: ORDER_ACTION.Accept })
const reopen = () =>
  open.test.app.inject({
    method: 'PUT',
    url: '/api/Branch/SetStatus',
    headers: open.admin,
    payload: { branchIds: [open.shop.branchId], state: 'Open' },
  })

it('pauses after the set number of missed orders in a row; an accepted one restarts the count', async () => {
  await follow({ pauseAfterMissed: 2 })
  await miss()
  await accept()
  await miss()
  expect((await branch()).state).toBe('Open')
  await miss()
  expect(await branch()).toMatchObject({ state: 'Paused', stateUntil: null, stateReason: 'MissedOrders' })
})

it('ignores missed test orders in the count', async () => {
  await follow({ pauseAfterMissed: 2 })
  await accept()
  await miss({ isTest: true })
  await miss()
  expect((await branch()).state).toBe('Open')
  await miss()
  expect((await branch()).state).toBe('Paused')
})

it('does not pause on a missed test order, whatever was missed before', async () => {
  await follow({})
  await miss()
  await miss()
  await follow({ pauseAfterMissed: 2 })
  await miss({ isTest: true })
  expect((await branch()).state).toBe('Open')
})

it('ignores orders that were missed before the branch was opened again', async () => {
  await follow({ pauseAfterMissed: 2 })
  await miss()
  await miss()
  expect((await branch()).state).toBe('Paused')
  await reopen()
  await miss()
  expect((await branch()).state).toBe('Open')
  await miss()
  expect((await branch()).state).toBe('Paused')
})
