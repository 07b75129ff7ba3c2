import { sql } from 'drizzle-orm'
import type { Category } from '@sufra/shared/contracts/category'
import type { Product } from '@sufra/shared/contracts/product'
import { tenant } from '#src/database/database.ts'
import { refusal } from '#src/testing/json-calls.ts'
import { productForm } from '#src/testing/product-form.ts'
import { openThreeMenus } from '#src/testing/three-menus.ts'
import type { ThreeMenus } from '#src/testing/three-menus.ts'

let api: ThreeMenus['api']
let own: ThreeMenus['own']
let sister: ThreeMenus['sister']
let foreign: ThreeMenus['foreign']
let admin: ThreeMenus['admin']
let call: ThreeMenus['call']

beforeAll(async () => {
  ;({ api, own, sister, foreign, admin, call } = await openThreeMenus([{ en: 'Kabsa' }, { en: 'Mandi' }]))
})
afterAll(() => api?.close())

const body = (changes: object = {}) => ({
  serviceProviderId: own.serviceProviderId,
  name: { ar: 'فطور', en: 'Breakfast' },
  ...changes,
})
const add = async (changes: object = {}): Promise<Category> =>
  (await call.post('Category/Add', body(changes))).json()
const read = async (id: number): Promise<Category> => (await call.get(`Category/Get/Id?Id=${id}`)).json()
const addProduct = async (categoryId: number): Promise<Product> => {
  const form = productForm({ name: '{"en":"Foul"}', categoryId, serviceProviderId: own.serviceProviderId })
  const headers = { ...form.headers, ...admin }
  return (
    await api.app.inject({ method: 'POST', url: '/api/Product/Add', payload: form.payload, headers })
  ).json()
}
const readProduct = async (id: number): Promise<Product> =>
  (await call.get(`Product/Get/Id?Id=${id}&ServiceProviderId=${own.serviceProviderId}`)).json()

describe('deleting', () => {
  const remove = (id: number, to?: number) =>
    call.remove(`Category/Delete?Id=${id}${to === undefined ? '' : `&MoveToCategoryId=${to}`}`)

  it('refuses a category with products without a target category', async () => {
    const [from, to] = [await add(), await add()]
    const product = await addProduct(from.id)
    expect(refusal(await remove(from.id))).toEqual([409, 'in_use'])
    expect((await remove(from.id, to.id)).statusCode).toBe(200)
    expect(await readProduct(product.id)).toMatchObject({ categoryId: to.id, rowVersion: 2 })
    expect(refusal(await call.get(`Category/Get/Id?Id=${from.id}`))).toEqual([404, 'not_found'])
    expect(refusal(await remove(from.id))).toEqual([404, 'not_found'])
  })

  it('moves products only to another category of the same brand', async () => {
    const from = await add()
    await addProduct(from.id)
    for (const to of [from.id, sister.categoryId, foreign.categoryId, 900_001])
      expect(refusal(await remove(from.id, to))).toEqual([400, 'validation_failed', ['MoveToCategoryId']])
    expect(await read(from.id)).toEqual(from)
  })

  it('moves deleted products too, which have a category when they are restored', async () => {
    const [from, to] = [await add(), await add()]
    const product = await addProduct(from.id)
    await call.remove(`Product/Delete?Id=${product.id}&ServiceProviderId=${own.serviceProviderId}`)
    await remove(from.id, to.id)
    expect((await call.post(`Product/Restore?Id=${product.id}`, {})).json().categoryId).toBe(to.id)
  })

  it('publishes the moved products on the menu to browsers', async () => {
    const [from, to] = [await add(), await add()]
    const [kept, deleted] = [await addProduct(from.id), await addProduct(from.id)]
    await call.remove(`Product/Delete?Id=${deleted.id}&ServiceProviderId=${own.serviceProviderId}`)
    await remove(from.id, to.id)
    const { rows } = await api.foundation.database.run(tenant(1), db =>
      db.execute(sql`select payload from stream_event order by id desc limit 1`),
    )
    expect(JSON.parse(String(rows[0]?.payload)).products).toEqual([
      expect.objectContaining({ id: kept.id, rowVersion: 2 }),
      expect.objectContaining({ id: deleted.id, isRemoved: true }),
    ])
  })

  it('restores a deleted category with its product, at the top level when its parent is deleted', async () => {
    const parent = await add()
    const child = await add({ parentId: parent.id })
    const product = await addProduct(child.id)
    await call.remove(`Product/Delete?Id=${product.id}&ServiceProviderId=${own.serviceProviderId}`)
    expect((await remove(child.id)).statusCode).toBe(200)
    await remove(parent.id)
    expect((await call.post(`Product/Restore?Id=${product.id}`, {})).json().categoryId).toBe(child.id)
    expect(await read(child.id)).toMatchObject({ parentId: null })
  })

  it('moves the children to the top level', async () => {
    const parent = await add()
    const child = await add({ parentId: parent.id })
    await remove(parent.id)
    expect(await read(child.id)).toMatchObject({ parentId: null, rowVersion: 2 })
  })

  it('never leaves a product without a category in concurrent requests', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await add()
      const [added, removed] = await Promise.all([addProduct(id), remove(id)])
      const hasCategory = (await call.get(`Category/Get/Id?Id=${id}`)).statusCode === 200
      expect([added.id !== undefined, removed.statusCode]).toEqual(hasCategory ? [true, 409] : [false, 200])
    }
  })
})
