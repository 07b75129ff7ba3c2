import type { Product } from '@sufra/shared/contracts/product'
import { openMenus } from '#src/testing/bulk-fixture.ts'
import type { Menus } from '#src/testing/bulk-fixture.ts'
import { refusal } from '#src/testing/json-calls.ts'
import type { Menu } from '#src/testing/menu-fixture.ts'

let menus: Menus
beforeAll(async () => {
  menus = await openMenus()
})
afterAll(() => menus?.api.close())

const fields = (menu: Menu, set: object, changes: object = {}) => ({
  serviceProviderId: menu.serviceProviderId,
  ids: menu.productIds,
  set,
  ...changes,
})
const update = (menu: Menu, set: object, changes: object = {}) =>
  menus.call.put('Product/BulkUpdate', fields(menu, set, changes))
const undo = (menu: Menu, undoToken: string, as = menus.headers) =>
  menus.call.put('Product/BulkUndo', { serviceProviderId: menu.serviceProviderId, undoToken }, as)
const prices = async (menu: Menu) => (await menus.productsOf(menu)).map(({ price }) => price)
const addSize = async (menu: Menu): Promise<number> =>
  (
    await menus.call.post('Size/Add', {
      serviceProviderId: menu.serviceProviderId,
      name: { ar: 'كبير', en: 'Large' },
    })
  ).json().id

describe('prices', () => {
  it('go up or down in steps of a quarter, and missing prices stay missing', async () => {
    const menu = await menus.add([{ price: 10 }, { price: 0.5 }, {}])
    const { products, undoToken } = (await update(menu, { priceDelta: -1.1 })).json()
    expect(products.map(({ price }: Product) => price)).toEqual([9, 0, null])
    expect(await menus.productsOf(menu)).toEqual(products)
    expect(products.map(({ rowVersion }: Product) => rowVersion)).toEqual([2, 2, 1])
    expect((await undo(menu, undoToken)).json()).toEqual({ restored: 2, changedSince: 0, leftOut: 0 })
    expect(await prices(menu)).toEqual([10, 0.5, null])
  })

  it('of sizes change too', async () => {
    const menu = await menus.add([{ price: 10 }])
    const sizeId = await addSize(menu)
    const product = await menus.read(menu, menu.productIds[0])
    await menus.save(product, { sizes: [{ sizeId, price: 12 }] })
    await update(menu, { pricePercent: 10 })
    expect(await menus.read(menu, product.id)).toMatchObject({
      price: 11,
      sizes: [{ sizeId, price: 13.25 }],
    })
    await update(menu, { price: 20 })
    expect(await menus.read(menu, product.id)).toMatchObject({ price: 20, sizes: [{ sizeId, price: 13.25 }] })
  })

  it('are set or removed', async () => {
    const menu = await menus.add([{ price: 10 }, {}])
    await update(menu, { price: 12.34 })
    expect(await prices(menu)).toEqual([12.34, 12.34])
    await update(menu, { price: null })
    expect(await prices(menu)).toEqual([null, null])
  })

  it('never exceed the maximum, otherwise none of them changes', async () => {
    const menu = await menus.add([{ price: 10 }, { price: 99_999 }])
    expect((await update(menu, { priceDelta: 0.99 })).statusCode).toBe(400)
    expect(refusal(await update(menu, { pricePercent: 1000 }))).toEqual([
      400,
      'validation_failed',
      ['set.pricePercent'],
    ])
    expect(await prices(menu)).toEqual([10, 99_999])
    expect((await update(menu, { priceDelta: 0.5 })).statusCode).toBe(200)
  })

  it.each([
    [{}],
    [{ price: 5, priceDelta: 1 }],
    [{ priceDelta: 1, pricePercent: 1 }],
    [{ price: -0.01 }],
    [{ price: 100_000 }],
    [{ pricePercent: -100.01 }],
    [{ pricePercent: 1000.01 }],
    [{ isDeleted: false }],
  ])('are not changed by %j', async set => {
    const menu = await menus.add([{ price: 10 }])
    expect((await update(menu, set)).statusCode).toBe(400)
    expect(await prices(menu)).toEqual([10])
  })
})

