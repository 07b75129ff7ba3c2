import { ORDER_ACTION } from '@sufra/shared/contracts/order'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import type { Headers } from '#src/testing/shop-fixture.ts'
import { DUE_TIMER } from '../order.service.ts'

const MINUTE = 60_000
const { Accept, StartPreparing, MarkReady, HandOver } = ORDER_ACTION

let open: OpenShop
let kitchen: Headers
beforeAll(async () => {
  open = await openShop()
  kitchen = await open.test.signIn('kitchen')
})
afterAll(() => open.close())

const details = (id: number) => open.get(`/api/Order/Details/${id}`)
const steps = async (id: number) =>
  (await open.get(`/api/Order/History/${id}`)).map(({ action, from, to }: Record<string, string>) => [
    action,
    from,
    to,
  ])

it('marks an unanswered order as missed and notifies people', async () => {
  const acceptUntil = new Date(Date.now() + 10 * MINUTE)
  const { id, acceptBy } = await open.place({ acceptUntil })
  expect(acceptBy).toBe(acceptUntil.toISOString())
  await open.test.foundation.timers.run(DUE_TIMER)
  expect((await details(id)).orderStatus).toBe('New')
  await open.owner.query('update app_order set accept_by = now() - make_interval(secs => 1) where id = $1', [
    id,
  ])
  await open.test.foundation.timers.run(DUE_TIMER)
  expect(await details(id)).toMatchObject({ orderStatus: 'Missed', closedAt: expect.any(String) })
  expect((await steps(id)).at(-1)).toEqual(['expire', 'New', 'Missed'])
  expect((await open.actAs(open.admin, { id, action: Accept })).statusCode).toBe(409)
})

it('holds a scheduled order back until its time, and accepts it before on request', async () => {
  const scheduledFor = new Date(Date.now() + 3 * 60 * MINUTE)
  const waiting = await open.place({ scheduledFor })
  expect(waiting).toMatchObject({ orderStatus: 'Scheduled', promisedAt: scheduledFor.toISOString() })
  const accepted = await open.place({ scheduledFor })
  expect((await open.actAs(open.admin, { id: accepted.id, action: Accept })).json()).toMatchObject({
    orderStatus: 'Accepted',
    promisedAt: scheduledFor.toISOString(),
  })
  expect((await open.actAs(kitchen, { id: accepted.id, action: StartPreparing })).json().orderStatus).toBe(
    'Preparing',
  )
  await open.owner.query('update app_order set release_at = now() - make_interval(secs => 1) where id = $1', [
    waiting.id,
  ])
  await open.test.foundation.timers.run(DUE_TIMER)
  const released = await details(waiting.id)
  expect(released.orderStatus).toBe('New')
  expect(Date.parse(released.acceptBy)).toBeGreaterThan(Date.now() + 60_000)
})

it('completes an order 90 minutes after the driver took it', async () => {
  const { id } = await open.place()
  for (const action of [Accept, MarkReady, HandOver]) await open.actAs(open.admin, { id, action: action })
  await open.test.foundation.timers.run(DUE_TIMER)
  expect((await details(id)).orderStatus).toBe('PickedUp')
  await open.owner.query(`update app_order set picked_up_at = now() - interval '91 minutes' where id = $1`, [
    id,
  ])
  await open.test.foundation.timers.run(DUE_TIMER)
  expect((await details(id)).orderStatus).toBe('Completed')
})
