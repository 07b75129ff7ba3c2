import type { Choice } from '@sufra/shared/contracts/choice'
import type { MenuRevisionPage } from '@sufra/shared/contracts/menu-history'
import { openMenus } from '#src/testing/bulk-fixture.ts'
import type { Menus } from '#src/testing/bulk-fixture.ts'
import type { Menu } from '#src/testing/menu-fixture.ts'

let menus: Menus
let menu: Menu
let choiceId: number
beforeAll(async () => {
  menus = await openMenus()
})
afterAll(() => menus?.api.close())

const BREAD = { ar: 'خبز', en: 'Bread' }
const DIPS = { ar: 'صوصات', en: 'Dips' }
const options = [{ id: 1, optionNameEn: 'Naan', optionNameAr: '', price: 0, isAvailable: true }]

const save = async (changes: object) => {
  const answer = await menus.save(await menus.read(menu, menu.productIds[0]), changes)
  expect(answer.statusCode).toBe(200)
}
const rename = async (name: typeof BREAD) => {
  const { serviceProviderId } = menu
  const answer = await menus.call.put('Choice/Update', { id: choiceId, serviceProviderId, name, options })
  expect(answer.statusCode).toBe(200)
}
const nameOfChoice = async (): Promise<string> => {
  const choice: Choice = (await menus.call.get(`Choice/Get/Id?Id=${choiceId}`)).json()
  return choice.name
}
const restoreFirstVersion = async () => {
  const { serviceProviderId } = menu
  const query = `ServiceProviderId=${serviceProviderId}&Entity=choice&EntityId=${choiceId}`
  const { data }: MenuRevisionPage = (await menus.call.get(`MenuHistory/Get?${query}`)).json()
  const to = { entity: 'choice', entityId: choiceId, revisionId: data.at(-1)?.id }
  return menus.call.post('MenuHistory/Restore', { serviceProviderId, to })
}
const startWith = async (name: typeof BREAD) => {
  menu = await menus.add([{ en: 'Kabsa' }])
  const { serviceProviderId } = menu
  const added = await menus.call.post('Choice/Add', { serviceProviderId, name, options })
  choiceId = added.json().id
  await save({ choicesIds: [choiceId] })
}
const addOwnGroup = () =>
  save({ modifiers: [{ id: 1, name: BREAD, min: 0, max: 1, required: false, options }] })
const REFUSAL = { code: 'validation_failed', errors: { modifiers: [expect.stringContaining('Kabsa')] } }

it('refuses to restore a name of a choice that another group of the product has', async () => {
  await startWith(BREAD)
  await rename(DIPS)
  await addOwnGroup()
  const refused = await restoreFirstVersion()
  expect([refused.statusCode, refused.json()]).toEqual([400, expect.objectContaining(REFUSAL)])
  expect(await nameOfChoice()).toBe(JSON.stringify(DIPS))
})

it('refuses to undo a change when two groups of a product would have equal names', async () => {
  await startWith(DIPS)
  await rename(BREAD)
  const { undoToken } = (await restoreFirstVersion()).json()
  await addOwnGroup()
  const { serviceProviderId } = menu
  const refused = await menus.call.put('Product/BulkUndo', { serviceProviderId, undoToken })
  expect([refused.statusCode, refused.json()]).toEqual([400, expect.objectContaining(REFUSAL)])
  expect(await nameOfChoice()).toBe(JSON.stringify(DIPS))
})
