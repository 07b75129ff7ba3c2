import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import type { LiveOrders } from '@sufra/shared/contracts/order'
import { MOST_SHOWN } from './read-orders.ts'

let open: OpenShop
beforeAll(async () => {
  open = await openShop()
})
afterAll(() => open.close())

const board = async (query = ''): Promise<LiveOrders> => open.get(`/api/Order/GetLiveOrders${query}`)

/** Inserts copies of an order with increasing deadlines; ended ones are one second apart. */
const addOrders = async (
  count: number,
  { status, isEnded = false }: { status: string; isEnded?: boolean },
) => {
  await open.owner.query(
    `insert into app_order (account_id, service_provider_id, branch_id, channel_id, channel_order_id, order_number, status,
       type, placed_at, accept_by, closed_at, prep_minutes, customer_name, customer_phone, payment_type, sub_total,
       discount_total, delivery_fee, vat_total, final_price)
     select 1, $1, $2, 1, $3 || n, n::text, $3, 'Delivery', now(), now() + make_interval(secs => 600 + n),
       case when $4 then now() - make_interval(secs => n * 0.2) end, 15, 'Noura', '+966512345678', 'Prepaid', 25, 0, 0, 3.26, 25
     from generate_series(1, $5::integer) as n`,
    [open.shop.serviceProviderId, open.shop.branchId, status, isEnded, count],
  )
  await open.owner.query(
    `insert into order_line (account_id, order_id, product_name, quantity, unit_price, note, modifiers, final_price)
     select 1, app_order.id, '{"ar":"كبسة","en":"Kabsa"}', 1, 25, '', '[]', 25 from app_order, generate_series(1, 3)
     where channel_order_id like $1 || '%'`,
    [status],
  )
}

it('shows a limited number of orders, counts the other open ones, and adds them as others end', async () => {
  await addOrders(2400, { status: 'Preparing' })
  await addOrders(300, { status: 'New' })
  await addOrders(600, { status: 'Completed', isEnded: true })
  const first = await board()
  const openOnes = first.data.filter(order => order.closedAt === null)
  expect(openOnes).toHaveLength(MOST_SHOWN.open)
  expect(first.data).toHaveLength(MOST_SHOWN.open + MOST_SHOWN.ended)
  expect(first).toMatchObject({ moreOpen: 2200, totalCount: 2800, currentPage: 1, hasNextPage: true })
  // Unanswered orders are never left out; of the others those with the nearest deadlines stay.
  expect(openOnes.filter(order => order.orderStatus === 'New')).toHaveLength(300)
  const cooking = openOnes.filter(order => order.orderStatus === 'Preparing')
  expect(cooking.map(order => order.orderNumber)).toEqual(
    Array.from({ length: 200 }, (_none, at) => `${at + 1}`),
  )
  const ended = first.data.filter(order => order.closedAt !== null).map(order => Number(order.orderNumber))
  expect(Math.max(...ended)).toBe(MOST_SHOWN.ended)

  await open.owner.query(
    `update app_order set status = 'Ready', closed_at = now() - interval '1 hour' where channel_order_id = 'Preparing1'`,
  )
  const next = await board()
  expect(next.moreOpen).toBe(2199)
  expect(next.data.some(order => order.channelOrderId === 'Preparing201')).toBe(true)
})

it('applies the limits to one status too, and counts nothing when everything is shown', async () => {
  expect(await board('?OrderStatusId=6')).toMatchObject({ moreOpen: 0, totalCount: MOST_SHOWN.ended })
  expect(await board('?OrderStatusId=1')).toMatchObject({ moreOpen: 0, totalCount: 300 })
})

it('yields to other requests while it builds a large page', async () => {
  let turns = 0
  let isDone = false
  const count = () => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  const page = await open.get('/api/Order/Get?PaginatedRequest.PageSize=200')
  isDone = true
  expect(page.data).toHaveLength(200)
  expect(turns).toBeGreaterThan(6)
})

it('refuses a page that would block other requests', async () => {
  const { status, errors } = await open.get('/api/Order/Get?PaginatedRequest.PageSize=201')
  expect([status, Object.keys(errors)]).toEqual([400, ['PaginatedRequest.PageSize']])
})
