import type { MenuRestoreAnswer, MenuRevisionPage } from '@sufra/shared/contracts/menu-history'
import { openMenus } from '#src/testing/bulk-fixture.ts'
import type { Menus } from '#src/testing/bulk-fixture.ts'
import { refusal } from '#src/testing/json-calls.ts'
import type { Menu } from '#src/testing/menu-fixture.ts'

let menus: Menus
beforeAll(async () => {
  menus = await openMenus()
})
afterAll(() => menus?.api.close())

const NAME = { ar: 'خبز', en: 'Bread' }

const made = async (path: string, { serviceProviderId }: Menu, more: object = {}): Promise<number> => {
  const answer = await menus.call.post(path, { serviceProviderId, name: NAME, ...more })
  expect(answer.statusCode).toBe(200)
  return answer.json().id
}
const addChoice = (menu: Menu) => {
  const options = [{ optionNameEn: 'Naan' }]
  return made('Choice/Add', menu, { min: 0, max: 1, isRequired: false, options })
}
const addSize = (menu: Menu) => made('Size/Add', menu)
const addCategory = (menu: Menu) => made('Category/Add', menu)
const gone = async (path: string, id: number) => {
  expect((await menus.call.remove(`${path}?Id=${id}`)).statusCode).toBe(200)
}
const save = async (menu: Menu, changes: object, id = menu.productIds[0]) => {
  const answer = await menus.save(await menus.read(menu, id), changes)
  expect(answer.statusCode).toBe(200)
}
const lastRevision = async ({ serviceProviderId }: Menu, entity: string, id = 0): Promise<number> => {
  const query = `ServiceProviderId=${serviceProviderId}&Entity=${entity}&EntityId=${id}`
  const { data }: MenuRevisionPage = (await menus.call.get(`MenuHistory/Get?${query}`)).json()
  return data[0]?.id ?? 0
}
const restore = ({ serviceProviderId }: Menu, to: object, preview?: true) =>
  menus.call.post('MenuHistory/Restore', { serviceProviderId, to, preview })
const restored = async (...args: Parameters<typeof restore>): Promise<MenuRestoreAnswer> =>
  (await restore(...args)).json()
const undo = async ({ serviceProviderId }: Menu, { undoToken }: MenuRestoreAnswer) =>
  (await menus.call.put('Product/BulkUndo', { serviceProviderId, undoToken: String(undoToken) })).json()

it('restores a version without deleted choices and sizes, and reports it before and after', async () => {
  const menu = await menus.add([{ en: 'Kabsa' }])
  const [id = 0] = menu.productIds
  const [choiceId, sizeId, kept] = [await addChoice(menu), await addSize(menu), await addSize(menu)]
  const sizes = [sizeId, kept].map(each => ({ sizeId: each, price: 20 }))
  await save(menu, { choicesIds: [choiceId], sizes, calories: 500 })
  const to = { entity: 'product', entityId: id, revisionId: await lastRevision(menu, 'product', id) }
  await save(menu, { choicesIds: [], sizes: [], calories: 600 })
  await gone('Choice/Delete', choiceId)
  await gone('Size/Delete', sizeId)
  const left = { entity: 'product', entityId: id, name: (await menus.read(menu, id)).name }
  const leftOut = [
    { ...left, linked: 'choice', linkedId: choiceId, linkedName: JSON.stringify(NAME) },
    { ...left, linked: 'size', linkedId: sizeId, linkedName: null },
  ]
  expect(await restored(menu, to, true)).toMatchObject({ leftOut })
  expect(await restored(menu, to)).toMatchObject({ leftOut })
  expect(await menus.read(menu, id)).toMatchObject({
    choicesIds: [],
    sizes: [{ sizeId: kept, price: 20 }],
    calories: 500,
  })
})

