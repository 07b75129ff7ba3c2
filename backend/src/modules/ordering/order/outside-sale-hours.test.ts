import pg from 'pg'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { addShop, placeOrder } from '#src/testing/shop-fixture.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test?.close())

it('takes an order of a dish outside its hours of sale: the platform has sold it, and a person decides', async () => {
  const shop = await addShop(test, 1)
  const headers = await test.signIn('admin')
  const owner = new pg.Client({ connectionString: test.ownerUrl })
  await owner.connect()
  const schedule = {
    periods: [{ dayOfWeek: 0, from: '06:00', to: '11:00' }],
    startsOn: null,
    endsOn: '2020-01-01',
  }
  await owner.query('update product set schedule = $2 where id = $1', [
    shop.productIds[0],
    JSON.stringify(schedule),
  ])
  await owner.end()
  const order = await placeOrder(test, { shop, headers })
  expect(order.productOrder[0]?.productId).toBe(shop.productIds[0])
  expect(order.orderStatus).toBe('New')
})