describe('a repeated request with the same key', () => {
  const once = (path: string, payload: object, key: string) =>
    menus.api.app.inject({
      method: 'PUT',
      url: `/api/${path}`,
      payload,
      headers: { ...menus.headers, 'idempotency-key': key },
    })

  it('changes once, and returns the undo token and the present state', async () => {
    const menu = await menus.add([{ price: 10 }])
    const raise = () => once('Product/BulkUpdate', fields(menu, { pricePercent: 10 }), 'raise')
    const { undoToken } = (await raise()).json()
    await menus.save(await menus.read(menu, menu.productIds[0]), { calories: 300 })
    const again = (await raise()).json()
    expect(again).toEqual({ products: await menus.productsOf(menu), undoToken })
    expect(again.products).toMatchObject([{ price: 11, calories: 300 }])
    const other = await once('Product/BulkUpdate', fields(menu, { pricePercent: 20 }), 'raise')
    expect(refusal(other)).toEqual([409, 'idempotency_key_reused'])
    expect(await prices(menu)).toEqual([11])
  })

  it('returns the same products of a deletion, and the products that an undo restored', async () => {
    const menu = await menus.add([{ price: 10 }])
    const remove = () => once('Product/BulkUpdate', fields(menu, { isDeleted: true }), 'remove')
    const first = (await remove()).json()
    expect((await remove()).json()).toEqual(first)
    const body = { serviceProviderId: menu.serviceProviderId, undoToken: first.undoToken }
    const back = () => once('Product/BulkUndo', body, first.undoToken)
    const undone = { restored: 1, changedSince: 0, leftOut: 0 }
    expect([(await back()).json(), (await back()).json()]).toEqual([undone, undone])
  })

  it('calculates a preview again', async () => {
    const menu = await menus.add([{ price: 10 }])
    const look = () =>
      once('Product/BulkUpdate', fields(menu, { pricePercent: 10 }, { preview: true }), 'look')
    expect((await look()).json().products).toMatchObject([{ price: 11 }])
    await update(menu, { price: 20 })
    expect((await look()).json().products).toMatchObject([{ price: 22 }])
  })
})

it('previews the result and writes nothing', async () => {
  const menu = await menus.add([{ price: 10 }, { price: 20 }])
  const [before, last] = [await menus.productsOf(menu), await menus.lastEventId()]
  const { products, undoToken } = (await update(menu, { pricePercent: 10 }, { preview: true })).json()
  expect(products.map(({ price }: Product) => price)).toEqual([11, 22])
  expect(undoToken).toBeNull()
  expect(await menus.productsOf(menu)).toEqual(before)
  expect(await menus.eventsAfter(last)).toEqual([])
})

it('moves, hides and shows, and leaves unchanged products untouched', async () => {
  const menu = await menus.add([{ en: 'One' }, { en: 'Two', isVisible: false }])
  const { id: categoryId } = (
    await menus.call.post('Category/Add', {
      serviceProviderId: menu.serviceProviderId,
      name: { ar: '', en: 'Elsewhere' },
    })
  ).json()
  const [one, two] = (await update(menu, { categoryId, isVisible: false })).json().products
  expect([one, two]).toMatchObject([
    { categoryId, isVisible: false, rowVersion: 2 },
    { categoryId, isVisible: false, rowVersion: 2 },
  ])
  const shown = (await update(menu, { isVisible: true })).json().products
  expect(shown).toMatchObject([{ isVisible: true }, { isVisible: true }])
  const again = await update(menu, { isVisible: true })
  expect(again.json()).toEqual({ products: shown, undoToken: null })
})

it('deletes, and undo restores, with a category that was deleted meanwhile', async () => {
  const menu = await menus.add([{ en: 'One' }, { en: 'Two' }])
  const { undoToken } = (await update(menu, { isDeleted: true })).json()
  expect(await menus.productsOf(menu)).toEqual([])
  expect((await menus.call.remove(`Category/Delete?Id=${menu.categoryId}`)).statusCode).toBe(200)
  expect((await undo(menu, undoToken)).json()).toEqual({ restored: 2, changedSince: 0, leftOut: 0 })
  expect(await menus.productsOf(menu)).toHaveLength(2)
  expect((await menus.call.get(`Category/Get/Id?Id=${menu.categoryId}`)).statusCode).toBe(200)
})

