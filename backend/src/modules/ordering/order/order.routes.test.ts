import { randomUUID } from 'node:crypto'
import { ORDER_ACTION, OrderStatus } from '@sufra/shared/contracts/order'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import type { Headers } from '#src/testing/shop-fixture.ts'

const MINUTE = 60_000
const { Accept, Reject, MarkReady, HandOver, Cancel, Delay, Acknowledge, Print, UndoLast, Reinject } =
  ORDER_ACTION

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

it('takes an order from acceptance to the driver and records every step', async () => {
  const { id, rowVersion } = await open.place()
  const accepted = await open.actAs(open.admin, { id, action: Accept, prepMinutes: 25, rowVersion })
  expect(accepted.json()).toMatchObject({ orderStatus: 'Preparing', orderStatusId: 3, prepMinutes: 25 })
  const { acceptedAt, promisedAt } = accepted.json()
  expect(Date.parse(promisedAt) - Date.parse(acceptedAt)).toBe(25 * MINUTE)
  expect((await open.actAs(kitchen, { id, action: MarkReady })).json()).toMatchObject({
    orderStatus: 'Ready',
    availableActions: [],
  })
  expect((await open.actAs(open.admin, { id, action: HandOver })).json()).toMatchObject({
    orderStatus: 'PickedUp',
    closedAt: null,
  })
  expect((await open.actAs(open.admin, { id, action: ORDER_ACTION.Complete })).json()).toMatchObject({
    orderStatus: 'Completed',
    closedAt: expect.any(String),
  })
  expect(await steps(id)).toEqual([
    ['Place', null, 'New'],
    ['Accept', 'New', 'Preparing'],
    ['MarkReady', 'Preparing', 'Ready'],
    ['HandOver', 'Ready', 'PickedUp'],
    ['Complete', 'PickedUp', 'Completed'],
  ])
  const { rows } = await open.owner.query(
    `select payload::json -> 'order' ->> 'orderStatus' status from stream_event
    where (payload::json -> 'order' ->> 'id')::int = $1 order by id`,
    [id],
  )
  expect(rows.map(row => row.status)).toEqual(['New', 'Preparing', 'Ready', 'PickedUp', 'Completed'])
})

it('refuses every action that availableActions does not list', async () => {
  const { id } = await open.place()
  const needs: Record<number, object> = {
    [Reject]: { reasonCode: 'TooBusy' },
    [Cancel]: { reasonCode: 'TooBusy' },
    [Delay]: { addMinutes: 5 },
  }
  const putInto = (status: string) =>
    open.owner.query(
      'update app_order set status = $1, undo_user_id = null, delay_minutes = 0 where id = $2',
      [status, id],
    )
  for (const status of OrderStatus.options) {
    await putInto(status)
    const listed = (await details(id)).availableActions.map((each: { action: number }) => each.action)
    for (const action of Object.values(ORDER_ACTION)) {
      await putInto(status)
      const answer = await open.actAs(open.admin, { id, action, ...needs[action] })
      expect([status, action, answer.statusCode]).toEqual([
        status,
        action,
        listed.includes(action) ? 200 : 409,
      ])
      if (answer.statusCode === 409) {
        expect(answer.json()).toMatchObject({
          code: 'illegal_transition',
          current: { id, orderStatus: status },
        })
      }
    }
  }
})

it('lets exactly one of two people accept', async () => {
  const staff = await open.test.signIn('staff')
  for (let round = 0; round < 5; round += 1) {
    const { id } = await open.place()
    const answers = await Promise.all(
      [open.admin, staff, open.admin, staff].map(headers => open.actAs(headers, { id, action: Accept })),
    )
    expect(answers.map(answer => answer.statusCode).toSorted()).toEqual([200, 409, 409, 409])
    expect((await steps(id)).length).toBe(2)
  }
})

it('executes an action once per Idempotency-Key, and refuses the key for another action', async () => {
  const { id } = await open.place()
  const headers = { ...open.admin, 'idempotency-key': randomUUID() }
  const [first, second] = await Promise.all([
    open.actAs(headers, { id, action: Print }),
    open.actAs(headers, { id, action: Print }),
  ])
  expect([first.json(), second.json()]).toEqual([first.json(), first.json()])
  expect((await details(id)).printCount).toBe(1)
  const other = await open.actAs(headers, { id, action: Accept })
  expect([other.statusCode, other.json().code]).toEqual([409, 'idempotency_key_reused'])
})

