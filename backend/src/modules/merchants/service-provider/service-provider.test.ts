import sharp from 'sharp'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { addMenu } from '#src/testing/menu-fixture.ts'
import type { Menu } from '#src/testing/menu-fixture.ts'
import { addNewMerchant, brandDetails } from '#src/testing/new-merchant.ts'
import { PLACEHOLDER, productForm } from '#src/testing/product-form.ts'

let api: TestApp
let own: Menu
let foreign: Menu
beforeAll(async () => {
  api = await createTestApp()
  own = await addMenu(api.foundation.database, 1, [])
  foreign = await addMenu(api.foundation.database, 2, [])
})
afterAll(() => api.close())

const add = async (who: string, payload: object) =>
  api.app.inject({
    method: 'POST',
    url: '/api/ServiceProvider/Add',
    payload,
    headers: await api.signIn(who),
  })
const update = async (who: string, payload: object) =>
  api.app.inject({
    method: 'PUT',
    url: '/api/ServiceProvider/Update',
    payload,
    headers: await api.signIn(who),
  })
const read = async (id: number) =>
  (
    await api.app.inject({
      url: `/api/ServiceProvider/Get/Id?Id=${id}`,
      headers: await api.signIn('operator'),
    })
  ).json()

const addImage = async (who: string, file = PLACEHOLDER) => {
  const form = productForm('{}', file)
  const headers = { ...(await api.signIn(who)), ...form.headers }
  return api.app.inject({ method: 'POST', url: '/api/Image/Add', payload: form.payload, headers })
}
const picture = async (background = '#0F766E') => ({
  name: '../../logo.svg',
  type: 'image/png',
  bytes: await sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer(),
})

it("adds a brand to the Admin's own account, whatever account they name", async () => {
  const answer = await add('admin', brandDetails({ accountId: 2, typeId: 3, phone: '9200 12345' }))
  expect(answer.statusCode).toBe(200)
  const brand = answer.json()
  expect(brand).toMatchObject({ accountId: 1, typeId: 3, phone: '920012345', isActive: true, logoUrl: null })
  expect(await read(brand.id)).toEqual(brand)
  const search = '/api/ServiceProvider/Get?Search=breakfast'
  const found = await api.app.inject({ url: search, headers: await api.signIn('admin') })
  expect(found.json().data).toMatchObject([{ id: brand.id }])
})

it('requires the account from the operator', async () => {
  expect((await add('operator', brandDetails())).json().errors).toHaveProperty('accountId')
  expect((await add('operator', brandDetails({ accountId: 4711 }))).json().errors).toHaveProperty('accountId')
  expect((await add('operator', brandDetails({ accountId: 2 }))).json()).toMatchObject({ accountId: 2 })
})

it('filters by account for the operator; a merchant gets its own brands, whatever account it names', async () => {
  const accountsOf = async (who: string, accountId: number) => {
    const headers = await api.signIn(who)
    const url = `/api/ServiceProvider/Get?AccountId=${accountId}`
    const { data }: { data: { accountId: number }[] } = (await api.app.inject({ url, headers })).json()
    return [...new Set(data.map(brand => brand.accountId))]
  }
  expect(await accountsOf('operator', 2)).toEqual([2])
  expect((await accountsOf('operator', 0)).toSorted()).toEqual([1, 2])
  expect(await accountsOf('admin', 2)).toEqual([1])
})

it('updates the own brand, and not its account', async () => {
  const answer = await update('admin', brandDetails({ id: own.serviceProviderId, isActive: false }))
  expect(answer.json()).toMatchObject({ id: own.serviceProviderId, accountId: 1, isActive: false })
  const moved = await update('admin', brandDetails({ id: own.serviceProviderId, accountId: 2 }))
  expect(moved.json().errors).toHaveProperty('accountId')
})

it('lets only Admin and operator write brands and store pictures', async () => {
  for (const who of ['staff', 'kitchen']) {
    expect((await add(who, brandDetails())).statusCode).toBe(403)
    expect((await update(who, brandDetails({ id: own.serviceProviderId }))).statusCode).toBe(403)
    expect((await addImage(who)).statusCode).toBe(403)
  }
})

it('sets a stored picture as the logo, and removes it in an update without one', async () => {
  const stored = await addImage('admin', await picture())
  expect(stored.statusCode).toBe(200)
  const { imageUrl: logoUrl } = stored.json()
  const served = await api.app.inject(logoUrl)
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp'])
  const id = own.serviceProviderId
  expect((await update('admin', brandDetails({ id, logoUrl }))).json()).toMatchObject({ logoUrl })
  expect((await update('admin', brandDetails({ id }))).json()).toMatchObject({ logoUrl: null })
})

