import type { Choice } from '@sufra/shared/contracts/choice'
import type { Product } from '@sufra/shared/contracts/product'
import pg from 'pg'
import { refusal } from '#src/testing/json-calls.ts'
import { inputOf, productForm } from '#src/testing/product-form.ts'
import { openThreeMenus } from '#src/testing/three-menus.ts'
import type { ThreeMenus } from '#src/testing/three-menus.ts'

let api: ThreeMenus['api']
let own: ThreeMenus['own']
let sister: ThreeMenus['sister']
let admin: ThreeMenus['admin']
let call: ThreeMenus['call']
let owner: pg.Pool

beforeAll(async () => {
  ;({ api, own, sister, admin, call } = await openThreeMenus([
    { en: 'Kabsa' },
    { en: 'Mandi' },
    { en: 'Madhbi' },
  ]))
  owner = new pg.Pool({ connectionString: api.ownerUrl, max: 1 })
})
afterAll(async () => {
  await owner?.end()
  await api?.close()
})

const option = (optionNameEn: string, more: object = {}) => ({ optionNameEn, ...more })
const body = (changes: object = {}) => ({
  serviceProviderId: own.serviceProviderId,
  name: { ar: 'الإضافات', en: 'Extras' },
  options: [option('Rice', { price: 5 }), option('Almonds', { price: 3.5 })],
  ...changes,
})
const add = async (changes: object = {}): Promise<Choice> =>
  (await call.post('Choice/Add', body(changes))).json()
const read = async (id: number): Promise<Choice> => (await call.get(`Choice/Get/Id?Id=${id}`)).json()
const options = (count: number) => Array.from({ length: count }, (_, at) => option(`Option ${at}`))

const readProduct = async (id: number): Promise<Product> =>
  (await call.get(`Product/Get/Id?Id=${id}&ServiceProviderId=${own.serviceProviderId}`)).json()
const saveProduct = async (id: number, changes: object) => {
  const form = productForm(inputOf(await readProduct(id), changes))
  const headers = { ...form.headers, ...admin }
  return api.app.inject({ method: 'PUT', url: '/api/Product/Update', payload: form.payload, headers })
}

describe('adding', () => {
  it('numbers the options in order and returns the stored choice', async () => {
    const added = await add({ min: 1, max: 2, isRequired: true })
    expect(added).toMatchObject({ min: 1, max: 2, isRequired: true, productCount: 0, rowVersion: 1 })
    const rice = { id: 1, optionNameEn: 'Rice', optionNameAr: '', price: 5 }
    expect(added.options).toEqual([
      { ...rice, isAvailable: true, snoozedUntil: null },
      { ...rice, id: 2, optionNameEn: 'Almonds', price: 3.5, isAvailable: true, snoozedUntil: null },
    ])
    expect(await read(added.id)).toEqual(added)
  })

  it.each([
    [{ options: options(50), max: 20 }, 200],
    [{ options: options(51) }, 400],
    [{ options: [] }, 400],
    [{ min: 2, max: 1 }, 400],
    [{ min: 2, max: 2 }, 200],
    [{ max: 3 }, 400],
    [{ max: 0 }, 400],
    [{ isRequired: true, min: 0 }, 400],
    [{ options: [option('')] }, 400],
    [{ options: [option('x'.repeat(80))] }, 200],
    [{ options: [option('x'.repeat(81))] }, 400],
    [{ options: [option('a\u202Eb')] }, 400],
    [{ options: [option('a', { price: 9999.99 })] }, 200],
    [{ options: [option('a', { price: 10_000 })] }, 400],
    [{ options: [option('a', { price: -0.01 })] }, 400],
    [{ options: [option('a', { price: 1.005 })] }, 400],
    [{ options: [option('a', { id: 4 }), option('b', { id: 4 })] }, 400],
  ])('answers %j with %i', async (changes, status) => {
    expect((await call.post('Choice/Add', body(changes))).statusCode).toBe(status)
  })
})

