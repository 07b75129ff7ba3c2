import { openPlatformShop } from '#src/testing/platform-shop.ts'
import type { PlatformShop } from '#src/testing/platform-shop.ts'
import { rescheduleJobs } from '#src/testing/waiting-jobs.ts'
import { SEND_MENU_AGAIN } from './menu-repair.service.ts'

const JAHEZ = 2

let at: PlatformShop
beforeAll(async () => {
  at = await openPlatformShop()
})
beforeEach(() => at.begin())
afterAll(() => at?.close())

const snooze = () => at.send('PUT /api/Product/Snooze', { productIds: [at.kabsa], until: null })
const activate = () => at.send('PUT /api/Product/Activate', { productIds: [at.kabsa] })
const publish = () => {
  const { serviceProviderId } = at.open.shop
  return at.send('POST /api/MenuPublication/Add', { serviceProviderId, channelIds: [JAHEZ] })
}
const setJobs = (runAt: string) => rescheduleJobs(at.open.owner, runAt)
/** Publishes while the platform fails, so that the menu waits for a retry. */
const publishInVain = async () => {
  at.platforms.answerWith(({ method }) => (method === 'PUT' ? { status: 503, body: {} } : null))
  await publish()
  await setJobs(`now() + interval '1 hour'`)
  at.platforms.answerWith(() => null)
}
const tryAgain = async () => {
  await setJobs('now()')
  await at.drain()
}
/** Makes Jahez refuse this dish only. */
const refuseFattoush = (status: number) =>
  at.platforms.answerWith(({ method, path }) =>
    method === 'PUT' && path.endsWith(`/items/${at.fattoush}`)
      ? { status, body: { code: 'invalid', message: 'not like this' } }
      : null,
  )
/** Calls to Jahez about the kabsa of the first shop. */
const told = (): unknown[] =>
  at.platforms.taken
    .filter(({ path }) => path === `/api/branches/${at.open.shop.storeId}/items/${at.kabsa}`)
    .map(({ method, text }) => ({ method, ...JSON.parse(text) }))
const prices = (): number[] =>
  at.platforms.taken
    .filter(({ path }) => path === `/api/branches/${at.open.shop.storeId}/items/${at.kabsa}`)
    .map(({ text }) => JSON.parse(text).price)

it('switches off dishes again that went off before an older menu arrived with a refused dish', async () => {
  await publishInVain()
  await snooze()
  at.platforms.taken.length = 0
  refuseFattoush(422)
  await tryAgain()
  expect(told()).toEqual([
    expect.objectContaining({ method: 'PUT', isAvailable: true }),
    { method: 'PATCH', visible: false },
  ])
  await activate()
})

it('switches on dishes again that an older menu with a refused dish has hidden', async () => {
  await snooze()
  await publishInVain()
  await activate()
  at.platforms.taken.length = 0
  refuseFattoush(422)
  await tryAgain()
  expect(told()).toEqual([
    expect.objectContaining({ method: 'PUT', isAvailable: false }),
    { method: 'PATCH', visible: true },
  ])
})

it('switches off dishes again after an interrupted older menu, without waiting for its retry', async () => {
  await publishInVain()
  await snooze()
  at.platforms.taken.length = 0
  refuseFattoush(503)
  await tryAgain()
  expect(told()).toContainEqual(expect.objectContaining({ method: 'PUT', isAvailable: true }))
  expect(told().at(-1)).toEqual({ method: 'PATCH', visible: false })
  at.platforms.answerWith(() => null)
  await tryAgain()
  await activate()
})

it('sends a shop no older menu while a newer one is under way', async () => {
  await publish()
  await at.open.owner.query('update product set price = 31 where id = $1', [at.kabsa])
  await publishInVain()
  const { rows } = await at.open.owner.query(
    'select id from integration where account_id = 1 and branch_id = $1 and channel_id = $2',
    [at.open.shop.branchId, JAHEZ],
  )
  at.platforms.taken.length = 0
  const payload = { accountId: 1, integrationId: rows[0].id }
  await at.open.test.foundation.jobs.add(SEND_MENU_AGAIN, { payload })
  await at.drain()
  expect(prices()).toEqual([])
  // In either order.
  await tryAgain()
  await tryAgain()
  expect(prices()).toEqual([31, 31])
})

it('sends a menu to all reachable shops, and to the others once they answer', async () => {
  const { storeId, otherStoreId } = at.open.shop
  const isTold = (store: string): boolean =>
    at.platforms.taken.some(({ method, path }) => method === 'PUT' && path.includes(store))
  for (const [silent, other] of [
    [storeId, otherStoreId],
    [otherStoreId, storeId],
  ] as const) {
    await at.begin()
    at.platforms.answerWith(({ path }) => (path.includes(silent) ? { status: 503, body: {} } : null))
    await publish()
    expect(isTold(other)).toBe(true)
    await at.begin()
    await tryAgain()
    expect(isTold(silent)).toBe(true)
  }
})
