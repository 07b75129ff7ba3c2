import type { Choice } from '@sufra/shared/contracts/choice'
import type { MenuRestoreAnswer, MenuRevisionPage } from '@sufra/shared/contracts/menu-history'
import { openMenus } from '#src/testing/bulk-fixture.ts'
import type { Menus } from '#src/testing/bulk-fixture.ts'
import type { Menu } from '#src/testing/menu-fixture.ts'

let menus: Menus
beforeAll(async () => {
  menus = await openMenus()
})
afterAll(() => menus?.api.close())

const until = new Date(Date.now() + 3_600_000).toISOString()
const SOLD_OUT = { isAvailable: false, snoozedUntil: until }
const snooze = async (group: object) => {
  const answer = await menus.call.put('Product/SnoozeOptions', { ...group, optionIds: [1], until })
  expect(answer.statusCode).toBe(200)
}
const revisionsOf = async (
  { serviceProviderId }: Menu,
  entity: 'choice' | 'product',
  entityId: number,
): Promise<object[]> => {
  const query = `ServiceProviderId=${serviceProviderId}&Entity=${entity}&EntityId=${entityId}`
  const { data }: MenuRevisionPage = (await menus.call.get(`MenuHistory/Get?${query}`)).json()
  return data.map(({ id: revisionId }) => ({ entity, entityId, revisionId }))
}
const restore = async ({ serviceProviderId }: Menu, to: object = {}): Promise<MenuRestoreAnswer> =>
  (await menus.call.post('MenuHistory/Restore', { serviceProviderId, to })).json()

describe('a restored version of a choice', () => {
  const NAMES = { ar: 'خبز', en: 'Bread' }
  const naan = { optionNameEn: 'Naan' }
  let menu: Menu
  let id: number
  const body = () => ({ serviceProviderId: menu.serviceProviderId, name: NAMES })
  const read = async (): Promise<Choice> => (await menus.call.get(`Choice/Get/Id?Id=${id}`)).json()
  /** renamed, and sold out since */
  beforeEach(async () => {
    menu = await menus.add([{ en: 'Kabsa' }])
    const options = [naan, { optionNameEn: 'Tandoori' }]
    ;({ id } = (await menus.call.post('Choice/Add', { ...body(), options })).json())
    const renamed = { ...body(), id, name: { ar: 'خبز', en: 'Breads' } }
    await menus.call.put('Choice/Update', { ...renamed, options: [{ id: 1, optionNameEn: 'Garlic naan' }] })
    await snooze({ choiceId: id })
  })

  it('has its old names and stays sold out, and browsers get one event', async () => {
    const last = await menus.lastEventId()
    const first = (await revisionsOf(menu, 'choice', id)).at(-1)
    expect((await restore(menu, first)).changes).toMatchObject([{ kind: 'changed' }])
    expect(await read()).toMatchObject({
      name: JSON.stringify(NAMES),
      options: [
        { ...naan, ...SOLD_OUT },
        { optionNameEn: 'Tandoori', isAvailable: true },
      ],
    })
    const events = await menus.eventsAfter(last)
    expect(events.filter(({ type }) => type === 'choice.availability')).toMatchObject([
      { choices: [{ id, options: [SOLD_OUT, { isAvailable: true }] }] },
    ])
  })

  it('is unchanged when only a snooze came between', async () => {
    const before = (await revisionsOf(menu, 'choice', id))[1]
    expect(await restore(menu, before)).toEqual({ changes: [], leftOut: [], undoToken: null })
    expect((await read()).options).toMatchObject([SOLD_OUT])
  })

  it('is published to browsers again when the restore is undone', async () => {
    const { undoToken } = await restore(menu, (await revisionsOf(menu, 'choice', id)).at(-1))
    const last = await menus.lastEventId()
    await menus.call.put('Product/BulkUndo', { serviceProviderId: menu.serviceProviderId, undoToken })
    expect((await read()).options).toMatchObject([{ optionNameEn: 'Garlic naan', ...SOLD_OUT }])
    expect(await menus.eventsAfter(last)).toMatchObject([{ type: 'choice.availability', choices: [{ id }] }])
  })
})

it('keeps the present availability of options of a restored product', async () => {
  const menu = await menus.add([{ en: 'Kabsa' }])
  const [id = 0] = menu.productIds
  const group = { id: 1, name: { ar: 'رز', en: 'Rice' }, min: 0, max: 1, required: false }
  const option = { id: 1, optionNameEn: 'Basmati', optionNameAr: '', price: 2, isAvailable: true }
  const save = async (changes: object) =>
    menus.save(await menus.read(menu, id), {
      modifiers: [{ ...group, options: [{ ...option, ...changes }] }],
    })
  await save({})
  await save({ optionNameEn: 'Mazza' })
  await snooze({ productId: id, modifierId: 1 })
  const [, renamed, first] = await revisionsOf(menu, 'product', id)
  expect((await restore(menu, renamed)).changes).toEqual([])
  expect((await restore(menu, first)).changes).toHaveLength(1)
  expect((await menus.read(menu, id)).modifiers[0]?.options).toMatchObject([
    { optionNameEn: 'Basmati', ...SOLD_OUT },
  ])
})
