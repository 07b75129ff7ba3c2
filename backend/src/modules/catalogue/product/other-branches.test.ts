import type { Choice } from '@sufra/shared/contracts/choice'
import type { ImportAnswer } from '@sufra/shared/contracts/menu-import'
import type { MenuRevisionPage } from '@sufra/shared/contracts/menu-history'
import { openMenus } from '#src/testing/bulk-fixture.ts'
import type { Menus } from '#src/testing/bulk-fixture.ts'
import { importForm } from '#src/testing/import-form.ts'
import { refusal } from '#src/testing/json-calls.ts'
import type { Menu } from '#src/testing/menu-fixture.ts'
import { teamOf } from '#src/testing/team-fixture.ts'

let menus: Menus
let menu: Menu
/** headers of a menu editor who works at the first branch only */
let limited: { authorization: string }

beforeAll(async () => {
  menus = await openMenus()
  menu = await menus.add([{ en: 'Kabsa', price: 30 }])
  const team = teamOf(menus.api)
  const permissions = ['menu.edit', 'menu.snooze', 'menu.delete', 'menu.price']
  const role = (await team.post('Role/Add', { name: { en: 'Menu' }, permissions }, menus.headers)).json()
  await team.join(menus.headers, 'limited', { roleId: role.id, branchIds: [menu.branchId] })
  limited = await menus.api.signIn('limited')
})
afterAll(() => menus?.api.close())

const forbidden = [403, 'forbidden_branch']
const kabsa = () => menus.read(menu, menu.productIds[0])
const save = async (changes: object, as = limited) => menus.save(await kabsa(), changes, as)

describe('a sheet', () => {
  const send = async (file: string, dryRun: boolean, as = limited) => {
    const form = importForm({ serviceProviderId: menu.serviceProviderId, dryRun }, file)
    const request = { payload: form.payload, headers: { ...form.headers, ...as } }
    return menus.api.app.inject({ method: 'POST', url: '/api/Product/Import', ...request })
  }
  const faults = async (file: string, as = limited) => {
    const answer: ImportAnswer = (await send(file, true, as)).json()
    return answer.faults.map(({ field, code }) => [field, code])
  }

  it('takes nothing off sale in branches of others, and changes everything else', async () => {
    const file = 'name en,visible\nKabsa,no\n'
    expect(await faults(file)).toEqual([['isVisible', 'import_not_allowed']])
    expect((await send(file, false)).statusCode).toBe(400)
    expect(await kabsa()).toMatchObject({ isVisible: true })
    expect(await faults(file, menus.headers)).toEqual([])
    expect((await send('name en,visible,price\nKabsa,yes,31\n', false)).statusCode).toBe(200)
    expect(await kabsa()).toMatchObject({ isVisible: true, price: 31 })
  })
})

describe('the full update of a product', () => {
  it("adds and removes the caller's own branches only", async () => {
    const { branchId, otherBranchId } = menu
    for (const excludeBranchesIds of [[otherBranchId], [branchId, otherBranchId]])
      expect(refusal(await save({ excludeBranchesIds }))).toEqual(forbidden)
    expect((await save({ excludeBranchesIds: [branchId] })).statusCode).toBe(200)
    await save({ excludeBranchesIds: [otherBranchId] }, menus.headers)
    expect(refusal(await save({ excludeBranchesIds: [] }))).toEqual(forbidden)
    expect(await kabsa()).toMatchObject({ excludeBranchesIds: [otherBranchId] })
    const both = [branchId, otherBranchId]
    expect((await save({ excludeBranchesIds: both, calories: 500 })).statusCode).toBe(200)
    await save({ excludeBranchesIds: [] }, menus.headers)
  })

  it('switches no option, and renames it', async () => {
    const group = { name: { ar: 'رز', en: 'Rice' }, min: 0, max: 1, required: false, id: 1 }
    const option = { id: 2, optionNameEn: 'Basmati', optionNameAr: '', price: 0, isAvailable: true }
    const saveOption = (changes: object, as = limited) =>
      save({ modifiers: [{ ...group, options: [{ ...option, ...changes }] }] }, as)
    const isAvailable = async () => (await kabsa()).modifiers[0]?.options[0]?.isAvailable
    expect((await saveOption({})).statusCode).toBe(200)
    expect(refusal(await saveOption({ isAvailable: false }))).toEqual(forbidden)
    expect(await isAvailable()).toBe(true)
    expect((await saveOption({ optionNameEn: 'Mazza' })).statusCode).toBe(200)
    await saveOption({ isAvailable: false }, menus.headers)
    expect(refusal(await saveOption({}))).toEqual(forbidden)
    expect(await isAvailable()).toBe(false)
  })
})

