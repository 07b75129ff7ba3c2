import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import type { Product, ProductPage } from '@sufra/shared/contracts/product'
import { tenant } from '#src/database/database.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { addMenu } from '#src/testing/menu-fixture.ts'
import type { Menu } from '#src/testing/menu-fixture.ts'
import { PLACEHOLDER, inputOf, productForm } from '#src/testing/product-form.ts'

let api: TestApp
let own: Menu
let foreign: Menu
let admin: { authorization: string }
const dishes = Array.from({ length: 126 }, (_, index) => ({
  en: `Dish ${index + 1}`,
  ar: `صنف ${index + 1}`,
}))

beforeAll(async () => {
  api = await createTestApp()
  own = await addMenu(api.foundation.database, 1, [
    { en: 'Last', index: 900 },
    { en: 'Lamb Kabsa', ar: 'كبسة لحم', index: 1, price: 48 },
    ...dishes,
  ])
  foreign = await addMenu(api.foundation.database, 2, [{ en: 'Foreign' }])
  admin = await api.signIn('admin')
})
afterAll(() => api.close())

const get = async (path: string, query: Record<string, string>, headers = admin) =>
  api.app.inject({ url: path, query, headers })
const list = async (query: Record<string, string>): Promise<ProductPage> => {
  const answer = await get('/api/Product/Get', { ServiceProviderId: String(own.serviceProviderId), ...query })
  return answer.json()
}
const read = async (id: number): Promise<Product> =>
  (
    await get('/api/Product/Get/Id', { Id: String(id), ServiceProviderId: String(own.serviceProviderId) })
  ).json()

const send = async (method: 'PUT' | 'POST', form: ReturnType<typeof productForm>, headers = admin) =>
  api.app.inject({
    method,
    url: method === 'PUT' ? '/api/Product/Update' : '/api/Product/Add',
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  })
const draft = (changes: object = {}) => ({
  name: '{"ar":"شاورما","en":"Shawarma"}',
  categoryId: own.categoryId,
  serviceProviderId: own.serviceProviderId,
  ...changes,
})
const pictures = () => readdir(join(api.foundation.env.DATA_DIR, 'images')).catch(() => [])
const picture = async () => ({
  name: '../../etc/passwd.png',
  type: 'image/png',
  bytes: await sharp({ create: { width: 640, height: 480, channels: 3, background: '#c96' } })
    .png()
    .toBuffer(),
})

describe('the list', () => {
  it('returns 90 and then the rest, each product once, by index and then id', async () => {
    const size = { 'paginatedrequest.pagesize': '90' }
    const first = await list({ ...size, 'PaginatedRequest.PageNumber': '1' })
    const second = await list({ ...size, 'PaginatedRequest.PageNumber': '2' })
    expect(first).toMatchObject({ totalCount: 128, totalPages: 2, hasNextPage: true, hasPreviousPage: false })
    expect(second).toMatchObject({ currentPage: 2, hasNextPage: false, hasPreviousPage: true })
    const ids = [...first.data, ...second.data].map(({ id }) => id)
    const [last, kabsa, ...rest] = own.productIds
    expect(ids).toEqual([kabsa, ...rest, last])
  })

  it('has at most 1000 per page', async () => {
    expect((await list({ 'PaginatedRequest.PageSize': '1000' })).data).toHaveLength(128)
    const tooMany = await get('/api/Product/Get', {
      ServiceProviderId: String(own.serviceProviderId),
      'PaginatedRequest.PageSize': '1001',
    })
    expect(tooMany.statusCode).toBe(400)
  })

  it.each(['kABsa', 'كبسه', 'كَبْسَة'])('is searched by %s in either language', async Name => {
    expect((await list({ Name })).data.map(({ id }) => id)).toEqual([own.productIds[1]])
  })

  it.each(['100%', '_', '\\'])('takes %s in a search literally', async Name => {
    expect((await list({ Name })).data).toEqual([])
  })
})