it('treats a picture of another merchant as unknown', async () => {
  const { imageUrl: logoUrl } = (await addImage('second', await picture('#7C3AED'))).json()
  const absent = `/images/${'0'.repeat(40)}.webp`
  const id = own.serviceProviderId
  const before = await read(id)
  for (const send of [
    (url: string) => update('admin', brandDetails({ id, logoUrl: url })),
    (url: string) => add('admin', brandDetails({ logoUrl: url })),
  ]) {
    const [theirs, none] = [await send(logoUrl), await send(absent)]
    expect([theirs.statusCode, Object.keys(theirs.json().errors)]).toEqual([400, ['logoUrl']])
    expect({ ...theirs.json(), traceId: '' }).toEqual({ ...none.json(), traceId: '' })
  }
  expect(await read(id)).toEqual(before)
  expect(
    (await update('second', brandDetails({ id: foreign.serviceProviderId, logoUrl }))).json(),
  ).toMatchObject({
    logoUrl,
  })
  // A merchant with the same picture file may store it too.
  await addImage('admin', await picture('#7C3AED'))
  expect((await update('admin', brandDetails({ id, logoUrl }))).json()).toMatchObject({ logoUrl })
})

it('makes a logo that the operator chose the merchant’s own', async () => {
  const { imageUrl: logoUrl } = (await addImage('operator', await picture('#B45309'))).json()
  const id = own.serviceProviderId
  expect((await update('admin', brandDetails({ id, logoUrl }))).statusCode).toBe(400)
  expect((await update('operator', brandDetails({ id, logoUrl }))).json()).toMatchObject({ logoUrl })
  expect((await update('admin', brandDetails({ id, logoUrl, isActive: true }))).json()).toMatchObject({
    logoUrl,
  })
})

it.each([
  ['typeId', { typeId: 4711 }],
  ['phone', { phone: '12' }],
  ['name', { name: { ar: 'ا', en: '' } }],
  ['logoUrl', { logoUrl: 'https://evil.test/logo.png' }],
  ['logoUrl', { logoUrl: `/images/${'0'.repeat(40)}.webp` }],
  ['searchKey', { searchKey: 'x' }],
])('refuses a wrong %s by name', async (field, changes) => {
  const answer = await add('admin', brandDetails(changes))
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json().errors).join()).toContain(field)
})

it('refuses the placeholder, an empty form and a file that is no picture', async () => {
  expect((await addImage('admin')).json()).toMatchObject({ status: 400, errors: { File: expect.any(Array) } })
  const empty = await addImage('admin', { ...PLACEHOLDER, bytes: Buffer.alloc(0) })
  expect(empty.json()).toMatchObject({ status: 400, errors: { File: expect.any(Array) } })
  const svg = {
    name: 'a.png',
    type: 'image/png',
    bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  }
  expect((await addImage('admin', svg)).statusCode).toBe(415)
  const json = await api.app.inject({
    method: 'POST',
    url: '/api/Image/Add',
    payload: {},
    headers: await api.signIn('admin'),
  })
  expect(json.statusCode).toBe(415)
})

it('refuses a form of ten thousand parts and discards the rest', async () => {
  const part = '--b\r\nContent-Disposition: form-data; name="p"\r\n\r\n1\r\n'
  const headers = { ...(await api.signIn('admin')), 'content-type': 'multipart/form-data; boundary=b' }
  const send = (payload: string) =>
    api.app.inject({ method: 'POST', url: '/api/Image/Add', payload, headers })
  expect((await send(`${part.repeat(10_000)}--b--`)).json()).toMatchObject({ code: 'payload_too_large' })
  // The same size in one unexpected part.
  expect((await send(`${part.slice(0, -3)}${'1'.repeat(6_300_000)}`)).statusCode).toBe(413)
  expect((await addImage('admin', await picture())).statusCode).toBe(200)
})

it('refuses a truncated form as bad input', async () => {
  const { payload, headers } = productForm('{}', await picture())
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/Image/Add',
    payload: payload.subarray(0, payload.length - 30),
    headers: { ...(await api.signIn('admin')), ...headers },
  })
  expect(answer.statusCode).toBe(400)
})

const remove = async (who: string, id: number) =>
  api.app.inject({
    method: 'DELETE',
    url: `/api/ServiceProvider/Delete?Id=${id}`,
    headers: await api.signIn(who),
  })

it('deletes an empty brand, and keeps one with a menu and the only one', async () => {
  const { id } = (await add('admin', brandDetails())).json()
  expect((await remove('second', id)).json()).toMatchObject({ status: 404, code: 'not_found' })
  expect((await remove('admin', id)).json()).toMatchObject({ id })
  expect((await remove('admin', id)).json()).toMatchObject({ status: 404, code: 'not_found' })
  await add('admin', brandDetails())
  const withMenu = await remove('admin', own.serviceProviderId)
  expect(withMenu.json()).toMatchObject({ status: 409, code: 'in_use' })
})

it('keeps the only brand of a merchant and returns the reason', async () => {
  await addNewMerchant(api, 'single')
  const { id } = (await add('single', brandDetails())).json()
  expect((await remove('single', id)).json()).toMatchObject({
    status: 409,
    code: 'in_use',
    errors: { Id: ['It is the only brand of this merchant.'] },
  })
})