it('refuses an action on an order that changed since it was read', async () => {
  const { id, rowVersion } = await open.place()
  await open.actAs(open.admin, { id, action: Print })
  const answer = await open.actAs(open.admin, { id, action: Accept, rowVersion })
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({
    code: 'stale_version',
    current: { id, printCount: 1, rowVersion: rowVersion + 1 },
  })
})

it('writes nothing when an order is only acknowledged', async () => {
  const { id, rowVersion } = await open.place()
  expect((await open.actAs(open.admin, { id, action: Acknowledge })).json()).toMatchObject({
    orderStatus: 'New',
    rowVersion,
  })
  expect((await details(id)).rowVersion).toBe(rowVersion)
})

it('undoes a step for the user who took it only', async () => {
  const staff = await open.test.signIn('staff')
  const { id } = await open.place({ isPickup: true })
  await open.actAs(open.admin, { id, action: Accept })
  await open.actAs(open.admin, { id, action: MarkReady })
  await open.actAs(open.admin, { id, action: HandOver })
  expect((await open.actAs(staff, { id, action: UndoLast })).statusCode).toBe(409)
  expect((await open.actAs(open.admin, { id, action: UndoLast })).json()).toMatchObject({
    orderStatus: 'Ready',
    closedAt: null,
  })
  expect((await open.actAs(open.admin, { id, action: UndoLast })).statusCode).toBe(409)
})

it('delays as often as the platform allows', async () => {
  const { id } = await open.place()
  const { promisedAt } = (await open.actAs(open.admin, { id, action: Accept })).json()
  const delayed = (await open.actAs(open.admin, { id, action: Delay, addMinutes: 20 })).json()
  expect(Date.parse(delayed.promisedAt) - Date.parse(promisedAt)).toBe(20 * MINUTE)
  const tooMuch = await open.actAs(open.admin, { id, action: Delay, addMinutes: 15 })
  expect([tooMuch.statusCode, Object.keys(tooMuch.json().errors)]).toEqual([400, ['addMinutes']])
  expect((await open.actAs(open.admin, { id, action: Delay, addMinutes: 10 })).statusCode).toBe(200)
  expect((await open.actAs(open.admin, { id, action: Delay, addMinutes: 5 })).statusCode).toBe(409)
})

it('requires a reason for a rejection, and a note for "Other"', async () => {
  const { id } = await open.place()
  for (const body of [{}, { reasonCode: 'Other' }, { reasonCode: 'CustomerRequest' }]) {
    expect((await open.actAs(open.admin, { id, action: Reject, ...body })).statusCode).toBe(400)
  }
  const rejected = await open.actAs(open.admin, {
    id,
    action: Reject,
    reasonCode: 'Other',
    reasonText: 'No gas today',
  })
  expect(rejected.json()).toMatchObject({ orderStatus: 'Rejected', reasonCode: 'Other' })
})

it('snoozes unavailable products together with the rejection', async () => {
  const { id, productOrder } = await open.place({ skus: ['KBS-001', 'SLD-002'] })
  const until = new Date(Date.now() + 60 * MINUTE).toISOString()
  const [, fattoush] = open.shop.productIds
  const fixes = { snoozeProducts: { until } }
  const foreign = await open.actAs(open.admin, {
    id,
    action: Reject,
    reasonCode: 'ItemUnavailable',
    unavailableProductIds: [open.shop.productIds[2]],
    fixes,
  })
  expect(foreign.statusCode).toBe(400)
  const sent = { reasonCode: 'ItemUnavailable', unavailableProductIds: [fattoush], fixes }
  expect((await open.actAs(open.admin, { id, action: Reject, ...sent })).statusCode).toBe(200)
  expect(productOrder.map(line => line.productId)).toContain(fattoush)
  const { rows } = await open.owner.query('select is_visible, snoozed_until from product where id = $1', [
    fattoush,
  ])
  expect(rows).toEqual([{ is_visible: false, snoozed_until: new Date(until) }])
  await open.owner.query('update product set is_visible = true, snoozed_until = null where id = $1', [
    fattoush,
  ])
})

it('resolves a failed order after its product was added to the menu', async () => {
  const order = await open.place({ skus: ['SOUP-1'], name: 'Moon Soup' })
  expect((await open.actAs(open.admin, { id: order.id, action: Reinject })).json()).toMatchObject({
    code: 'illegal_transition',
  })
  await open.owner.query(`update product set sku = 'SOUP-1' where id = $1`, [open.shop.productIds[2]])
  expect((await open.actAs(open.admin, { id: order.id, action: Reinject })).json()).toMatchObject({
    orderStatus: 'New',
    failureReason: null,
    productOrder: [{ productId: open.shop.productIds[2] }],
  })
})
