import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import { startDeliveryPlatforms } from '#src/testing/platforms/delivery-platforms.ts'
import type { DeliveryPlatforms } from '#src/testing/platforms/delivery-platforms.ts'
import { SEND_MENU_AGAIN } from './menu-repair.service.ts'

const JAHEZ = 2

let platforms: DeliveryPlatforms
let open: OpenShop
let [kabsa, fattoush] = [0, 0]
beforeAll(async () => {
  platforms = await startDeliveryPlatforms()
  open = await openShop(platforms.settings)
  kabsa = open.shop.productIds[0] ?? 0
  fattoush = open.shop.productIds[1] ?? 0
})
beforeEach(async () => {
  platforms.answerWith(() => null)
  await drain()
  platforms.taken.length = 0
})
afterAll(async () => {
  await open?.close()
  await platforms?.close()
})

const drain = () => open.test.foundation.jobs.drain()
const send = async (method: 'PUT' | 'POST', url: string, payload: object) => {
  const answer = await open.test.app.inject({ method, url, headers: open.admin, payload })
  if (answer.statusCode >= 300) throw new Error(answer.body)
  await drain()
}
const snooze = () => send('PUT', '/api/Product/Snooze', { productIds: [kabsa], until: null })
const activate = () => send('PUT', '/api/Product/Activate', { productIds: [kabsa] })
const publish = () => {
  const { serviceProviderId } = open.shop
  return send('POST', '/api/MenuPublication/Add', { serviceProviderId, channelIds: [JAHEZ] })
}
const setJobs = (runAt: string) =>
  open.owner.query(`update graphile_worker._private_jobs set run_at = ${runAt}`)
/** From here on a menu waits for another try, as it is now. */
const publishInVain = async () => {
  platforms.answerWith(({ method }) => (method === 'PUT' ? { status: 503, body: {} } : null))
  await publish()
  await setJobs(`now() + interval '1 hour'`)
  platforms.answerWith(() => null)
}
const tryAgain = async () => {
  await setJobs('now()')
  await drain()
}
/** Jahez takes the whole menu but this dish. */
const refuseFattoush = (status: number) =>
  platforms.answerWith(({ method, path }) =>
    method === 'PUT' && path.endsWith(`/items/${fattoush}`)
      ? { status, body: { code: 'invalid', message: 'not like this' } }
      : null,
  )
/** What Jahez was told of the kabsa of the first shop. */
const told = (): unknown[] =>
  platforms.taken
    .filter(({ path }) => path === `/api/branches/${open.shop.storeId}/items/${kabsa}`)
    .map(({ method, text }) => ({ method, ...JSON.parse(text) }))
const prices = (): number[] =>
  platforms.taken
    .filter(({ path }) => path === `/api/branches/${open.shop.storeId}/items/${kabsa}`)
    .map(({ text }) => JSON.parse(text).price)

it('takes off again what went off before an older menu came, of which a dish was refused', async () => {
  await publishInVain()
  await snooze()
  platforms.taken.length = 0
  refuseFattoush(422)
  await tryAgain()
  expect(told()).toEqual([
    expect.objectContaining({ method: 'PUT', isAvailable: true }),
    { method: 'PATCH', visible: false },
  ])
  await activate()
})

it('puts on again what an older menu has hidden, of which a dish was refused', async () => {
  await snooze()
  await publishInVain()
  await activate()
  platforms.taken.length = 0
  refuseFattoush(422)
  await tryAgain()
  expect(told()).toEqual([
    expect.objectContaining({ method: 'PUT', isAvailable: false }),
    { method: 'PATCH', visible: true },
  ])
})

it('takes off again what an older menu showed that broke off, without waiting for its next try', async () => {
  await publishInVain()
  await snooze()
  platforms.taken.length = 0
  refuseFattoush(503)
  await tryAgain()
  expect(told()).toContainEqual(expect.objectContaining({ method: 'PUT', isAvailable: true }))
  expect(told().at(-1)).toEqual({ method: 'PATCH', visible: false })
  platforms.answerWith(() => null)
  await tryAgain()
  await activate()
})

it('sends a shop no older menu while a newer one is on its way', async () => {
  await publish()
  await open.owner.query('update product set price = 31 where id = $1', [kabsa])
  await publishInVain()
  const { rows } = await open.owner.query(
    'select id from integration where account_id = 1 and branch_id = $1 and channel_id = $2',
    [open.shop.branchId, JAHEZ],
  )
  platforms.taken.length = 0
  const payload = { accountId: 1, integrationId: rows[0].id }
  await open.test.foundation.jobs.add(SEND_MENU_AGAIN, { payload })
  await drain()
  expect(prices()).toEqual([])
  // Whichever of the two comes first.
  await tryAgain()
  await tryAgain()
  expect(prices()).toEqual([31, 31])
})
