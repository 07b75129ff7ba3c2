import type { BranchShift, ShiftNote, ShiftPage } from '@sufra/shared/contracts/shift'
import { ORDER_ACTION } from '@sufra/shared/contracts/order'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import type { Headers } from '#src/testing/shop-fixture.ts'
import { rescheduleJobs } from '#src/testing/waiting-jobs.ts'

let open: OpenShop
let staff: Headers
beforeAll(async () => {
  open = await openShop()
  staff = await open.test.signIn('staff')
})
afterAll(() => open.close())
afterEach(() => open.owner.query('delete from shift_note; delete from shift'))

const send = (path: string, payload: object, headers = open.admin) =>
  open.test.app.inject({
    method: path === 'SetNoteDone' ? 'PUT' : 'POST',
    url: `/api/Shift/${path}`,
    payload,
    headers,
  })
const begin = async (headers = open.admin): Promise<ShiftPage> =>
  (await send('Open', { branchId: open.shop.branchId }, headers)).json()
const close = (shiftId: number, more: object = {}, headers = open.admin) =>
  send('Close', { shiftId, ...more }, headers)
const pageOf = (id: number): Promise<ShiftPage> => open.get(`/api/Shift/Get/Id?Id=${id}`)
const now = async (): Promise<BranchShift | undefined> =>
  (await open.get(`/api/Shift/GetNow?BranchId=${open.shop.branchId}`))[0]

it('opens one of two concurrent shifts, and names its opener to the other caller', async () => {
  const branchId = open.shop.otherBranchId
  const answers = await Promise.all([open.admin, staff].map(headers => send('Open', { branchId }, headers)))
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.toSorted()).toEqual([200, 409])
  const [won, lost] = statuses[0] === 200 ? answers : answers.toReversed()
  const { shift } = won?.json()
  expect(lost?.json()).toMatchObject({
    code: 'already_exists',
    current: { id: shift.id, openedBy: shift.openedBy },
  })
  expect(shift.openedBy).not.toBe('')
})

it('lists arrived orders with their totals, and the state of each open one', async () => {
  const { shift } = await begin()
  const [waiting, cooking, refused] = [await open.place(), await open.place(), await open.place()]
  await open.actAs(staff, { id: cooking.id, action: ORDER_ACTION.Accept, prepMinutes: 20 })
  await open.actAs(staff, { id: refused.id, action: ORDER_ACTION.Reject, reasonCode: 'TooBusy' })
  await open.place({ storeId: open.shop.otherStoreId })
  const { facts } = await pageOf(shift.id)
  const sold = waiting.finalPrice + cooking.finalPrice
  expect(facts.orders).toMatchObject({
    count: 3,
    sales: sold,
    averageTicket: sold / 2,
    cancelled: { orders: 0, sum: 0 },
    rejected: { orders: 1, sum: refused.finalPrice },
  })
  expect(facts.openOrders.map(({ id, waitsFor }) => [id, waitsFor])).toEqual([
    [waiting.id, 'answer'],
    [cooking.id, 'kitchen'],
  ])
  const names = facts.people.map(({ name }) => name)
  expect(names).toHaveLength(2)
  expect(names[0]).toBe(shift.openedBy)
})

it('hands over snoozed products, pauses, failed calls and disconnections with their ends', async () => {
  const { branchId, productIds } = open.shop
  const { shift } = await begin()
  const [everywhere, here] = productIds
  const until = new Date(Date.now() + 3_600_000).toISOString()
  const put = (url: string, payload: object) =>
    open.test.app.inject({ method: 'PUT', url, payload, headers: open.admin })
  await put('/api/Product/Snooze', { productIds: [here], branchIds: [branchId], until, reason: 'نفد' })
  await put('/api/Product/Snooze', { productIds: [everywhere] })
  await put('/api/Branch/SetStatus', {
    branchIds: [branchId],
    state: 'Busy',
    minutes: 15,
    until,
    channelIds: [2],
  })
  const pause = { branchIds: [branchId], state: 'Paused', until, channelIds: [3] }
  await put('/api/Branch/SetStatus', pause)
  const { id: orderId, orderNumber } = await open.place()
  await open.owner.query(
    `insert into channel_call (account_id, integration_id, order_id, channel_order_id, action, call, state, since, next_at, give_up_at)
      select 1, min(id), $1, 'x', 'ready', '{}', 'gaveUp', now(), now(), now() from integration where account_id = 1`,
    [orderId],
  )
  await open.owner.query(
    `update integration set status = 'Degraded' where branch_id = $1 and channel_id = 3`,
    [branchId],
  )
  const { facts } = await pageOf(shift.id)
  expect(facts.snoozed).toEqual([
    expect.objectContaining({ id: here, until, reason: 'نفد', isHereOnly: true, since: expect.any(String) }),
    expect.objectContaining({ id: everywhere, until: null, isHereOnly: false, since: expect.any(String) }),
  ])
  expect(facts.branch?.override).toMatchObject({ kind: 'Busy', until, minutes: 15, channels: [{ id: 2 }] })
  expect(facts.branch?.platformPauses).toMatchObject([{ kind: 'Paused', until, channels: [{ id: 3 }] }])
  expect(facts.stateChanges).toEqual([
    expect.objectContaining({ kind: 'Busy', until, channel: null }),
    expect.objectContaining({ kind: 'Paused', channel: expect.objectContaining({ id: 3 }) }),
  ])
  expect(facts.calls).toEqual([expect.objectContaining({ orderNumber, action: 'ready', state: 'gaveUp' })])
  expect(facts.links).toEqual([
    expect.objectContaining({ status: 'Degraded', channel: expect.objectContaining({ id: 3 }) }),
  ])
  await put('/api/Product/Activate', { productIds: [everywhere, here] })
  await put('/api/Branch/SetStatus', { branchIds: [branchId], state: 'Open' })
  await put('/api/Branch/SetStatus', { ...pause, state: 'Open', until: null })
})

