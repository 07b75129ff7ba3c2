import { ORDER_ACTION } from '@sufra/shared/contracts/order'
import { localDate } from '@sufra/shared/contracts/zoned-time'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'

let open: OpenShop
beforeAll(async () => {
  open = await openShop()
})
afterAll(() => open?.close())

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]
const ALWAYS = {
  periods: EVERY_DAY.map(dayOfWeek => ({ dayOfWeek, from: '00:00', to: '00:00' })),
  startsOn: null,
  endsOn: null,
}
const NO_MORE = { ...ALWAYS, endsOn: '2020-01-01' }
const DAY_MS = 86_400_000

const sells = (productId: number | undefined, schedule: object | null) =>
  open.owner.query('update product set schedule = $2 where id = $1', [
    ...[productId, schedule && JSON.stringify(schedule)],
  ])
const marksOf = (order: Awaited<ReturnType<OpenShop['place']>>) =>
  order.productOrder.map(line => [line.productId, line.isOutsideSaleHours])

it('accepts a dish outside its hours of sale and marks the line', async () => {
  const [kabsa, fattoush] = open.shop.productIds
  await sells(kabsa, NO_MORE)
  await sells(fattoush, ALWAYS)
  const order = await open.place({ skus: ['KBS-001', 'SLD-002'] })
  expect(order.orderStatus).toBe('New')
  expect(marksOf(order)).toEqual([
    [kabsa, true],
    [fattoush, false],
  ])
  await sells(kabsa, null)
  expect(marksOf(await open.get(`/api/Order/Details/${order.id}`))).toEqual(marksOf(order))
  expect(marksOf(await open.place({ skus: ['KBS-001'] }))).toEqual([[kabsa, false]])
})

it('checks the hour for which the order is scheduled', async () => {
  const [kabsa] = open.shop.productIds
  const now = Date.now()
  const tomorrow = localDate(new Date(now + DAY_MS), 'Asia/Riyadh')
  await sells(kabsa, { ...ALWAYS, startsOn: tomorrow })
  const placedAt = new Date(now)
  expect(marksOf(await open.place({ skus: ['KBS-001'], placedAt }))).toEqual([[kabsa, true]])
  const later = { placedAt, scheduledFor: new Date(now + 3 * DAY_MS) }
  expect(marksOf(await open.place({ skus: ['KBS-001'], ...later }))).toEqual([[kabsa, false]])
})

it("includes the hours of its category and of that category's parent", async () => {
  const [, , lemonade] = open.shop.productIds
  const own = 'select category_id from product where id = $1'
  await open.owner.query(`update category set schedule = $2 where id = (${own})`, [
    ...[lemonade, JSON.stringify(NO_MORE)],
  ])
  expect(marksOf(await open.place({ skus: ['DRK-003'] }))).toEqual([[lemonade, true]])

  await open.owner.query(
    `with parent as (insert into category (account_id, service_provider_id, name, schedule)
       select account_id, service_provider_id, name, schedule from category where id = (${own}) returning id)
     update category set schedule = null, parent_id = (select id from parent) where id = (${own})`,
    [lemonade],
  )
  expect(marksOf(await open.place({ skus: ['DRK-003'] }))).toEqual([[lemonade, true]])
  await open.owner.query(`update category set parent_id = null where id = (${own})`, [lemonade])
  expect(marksOf(await open.place({ skus: ['DRK-003'] }))).toEqual([[lemonade, false]])
})

it('also marks a line whose product was mapped later', async () => {
  const [kabsa = 0] = open.shop.productIds
  await sells(kabsa, NO_MORE)
  const order = await open.place({ skus: ['TB-1'], name: 'Truffle Burger' })
  expect(marksOf(order)).toEqual([[null, false]])
  const lines = [{ lineId: order.productOrder[0]?.id, productId: kabsa }]
  const answer = await open.actAs(open.admin, {
    id: order.id,
    action: ORDER_ACTION.Reinject,
    mapping: { lines, isRemembered: true },
  })
  expect(marksOf(answer.json())).toEqual([[kabsa, true]])
  expect(marksOf(await open.place({ skus: ['TB-1'], name: 'Truffle Burger' }))).toEqual([[kabsa, true]])
})
