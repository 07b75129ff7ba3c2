import { openMenus } from '#src/testing/bulk-fixture.ts'
import type { Menus } from '#src/testing/bulk-fixture.ts'
import type { Menu } from '#src/testing/menu-fixture.ts'

let menus: Menus
beforeAll(async () => {
  menus = await openMenus()
})
afterAll(() => menus?.api.close())

const ofBrand = ({ serviceProviderId }: Menu, id = 0) => `Id=${id}&ServiceProviderId=${serviceProviderId}`

/** Returns the events about products during `work`: id, and whether it left the menu. */
const toldDuring = async (work: () => Promise<unknown>) => {
  const last = await menus.lastEventId()
  await work()
  const events = await menus.eventsAfter(last)
  return events.flatMap(event =>
    event.type === 'product.availability'
      ? event.products.map(({ id, isEdited, isRemoved }) => ({ id, isEdited, isRemoved }))
      : [],
  )
}
const gone = (id = 0) => ({ id, isEdited: true, isRemoved: true })
const there = (id = 0) => ({ id, isEdited: true, isRemoved: undefined })

it('updates open browsers when a product is deleted or restored', async () => {
  const menu = await menus.add([{ en: 'Kabsa' }])
  const [id] = menu.productIds
  expect(await toldDuring(() => menus.call.remove(`Product/Delete?${ofBrand(menu, id)}`))).toEqual([gone(id)])
  expect(await toldDuring(() => menus.call.post(`Product/Restore?Id=${id}`, {}))).toEqual([there(id)])
})

it('updates them when many are deleted at once and restored', async () => {
  const menu = await menus.add([{ en: 'One' }, { en: 'Two' }])
  const { serviceProviderId, productIds } = menu
  const change = { serviceProviderId, ids: productIds, set: { isDeleted: true } }
  let undoToken: unknown
  const deleted = await toldDuring(async () => {
    undoToken = (await menus.call.put('Product/BulkUpdate', change)).json().undoToken
  })
  expect(deleted).toEqual(productIds.map(gone))
  const back = await toldDuring(() =>
    menus.call.put('Product/BulkUndo', { serviceProviderId, undoToken: String(undoToken) }),
  )
  expect(back).toEqual(productIds.map(there))
})

it('updates them when a restored menu removes products', async () => {
  const menu = await menus.add([{ en: 'Old' }])
  const { serviceProviderId } = menu
  const at = new Date(Date.now() - 3_600_000).toISOString()
  const told = await toldDuring(() =>
    menus.call.post('MenuHistory/Restore', { serviceProviderId, to: { at } }),
  )
  expect(told).toEqual(menu.productIds.map(gone))
})