describe('undo', () => {
  it('keeps and counts products whose same part was changed since', async () => {
    const menu = await menus.add([{ price: 10 }, { price: 20 }, { price: 30 }, { price: 40 }])
    const [first, second, third] = menu.productIds
    const { undoToken } = (await update(menu, { priceDelta: 1 })).json()
    await menus.save(await menus.read(menu, first), { price: 15 })
    await menus.save(await menus.read(menu, second), { price: 20 })
    await menus.save(await menus.read(menu, second), { price: 21 })
    await menus.save(await menus.read(menu, third), { calories: 300, isVisible: false })
    expect((await undo(menu, undoToken)).json()).toEqual({ restored: 2, changedSince: 2, leftOut: 0 })
    expect(await prices(menu)).toEqual([15, 21, 30, 40])
    expect(await menus.read(menu, third)).toMatchObject({ calories: 300, isVisible: false })
    expect((await undo(menu, undoToken)).json()).toEqual({ restored: 0, changedSince: 4, leftOut: 0 })
  })

  it('finds nothing for changes of others and unknown ones', async () => {
    const menu = await menus.add([{ price: 10 }])
    const sister = await menus.add([{ price: 10 }])
    const foreign = await menus.add([{ price: 10 }], 2)
    const second = await menus.api.signIn('second')
    const asked = fields(foreign, { priceDelta: 1 })
    const theirs = (await menus.call.put('Product/BulkUpdate', asked, second)).json().undoToken
    const elsewhere = (await update(sister, { priceDelta: 1 })).json().undoToken
    for (const token of [theirs, elsewhere, '8f0a6a34-1c51-4d59-9d0e-0f4b4a3f1d11'])
      expect(refusal(await undo(menu, token))).toEqual([404, 'not_found'])
    expect(refusal(await undo(foreign, theirs))).toEqual([404, 'not_found'])
    expect(await prices(sister)).toEqual([11])
  })

  it('updates the search keys of restored names', async () => {
    const menu = await menus.add([{ en: 'Kabsa' }])
    const token = '0b7f6c2e-7a55-4a0e-8d6d-1f2e3d4c5b6a'
    await menus.select(
      `begin; select set_config('app.change_id', '${token}', true);
       update product set name = '{"ar":"","en":"Mandi"}', search_key = 'mandi ' where id = ${menu.productIds[0]}; commit`,
    )
    expect((await undo(menu, token)).json()).toEqual({ restored: 1, changedSince: 0, leftOut: 0 })
    const found = await menus.call.get(`Product/Get?ServiceProviderId=${menu.serviceProviderId}&Name=kabsa`)
    expect(found.json().data).toMatchObject([{ name: '{"ar":"","en":"Kabsa"}' }])
  })
})

describe('all or nothing', () => {
  it('changes none with one product of another merchant', async () => {
    const menu = await menus.add([{ price: 10 }])
    const sister = await menus.add([{ price: 10 }])
    const foreign = await menus.add([{ price: 10 }], 2)
    for (const id of [...sister.productIds, ...foreign.productIds, 900_001])
      expect(refusal(await update(menu, { priceDelta: 1 }, { ids: [...menu.productIds, id] }))).toEqual([
        404,
        'not_found',
      ])
    for (const categoryId of [sister.categoryId, foreign.categoryId, 900_001])
      expect(refusal(await update(menu, { priceDelta: 1, categoryId }))).toEqual([
        400,
        'validation_failed',
        ['set.categoryId'],
      ])
    expect(await prices(menu)).toEqual([10])
  })

  it('accepts at most 2000 ids', async () => {
    const menu = await menus.add(Array.from({ length: 2000 }, () => ({ price: 10 })))
    const answer = await update(menu, { priceDelta: 1 })
    expect(answer.json().products).toHaveLength(2000)
    expect((await undo(menu, answer.json().undoToken)).json()).toEqual({
      restored: 2000,
      changedSince: 0,
      leftOut: 0,
    })
    expect((await update(menu, { priceDelta: 1 }, { ids: [...menu.productIds, 1] })).statusCode).toBe(400)
  })

  it('adds two concurrent increases of prices', async () => {
    const menu = await menus.add([{ price: 10 }, { price: 20 }])
    await Promise.all([update(menu, { priceDelta: 1 }), update(menu, { priceDelta: 1 })])
    expect(await prices(menu)).toEqual([12, 22])
  })
})
