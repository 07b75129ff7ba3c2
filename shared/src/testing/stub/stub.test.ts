import { endpoints } from '#src/contracts/endpoints/endpoints.ts'
import { Category } from '#src/contracts/category.ts'
import { LiveOrders, Order } from '#src/contracts/order.ts'
import { ProductPage } from '#src/contracts/product.ts'
import { TokenAnswer } from '#src/contracts/authentication.ts'
import { Problem } from '#src/contracts/wire.ts'
import type { LiveEvent } from '#src/contracts/live-event.ts'
import { exampleOf } from './example.ts'
import { answerFromStub, createStub } from './stub.ts'
import type { HttpCall, Stub } from './stub.ts'

const ask = (stub: Stub, name: string, more: Partial<HttpCall> = {}) => {
  const [method = '', address = ''] = name.split(' ')
  const url = new URL(address, 'http://localhost')
  const asked = {
    method,
    path: url.pathname,
    query: url.searchParams,
    headers: new Headers(),
    body: undefined,
  }
  return stub.answer({ ...asked, ...more })
}
const asAdmin = () => createStub({ role: 'Admin' })
const problemOf = ({ body }: { body?: unknown }) => Problem.parse(body)

const NEW_CATEGORY = { serviceProviderId: 1, name: { ar: 'حلويات', en: 'Sweets' } }

it.each(Object.entries(endpoints))(
  '%s: what nobody seeded is an answer of its contract',
  (_name, { answer }) => {
    expect(answer.safeParse(exampleOf(answer)).error?.issues ?? []).toEqual([])
  },
)

it.each([
  'GET /api/Branch/Get',
  'GET /api/Branch/Get/ServiceProviderId',
  'GET /api/Branch/Get/Id?Id=2',
  'GET /api/Category/Get',
  'GET /api/Product/Get?ServiceProviderId=1',
  'GET /api/Choice/Get',
  'GET /api/Size/Get',
  'GET /api/ServiceProvider/Get',
  'GET /api/Order/Get',
  'GET /api/Order/GetLiveOrders',
  'GET /api/Order/Details/1',
  'GET /api/User/GetByAccountId',
  'GET /api/User/Get',
])('has data for %s', name => {
  const { status, body } = ask(asAdmin(), name)
  expect(status).toBeUndefined()
  expect(JSON.stringify(body)).toMatch(/[\u0600-\u06ff]/)
})

it('filters and pages a list by its query', () => {
  const stub = asAdmin()
  const pageOf = (query: string) =>
    ProductPage.parse(ask(stub, `GET /api/Product/Get?ServiceProviderId=1&${query}`).body)
  expect(pageOf('CategoryId=2').data.map(({ categoryId }) => categoryId)).toEqual([2, 2])
  expect(pageOf('IsVisible=false').totalCount).toBe(1)
  expect(pageOf('Name=KABSA').data.map(({ id }) => id)).toEqual([1])
  const second = pageOf('PaginatedRequest.PageNumber=2&PaginatedRequest.PageSize=5')
  expect(second).toMatchObject({ totalCount: 7, totalPages: 2, hasNextPage: false, hasPreviousPage: true })
  expect(second.data).toHaveLength(2)
})

it('stores added, changed and deleted rows until a reset', () => {
  const stub = asAdmin()
  const added = Category.parse(ask(stub, 'POST /api/Category/Add', { body: NEW_CATEGORY }).body)
  expect(added).toMatchObject({
    id: 4,
    name: '{"ar":"حلويات","en":"Sweets"}',
    isVisible: true,
    rowVersion: 1,
  })
  const body = { ...NEW_CATEGORY, id: added.id, isVisible: false, rowVersion: 1 }
  expect(ask(stub, 'PUT /api/Category/Update', { body }).body).toMatchObject({
    rowVersion: 2,
    isVisible: false,
  })
  expect(ask(stub, `GET /api/Category/Get/Id?Id=4`).body).toMatchObject({ isVisible: false })
  ask(stub, 'DELETE /api/Category/Delete?Id=4')
  expect(problemOf(ask(stub, 'GET /api/Category/Get/Id?Id=4')).code).toBe('not_found')
  ask(stub, 'DELETE /api/Category/Delete?Id=1')
  stub.reset()
  expect(ask(stub, 'GET /api/Category/Get/Id?Id=1').status).toBeUndefined()
})