it('expects cash of the branch in the till, without cash of drivers', async () => {
  const { shift } = await begin()
  const [counter, driven] = [await open.place(), await open.place()]
  await open.owner.query(
    `update app_order set payment_type = 'Cash', status = 'Completed', picked_up_at = now(), closed_at = now(),
      type = case when id = $1 then 'Pickup' else 'Delivery' end, final_price = case when id = $1 then 20 else 31 end where id in ($1, $2)`,
    [counter.id, driven.id],
  )
  const { facts } = (await close(shift.id, { countedCash: 10 })).json()
  expect(facts.cash).toEqual({ orders: 2, expected: 20, withDrivers: 31 })
  const { data } = await open.get('/api/Shift/Get')
  expect(data[0]).toMatchObject({ id: shift.id, countedCash: 10, expectedCash: 20 })
})

it('keeps the page of a closed shift, which is closed once', async () => {
  const { shift } = await begin()
  const first = (await close(shift.id, {}, staff)).json()
  expect(first.shift).toMatchObject({ isClosedByClock: false, closedBy: expect.any(String) })
  await open.place()
  expect((await pageOf(shift.id)).facts).toEqual(first.facts)
  const again = await close(shift.id)
  expect(again.statusCode).toBe(409)
  expect(again.json()).toMatchObject({ code: 'illegal_transition', current: { shift: first.shift } })
  expect(await now()).toMatchObject({ shift: null, lastClosed: { id: shift.id } })
})

it('hands a note for the next team on until it is done, but not a note for the page', async () => {
  const note = async (shiftId: number, isForNext: boolean): Promise<ShiftNote> =>
    (await send('AddNote', { shiftId, text: isForNext ? 'افحصوا الثلاجة' : 'Busy night', isForNext })).json()
  const evening = await begin()
  const left = await note(evening.shift.id, true)
  await note(evening.shift.id, false)
  await close(evening.shift.id)
  expect(
    (await send('AddNote', { shiftId: evening.shift.id, text: 'late', isForNext: true })).statusCode,
  ).toBe(409)
  expect((await now())?.waitingNotes).toBe(1)
  const morning = await begin(staff)
  expect(morning.notes).toEqual([expect.objectContaining({ id: left.id, isFromBefore: true, doneAt: null })])
  await send('SetNoteDone', { noteId: left.id, isDone: true }, staff)
  expect((await pageOf(morning.shift.id)).notes).toEqual([
    expect.objectContaining({ id: left.id, doneBy: morning.shift.openedBy, doneAt: expect.any(String) }),
  ])
  await close(morning.shift.id)
  expect((await begin()).notes).toEqual([])
})

it('closes a forgotten shift after the day, says so, and allows the next one', async () => {
  const { shift } = await begin()
  expect(Date.parse(shift.closesByItselfAt)).toBeGreaterThan(Date.now() + 3_600_000)
  await open.test.foundation.jobs.drain()
  expect((await now())?.shift?.id).toBe(shift.id)
  await rescheduleJobs(open.owner)
  await open.test.foundation.jobs.drain()
  const page = await pageOf(shift.id)
  expect(page.shift).toMatchObject({ isClosedByClock: true, closedBy: null, closedAt: expect.any(String) })
  expect((await begin()).previousId).toBe(shift.id)
})

it('leaves a closed shift unchanged when the job runs', async () => {
  const { shift } = await begin()
  await close(shift.id)
  await rescheduleJobs(open.owner)
  await open.test.foundation.jobs.drain()
  expect((await pageOf(shift.id)).shift.isClosedByClock).toBe(false)
})

it('shows a cashier the last handover only', async () => {
  const older = (await begin()).shift
  await close(older.id)
  const newer = (await begin()).shift
  await close(newer.id)
  const ask = async (url: string) => (await open.test.app.inject({ url, headers: staff })).statusCode
  expect(await ask(`/api/Shift/Get/Id?Id=${newer.id}`)).toBe(200)
  expect(await ask(`/api/Shift/Get/Id?Id=${older.id}`)).toBe(403)
  expect((await open.get('/api/Shift/Get')).data.map(({ id }: { id: number }) => id)).toEqual([
    newer.id,
    older.id,
  ])
})

it('lets a cashier change only handed-on notes of past shifts', async () => {
  const past = (await begin()).shift
  const note = async (isForNext: boolean): Promise<ShiftNote> =>
    (await send('AddNote', { shiftId: past.id, text: 'افحصوا الثلاجة', isForNext })).json()
  const [own, handedOn] = [await note(false), await note(true)]
  const done = async ({ id: noteId }: ShiftNote, headers = staff) =>
    (await send('SetNoteDone', { noteId, isDone: true }, headers)).statusCode
  await close(past.id)
  await close((await begin()).shift.id)
  expect(await done(own)).toBe(403)
  expect(await done(handedOn)).toBe(200)
  expect(await done(own, open.admin)).toBe(200)
})
