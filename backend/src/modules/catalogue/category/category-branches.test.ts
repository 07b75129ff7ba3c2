import type { Category } from '@sufra/shared/contracts/category'
import { readLocalized } from '@sufra/shared/contracts/text'
import { openMenus } from '#src/testing/bulk-fixture.ts'
import type { Menus } from '#src/testing/bulk-fixture.ts'
import { refusal } from '#src/testing/json-calls.ts'
import type { Menu } from '#src/testing/menu-fixture.ts'
import { teamOf } from '#src/testing/team-fixture.ts'

let menus: Menus
let menu: Menu
let team: ReturnType<typeof teamOf>
/** headers of a menu editor who works at the first branch only */
let limited: Record<string, string>

beforeAll(async () => {
  menus = await openMenus()
  menu = await menus.add([{ en: 'One' }])
  team = teamOf(menus.api)
  const role = await team.post(
    'Role/Add',
    { name: { en: 'Menu' }, permissions: ['menu.edit'] },
    menus.headers,
  )
  await team.join(menus.headers, 'limited', { roleId: role.json().id, branchIds: [menu.branchId] })
  limited = await menus.api.signIn('limited')
})
afterAll(() => menus?.api.close())

const forbidden = [403, 'forbidden_branch']
const read = async (): Promise<Category> =>
  (await menus.call.get(`Category/Get/Id?Id=${menu.categoryId}`)).json()
const state = async () => {
  const { isVisible, hiddenBranchesIds } = await read()
  return [isVisible, hiddenBranchesIds]
}
const hide = (changes: object, headers = limited) =>
  team.put(
    'Category/hide/branch',
    {
      serviceProviderId: menu.serviceProviderId,
      categoryId: menu.categoryId,
      branchIds: [],
      isHidden: true,
      ...changes,
    },
    headers,
  )

it("hides a category in the caller's own branches, named or not, and in no other", async () => {
  const { branchId, otherBranchId } = menu
  await hide({ branchIds: [otherBranchId] }, menus.headers)
  for (const branchIds of [[], [branchId]]) {
    expect((await hide({ branchIds })).json()).toMatchObject({
      isVisible: true,
      hiddenBranchesIds: [branchId, otherBranchId],
    })
    await hide({ branchIds, isHidden: false })
    expect(await state()).toEqual([true, [otherBranchId]])
  }
  for (const isHidden of [true, false])
    expect(refusal(await hide({ branchIds: [branchId, otherBranchId], isHidden }))).toEqual(forbidden)
  expect(await state()).toEqual([true, [otherBranchId]])
})

it('refuses a brand in which the caller works at no branch', async () => {
  const sister = await menus.add([{ en: 'Elsewhere' }])
  const { serviceProviderId, categoryId } = sister
  expect(refusal(await hide({ serviceProviderId, categoryId }))).toEqual(forbidden)
})

it('updates everything but the visibility for the whole brand', async () => {
  const { serviceProviderId, categoryId: id } = menu
  const body = (isVisible: boolean) => ({ name: { ar: 'فئة', en: 'Renamed' }, isVisible, index: 3 })
  const update = (isVisible: boolean, headers = limited) =>
    team.put('Category/Update', { serviceProviderId, id, ...body(isVisible) }, headers)
  const bulk = (isVisible: boolean) =>
    team.post(
      'Category/BulkCreateUpdate',
      { serviceProviderId, categories: [{ id, ...body(isVisible) }] },
      limited,
    )
  for (const save of [update, bulk]) expect(refusal(await save(false))).toEqual(forbidden)
  expect(await read()).toMatchObject({ isVisible: true, index: 12 })
  expect((await update(true)).statusCode).toBe(200)
  expect((await bulk(true)).json().failed).toEqual([])
  expect(readLocalized((await read()).name).en).toBe('Renamed')
  expect((await update(false, menus.headers)).json()).toMatchObject({ isVisible: false })
  expect(refusal(await update(true))).toEqual(forbidden)
  const moved = { serviceProviderId, categories: [{ id, index: 5 }] }
  const answer = await team.post('Category/BulkCreateUpdate', moved, limited)
  expect(answer.json().updated).toMatchObject([{ id, index: 5, isVisible: false }])
})