describe('updating', () => {
  it('keeps the ids of options, and never reuses one', async () => {
    const { id } = await add({ options: [option('Rice'), option('Bread'), option('Salad')] })
    const kept = [option('Salad', { id: 3 }), option('Rice', { id: 1 })]
    await call.put('Choice/Update', body({ id, options: kept.slice(1) }))
    const again = await call.put('Choice/Update', body({ id, options: [...kept, option('Soup')] }))
    expect(again.json().options.map((each: { id: number }) => each.id)).toEqual([3, 1, 4])
  })

  it('keeps the snooze of an option until it is available', async () => {
    const { id } = await add()
    const snoozedUntil = '2027-01-01T00:00:00.000Z'
    await owner.query(
      `update choice set options = jsonb_set(options, '{0}', options -> 0 || $2::jsonb) where id = $1`,
      [id, JSON.stringify({ isAvailable: false, snoozedUntil })],
    )
    const saved = (first: object) =>
      call
        .put('Choice/Update', body({ id, options: [option('Basmati', { id: 1, ...first })] }))
        .then(answer => answer.json().options[0])
    const snoozed = { optionNameEn: 'Basmati', isAvailable: false, snoozedUntil }
    expect(await saved({})).toMatchObject(snoozed)
    expect(await saved({ isAvailable: false })).toMatchObject(snoozed)
    expect(await saved({ isAvailable: true })).toMatchObject({ isAvailable: true, snoozedUntil: null })
  })

  it('refuses a stale version with the current choice', async () => {
    const { id, rowVersion } = await add()
    const first: Choice = (await call.put('Choice/Update', body({ id, rowVersion, max: 2 }))).json()
    const second = await call.put('Choice/Update', body({ id, rowVersion }))
    expect(refusal(second)).toEqual([409, 'stale_version'])
    expect(second.json().current).toEqual(first)
  })

  it('finds a choice only in its own brand', async () => {
    const { id } = await add()
    const astray = body({ id, serviceProviderId: sister.serviceProviderId })
    expect(refusal(await call.put('Choice/Update', astray))).toEqual([404, 'not_found'])
  })
})

describe('a product', () => {
  it('has choices of its brand only, and is counted', async () => {
    const [kabsa = 0, mandi = 0] = own.productIds
    const { id } = await add()
    expect((await saveProduct(kabsa, { choicesIds: [id] })).statusCode).toBe(200)
    expect((await saveProduct(mandi, { choicesIds: [id, id] })).json().choicesIds).toEqual([id])
    expect((await read(id)).productCount).toBe(2)
    const astray = await add({ serviceProviderId: sister.serviceProviderId })
    for (const wrong of [astray.id, 900_001])
      expect(refusal(await saveProduct(kabsa, { choicesIds: [id, wrong] }))).toEqual([
        400,
        'validation_failed',
        ['choicesIds'],
      ])
    expect((await readProduct(kabsa)).choicesIds).toEqual([id])
  })

  it('prevents the deletion of a choice while it is on the menu, and loses the choice afterwards', async () => {
    const madhbi = own.productIds[2] ?? 0
    const { id } = await add()
    await saveProduct(madhbi, { choicesIds: [id] })
    expect(refusal(await call.remove(`Choice/Delete?Id=${id}`))).toEqual([409, 'in_use'])
    await call.remove(`Product/Delete?Id=${madhbi}&ServiceProviderId=${own.serviceProviderId}`)
    expect((await call.remove(`Choice/Delete?Id=${id}`)).statusCode).toBe(200)
    expect(refusal(await call.get(`Choice/Get/Id?Id=${id}`))).toEqual([404, 'not_found'])
    expect((await call.post(`Product/Restore?Id=${madhbi}`, {})).json().choicesIds).toEqual([])
  })

  it('never has a deleted choice in concurrent requests', async () => {
    const [kabsa = 0] = own.productIds
    for (let round = 0; round < 5; round += 1) {
      const { id } = await add()
      const [saved, removed] = await Promise.all([
        saveProduct(kabsa, { choicesIds: [id] }),
        call.remove(`Choice/Delete?Id=${id}`),
      ])
      const outcome = [saved.statusCode, removed.statusCode]
      expect([
        [200, 409],
        [400, 200],
      ]).toContainEqual(outcome)
    }
  })
})