it('restores a whole menu without sizes that are deleted for good', async () => {
  const menu = await menus.add([{ en: 'Kabsa' }])
  const [id = 0] = menu.productIds
  const sizeId = await addSize(menu)
  await save(menu, { sizes: [{ sizeId, price: 20 }] })
  const { updatedAt } = await menus.read(menu, id)
  await save(menu, { sizes: [] })
  await gone('Size/Delete', sizeId)
  expect((await restored(menu, { at: updatedAt })).leftOut).toMatchObject([{ linkedId: sizeId }])
  expect((await menus.read(menu, id)).sizes).toEqual([])
})

it('restores the category of a product that would have none', async () => {
  const menu = await menus.add([{ en: 'Kabsa' }])
  const [id = 0] = menu.productIds
  const categoryId = await addCategory(menu)
  await save(menu, { categoryId })
  const to = { entity: 'product', entityId: id, revisionId: await lastRevision(menu, 'product', id) }
  await menus.call.remove(`Product/Delete?Id=${id}&ServiceProviderId=${menu.serviceProviderId}`)
  await gone('Category/Delete', categoryId)
  const { changes, leftOut } = await restored(menu, to)
  expect(leftOut).toEqual([])
  expect(changes.map(({ entity, kind }) => [entity, kind])).toEqual([
    ['category', 'broughtBack'],
    ['product', 'broughtBack'],
  ])
  expect((await menus.call.get(`Category/Get/Id?Id=${categoryId}`)).statusCode).toBe(200)
})

it('refuses a version in which a category was deleted while products are in it', async () => {
  const menu = await menus.add([{ en: 'Kabsa' }])
  const categoryId = await addCategory(menu)
  await gone('Category/Delete', categoryId)
  const revisionId = await lastRevision(menu, 'category', categoryId)
  const first = { entity: 'category', entityId: categoryId, revisionId: revisionId - 1 }
  expect((await restore(menu, first)).statusCode).toBe(200)
  await save(menu, { categoryId })
  expect(refusal(await restore(menu, { ...first, revisionId }, true))).toEqual([409, 'in_use'])
})

describe('undoing a restore', () => {
  it('restores the choices that the restore deleted', async () => {
    const menu = await menus.add([{ en: 'Kabsa' }])
    const { updatedAt } = await menus.read(menu, menu.productIds[0])
    const choiceId = await addChoice(menu)
    await save(menu, { choicesIds: [choiceId] })
    const answer = await restored(menu, { at: updatedAt })
    expect(await undo(menu, answer)).toMatchObject({ restored: 1, leftOut: 0 })
    expect((await menus.read(menu, menu.productIds[0])).choicesIds).toEqual([choiceId])
    expect((await menus.call.get(`Choice/Get/Id?Id=${choiceId}`)).statusCode).toBe(200)
  })

  it('leaves out a choice that was deleted since', async () => {
    const menu = await menus.add([{ en: 'Kabsa' }])
    const [id = 0] = menu.productIds
    const choiceId = await addChoice(menu)
    await save(menu, { calories: 10 })
    const to = { entity: 'product', entityId: id, revisionId: await lastRevision(menu, 'product', id) }
    await save(menu, { choicesIds: [choiceId] })
    const answer = await restored(menu, to)
    await gone('Choice/Delete', choiceId)
    expect(await undo(menu, answer)).toMatchObject({ restored: 1, leftOut: 1 })
    expect((await menus.read(menu, id)).choicesIds).toEqual([])
  })

  it('keeps a restored category that has products now', async () => {
    const menu = await menus.add([{ en: 'Kabsa' }])
    const categoryId = await addCategory(menu)
    await gone('Category/Delete', categoryId)
    const revisionId = (await lastRevision(menu, 'category', categoryId)) - 1
    const answer = await restored(menu, { entity: 'category', entityId: categoryId, revisionId })
    await save(menu, { categoryId })
    await undo(menu, answer)
    expect((await menus.call.get(`Category/Get/Id?Id=${categoryId}`)).statusCode).toBe(200)
  })
})
