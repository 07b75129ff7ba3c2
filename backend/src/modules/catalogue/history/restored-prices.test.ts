import type { MenuRevisionPage } from '@sufra/shared/contracts/menu-history'
import { openMenus } from '#src/testing/bulk-fixture.ts'
import type { Menus } from '#src/testing/bulk-fixture.ts'
import { jsonCalls } from '#src/testing/json-calls.ts'
import type { JsonCalls } from '#src/testing/json-calls.ts'
import type { Menu } from '#src/testing/menu-fixture.ts'
import { teamOf } from '#src/testing/team-fixture.ts'

let menus: Menus
let menu: Menu
/** calls of a menu editor without the permission for prices */
let call: JsonCalls
beforeAll(async () => {
  menus = await openMenus()
  menu = await menus.add([{ en: 'Kabsa' }])
  const team = teamOf(menus.api)
  const body = { name: { en: 'Menu' }, permissions: ['menu.edit'] }
  const { id: roleId } = (await team.post('Role/Add', body, menus.headers)).json()
  await team.join(menus.headers, 'maker', { roleId, branchIds: [] })
  call = jsonCalls(menus.api, await menus.api.signIn('maker'))
})
afterAll(() => menus?.api.close())

/** Restores the state before the last change. */
const restoreBefore = async (entity: 'choice' | 'product', entityId: number): Promise<number> => {
  const { serviceProviderId } = menu
  const query = `ServiceProviderId=${serviceProviderId}&Entity=${entity}&EntityId=${entityId}`
  const { data }: MenuRevisionPage = (await call.get(`MenuHistory/Get?${query}`)).json()
  const to = { entity, entityId, revisionId: data[1]?.id }
  return (await call.post('MenuHistory/Restore', { serviceProviderId, to })).statusCode
}
const OPTION = { id: 1, optionNameEn: 'Naan', optionNameAr: '', isAvailable: true }
const changeChoice = async (before: number, after: number): Promise<number> => {
  const body = { serviceProviderId: menu.serviceProviderId, name: { ar: 'خبز', en: 'Bread' } }
  const option = { optionNameEn: 'Naan', price: before }
  const { id } = (await menus.call.post('Choice/Add', { ...body, options: [option] })).json()
  const options = [{ id: 1, optionNameEn: 'Garlic naan', price: after }]
  expect((await menus.call.put('Choice/Update', { ...body, id, options })).statusCode).toBe(200)
  return id
}
const changeProduct = async (before: number, after: number): Promise<number> => {
  const [id = 0] = menu.productIds
  const group = { id: 1, name: { ar: 'رز', en: 'Rice' }, min: 0, max: 1, required: false }
  for (const changes of [{ price: before }, { price: after, optionNameEn: 'Garlic naan' }]) {
    const modifiers = [{ ...group, options: [{ ...OPTION, ...changes }] }]
    expect((await menus.save(await menus.read(menu, id), { modifiers })).statusCode).toBe(200)
  }
  return id
}

it.each([
  ['choice', changeChoice],
  ['product', changeProduct],
] as const)(
  'restores only the names of options, not prices, without the permission for prices (%s)',
  async (entity, change) => {
    expect(await restoreBefore(entity, await change(3, 5))).toBe(403)
    expect(await restoreBefore(entity, await change(4, 4))).toBe(200)
  },
)
