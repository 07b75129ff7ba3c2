import { openMenus } from '#src/testing/bulk-fixture.ts'
import type { Menus } from '#src/testing/bulk-fixture.ts'
import { jsonCalls, refusal } from '#src/testing/json-calls.ts'

let menus: Menus
beforeAll(async () => {
  menus = await openMenus()
})
afterAll(() => menus?.api.close())

const BROTH = { word: 'مرقة', means: 'شوربة' }
const get = async (call = menus.call) => (await call.get('SearchWords/Get')).json()
const update = (payload: object, call = menus.call) => call.put('SearchWords/Update', payload)

it("are the merchant’s own, and not another one's", async () => {
  const second = jsonCalls(menus.api, await menus.api.signIn('second'))
  expect(await get()).toEqual({ words: [], rowVersion: 0 })
  expect((await update({ words: [BROTH], rowVersion: 0 })).json()).toEqual({ words: [BROTH], rowVersion: 1 })
  expect(await get(jsonCalls(menus.api, await menus.api.signIn('kitchen')))).toMatchObject({ words: [BROTH] })
  expect(await get(second)).toEqual({ words: [], rowVersion: 0 })
})

it('refuse a stale version with the current list', async () => {
  await update({ words: [BROTH] })
  const { rowVersion } = await get()
  await update({ words: [], rowVersion })
  const late = await update({ words: [BROTH], rowVersion })
  expect(refusal(late)).toEqual([409, 'stale_version'])
  expect(late.json().current).toEqual({ words: [], rowVersion: rowVersion + 1 })
  expect(refusal(await update({ words: [BROTH], rowVersion: 0 }))).toEqual([409, 'stale_version'])
})

it.each([
  ['a pair twice, in another spelling', [BROTH, { word: 'مرقه', means: 'شوربه' }], 'words'],
  ['an empty word', [{ word: ' ', means: 'شوربة' }], 'words.0.word'],
  ['a word that means itself', [{ word: 'شوربة', means: 'شوربه' }], 'words.0.means'],
  ['a word that is too long', [{ word: 'x'.repeat(41), means: 'y' }], 'words.0.word'],
  ['too many', Array.from({ length: 201 }, (_, at) => ({ word: `w${at}`, means: 'y' })), 'words'],
])('refuses %s', async (_, words, field) => {
  expect(refusal(await update({ words }))).toEqual([400, 'validation_failed', [field]])
})

it('find products and choices on the server in both directions, as whole words', async () => {
  const menu = await menus.add([
    { en: 'Lentil soup' },
    { en: 'Broth of the house' },
    { en: 'Brothers burger' },
  ])
  const { serviceProviderId } = menu
  await update({ words: [{ word: 'broth', means: 'soup' }] })
  const found = async (text: string) => {
    const path = `Product/Get?ServiceProviderId=${serviceProviderId}&Name=${encodeURIComponent(text)}`
    const { data } = (await menus.call.get(path)).json()
    return data.map(({ id }: { id: number }) => menu.productIds.indexOf(id))
  }
  expect(await found('soup')).toEqual([0, 1, 2])
  expect(await found('lentil broth')).toEqual([0])
  expect(await found('brothers')).toEqual([2])
  await menus.call.post('Choice/Add', {
    serviceProviderId,
    name: { ar: '', en: 'Soup of the day' },
    min: 0,
    max: 1,
    isRequired: false,
    options: [{ optionNameEn: 'Lentil' }],
  })
  const choices = await menus.call.get(`Choice/Get?ServiceProviderId=${serviceProviderId}&Search=broth`)
  expect(choices.json().totalCount).toBe(1)
})
