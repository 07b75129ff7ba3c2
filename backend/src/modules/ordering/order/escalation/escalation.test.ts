import { ORDER_ACTION } from '@sufra/shared/contracts/order'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import { startPushServer } from '#src/testing/push-server.ts'
import type { PushServer } from '#src/testing/push-server.ts'
import { teamOf, ROLE } from '#src/testing/team-fixture.ts'
import type { Headers } from '#src/testing/shop-fixture.ts'
import { DUE_TIMER } from '../order.service.ts'
import { escalateOrders } from './escalate.ts'

const { Accept, Acknowledge } = ORDER_ACTION

let open: OpenShop
let push: PushServer
let manager: Headers
let staff: Headers
beforeAll(async () => {
  push = await startPushServer()
  open = await openShop({ PUSH_TO_LOOPBACK: 'true' })
  const { join } = teamOf(open.test)
  await join(open.admin, 'manager', { roleId: ROLE.BranchManager })
  manager = await open.test.signIn('manager')
  staff = await open.test.signIn('staff')
  await subscribe('of-admin', open.admin)
  await subscribe('of-manager', manager)
  await subscribe('of-staff', staff)
})
afterAll(async () => {
  await open?.close()
  await push?.close()
})

const subscribe = (name: string, headers: Headers) =>
  open.test.app.inject({ method: 'POST', url: '/api/PushDevice/Add', payload: push.subscribe(name), headers })
const set = (changes: object, headers = open.admin, branchId = open.shop.branchId) => {
  const settings = {
    louder: { isOn: true, seconds: 10 },
    managers: { isOn: true, seconds: 20, people: [] },
    owner: { isOn: true, seconds: 30, people: [], hasMail: true },
    ...changes,
  }
  return open.test.app.inject({
    method: 'PUT',
    url: '/api/Escalation/Update',
    headers,
    payload: { branchId, settings },
  })
}
const details = (id: number) => open.get(`/api/Order/Details/${id}`)
const steps = async (id: number): Promise<string[]> =>
  (await open.get(`/api/Order/History/${id}`))
    .filter(({ action }: Record<string, string>) => action === 'Escalate')
    .map(({ note }: Record<string, string>) => note)
const makeDue = (id: number) =>
  open.owner.query(`update app_order set escalate_at = now() - interval '1 second' where id = $1`, [id])
/** Makes the next step due, takes it, and sends its notifications. */
const wait = async (id: number) => {
  await makeDue(id)
  await open.test.foundation.timers.run(DUE_TIMER)
  await open.test.foundation.jobs.drain()
}
const dueIn = async (id: number): Promise<number | null> => {
  const { rows } = await open.owner.query(
    'select round(extract(epoch from escalate_at - now()))::int as seconds from app_order where id = $1',
    [id],
  )
  return rows[0]?.seconds ?? null
}
const receivers = () =>
  push.delivered
    .splice(0)
    .map(({ browser }) => browser)
    .toSorted()
const mailsAbout = (number: string) =>
  open.countOf(`mail where template = 'orderUntouched' and rendered::text like '%' || $1 || '%'`, [number])

beforeEach(async () => {
  await set({})
  push.delivered.length = 0
})

it('escalates an untouched order step by step, each step once, and notifies the right people', async () => {
  const { id, orderNumber, escalation } = await open.place()
  expect(escalation).toBeNull()
  await wait(id)
  expect(await details(id)).toMatchObject({ orderStatus: 'New', escalation: 'louder' })
  expect(receivers()).toEqual(['of-admin', 'of-manager', 'of-staff'])
  expect(await dueIn(id)).toBeGreaterThan(5)
  await wait(id)
  expect(receivers()).toEqual(['of-manager'])
  expect(await mailsAbout(orderNumber)).toBe(0)
  await wait(id)
  expect(receivers()).toEqual(['of-admin'])
  expect(await mailsAbout(orderNumber)).toBe(1)
  await wait(id)
  expect(await steps(id)).toEqual(['louder', 'managers', 'owner'])
  expect(receivers()).toEqual([])
  await open.actAs(open.admin, { id, action: Accept })
})

it("sends the order's number and deadline, without data of the customer", async () => {
  const { id, orderNumber, acceptBy, customer } = await open.place()
  const secondsLeft = (Date.parse(acceptBy) - Date.now()) / 1000
  await wait(id)
  const [first] = push.delivered
  expect(first?.message).toMatchObject({
    tag: `order-${id}`,
    path: `/live-order?order=${id}`,
    until: acceptBy,
  })
  expect(first?.message.title).toContain(orderNumber)
  expect(JSON.stringify(first?.message)).not.toContain(customer.name)
  expect(first?.ttl).toBeLessThanOrEqual(secondsLeft)
  await open.actAs(open.admin, { id, action: Accept })
})

