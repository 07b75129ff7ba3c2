import { ORDER_ACTION } from '@sufra/shared/contracts/order'
import type { Order } from '@sufra/shared/contracts/order'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'

let open: OpenShop
beforeAll(async () => {
  open = await openShop()
})
afterAll(() => open.close())

const unknown = (sku: string) => open.place({ skus: [sku], name: 'Truffle Burger' })
const lineOf = ({ productOrder: [line] }: Order): number => line?.id ?? 0
const put = (order: Order, mapping: object, headers = open.admin) =>
  open.actAs(headers, { id: order.id, action: ORDER_ACTION.Reinject, mapping })
const choice = (order: Order, productId: number) => [{ lineId: lineOf(order), productId }]

it('makes an order with an unknown dish New again with the product that a person chose', async () => {
  const [productId = 0] = open.shop.productIds
  const order = await unknown('TB-1')
  expect(order).toMatchObject({ orderStatus: 'Failed', failureReason: 'unknown_product' })
  const answer = await put(order, { lines: choice(order, productId), isRemembered: false })
  expect(answer.json()).toMatchObject({ orderStatus: 'New', productOrder: [{ productId }] })
  expect((await unknown('TB-1')).orderStatus).toBe('Failed')
})

it('applies a stored mapping to later orders of this platform only', async () => {
  const [, productId = 0] = open.shop.productIds
  const order = await unknown('TB-2')
  await put(order, { lines: choice(order, productId), isRemembered: true })
  expect(await unknown('TB-2')).toMatchObject({ orderStatus: 'New', productOrder: [{ productId }] })
  expect((await unknown('TB-22')).orderStatus).toBe('Failed')
  await open.owner.query('update product_mapping set channel_id = 2')
  expect((await unknown('TB-2')).orderStatus).toBe('Failed')
  await open.owner.query('update product_mapping set channel_id = 1')
  await open.owner.query('update product set deleted_at = now() where id = $1', [productId])
  expect((await unknown('TB-2')).orderStatus).toBe('Failed')
  await open.owner.query('update product set deleted_at = null where id = $1', [productId])
})

it('stores the latest mapping', async () => {
  const [one = 0, other = 0] = open.shop.productIds
  const [first, second] = [await unknown('TB-3'), await unknown('TB-3')]
  await put(first, { lines: choice(first, one), isRemembered: true })
  await put(second, { lines: choice(second, other), isRemembered: true })
  expect((await unknown('TB-3')).productOrder[0]?.productId).toBe(other)
})

it('refuses products of other merchants, lines of other orders, and mappings with other actions', async () => {
  const foreign = (await open.owner.query('select id from product where account_id = 2 limit 1')).rows[0].id
  const [order, other] = [await unknown('TB-4'), await unknown('TB-5')]
  const [productId = 0] = open.shop.productIds
  for (const lines of [choice(order, foreign), choice(order, 2_000_000_000), choice(other, productId)]) {
    const answer = await put(order, { lines, isRemembered: true })
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['mapping']])
  }
  const print = await open.actAs(open.admin, {
    id: order.id,
    action: ORDER_ACTION.Print,
    mapping: { lines: choice(order, productId), isRemembered: true },
  })
  expect(print.statusCode).toBe(400)
  expect(await open.countOf(`product_mapping where foreign_key = 'sku:TB-4'`)).toBe(0)
  expect(await open.get(`/api/Order/Details/${order.id}`)).toMatchObject({
    orderStatus: 'Failed',
    printCount: 0,
  })
})

it('stores nothing while another dish of the order is unknown', async () => {
  const order = await open.place({ skus: ['TB-6', 'TB-7'], name: 'Truffle Burger' })
  const [productId = 0] = open.shop.productIds
  const answer = await put(order, { lines: choice(order, productId), isRemembered: true })
  expect(answer.json().code).toBe('illegal_transition')
  expect(await open.countOf(`product_mapping where foreign_key = 'sku:TB-6'`)).toBe(0)
})