it('renames an option of a choice, and does not switch it', async () => {
  const { serviceProviderId } = menu
  const body = { serviceProviderId, name: { ar: 'خبز', en: 'Bread' } }
  const option = { id: 1, optionNameEn: 'Naan' }
  const { id }: Choice = (await menus.call.post('Choice/Add', { ...body, options: [option] })).json()
  const update = (changes: object, as = limited) =>
    menus.call.put('Choice/Update', { ...body, id, options: [{ ...option, ...changes }] }, as)
  expect(refusal(await update({ isAvailable: false }))).toEqual(forbidden)
  expect((await update({ optionNameEn: 'Tandoori' })).json().options).toMatchObject([
    { optionNameEn: 'Tandoori', isAvailable: true },
  ])
  await update({ isAvailable: false }, menus.headers)
  expect(refusal(await update({ isAvailable: true }))).toEqual(forbidden)
  expect((await update({})).json().options).toMatchObject([{ isAvailable: false }])
})

describe('a restored version of a category', () => {
  const hide = (branchIds: number[], isHidden = true) => {
    const { serviceProviderId, categoryId } = menu
    return menus.call.put('Category/hide/branch', { serviceProviderId, categoryId, branchIds, isHidden })
  }
  /** Returns a function that restores the present state of the category later. */
  const remember = async () => {
    const { serviceProviderId, categoryId: entityId } = menu
    const query = `ServiceProviderId=${serviceProviderId}&Entity=category&EntityId=${entityId}`
    const { data }: MenuRevisionPage = (await menus.call.get(`MenuHistory/Get?${query}`)).json()
    const to = { entity: 'category', entityId, revisionId: data[0]?.id }
    return (as = limited) => menus.call.post('MenuHistory/Restore', { serviceProviderId, to }, as)
  }
  const undo = (undoToken: string, as = limited) =>
    menus.call.put('Product/BulkUndo', { serviceProviderId: menu.serviceProviderId, undoToken }, as)

  it('shows it in the whole brand only for callers of all branches', async () => {
    const restore = await remember()
    await hide([])
    expect(refusal(await restore())).toEqual(forbidden)
    const url = `Category/Get/Id?Id=${menu.categoryId}`
    expect((await menus.call.get(url)).json()).toMatchObject({ isVisible: false })
    expect((await restore(menus.headers)).statusCode).toBe(200)
    expect((await menus.call.get(url)).json()).toMatchObject({ isVisible: true })
  })

  it("shows it in the caller's own branches only, and so does its undo", async () => {
    const { branchId, otherBranchId } = menu
    const restore = await remember()
    await hide([otherBranchId])
    expect(refusal(await restore())).toEqual(forbidden)
    const { undoToken } = (await restore(menus.headers)).json()
    expect(refusal(await undo(undoToken))).toEqual(forbidden)
    await hide([branchId])
    const own = (await restore()).json()
    expect((await undo(own.undoToken)).statusCode).toBe(200)
    const { hiddenBranchesIds } = (await menus.call.get(`Category/Get/Id?Id=${menu.categoryId}`)).json()
    expect(hiddenBranchesIds).toEqual([branchId])
  })
})