describe('adding', () => {
  it('sets index 12 and no price when they are missing', async () => {
    const added: Product = (await send('POST', productForm(draft({ index: 0 })))).json()
    expect(added).toMatchObject({ index: 12, price: null, isVisible: true, imageUrl: null, rowVersion: 1 })
    expect(await read(added.id)).toEqual(added)
  })

  it('stores a picture under a generated name', async () => {
    const added: Product = (await send('POST', productForm(draft(), await picture()))).json()
    expect(added.imageUrl).toMatch(/^\/images\/[0-9a-f]{40}\.webp$/)
    expect(await pictures()).toContain(added.imageUrl?.slice('/images/'.length))
  })

  it('without a service provider is refused with exactly that sentence', async () => {
    const answer = await send('POST', productForm(draft({ serviceProviderId: 0 })))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toEqual({ serviceProviderId: ['Please select a Service Provider.'] })
  })

  it('answers foreign ids like unknown ones, even beside own ones', async () => {
    const attempts = (id: { categoryId: number; branchId: number; serviceProviderId: number }) => [
      draft({ categoryId: id.categoryId }),
      draft({ excludeBranchesIds: [own.branchId, id.branchId] }),
      draft({ choicesIds: [id.branchId] }),
      draft({ serviceProviderId: id.serviceProviderId }),
    ]
    const absent = { categoryId: 900_001, branchId: 900_002, serviceProviderId: 900_003 }
    const before = (await list({})).totalCount
    for (const [index, body] of attempts(foreign).entries()) {
      const answer = await send('POST', productForm(body))
      const twin = await send('POST', productForm(attempts(absent)[index] ?? {}))
      expect(answer.statusCode).toBe(400)
      expect(answer.json().errors).toEqual(twin.json().errors)
    }
    expect((await list({})).totalCount).toBe(before)
  })

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 415],
    ['an HTML page', '<!doctype html><script>alert(1)</script>', 415],
    ['6 MB', 'x'.repeat(6 * 1024 * 1024), 413],
  ])('refuses %s as a picture, whatever its declared type', async (_, text, status) => {
    const before = await pictures()
    const answer = await send(
      'POST',
      productForm(draft(), { name: 'dish.png', type: 'image/png', bytes: Buffer.from(text) }),
    )
    expect(answer.statusCode).toBe(status)
    expect(await pictures()).toEqual(before)
  })

  it('refuses a form that is truncated, has no boundary, or is JSON', async () => {
    const form = productForm(draft(), await picture())
    const cut = { ...form, payload: form.payload.subarray(0, form.payload.length - 400) }
    expect((await send('POST', cut)).statusCode).toBe(400)
    const open = { ...form, headers: { 'content-type': 'multipart/form-data' } }
    expect((await send('POST', open)).statusCode).toBeLessThan(500)
    const json = { payload: Buffer.from('{}'), headers: { 'content-type': 'application/json' } }
    expect((await send('POST', json)).statusCode).toBe(415)
  })

  it('creates one product per Idempotency-Key, and refuses another form with it', async () => {
    const headers = { ...admin, 'idempotency-key': 'add-1' }
    const [first, again] = [
      await send('POST', productForm(draft()), headers),
      await send('POST', productForm(draft()), headers),
    ]
    expect(again.json()).toEqual(first.json())
    const other = await send('POST', productForm(draft({ price: 9 })), headers)
    expect(other.json()).toMatchObject({ status: 409, code: 'idempotency_key_reused' })
  })
})

