import { openMenus } from '#src/testing/bulk-fixture.ts'
import type { Menus } from '#src/testing/bulk-fixture.ts'
import { importForm } from '#src/testing/import-form.ts'

let menus: Menus
beforeAll(async () => {
  menus = await openMenus()
})
afterAll(() => menus?.api.close())

it('keeps a product in its category when several have the name in the sheet', async () => {
  const menu = await menus.add([{ en: 'Cola', price: 5 }])
  const { serviceProviderId } = menu
  const add = async (ar: string) =>
    (await menus.call.post('Category/Add', { serviceProviderId, name: { ar, en: 'Drinks' } })).json().id
  const cold = await add('مشروبات')
  const own = await add('مشروبات غازية')
  await menus.save(await menus.read(menu, menu.productIds[0]), { categoryId: own })
  const file = 'name_en,category,price\nCola,drinks,6\nWater,drinks,2\n'
  const form = importForm({ serviceProviderId, dryRun: false }, file)
  const answer = await menus.api.app.inject({
    method: 'POST',
    url: '/api/Product/Import',
    payload: form.payload,
    headers: { ...form.headers, ...menus.headers },
  })
  expect(answer.json().counts).toMatchObject({ added: 1, changed: 1, newCategories: 0 })
  const now = await menus.productsOf(menu)
  expect(now.map(({ price, categoryId }) => [price, categoryId])).toEqual([
    [6, own],
    [2, cold],
  ])
})
