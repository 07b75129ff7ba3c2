import { ORDER_ACTION } from '@sufra/shared/contracts/order'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'

let open: OpenShop
beforeAll(async () => {
  open = await openShop()
})
afterAll(() => open.close())

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
const reject = async (reasonCode: string, fixes: object, who = 'admin') => {
  const { id } = await open.place()
  const headers = await open.test.signIn(who)
  return { id, answer: await open.actAs(headers, { id, action: ORDER_ACTION.Reject, reasonCode, fixes }) }
}
const branch = () => open.get(`/api/Branch/Get/Id?Id=${open.shop.branchId}`)
const statusOf = async (id: number) => (await open.get(`/api/Order/Details/${id}`)).orderStatus
const reopen = () =>
  open.test.app.inject({
    method: 'PUT',
    url: '/api/Branch/SetStatus',
    headers: open.admin,
    payload: { branchIds: [open.shop.branchId], state: 'Open' },
  })
afterEach(reopen)

it('rejects an order as too busy and makes the branch busy', async () => {
  const until = inAnHour()
  const { answer } = await reject('TooBusy', { setBusy: { minutes: 15, until } }, 'staff')
  expect(answer.json()).toMatchObject({ orderStatus: 'Rejected' })
  expect(await branch()).toMatchObject({
    state: 'Busy',
    busyMinutes: 15,
    stateUntil: until,
    stateReason: 'TooBusy',
  })
})

it('rejects an order as closed and pauses the branch until a time, or until it is opened', async () => {
  const until = inAnHour()
  await reject('BranchClosed', { pauseBranch: { until } })
  expect(await branch()).toMatchObject({ state: 'Paused', stateUntil: until })
  await reject('BranchClosed', { pauseBranch: { until: null } })
  expect(await branch()).toMatchObject({ state: 'Paused', stateUntil: null })
})

it.each([
  ['another reason', 'InvalidAddress', { pauseBranch: { until: null } }, 'fixes'],
  ['busy because it is closed', 'BranchClosed', { setBusy: { minutes: 15, preset: '1h' } }, 'fixes'],
  [
    'both at once',
    'TooBusy',
    { setBusy: { minutes: 15, preset: '1h' }, pauseBranch: { until: null } },
    'fixes',
  ],
  [
    'an end that has passed',
    'TooBusy',
    { pauseBranch: { until: '2020-01-01T00:00:00Z' } },
    'fixes.pauseBranch.until',
  ],
  ['busy without an end', 'TooBusy', { setBusy: { minutes: 15 } }, 'fixes.setBusy.until'],
])('refuses %s and leaves the order waiting', async (...[, reason, fixes, field]) => {
  const { id, answer } = await reject(reason, fixes)
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json().errors)).toEqual([field])
  expect(await statusOf(id)).toBe('New')
  expect((await branch()).state).toBe('Open')
})
