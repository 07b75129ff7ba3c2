import { openMenus } from '#src/testing/bulk-fixture.ts'
import type { Menus } from '#src/testing/bulk-fixture.ts'
import { refusal } from '#src/testing/json-calls.ts'
import type { Menu } from '#src/testing/menu-fixture.ts'

let menus: Menus
beforeAll(async () => {
  menus = await openMenus()
})
afterAll(() => menus?.api.close())

const sort = (menu: Menu, items: object[], changes: object = {}) =>
  menus.call.put('Product/Sort', { serviceProviderId: menu.serviceProviderId, items, ...changes })

it('sorts products and counts the moved ones', async () => {
  const menu = await menus.add([{ index: 1 }, { index: 2 }, { index: 3 }])
  const [one, two, three] = menu.productIds
  const items = [
    { id: three, index: 1 },
    { id: two, index: 2 },
    { id: one, index: 3 },
  ]
  expect((await sort(menu, items)).json()).toEqual({ updated: 2 })
  const sorted = await menus.productsOf(menu)
  expect(sorted.map(({ id, rowVersion }) => [id, rowVersion])).toEqual([
    [three, 2],
    [two, 1],
    [one, 2],
  ])
  expect((await sort(menu, items)).json()).toEqual({ updated: 0 })
})

it('refuses all when one is not of the brand or the category', async () => {
  const menu = await menus.add([{ index: 1 }])
  const sister = await menus.add([{}])
  const foreign = await menus.add([{}], 2)
  const [own] = menu.productIds
  for (const id of [...sister.productIds, ...foreign.productIds, 900_001])
    expect(
      refusal(
        await sort(menu, [
          { id: own, index: 9 },
          { id, index: 10 },
        ]),
      ),
    ).toEqual([404, 'not_found'])
  const astray = { categoryId: sister.categoryId }
  expect(refusal(await sort(menu, [{ id: own, index: 9 }], astray))).toEqual([404, 'not_found'])
  expect((await menus.productsOf(menu))[0]).toMatchObject({ index: 1, rowVersion: 1 })
})

it.each([
  [[{ index: 0 }], 400],
  [[{ index: 1 }], 200],
  [[{ index: 1_000_000 }], 200],
  [[{ index: 1_000_001 }], 400],
  [[{ index: 1 }, { index: 2 }], 400],
  [[], 400],
])('answers the places %j for one product with %i', async (places, status) => {
  const menu = await menus.add([{}])
  const items = places.map(place => ({ id: menu.productIds[0], ...place }))
  expect((await sort(menu, items)).statusCode).toBe(status)
})

it('accepts two thousand products in one request', async () => {
  const menu = await menus.add(Array.from({ length: 2000 }, () => ({})))
  const items = menu.productIds.map((id, at) => ({ id, index: at + 100 }))
  expect((await sort(menu, items)).json()).toEqual({ updated: 2000 })
  expect((await sort(menu, [...items, { id: 1, index: 1 }])).statusCode).toBe(400)
})