describe('a name that another group of the product has', () => {
  const refused = (answer: Awaited<ReturnType<typeof saveProduct>>): unknown => answer.json().errors
  const sauces = { name: { ar: 'الصلصات', en: 'Sauces' } }
  const ownGroup = (name: object) => ({
    name,
    options: [{ optionNameEn: 'Tahini', price: 0, isAvailable: true }],
    min: 0,
    max: 1,
    required: false,
  })
  const asField =
    'This product has another group named “الصلصات / Sauces”. Rename one of the two, or leave one out.'

  it('is refused when a shared group is attached, and when an own group gets it', async () => {
    const [kabsa = 0] = own.productIds
    const { id } = await add(sauces)
    const twin = await add({ name: { ar: 'صلصات حارة', en: 'sauces' } })
    const modifiers = [ownGroup({ ar: 'صلصه', en: 'SAUCES ' })]
    expect(refused(await saveProduct(kabsa, { modifiers, choicesIds: [id] }))).toEqual({
      choicesIds: [asField],
    })
    expect(refused(await saveProduct(kabsa, { choicesIds: [id, twin.id] }))).toHaveProperty('choicesIds')
    expect((await saveProduct(kabsa, { choicesIds: [id] })).statusCode).toBe(200)
    expect(refused(await saveProduct(kabsa, { modifiers }))).toEqual({ 'modifiers.0.name.en': [asField] })
  })

  it('is refused as the new name of a shared group that the product has', async () => {
    const [, mandi = 0] = own.productIds
    const shared = await add({ name: { ar: 'الأرز', en: 'Rice' } })
    const modifiers = [ownGroup({ ar: 'التوابل', en: 'Spices' })]
    await saveProduct(mandi, { modifiers, choicesIds: [shared.id] })
    const renamed = await call.put(
      'Choice/Update',
      body({ id: shared.id, name: { ar: 'أرز', en: 'spices' } }),
    )
    expect(renamed.json().errors).toEqual({
      'name.en': [expect.stringMatching(/Mandi.* has another group with this name/)],
    })
    const other = body({ id: shared.id, name: { ar: 'الأرز', en: 'White rice' } })
    expect((await call.put('Choice/Update', other)).statusCode).toBe(200)
  })

  it('does not block other changes of a product or shared group that had it before', async () => {
    const [kabsa = 0] = own.productIds
    const { id } = await add(sauces)
    await saveProduct(kabsa, { modifiers: [ownGroup({ ar: 'أخرى', en: 'Others' })], choicesIds: [id] })
    await owner.query(
      `update product set modifiers = jsonb_set(modifiers, '{0,name}', '{"ar":"الصلصات","en":"Sauces"}') where id = $1`,
      [kabsa],
    )
    expect((await saveProduct(kabsa, { calories: 412 })).statusCode).toBe(200)
    expect((await call.put('Choice/Update', body({ id, ...sauces, max: 2 }))).statusCode).toBe(200)
  })
})

it('searches the list in both languages, by page', async () => {
  const [{ id: sauces }] = [await add({ name: { ar: 'صلصة الثوم', en: 'Garlic sauces' } })]
  const ask = async (query: string) =>
    (await call.get(`Choice/Get?ServiceProviderId=${own.serviceProviderId}&${query}`)).json()
  for (const text of ['gArlic', 'صلصه', 'ثوم'])
    expect((await ask(`Search=${encodeURIComponent(text)}`)).data).toMatchObject([{ id: sauces }])
  expect(await ask('Search=100%25')).toMatchObject({ data: [], totalCount: 0 })
  const page = await ask('PaginatedRequest.PageSize=2&PaginatedRequest.PageNumber=2')
  expect([page.data.length, page.currentPage, page.hasPreviousPage]).toEqual([2, 2, true])
})

it('publishes the availability of a changed choice to browsers', async () => {
  const { id, options: made } = await add()
  const [rice, almonds] = made
  const changed = {
    id,
    options: [{ ...rice, isAvailable: false }, almonds].map(each => ({ ...each, snoozedUntil: undefined })),
  }
  await call.put('Choice/Update', body(changed))
  const { rows } = await owner.query(
    `select type, payload from stream_event where account_id = 1 order by id desc limit 1`,
  )
  expect(rows[0]?.type).toBe('choice.availability')
  expect(JSON.parse(rows[0]?.payload).choices).toMatchObject([
    { id, options: [{ isAvailable: false }, { isAvailable: true }] },
  ])
})
