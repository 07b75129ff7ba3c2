import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import type { Headers } from '#src/testing/shop-fixture.ts'
import { boardOrder, liveOrders } from '#src/testing/shop-fixture.ts'

const MINUTE = 60_000

let open: OpenShop
let kitchen: Headers
beforeAll(async () => {
  open = await openShop()
  kitchen = await open.test.signIn('kitchen')
})
afterAll(() => open.close())

it('offers the operator no actions on an order', async () => {
  const operator = await open.test.signIn('operator')
  const { id } = await open.place()
  expect(await open.get(`/api/Order/Details/${id}`, operator)).toMatchObject({ id, availableActions: [] })
})

it('shows the board of one branch to a user of that branch', async () => {
  const there = await open.place()
  await open.place({ storeId: open.shop.otherStoreId })
  await open.owner.query(
    `insert into user_branch (account_id, user_id, branch_id) select 1, id, $1 from app_user where email = 'staff@sufra.test'`,
    [open.shop.branchId],
  )
  const shown = (await liveOrders(open.test, await open.test.signIn('staff'))).data
  expect(shown.some(order => order.id === there.id)).toBe(true)
  expect(shown.every(order => order.branchId === open.shop.branchId)).toBe(true)
})

it('finds orders by number, customer, phone, product and status', async () => {
  await open.place()
  const { id, channelOrderId } = await open.place({ skus: ['DRK-003'], name: 'Mint Lemonade' })
  const found = async (query: string) =>
    (await open.get(`/api/Order/Get?${query}`)).data.map((each: { id: number }) => each.id)
  for (const query of [
    `Search=${channelOrderId}`,
    'search=noura',
    'Search=5678',
    'Search=lemonade',
    'OrderStatusId=1',
    'ChannelId=1',
  ]) {
    expect(await found(`${query}&PaginatedRequest.PageSize=200`)).toContain(id)
  }
  for (const query of [
    'Search=nobody%25',
    'Search=%5C',
    'OrderStatusId=9&Search=4821x',
    'ChannelId=3',
    'OrderStatusId=55',
  ]) {
    expect(await found(query)).toEqual([])
  }
  expect(await open.get('/api/Order/Get?PaginatedRequest.PageSize=1')).toMatchObject({
    pageSize: 1,
    hasNextPage: true,
  })
})

it('sorts the board by urgency and returns its event cursor', async () => {
  const late = await open.place({ acceptUntil: new Date(Date.now() + 50 * MINUTE) })
  const soon = await open.place({ acceptUntil: new Date(Date.now() + 2 * MINUTE) })
  const { data, cursor, serverTime } = await liveOrders(open.test, open.admin)
  const position = (id: number) => data.findIndex(order => order.id === id)
  expect(position(soon.id)).toBeLessThan(position(late.id))
  const { rows } = await open.owner.query('select last_id::text from stream_counter where account_id = 1')
  expect(cursor).toBe(rows[0].last_id)
  expect(Math.abs(Date.parse(serverTime) - Date.now())).toBeLessThan(120_000)
  expect(await boardOrder(open.test, { headers: kitchen, orderId: soon.channelOrderId })).toMatchObject({
    availableActions: [],
  })
})