it('ends with an accept: neither a further step nor a queued push follows', async () => {
  const { id } = await open.place()
  await makeDue(id)
  await open.test.foundation.timers.run(DUE_TIMER)
  await open.actAs(open.admin, { id, action: Accept })
  await open.test.foundation.jobs.drain()
  expect(receivers()).toEqual([])
  await wait(id)
  expect(await steps(id)).toEqual(['louder'])
})

it('delays the next step after the bell is silenced, and records it in the timeline', async () => {
  const { id } = await open.place()
  expect(await dueIn(id)).toBeGreaterThan(0)
  await makeDue(id)
  await open.actAs(staff, { id, action: Acknowledge })
  await open.test.foundation.timers.run(DUE_TIMER)
  expect(await steps(id)).toEqual([])
  expect((await open.get(`/api/Order/History/${id}`)).at(-1)).toMatchObject({
    action: 'Acknowledge',
    source: 'user',
  })
  await open.actAs(open.admin, { id, action: Accept })
})

it('takes a step once when two nodes look at the same time', async () => {
  const { id } = await open.place()
  await makeDue(id)
  const look = () => escalateOrders({ ...open.test.foundation, now: new Date() })
  await Promise.all([look(), look(), look()])
  expect(await steps(id)).toEqual(['louder'])
  await open.test.foundation.jobs.drain()
  expect(receivers()).toHaveLength(3)
  await open.actAs(open.admin, { id, action: Accept })
})

it('skips steps that are off, and does nothing when all are off', async () => {
  const off = { isOn: false, seconds: 20, people: [] }
  await set({ managers: off, louder: { isOn: false, seconds: 10 } })
  const late = await open.place()
  await wait(late.id)
  expect(await steps(late.id)).toEqual(['owner'])
  await set({ managers: off, louder: { isOn: false, seconds: 10 }, owner: { ...off, hasMail: false } })
  const { id } = await open.place()
  expect(await dueIn(id)).toBeNull()
  for (const each of [id, late.id]) await open.actAs(open.admin, { id: each, action: Accept })
})

it('only gets louder after a minute at a branch without settings', async () => {
  const { id } = await open.place({ storeId: open.shop.otherStoreId })
  expect(await dueIn(id)).toBeGreaterThan(50)
  await wait(id)
  expect(await steps(id)).toEqual(['louder'])
  expect(await dueIn(id)).toBeNull()
  await open.actAs(open.admin, { id, action: Accept })
})

it('accepts only people who work at the branch', async () => {
  const { people } = await open.get(`/api/Escalation/Get?BranchId=${open.shop.branchId}`)
  const cashier =
    people.find(({ name }: { name: string }) => name !== 'x' && /staff/i.test(name)) ?? people[1]
  expect(people).toContainEqual(expect.objectContaining({ hasDevice: true }))
  const chosen = { isOn: true, seconds: 20, people: [cashier.id] }
  expect((await set({ managers: chosen })).json().settings.managers).toEqual(chosen)
  const stranger = await set({ managers: { ...chosen, people: [2_000_000] } })
  expect(stranger.json()).toMatchObject({
    status: 400,
    errors: { 'settings.managers.people': [expect.any(String)] },
  })
})

it('refuses a step that is earlier than the one before it', async () => {
  const answer = await set({ managers: { isOn: true, seconds: 10, people: [] } })
  expect(answer.json()).toMatchObject({
    status: 400,
    errors: { 'settings.managers.seconds': [expect.any(String)] },
  })
})

it('lists escalated orders of the day before with step, duration and person', async () => {
  const { id } = await open.place()
  await wait(id)
  await wait(id)
  await open.actAs(staff, { id, action: Accept })
  const lost = await open.place()
  await wait(lost.id)
  await open.owner.query(`update app_order set accept_by = now() - interval '1 second' where id = $1`, [
    lost.id,
  ])
  await open.test.foundation.timers.run(DUE_TIMER)
  const { counts, orders } = await open.get('/api/Escalation/NearlyMissed', manager)
  expect(orders[0]).toMatchObject({
    id: lost.id,
    step: 'louder',
    orderStatus: 'Missed',
    touchedBy: null,
    touchedAfterSeconds: null,
  })
  expect(orders[1]).toMatchObject({
    id,
    step: 'managers',
    touchedBy: expect.any(String),
    touchedAfterSeconds: expect.any(Number),
  })
  expect(counts).toMatchObject({ missed: 1, managers: 1 })
  expect((await open.get('/api/Escalation/NearlyMissed', await open.test.signIn('second'))).orders).toEqual(
    [],
  )
})
