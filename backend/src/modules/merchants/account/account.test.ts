import type { Account, BusinessType } from '@sufra/shared/contracts/account'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { accountDetails } from '#src/testing/new-merchant.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const read = async (who: string, id: number | string) =>
  api.app.inject({ url: `/api/Account/Get/Id?Id=${id}`, headers: await api.signIn(who) })
const update = async (who: string, payload: object, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'PUT',
    url: '/api/Account/Update',
    payload,
    headers: { ...(await api.signIn(who)), ...headers },
  })

it('shows an Admin their own company, and the operator any', async () => {
  const own: Account = (await read('admin', 1)).json()
  expect(own).toMatchObject({
    id: 1,
    city: 'riyadh',
    status: 'Active',
    typeId: 1,
    vatNumber: '310044556600003',
  })
  expect(own).not.toHaveProperty('searchKey')
  expect((await read('operator', 2)).json()).toMatchObject({ id: 2, city: 'jeddah' })
})

it('stores a full update in normalized form, without a change of status', async () => {
  const answer = await update('second', accountDetails(2, { vatNumber: '', email: ' Info@Marsa.TEST ' }))
  expect(answer.statusCode).toBe(200)
  const changed: Account = answer.json()
  expect(changed).toMatchObject({
    crNumber: '1010445566',
    unifiedNumber: null,
    vatNumber: null,
    legalName: null,
    phone: '+966501234567',
    email: 'info@marsa.test',
    status: 'Active',
  })
  expect(JSON.parse(changed.name)).toEqual({ ar: 'بيت الفطور', en: 'Breakfast House' })
  expect((await read('second', 2)).json()).toEqual(changed)
  const found = await api.app.inject({
    url: '/api/Account/Get?Search=breakfast',
    headers: await api.signIn('operator'),
  })
  expect(found.json().data).toMatchObject([{ id: 2 }])
})

it('accepts a name in the format of the answer: as JSON text', async () => {
  const { name }: Account = (await update('second', accountDetails(2))).json()
  const answer = await update('second', accountDetails(2, { name }))
  expect([answer.statusCode, answer.json().name]).toEqual([200, name])
  const wrong = await update('second', accountDetails(2, { name: '{"en":"x"}' }))
  expect(wrong.json().errors).toEqual({ 'name.en': ['At least 2 characters.'] })
})

it('treats a number that begins with 7 as the unified number', async () => {
  const answer = await update('operator', accountDetails(2, { companyNumber: '7001234567' }))
  expect(answer.json()).toMatchObject({ crNumber: null, unifiedNumber: '7001234567' })
})

it.each([
  ['companyNumber', { companyNumber: '123' }],
  ['vatNumber', { vatNumber: '123456789012345' }],
  ['phone', { phone: '0111111111' }],
  ['typeId', { typeId: 4711 }],
  ['city', { city: 'Riyadh; drop' }],
  ['name', { name: { ar: '', en: '' } }],
  ['legalName', { legalName: 'a\u202Eb' }],
  ['status', { status: 'Active' }],
])('refuses a wrong %s by name', async (field, changes) => {
  const answer = await update('admin', accountDetails(1, changes))
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]])
})

it('lists the business types in order to everybody who is signed in', async () => {
  for (const who of ['operator', 'admin', 'kitchen']) {
    const answer = await api.app.inject({
      url: '/api/Type/Get?PaginatedRequest.PageSize=1000',
      headers: await api.signIn(who),
    })
    const types: BusinessType[] = answer.json().data
    expect(types.length).toBeGreaterThanOrEqual(9)
    expect(types.map(({ index }) => index)).toEqual(types.map((_, position) => position + 1))
    for (const { name, icon } of types) {
      expect(JSON.parse(name)).toEqual({
        ar: expect.stringMatching(/[\u0600-\u06FF]/),
        en: expect.stringMatching(/\w/),
      })
      expect(icon).toMatch(/^[a-z-]+$/)
    }
  }
})

it('pages the business types like any list', async () => {
  const headers = await api.signIn('admin')
  const ask = async (query = '') => (await api.app.inject({ url: `/api/Type/Get${query}`, headers })).json()
  const { data, totalCount, ...first } = await ask(
    '?paginatedrequest.pagesize=4&PaginatedRequest.PageNumber=2',
  )
  expect(data.map(({ index }: BusinessType) => index)).toEqual([5, 6, 7, 8])
  expect(first).toEqual({
    currentPage: 2,
    totalPages: Math.ceil(totalCount / 4),
    pageSize: 4,
    hasNextPage: true,
    hasPreviousPage: true,
  })
  expect((await ask('?Search=cafe')).data).toMatchObject([{ name: expect.stringContaining('Café') }])
  expect((await ask('?Search=مقهي')).totalCount).toBe(1)
  expect((await ask('?Search=nothing%25')).data).toEqual([])
})