it('reads a form by the contract of its part', () => {
  const form = new FormData()
  form.set(
    'JsonProduct',
    JSON.stringify({ name: '{"ar":"شاي","en":"Tea"}', categoryId: 3, serviceProviderId: 1 }),
  )
  expect(ask(asAdmin(), 'POST /api/Product/Add', { body: form }).body).toMatchObject({ id: 8, price: null })
})

it('refuses as the API does: invalid, forbidden, stale and missing', () => {
  const stub = asAdmin()
  const wrong = ask(stub, 'POST /api/Category/Add', { body: { serviceProviderId: 'one' } })
  expect(wrong.status).toBe(400)
  expect(problemOf(wrong)).toMatchObject({ code: 'validation_failed', errors: { name: ['required'] } })
  const stale = ask(stub, 'PUT /api/Category/Update', { body: { ...NEW_CATEGORY, id: 1, rowVersion: 9 } })
  expect(problemOf(stale)).toMatchObject({ code: 'stale_version', current: { id: 1, hiddenBranchesIds: [] } })
  const kitchen = createStub({ role: 'Kitchen' })
  expect(ask(kitchen, 'POST /api/Category/Add', { body: NEW_CATEGORY }).status).toBe(403)
  expect(ask(createStub(), 'GET /api/Category/Get').status).toBe(401)
  expect(ask(stub, 'GET /api/Nothing/Get').status).toBe(404)
})

it('signs in a demo account by its token and restores it by the cookie', () => {
  const stub = createStub()
  const sent = { email: 'kitchen@sufra.test', password: 'Sufra-demo-1' }
  const { body, headers } = ask(stub, 'POST /api/Authentication/login', { body: sent })
  const { accessToken } = TokenAnswer.parse(body)
  const asKitchen = { headers: new Headers({ authorization: `Bearer ${accessToken}` }) }
  expect(ask(stub, 'GET /api/User/Get', asKitchen).body).toMatchObject({ role: 'Kitchen' })
  const cookie = { headers: new Headers({ cookie: headers?.['set-cookie'] ?? '' }) }
  expect(ask(stub, 'POST /api/Authentication/RefreshToken', cookie).body).toMatchObject({ user: { id: 3 } })
  const guess = { body: { ...sent, password: 'guess' } }
  expect(problemOf(ask(stub, 'POST /api/Authentication/login', guess)).code).toBe('bad_credentials')
})

it('moves an order through its statuses and notifies open pages', () => {
  const stub = asAdmin()
  const heard: LiveEvent[] = []
  const leave = stub.follow(event => heard.push(event))
  const act = (action: number) => ask(stub, 'POST /api/Order/ExecuteAction', { body: { orderId: 1, action } })
  expect(Order.parse(act(1).body)).toMatchObject({ orderStatus: 'Preparing', rowVersion: 2 })
  expect(problemOf(act(1))).toMatchObject({
    code: 'illegal_transition',
    current: { orderStatus: 'Preparing' },
  })
  expect(heard).toMatchObject([{ type: 'order.upserted', order: { id: 1, orderStatus: 'Preparing' } }])
  leave()
  act(4)
  expect(heard).toHaveLength(1)
})

it('lists open orders and stops dishes and branches on request', () => {
  const stub = asAdmin()
  expect(LiveOrders.parse(ask(stub, 'GET /api/Order/GetLiveOrders').body).totalCount).toBe(3)
  const paused = { branchIds: [1], state: 'Paused', reason: 'Prayer' }
  expect(ask(stub, 'PUT /api/Branch/SetStatus', { body: paused }).body).toMatchObject([{ state: 'Paused' }])
  const snoozed = ask(stub, 'PUT /api/Product/Snooze', { body: { productIds: [2] } })
  expect(snoozed.body).toMatchObject({ products: [{ id: 2, isVisible: false }] })
})

it('answers a rendered test through fetch', async () => {
  answerFromStub({ role: 'Kitchen' })
  const answer = await fetch('/api/ServiceProvider/Get')
  expect(await answer.json()).toMatchObject({ totalCount: 1 })
  expect((await fetch('/api/Category/Add', { method: 'POST', body: '{}' })).status).toBe(403)
})
