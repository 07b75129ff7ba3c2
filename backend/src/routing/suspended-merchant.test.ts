import { ORDER_ACTION } from '@sufra/shared/contracts/order'
import { DEMO_PASSWORD } from '#src/seed/accounts.ts'
import { ALL_ROUTES, keyOf } from '#src/testing/matrix/routes.ts'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import { hungerstationEvent, hungerstationOrder } from '#src/testing/platform-message.ts'
import { openStream } from '#src/testing/open-stream.ts'
import { sendMessage } from '#src/testing/shop-fixture.ts'
import type { Headers } from '#src/testing/shop-fixture.ts'

const NEEDS_SESSION = ALL_ROUTES.filter(({ access }) => access !== 'public' && access !== 'channel')
// `access-list.txt` states which routes are open.
const REFUSED = NEEDS_SESSION.filter(({ whileSuspended }) => !whileSuspended)

let open: OpenShop
beforeAll(async () => {
  open = await openShop()
})
afterAll(() => open?.close())

const setStatus = async (status: string) => {
  await open.owner.query('update account set status = $1 where id = 1', [status])
}
afterEach(async () => {
  jest.restoreAllMocks()
  await setStatus('Active')
})

/** Expires the cached session facts as if this time had passed. */
const letPass = (milliseconds: number) => {
  const now = Date.now()
  jest.spyOn(Date, 'now').mockReturnValue(now + milliseconds)
}
const suspend = async (): Promise<Headers> => {
  await setStatus('Suspended')
  return open.test.signIn('admin')
}
const call = (headers: Headers, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string) =>
  open.test.app.inject({
    method,
    url: url.replace(':id', '1'),
    headers,
    ...(method === 'GET' ? {} : { payload: {} }),
  })

it.each(['Suspended', 'Closed'])(
  'refuses every other authenticated route to a merchant that is %s',
  async status => {
    await setStatus(status)
    const admin = await open.test.signIn('admin')
    const answers = []
    for (const route of REFUSED) {
      const answer = await call(admin, route.method, route.path)
      answers.push([keyOf(route), answer.statusCode, answer.json().code])
    }
    expect(answers).toEqual(REFUSED.map(route => [keyOf(route), 403, 'account_suspended']))
  },
)

it('answers on the remaining routes', async () => {
  await setStatus('Suspended')
  // Also ends their other sessions.
  const kitchen = await open.test.signIn('kitchen')
  for (const route of NEEDS_SESSION.filter(each => each.whileSuspended && !each.path.endsWith('Stream'))) {
    expect((await call(kitchen, route.method, route.path)).body).not.toContain('account_suspended')
  }
})

it('lets people sign in and refresh, and puts the suspension into the token', async () => {
  await setStatus('Suspended')
  const payload = { email: 'admin@sufra.test', password: DEMO_PASSWORD }
  const url = '/api/Authentication/login'
  const signedIn = await open.test.app.inject({ method: 'POST', url, payload })
  const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const refresh = '/api/Authentication/RefreshToken'
  const renewed = await open.test.app.inject({
    method: 'POST',
    url: refresh,
    headers: { cookie },
    payload: {},
  })
  for (const answer of [signedIn, renewed]) {
    const claims = Buffer.from(answer.json().accessToken.split('.')[1], 'base64url').toString()
    expect(JSON.parse(claims)).toMatchObject({ isSuspended: true })
  }
})

it("refuses open sessions within five seconds, in the person's language, and only theirs", async () => {
  const [admin, second] = [await open.test.signIn('admin'), await open.test.signIn('second')]
  expect((await call(admin, 'GET', '/api/Category/Get')).statusCode).not.toBe(403)
  await setStatus('Suspended')
  letPass(5_000)
  const refused = await call({ ...admin, 'accept-language': 'ar' }, 'PUT', '/api/Product/Snooze')
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'account_suspended'])
  expect(refused.json().title).toContain('موقوف')
  expect((await call(second, 'GET', '/api/Category/Get')).statusCode).not.toBe(403)
  await setStatus('Active')
  jest.restoreAllMocks()
  letPass(10_000)
  expect((await call(admin, 'GET', '/api/Category/Get')).statusCode).not.toBe(403)
})

it('lets the kitchen finish open orders', async () => {
  const order = await open.place()
  await open.actAs(open.admin, { id: order.id, action: ORDER_ACTION.Accept, prepMinutes: 15 })
  const admin = await suspend()
  const shown = await open.get('/api/Order/GetLiveOrders', admin)
  expect(shown.data.map(({ id }: { id: number }) => id)).toContain(order.id)
  const reached = []
  for (const action of [ORDER_ACTION.MarkReady, ORDER_ACTION.HandOver, ORDER_ACTION.Complete]) {
    reached.push((await open.actAs(admin, { id: order.id, action })).json().orderStatus)
  }
  expect(reached).toEqual(['Ready', 'PickedUp', 'Completed'])
})

it('begins nothing new: a waiting order can be rejected without a fix, and not accepted', async () => {
  const order = await open.place()
  const admin = await suspend()
  const { availableActions } = await open.get(`/api/Order/Details/${order.id}`, admin)
  expect(availableActions.map(({ actionName }: { actionName: string }) => actionName)).toEqual([
    'Reject',
    'Acknowledge',
    'Print',
  ])
  const accepted = await open.actAs(admin, { id: order.id, action: ORDER_ACTION.Accept, prepMinutes: 15 })
  expect([accepted.statusCode, accepted.json().code]).toEqual([403, 'account_suspended'])
  const reject = { id: order.id, action: ORDER_ACTION.Reject, reasonCode: 'TooBusy' }
  expect((await open.actAs(admin, reject)).json().orderStatus).toBe('Rejected')
})

it('stores every message of a platform and shows a cancellation to the kitchen', async () => {
  const order = await open.place()
  await open.actAs(open.admin, { id: order.id, action: ORDER_ACTION.Accept, prepMinutes: 15 })
  const admin = await suspend()
  const { storeId, secret } = open.shop
  const placed = await sendMessage(open.test, { message: hungerstationOrder({ storeId }), secret })
  expect([placed.statusCode, placed.json().result]).toEqual([200, 'accepted'])
  expect(await open.inboxState(placed.json().eventId)).toMatchObject({ state: 'done' })
  const message = hungerstationEvent('ORDER_CANCELLED', { storeId, orderId: order.channelOrderId })
  const cancelled = await sendMessage(open.test, { message, secret })
  expect(cancelled.statusCode).toBe(200)
  expect(await open.inboxState(cancelled.json().eventId)).toMatchObject({ state: 'done' })
  expect((await open.get(`/api/Order/Details/${order.id}`, admin)).orderStatus).toBe('Cancelled')
})

it('keeps the live stream open to people of a suspended merchant', async () => {
  const base = await open.test.app.listen({ port: 0, host: '127.0.0.1' })
  const stream = await openStream(base, { headers: await suspend() })
  await stream.next('heartbeat')
  await stream.close()
})
