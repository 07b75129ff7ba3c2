import { isOpenWhileExpired } from '@sufra/shared/contracts/endpoints/errors-of'
import { ORDER_ACTION } from '@sufra/shared/contracts/order'
import { ALL_ROUTES, keyOf } from '#src/testing/matrix/routes.ts'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import type { Headers } from '#src/testing/shop-fixture.ts'

const OF_MERCHANTS = ALL_ROUTES.filter(
  ({ access }) => Array.isArray(access) && access.some(role => role !== 'SuperAdmin'),
)
// `access-list.txt` states which writes are open.
const REFUSED = OF_MERCHANTS.filter(route => !isOpenWhileExpired(route))

let open: OpenShop
beforeAll(async () => {
  open = await openShop()
  await open.owner.query(`insert into plan (name, price_monthly) values ('{}', 1)`)
  await open.owner.query(
    `insert into subscription (account_id, plan_id, status, starts_at, expiry_date)
      values (1, (select max(id) from plan), 'Active', now() - interval '30 days', now() - interval '8 days')`,
  )
})
afterAll(() => open?.close())
const setStatus = async (status: string): Promise<Headers> => {
  await open.owner.query('update subscription set status = $1 where account_id = 1', [status])
  return open.test.signIn('admin')
}

const call = (headers: Headers, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string) =>
  open.test.app.inject({
    method,
    url: url.replace(':id', '1'),
    headers,
    ...(method === 'GET' ? {} : { payload: {} }),
  })

it.each(['Expired', 'Cancelled'])('refuses every other write to a merchant that is %s', async status => {
  const admin = await setStatus(status)
  const answers = []
  for (const route of REFUSED) {
    const answer = await call(admin, route.method, route.path)
    answers.push([keyOf(route), answer.statusCode, answer.json().code])
  }
  expect(answers).toEqual(REFUSED.map(route => [keyOf(route), 403, 'subscription_expired']))
})

it('allows all reads and the open writes', async () => {
  const admin = await setStatus('Expired')
  for (const route of OF_MERCHANTS.filter(
    each => isOpenWhileExpired(each) && !each.path.endsWith('Stream') && !keyOf(each).includes('Session/'),
  ))
    expect((await call(admin, route.method, route.path)).body).not.toContain('subscription_expired')
})

it.each(['Active', 'PastDue', 'Trial'])('refuses nothing to a merchant that is %s', async status => {
  const admin = await setStatus(status)
  expect((await call(admin, 'PUT', '/api/Product/Snooze')).json().code).not.toBe('subscription_expired')
})

it("reports the end in the token and in the person's language, and only to them", async () => {
  const admin = await setStatus('Expired')
  const claims = Buffer.from(admin.authorization?.split('.')[1] ?? '', 'base64url').toString()
  expect(JSON.parse(claims)).toMatchObject({ isExpired: true, isSuspended: false })
  const refused = await call({ ...admin, 'accept-language': 'ar' }, 'PUT', '/api/Product/Snooze')
  expect(refused.json().title).toContain('انتهى الاشتراك')
  const second = await open.test.signIn('second')
  expect((await call(second, 'PUT', '/api/Product/Snooze')).statusCode).toBe(400)
})

it('lets the kitchen finish open orders, and refuses new ones', async () => {
  await setStatus('Active')
  const [cooking, waiting] = [await open.place(), await open.place()]
  const before = await open.test.signIn('admin')
  await open.actAs(before, { id: cooking.id, action: ORDER_ACTION.Accept, prepMinutes: 15 })
  const admin = await setStatus('Expired')
  const ready = await open.actAs(admin, { id: cooking.id, action: ORDER_ACTION.MarkReady })
  expect(ready.json().orderStatus).toBe('Ready')
  const { availableActions } = await open.get(`/api/Order/Details/${waiting.id}`, admin)
  expect(availableActions.map(({ actionName }: { actionName: string }) => actionName)).toEqual([
    ...['Reject', 'Acknowledge', 'Print'],
  ])
  const accepted = await open.actAs(admin, { id: waiting.id, action: ORDER_ACTION.Accept, prepMinutes: 15 })
  expect([accepted.statusCode, accepted.json().code]).toEqual([403, 'subscription_expired'])
})
