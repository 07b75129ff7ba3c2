import type { Product } from '@sufra/shared/contracts/product'
import type { Size } from '@sufra/shared/contracts/size'
import { refusal } from '#src/testing/json-calls.ts'
import { inputOf, productForm } from '#src/testing/product-form.ts'
import { openThreeMenus } from '#src/testing/three-menus.ts'
import type { ThreeMenus } from '#src/testing/three-menus.ts'

let api: ThreeMenus['api']
let own: ThreeMenus['own']
let sister: ThreeMenus['sister']
let admin: ThreeMenus['admin']
let call: ThreeMenus['call']

beforeAll(async () => {
  ;({ api, own, sister, admin, call } = await openThreeMenus([
    { en: 'Cola' },
    { en: 'Pizza' },
    { en: 'Coffee' },
  ]))
})
afterAll(() => api?.close())

const body = (changes: object = {}) => ({
  serviceProviderId: own.serviceProviderId,
  name: { ar: 'كبير', en: 'Large' },
  ...changes,
})
const add = async (changes: object = {}): Promise<Size> => (await call.post('Size/Add', body(changes))).json()
const readProduct = async (id: number): Promise<Product> =>
  (await call.get(`Product/Get/Id?Id=${id}&ServiceProviderId=${own.serviceProviderId}`)).json()
const saveProduct = async (id: number, changes: object) => {
  const form = productForm(inputOf(await readProduct(id), changes))
  const headers = { ...form.headers, ...admin }
  return api.app.inject({ method: 'PUT', url: '/api/Product/Update', payload: form.payload, headers })
}

it('are sorted, each brand by itself', async () => {
  const [large, small] = [await add({ index: 3 }), await add({ index: 1, name: { ar: 'صغير', en: 'Small' } })]
  await add({ serviceProviderId: sister.serviceProviderId })
  const { data } = (await call.get(`Size/Get?ServiceProviderId=${own.serviceProviderId}`)).json()
  expect(data).toEqual([small, large])
  expect((await call.get(`Size/Get/Id?Id=${large.id}`)).json()).toEqual(large)
})

it('refuse a stale version with the current size', async () => {
  const { id, rowVersion } = await add()
  const first: Size = (await call.put('Size/Update', body({ id, rowVersion, index: 5 }))).json()
  const second = await call.put('Size/Update', body({ id, rowVersion }))
  expect(refusal(second)).toEqual([409, 'stale_version'])
  expect(second.json().current).toEqual(first)
  const astray = { id, serviceProviderId: sister.serviceProviderId }
  expect(refusal(await call.put('Size/Update', body(astray)))).toEqual([404, 'not_found'])
})

it('are used by a product of the brand, without duplicates', async () => {
  const [cola = 0] = own.productIds
  const [one, other] = [await add(), await add()]
  const astray = await add({ serviceProviderId: sister.serviceProviderId })
  const sizes = [
    { sizeId: other.id, price: 9 },
    { sizeId: one.id, price: 6.5 },
  ]
  expect((await saveProduct(cola, { sizes })).json().sizes).toEqual(sizes)
  for (const wrong of [
    { sizeId: one.id, price: 7 },
    { sizeId: astray.id, price: 7 },
    { sizeId: 900_001, price: 7 },
  ])
    expect(refusal(await saveProduct(cola, { sizes: [...sizes, wrong] }))).toEqual([
      400,
      'validation_failed',
      ['sizes'],
    ])
  expect((await readProduct(cola)).sizes).toEqual(sizes)
})

it('cannot be deleted while a product on the menu has them, and are removed from deleted products', async () => {
  const pizza = own.productIds[1] ?? 0
  const [gone, kept] = [await add(), await add()]
  const sizes = [gone, kept].map(({ id: sizeId }) => ({ sizeId, price: 30 }))
  await saveProduct(pizza, { sizes })
  expect(refusal(await call.remove(`Size/Delete?Id=${gone.id}`))).toEqual([409, 'in_use'])
  await call.remove(`Product/Delete?Id=${pizza}&ServiceProviderId=${own.serviceProviderId}`)
  expect((await call.remove(`Size/Delete?Id=${gone.id}`)).statusCode).toBe(200)
  expect(refusal(await call.remove(`Size/Delete?Id=${gone.id}`))).toEqual([404, 'not_found'])
  expect((await call.post(`Product/Restore?Id=${pizza}`, {})).json().sizes).toEqual([
    { sizeId: kept.id, price: 30 },
  ])
})

it('requires the unit of caffeine in the same save or an earlier one', async () => {
  const coffee = own.productIds[2] ?? 0
  const without = await saveProduct(coffee, { caffeineMg: 95 })
  expect(refusal(without)).toEqual([400, 'validation_failed', ['caffeinePer']])
  expect((await saveProduct(coffee, { caffeineMg: 0 })).statusCode).toBe(200)
  expect((await saveProduct(coffee, { caffeineMg: 95, caffeinePer: 'cup' })).statusCode).toBe(200)
  expect((await saveProduct(coffee, { caffeineMg: 80 })).json()).toMatchObject({ caffeinePer: 'cup' })
  expect((await saveProduct(coffee, { caffeinePer: null })).statusCode).toBe(400)
})
