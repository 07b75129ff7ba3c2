import { ORDER_ACTION } from '@sufra/shared/contracts/order'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import type { Headers } from '#src/testing/shop-fixture.ts'
import { boardOrder, liveOrders } from '#src/testing/shop-fixture.ts'

const MINUTE = 60_000
const { Accept, Reject, Cancel, Print } = ORDER_ACTION

let open: OpenShop
let kitchen: Headers
beforeAll(async () => {
  open = await openShop()
  kitchen = await open.test.signIn('kitchen')
})
afterAll(() => open.close())

it('lets the kitchen neither accept nor reject', async () => {
  const { id } = await open.place()
  for (const action of [Accept, Reject, Cancel, Print]) {
    const answer = await open.actAs(kitchen, { id, action: action })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden_role'])
  }
})

it('keeps the operator away from the board', async () => {
  const operator = await open.test.signIn('operator')
  const { id } = await open.place()
  expect(
    (await open.test.app.inject({ url: '/api/Order/GetLiveOrders', headers: operator })).statusCode,
  ).toBe(403)
  expect((await open.actAs(operator, { id, action: Accept })).statusCode).toBe(403)
  expect(await open.get(`/api/Order/Details/${id}`, operator)).toMatchObject({ id, availableActions: [] })
})

it('shows a user of one branch that branch only', async () => {
  const there = await open.place()
  const elsewhere = await open.place({ storeId: open.shop.otherStoreId })
  await open.owner.query(
    `insert into user_branch (account_id, user_id, branch_id) select 1, id, $1 from app_user where email = 'staff@sufra.test'`,
    [open.shop.branchId],
  )
  const staff = await open.test.signIn('staff')
  const shown = (await liveOrders(open.test, staff)).data
  expect(shown.some(order => order.id === there.id)).toBe(true)
  expect(shown.every(order => order.branchId === open.shop.branchId)).toBe(true)
  const answers = [
    await open.test.app.inject({ url: `/api/Order/Details/${elsewhere.id}`, headers: staff }),
    await open.actAs(staff, { id: elsewhere.id, action: Accept }),
    await open.test.app.inject({
      url: `/api/Order/GetLiveOrders?BranchId=${open.shop.otherBranchId}`,
      headers: staff,
    }),
  ]
  expect(answers.map(answer => answer.json().code)).toEqual(Array(3).fill('forbidden_branch'))
})

it('finds orders by number, customer, phone, product and state', async () => {
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

it('sorts the board by urgency and gives the cursor that it includes', async () => {
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
