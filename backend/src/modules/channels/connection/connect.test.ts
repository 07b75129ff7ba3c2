import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import { startDeliveryPlatforms } from '#src/testing/platforms/delivery-platforms.ts'
import type { DeliveryPlatforms } from '#src/testing/platforms/delivery-platforms.ts'

const HUNGERSTATION = 1
const SECRET = 'secret-of-1'

let platforms: DeliveryPlatforms
let open: OpenShop
let operator: Record<string, string>
let [kabsa, fattoush] = [0, 0]
beforeAll(async () => {
  platforms = await startDeliveryPlatforms()
  open = await openShop(platforms.settings)
  operator = await open.test.signIn('operator')
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
const send = async (place: string, payload?: object, headers = open.admin) => {
  const [method, path] = place.split(' ')
  const answer = await open.test.app.inject({
    ...{ url: `/api/${path}`, headers, payload },
    method: method === 'PUT' ? 'PUT' : 'POST',
  })
  if (answer.statusCode >= 300) throw new Error(answer.body)
  await drain()
}
const snooze = () => send('PUT Product/Snooze', { productIds: [kabsa], until: null })
const activate = () => send('PUT Product/Activate', { productIds: [kabsa] })
const idOf = async (branchId: number): Promise<number> =>
  (
    await open.owner.query('select id from integration where branch_id = $1 and channel_id = $2', [
      ...[branchId, HUNGERSTATION],
    ])
  ).rows[0].id
const statusOf = async (id: number): Promise<string> =>
  (await open.owner.query('select status from integration where id = $1', [id])).rows[0].status
const connect = (branchId: number, storeId: string) =>
  send('POST Integration/Connect', { branchId, channelId: HUNGERSTATION, storeId, secret: SECRET }, operator)
/** The first shop is called no more, until it has another secret. */
const throwOut = async (): Promise<number> => {
  const id = await idOf(open.shop.branchId)
  platforms.answerWith(({ path }) =>
    path.includes(`/${open.shop.storeId}/`) ? { status: 401, body: { code: 'SIGNATURE_INVALID' } } : null,
  )
  await snooze()
  expect(await statusOf(id)).toBe('Disconnected')
  platforms.answerWith(() => null)
  return id
}
const rotate = (id: number) => send('PUT Integration/Rotate', { id, secret: SECRET }, operator)
const told = (what: string, storeId = open.shop.storeId): unknown[] =>
  platforms.taken
    .filter(({ method, path }) => method === 'PUT' && path === `/v1/stores/${storeId}/${what}`)
    .map(({ text }) => JSON.parse(text))
const KABSA_IS_OFF = () => ({ items: [{ product_id: kabsa, available: false, until: null }], options: [] })

it('tells a shop whose secret is exchanged what it missed while it was not called', async () => {
  const id = await throwOut()
  platforms.taken.length = 0
  await rotate(id)
  expect(told('availability')).toEqual([KABSA_IS_OFF()])
  await activate()
})

it('tells a shop that is linked by another number what its old number had heard', async () => {
  await snooze()
  const { otherBranchId } = open.shop
  await send(`PUT Integration/Disconnect?Id=${await idOf(otherBranchId)}`, undefined, operator)
  await connect(otherBranchId, 'store-1z')
  expect(told('availability', 'store-1z')).toEqual([KABSA_IS_OFF()])
  await activate()
})

it('sends it the menu that was published meanwhile as well, without what is off', async () => {
  const id = await throwOut()
  await open.owner.query('update product set price = 31 where id = $1', [fattoush])
  const { serviceProviderId } = open.shop
  await send('POST MenuPublication/Add', { serviceProviderId, channelIds: [HUNGERSTATION] })
  expect(told('menu')).toEqual([])
  await rotate(id)
  expect(told('menu')).toMatchObject([
    { items: [{ productId: kabsa, isAvailable: false }, { productId: fattoush, price: 31 }, {}] },
  ])
  await activate()
})

it('sends a shop that is linked for the first time the menu that its brand has on the platform', async () => {
  const { rows } = await open.owner.query(
    `insert into branch (account_id, service_provider_id, name, city)
      values (1, $1, '{"ar":"فرع جديد","en":"New branch"}', 'riyadh') returning id`,
    [open.shop.serviceProviderId],
  )
  await connect(rows[0].id, 'store-1y')
  expect(told('menu', 'store-1y')).toMatchObject([{ items: [{ productId: kabsa }, { price: 31 }, {}] }])
})
