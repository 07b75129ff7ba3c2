import { openPlatformShop } from '#src/testing/platform-shop.ts'
import type { PlatformShop } from '#src/testing/platform-shop.ts'

const HUNGERSTATION = 1
const SECRET = 'secret-of-1'

let at: PlatformShop
let operator: Record<string, string>
beforeAll(async () => {
  at = await openPlatformShop()
  operator = await at.open.test.signIn('operator')
})
beforeEach(() => at.begin())
afterAll(() => at?.close())

const snooze = () => at.send('PUT /api/Product/Snooze', { productIds: [at.kabsa], until: null })
const activate = () => at.send('PUT /api/Product/Activate', { productIds: [at.kabsa] })
const idOf = async (branchId: number): Promise<number> =>
  (
    await at.open.owner.query('select id from integration where branch_id = $1 and channel_id = $2', [
      ...[branchId, HUNGERSTATION],
    ])
  ).rows[0].id
const statusOf = async (id: number): Promise<string> =>
  (await at.open.owner.query('select status from integration where id = $1', [id])).rows[0].status
const connect = (branchId: number, storeId: string) =>
  at.send(
    'POST /api/Integration/Connect',
    { branchId, channelId: HUNGERSTATION, storeId, secret: SECRET },
    operator,
  )
/** Refuses the first shop's secret, so that it is not called until it has another one. */
const throwOut = async (): Promise<number> => {
  const id = await idOf(at.open.shop.branchId)
  at.platforms.answerWith(({ path }) =>
    path.includes(`/${at.open.shop.storeId}/`) ? { status: 401, body: { code: 'SIGNATURE_INVALID' } } : null,
  )
  await snooze()
  expect(await statusOf(id)).toBe('Disconnected')
  at.platforms.answerWith(() => null)
  return id
}
const rotate = (id: number) => at.send('PUT /api/Integration/Rotate', { id, secret: SECRET }, operator)
const told = (what: string, storeId = at.open.shop.storeId): unknown[] =>
  at.platforms.taken
    .filter(({ method, path }) => method === 'PUT' && path === `/v1/stores/${storeId}/${what}`)
    .map(({ text }) => JSON.parse(text))
const KABSA_IS_OFF = () => ({ items: [{ product_id: at.kabsa, available: false, until: null }], options: [] })

it('sends a shop with an exchanged secret the changes that it missed', async () => {
  const id = await throwOut()
  at.platforms.taken.length = 0
  await rotate(id)
  expect(told('availability')).toEqual([KABSA_IS_OFF()])
  await activate()
})

it('sends a shop that is connected with another store number everything that the old number had', async () => {
  await snooze()
  const { otherBranchId } = at.open.shop
  await at.send(`PUT /api/Integration/Disconnect?Id=${await idOf(otherBranchId)}`, {}, operator)
  await connect(otherBranchId, 'store-1z')
  expect(told('availability', 'store-1z')).toEqual([KABSA_IS_OFF()])
  await activate()
})

it('also sends the menu that was published meanwhile, without products that are off', async () => {
  const id = await throwOut()
  await at.open.owner.query('update product set price = 31 where id = $1', [at.fattoush])
  const { serviceProviderId } = at.open.shop
  await at.send('POST /api/MenuPublication/Add', { serviceProviderId, channelIds: [HUNGERSTATION] })
  expect(told('menu')).toEqual([])
  await rotate(id)
  expect(told('menu')).toMatchObject([
    { items: [{ productId: at.kabsa, isAvailable: false }, { productId: at.fattoush, price: 31 }, {}] },
  ])
  await activate()
})

it("sends a newly connected shop the brand's published menu", async () => {
  const { rows } = await at.open.owner.query(
    `insert into branch (account_id, service_provider_id, name, city)
      values (1, $1, '{"ar":"فرع جديد","en":"New branch"}', 'riyadh') returning id`,
    [at.open.shop.serviceProviderId],
  )
  await connect(rows[0].id, 'store-1y')
  expect(told('menu', 'store-1y')).toMatchObject([{ items: [{ productId: at.kabsa }, { price: 31 }, {}] }])
})