describe('updating', () => {
  const target = () => own.productIds[1] ?? 0

  it('hides the product by the toggle with its placeholder, and stores no picture', async () => {
    const before = await read(target())
    const answer = await send('PUT', productForm(inputOf(before, { isVisible: false }), PLACEHOLDER))
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      isVisible: false,
      imageUrl: null,
      price: 48,
      rowVersion: before.rowVersion + 1,
    })
  })

  it('keeps the picture that another tab has set when the placeholder is sent', async () => {
    const before = await read(target())
    await send('PUT', productForm(inputOf(before), await picture()))
    const stale = productForm(inputOf(before, { isVisible: true, imageUrl: null }), PLACEHOLDER)
    expect((await send('PUT', stale)).json().imageUrl).toMatch(/^\/images\//)
    const off = await send('PUT', productForm(inputOf(before, { imageUrl: null })))
    expect(off.json().imageUrl).toBeNull()
  })

  it('refuses an old rowVersion with the current product', async () => {
    const before = await read(target())
    const first = await send(
      'PUT',
      productForm(inputOf(before, { price: 50, rowVersion: before.rowVersion })),
    )
    expect(first.json().price).toBe(50)
    const second = await send(
      'PUT',
      productForm(inputOf(before, { price: 51, rowVersion: before.rowVersion })),
    )
    expect(second.statusCode).toBe(409)
    expect(second.json()).toMatchObject({ code: 'stale_version', current: { id: target(), price: 50 } })
    expect((await send('PUT', productForm(inputOf(before, { price: 52 })))).json().price).toBe(52)
  })

  it('refuses a group that no customer could use, and takes a toggle of a product that has one', async () => {
    const options = [{ optionNameEn: 'Small' }, { optionNameEn: 'Large' }]
    const group = { name: { ar: 'الحجم', en: 'Size' }, options, min: 3, max: 3 }
    const added = await send('POST', productForm(draft({ modifiers: [group] })))
    expect([added.statusCode, added.json().errors]).toEqual([
      400,
      { 'modifiers.0.min': ['There are not that many options.'] },
    ])
    const { id } = (await send('POST', productForm(draft({ modifiers: [{ ...group, min: 1 }] })))).json()
    const changed = { ...(await read(id)).modifiers[0], min: 3 }
    const refused = await send('PUT', productForm(inputOf(await read(id), { modifiers: [changed] })))
    expect(refused.statusCode).toBe(400)
    await api.foundation.database.run(tenant(1), db =>
      db.execute(sql`update product set modifiers = jsonb_set(modifiers, '{0,min}', '3') where id = ${id}`),
    )
    const toggled = await send('PUT', productForm(inputOf(await read(id), { isVisible: false })))
    expect(toggled.statusCode).toBe(200)
  })

  it('cashiers and kitchens change nothing but isVisible', async () => {
    const before = await read(target())
    for (const who of ['staff', 'kitchen']) {
      const headers = await api.signIn(who)
      const toggled = await send(
        'PUT',
        productForm(inputOf(before, { isVisible: false }), PLACEHOLDER),
        headers,
      )
      expect(toggled.json()).toMatchObject({ isVisible: false })
      const changes = [
        { price: 1 },
        { name: '{"ar":"","en":"Mine"}' },
        { modifiers: [], index: 3 },
        { excludeBranchesIds: [own.branchId] },
      ]
      for (const change of changes) {
        const refused = await send('PUT', productForm(inputOf(before, change)), headers)
        expect(refused.json()).toMatchObject({ status: 403, code: 'forbidden_role' })
      }
      const repainted = await send('PUT', productForm(inputOf(before), await picture()), headers)
      expect(repainted.statusCode).toBe(403)
    }
    expect(await read(target())).toMatchObject({ name: before.name, price: before.price, imageUrl: null })
  })
})

describe('deleting', () => {
  it('takes the product off the menu until it is restored', async () => {
    const id = own.productIds[5] ?? 0
    const remove = () =>
      api.app.inject({
        method: 'DELETE',
        url: '/api/Product/Delete',
        query: { Id: String(id), serviceProviderId: String(own.serviceProviderId) },
        headers: admin,
      })
    expect((await remove()).statusCode).toBe(200)
    expect((await remove()).statusCode).toBe(404)
    expect(
      (await list({ 'PaginatedRequest.PageSize': '1000' })).data.map(product => product.id),
    ).not.toContain(id)
    const restored = await api.app.inject({
      method: 'POST',
      url: `/api/Product/Restore?Id=${id}`,
      headers: admin,
    })
    expect(restored.json()).toMatchObject({ id })
    expect((await read(id)).id).toBe(id)
  })
})
