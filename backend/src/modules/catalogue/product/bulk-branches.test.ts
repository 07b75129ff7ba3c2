import { openMenus } from '#src/testing/bulk-fixture.ts'
import type { Menus } from '#src/testing/bulk-fixture.ts'
import { refusal } from '#src/testing/json-calls.ts'
import type { Menu } from '#src/testing/menu-fixture.ts'
import { teamOf } from '#src/testing/team-fixture.ts'

let menus: Menus
let menu: Menu
/** update call of a menu editor who works at the first branch only */
let put: (path: string, changes: object) => ReturnType<Menus['call']['put']>

beforeAll(async () => {
  menus = await openMenus()
  menu = await menus.add([{ en: 'One' }, { en: 'Two' }])
  const team = teamOf(menus.api)
  const permissions = ['menu.edit', 'menu.snooze', 'menu.delete']
  const role = (await team.post('Role/Add', { name: { en: 'Menu' }, permissions }, menus.headers)).json()
  await team.join(menus.headers, 'limited', { roleId: role.id, branchIds: [menu.branchId] })
  const headers = await menus.api.signIn('limited')
  put = (path, changes) =>
    team.put(`Product/${path}`, { serviceProviderId: menu.serviceProviderId, ...changes }, headers)
})
afterAll(() => menus?.api.close())

const forbidden = [403, 'forbidden_branch']
const asAdmin = (path: string, changes: object) =>
  menus.call.put(`Product/${path}`, { serviceProviderId: menu.serviceProviderId, ...changes })
const state = async () =>
  (await menus.productsOf(menu)).map(({ isVisible, excludeBranchesIds }) => [isVisible, excludeBranchesIds])
const ON_SALE = [
  [true, []],
  [true, []],
]

it("hides and shows all in the caller's own branches, named or not, and in no other", async () => {
  const { branchId, otherBranchId } = menu
  const hidden = [
    [true, [branchId]],
    [true, [branchId]],
  ]
  for (const asked of [{}, { branchIds: [branchId] }]) {
    expect((await put('HideAll', asked)).json().affected).toBe(2)
    expect(await state()).toEqual(hidden)
    expect((await put('ShowAll', asked)).json().affected).toBe(2)
    expect(await state()).toEqual(ON_SALE)
  }
  for (const path of ['HideAll', 'ShowAll'])
    expect(refusal(await put(path, { branchIds: [branchId, otherBranchId] }))).toEqual(forbidden)
  const sister = await menus.add([{ en: 'Elsewhere' }])
  const { serviceProviderId } = sister
  expect(refusal(await put('HideAll', { serviceProviderId }))).toEqual(forbidden)
  expect(await state()).toEqual(ON_SALE)
})

it("undoes what others hid in the caller's branches, but not everywhere or in other branches", async () => {
  const everywhere = (await asAdmin('HideAll', {})).json().undoToken
  for (const path of ['ShowAll', 'BulkUndo'])
    expect(refusal(await put(path, { undoToken: everywhere }))).toEqual(forbidden)
  await asAdmin('ShowAll', { undoToken: everywhere })
  const elsewhere = (await asAdmin('HideAll', { branchIds: [menu.otherBranchId] })).json().undoToken
  expect(refusal(await put('ShowAll', { undoToken: elsewhere }))).toEqual(forbidden)
  await asAdmin('ShowAll', { undoToken: elsewhere })
  const own = (await put('HideAll', {})).json().undoToken
  expect((await put('ShowAll', { undoToken: own })).json()).toEqual({ affected: 2 })
  expect(await state()).toEqual(ON_SALE)
})

it('does not restore snoozes that others held in other branches', async () => {
  const branchIds = [menu.otherBranchId]
  await menus.call.put('Product/Snooze', { productIds: menu.productIds, branchIds, preset: '1h' })
  const { undoToken } = (await asAdmin('HideAll', { branchIds })).json()
  for (const path of ['ShowAll', 'BulkUndo'])
    expect(refusal(await put(path, { undoToken }))).toEqual(forbidden)
  expect((await asAdmin('BulkUndo', { undoToken })).json()).toMatchObject({ restored: 2 })
  await asAdmin('ShowAll', { branchIds })
  expect(await state()).toEqual(ON_SALE)
})

it('does not switch many products for the whole brand, and changes everything else', async () => {
  const ids = menu.productIds
  for (const preview of [false, true])
    expect(refusal(await put('BulkUpdate', { ids, set: { isVisible: false }, preview }))).toEqual(forbidden)
  expect(await state()).toEqual(ON_SALE)
  const moved = await put('BulkUpdate', { ids, set: { categoryId: menu.categoryId } })
  expect(moved.statusCode).toBe(200)
})
