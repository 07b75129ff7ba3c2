import type { ConnectAnswer, Connection, ConnectionsPage } from '@sufra/shared/contracts/integration'
import { ORDER_ACTION } from '@sufra/shared/contracts/order'
import { createSealer } from '#src/secrets/sealer.ts'
import { SEAL_TIMER, registerSealing } from '#src/modules/channels/integration/seal-credentials.ts'
import { createTimers } from '#src/timers/timers.ts'
import { hungerstationOrder } from '#src/testing/platform-message.ts'
import { eventually, liveOrders, sendMessage } from '#src/testing/shop-fixture.ts'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import { startDeliveryPlatforms } from '#src/testing/delivery-platforms.ts'
import type { DeliveryPlatforms } from '#src/testing/delivery-platforms.ts'
import { rescheduleJobs } from '#src/testing/waiting-jobs.ts'

const [HUNGERSTATION, JAHEZ, KEETA] = [1, 2, 3]
const SECRET = 'secret-of-1'
const WRONG = 'canary-wrong-secret'

let platforms: DeliveryPlatforms
let open: OpenShop
let operator: Record<string, string>
beforeAll(async () => {
  platforms = await startDeliveryPlatforms()
  open = await openShop(platforms.settings)
  operator = await open.test.signIn('operator')
})
beforeEach(() => platforms.answerWith(() => null))
afterAll(async () => {
  await open?.close()
  await platforms?.close()
})

const send = (headers: Record<string, string>, place: string, payload?: object) => {
  const [method = '', path = ''] = place.split(' ')
  return open.test.app.inject({
    url: `/api/Integration/${path}`,
    headers,
    payload,
    method: method === 'PUT' ? 'PUT' : 'POST',
  })
}
const list = (): Promise<ConnectionsPage> => open.get('/api/Integration/Get?PaginatedRequest.PageSize=100')
const linkOf = async (branchId: number, channelId: number): Promise<Connection | undefined> =>
  (await list()).data
    .flatMap(({ connections }) => connections)
    .find(each => each.branchId === branchId && each.channelId === channelId)
const mustLink = async (branchId: number, channelId: number): Promise<Connection> => {
  const link = await linkOf(branchId, channelId)
  if (!link) throw new Error('not linked')
  return link
}
const mailsTo = async (recipient: string): Promise<string[]> => {
  await open.test.foundation.jobs.drain()
  const mails: { subject: string }[] = (
    await open.test.app.inject({ url: `/dev/mail?to=${recipient}`, headers: { accept: 'application/json' } })
  ).json()
  return mails.map(({ subject }) => subject)
}
const newBranch = async (): Promise<number> =>
  (
    await open.owner.query(
      `insert into branch (account_id, service_provider_id, name, city)
        values (1, $1, '{"ar":"فرع جديد","en":"New branch"}', 'riyadh') returning id`,
      [open.shop.serviceProviderId],
    )
  ).rows[0].id

describe('requests by merchants and connections by the operator', () => {
  let branchId: number
  beforeAll(async () => {
    branchId = await newBranch()
  })

  it('shows a request to both sides and notifies the operator', async () => {
    const body = { channelId: HUNGERSTATION, note: 'soon', branches: [{ branchId, storeId: 'store-1x' }] }
    const asked = await send(open.admin, 'POST Request', body)
    expect(asked.json()).toMatchObject([{ branchId, state: 'Requested', storeId: 'store-1x', note: 'soon' }])
    expect((await send(open.admin, 'POST Request', body)).json()).toMatchObject({ code: 'already_exists' })
    const waiting = await open.get('/api/Integration/Requests', operator)
    expect(waiting.data).toMatchObject([{ branchId, requestedBy: expect.any(String), accountId: 1 }])
    expect((await mailsTo('operator@sufra.test')).join()).toContain('هنقرستيشن')
  })

  it("saves no secret that the platform refuses, and shows the platform's message", async () => {
    const wanted = { branchId, channelId: HUNGERSTATION, storeId: 'store-1x' }
    const answer = await send(operator, 'POST Connect', { ...wanted, secret: WRONG })
    expect(answer.json()).toMatchObject({
      check: { result: 'refused', code: 'SIGNATURE_INVALID' },
      connection: null,
    })
    platforms.answerWith(() => ({ status: 503, body: {} }))
    const silent = await send(operator, 'POST Connect', { ...wanted, secret: SECRET })
    expect(silent.json()).toMatchObject({ check: { result: 'no_answer' }, connection: null })
    expect(await linkOf(branchId, HUNGERSTATION)).toBeUndefined()
    expect(await open.countOf(`integration where store_id = 'store-1x'`)).toBe(0)
  })

  it('connects with the right secret: fulfils the request, notifies the merchant, receives orders', async () => {
    const wanted = { branchId, channelId: HUNGERSTATION, storeId: 'store-1x', secret: SECRET }
    const answer = await send(operator, 'POST Connect', wanted)
    expect(answer.json()).toMatchObject({
      check: { result: 'believed' },
      connection: { status: 'Connected' },
    })
    expect(answer.body).not.toContain(SECRET)
    expect((await open.get('/api/Integration/Requests', operator)).totalCount).toBe(0)
    expect((await mailsTo('admin@sufra.test')).join()).toContain('هنقرستيشن')
    const order = await open.place({ storeId: 'store-1x' })
    expect(order.branchId).toBe(branchId)
    expect((await mustLink(branchId, HUNGERSTATION)).ordersToday).toBe(1)
    expect((await send(operator, 'POST Connect', wanted)).json()).toMatchObject({ code: 'already_exists' })
  })

  it('accepts and sends nothing after a disconnect, and can be connected again', async () => {
    const { id } = await mustLink(branchId, HUNGERSTATION)
    await open.test.foundation.jobs.drain()
    platforms.taken.length = 0
    expect((await send(operator, `PUT Disconnect?Id=${id}`)).json()).toMatchObject({
      hasCredential: false,
    })
    const message = hungerstationOrder({ storeId: 'store-1x' })
    expect((await sendMessage(open.test, { message, secret: SECRET })).statusCode).toBe(401)
    expect((await sendMessage(open.test, { message, secret: '' })).statusCode).toBe(401)
    await open.test.foundation.jobs.drain()
    expect(platforms.taken.filter(({ path }) => path.includes('store-1x'))).toEqual([])
    const again = { branchId, channelId: HUNGERSTATION, storeId: 'store-1x', secret: SECRET }
    expect((await send(operator, 'POST Connect', again)).json()).toMatchObject({ connection: { id } })
  })

  it('lets the merchant withdraw a request once', async () => {
    const body = { channelId: JAHEZ, branches: [{ branchId }] }
    const [{ id }] = (await send(open.admin, 'POST Request', body)).json()
    const withdraw = () => send(open.admin, `PUT Withdraw?RequestId=${id}`)
    expect((await withdraw()).json()).toMatchObject({ state: 'Withdrawn' })
    expect((await withdraw()).json()).toMatchObject({ code: 'illegal_transition' })
  })

  it('shows the merchant the reason of a refusal until the next request', async () => {
    const body = { channelId: JAHEZ, branches: [{ branchId }] }
    const shown = async () => {
      const { data }: ConnectionsPage = await open.get('/api/Integration/Get', open.admin)
      return data.find(each => each.branchId === branchId)?.requests
    }
    const [{ id }] = (await send(open.admin, 'POST Request', body)).json()
    const decline = (reason: string) => send(operator, 'PUT Decline', { requestId: id, reason })
    expect((await decline('  ')).json()).toMatchObject({ errors: { reason: ['This field is required.'] } })
    const reason = 'Jahez knows no shop of yours'
    expect((await decline(reason)).json()).toMatchObject({ state: 'Declined', reason })
    expect((await decline(reason)).json()).toMatchObject({ code: 'illegal_transition' })
    expect(await shown()).toMatchObject([{ state: 'Declined', reason }])
    expect((await open.get('/api/Integration/Requests', operator)).totalCount).toBe(0)
    expect((await mailsTo('admin@sufra.test')).join()).toContain('لم يُربط')
    expect((await send(open.admin, 'POST Request', body)).statusCode).toBe(200)
    expect(await shown()).toMatchObject([{ state: 'Requested', reason: null }])
  })
})

it.each([
  ['HungerStation', HUNGERSTATION],
  ['Jahez', JAHEZ],
  ['Keeta', KEETA],
])(
  'sends a test order through the webhook of %s, marked and dismissible, without a call to the platform',
  async (_name, channelId) => {
    const { id } = await mustLink(open.shop.branchId, channelId)
    const before = await mustLink(open.shop.branchId, channelId)
    const { channelOrderId } = (await send(open.admin, 'POST TestOrder', { id })).json()
    const order = await eventually(async () =>
      (await liveOrders(open.test, open.admin)).data.find(each => each.channelOrderId === channelOrderId),
    )
    expect(order).toMatchObject({ isTest: true, orderStatus: 'New', channel: { id: channelId } })
    const dismissed = await open.actAs(open.admin, {
      id: order.id,
      action: ORDER_ACTION.Reject,
      reasonCode: 'Other',
      reasonText: 'test',
    })
    expect(dismissed.statusCode).toBe(200)
    platforms.taken.length = 0
    await open.test.foundation.jobs.drain()
    expect(platforms.taken.filter(({ path, text }) => `${path}${text}`.includes(channelOrderId))).toEqual([])
    const after = await mustLink(open.shop.branchId, channelId)
    expect([after.ordersToday, after.lastTestAt === null]).toEqual([before.ordersToday, false])
  },
)

const keptOf = async (id: number): Promise<{ webhook_secret: string; secret_key_id: string | null }> =>
  (await open.owner.query('select webhook_secret, secret_key_id from integration where id = $1', [id]))
    .rows[0]

describe('secrets at rest', () => {
  it('are encrypted, including those of older versions', async () => {
    const { id } = await mustLink(open.shop.otherBranchId, KEETA)
    const sealed = await keptOf(id)
    expect(JSON.stringify(sealed)).not.toContain(SECRET)
    await open.owner.query(
      `update integration set webhook_secret = '${SECRET}', secret_key_id = null where id = $1`,
      [id],
    )
    await open.test.foundation.timers.run(SEAL_TIMER)
    const { webhook_secret: text, secret_key_id: keyId } = await keptOf(id)
    expect([text.includes(SECRET), keyId]).toEqual([false, sealed.secret_key_id])
  })

  it('are encrypted again with a newer key, and stay refused if they were', async () => {
    const { id } = await mustLink(open.shop.otherBranchId, KEETA)
    const [oldKey, newKey] = ['o', 'n'].map(sign => Buffer.alloc(32, sign).toString('base64url'))
    const place = `1 ${KEETA} ${open.shop.otherStoreId}`
    const { text, keyId } = createSealer([oldKey ?? '']).seal(SECRET, place)
    await open.owner.query(
      `update integration set webhook_secret = $2, secret_key_id = $3, status = 'Disconnected',
        refused_secret = encode(sha256(convert_to($2, 'UTF8')), 'hex') where id = $1`,
      [id, text, keyId],
    )
    const { database, log, secrets } = open.test.foundation
    const timers = createTimers(log)
    const sealer = createSealer([newKey ?? '', oldKey ?? ''])
    registerSealing({ database, log, timers, secrets: { ...secrets, sealer } })
    await timers.run(SEAL_TIMER)
    const kept = await keptOf(id)
    expect(
      createSealer([newKey ?? '']).open(
        { text: kept.webhook_secret, keyId: kept.secret_key_id ?? '' },
        place,
      ),
    ).toBe(SECRET)
    expect(
      await open.countOf(
        `integration where id = $1 and refused_secret = encode(sha256(convert_to(webhook_secret, 'UTF8')), 'hex')`,
        [id],
      ),
    ).toBe(1)
  })

  it('stop only their own connection, with the cause, when no key decrypts them', async () => {
    const { id, storeId } = await mustLink(open.shop.branchId, HUNGERSTATION)
    const order = await open.place()
    const elsewhere = await open.place({ storeId: open.shop.otherStoreId })
    await open.test.foundation.jobs.drain()
    await open.owner.query(`update integration set secret_key_id = 'a key that is gone' where id = $1`, [id])
    expect(await mustLink(open.shop.branchId, HUNGERSTATION)).toMatchObject({
      status: 'Disconnected',
      problem: { kind: 'secret_unreadable' },
    })
    platforms.taken.length = 0
    for (const each of [order, elsewhere])
      await open.actAs(open.admin, { id: each.id, action: ORDER_ACTION.Accept })
    await open.owner.query('update channel_call set next_at = now()')
    await rescheduleJobs(open.owner)
    await open.test.foundation.jobs.drain()
    const paths = platforms.taken.map(({ path }) => path)
    expect([
      paths.some(path => path.includes(storeId)),
      paths.some(path => path.includes(open.shop.otherStoreId)),
    ]).toEqual([false, true])
    expect((await open.get(`/api/Order/Details/${order.id}`)).channelDebt).toMatchObject({
      problem: 'credential',
    })
    const message = hungerstationOrder({ storeId })
    expect((await sendMessage(open.test, { message, secret: SECRET })).statusCode).toBe(401)
    expect((await send(open.admin, 'POST TestOrder', { id })).json()).toMatchObject({
      code: 'illegal_transition',
    })

    const refused: ConnectAnswer = (await send(operator, 'PUT Rotate', { id, secret: WRONG })).json()
    expect(refused).toMatchObject({ check: { result: 'refused' }, connection: null })
    const entered = await send(operator, 'PUT Rotate', { id, secret: SECRET })
    expect(entered.json()).toMatchObject({ connection: { status: 'Connected', failingSince: null } })
    expect((await sendMessage(open.test, { message, secret: SECRET })).statusCode).toBe(200)
  })
})

it("shows the platform's message and the start of a problem, and keeps both after it is over", async () => {
  const { branchId } = open.shop
  const order = await open.place()
  await open.test.foundation.jobs.drain()
  platforms.answerWith(() => ({ status: 503, body: {} }))
  await open.actAs(open.admin, { id: order.id, action: ORDER_ACTION.Accept })
  const dueNow = async () => {
    await open.owner.query('update channel_call set next_at = now()')
    await rescheduleJobs(open.owner)
    await open.test.foundation.jobs.drain()
  }
  await dueNow()
  const failing = await mustLink(branchId, HUNGERSTATION)
  expect(failing.problem).toMatchObject({ kind: 'no_answer', code: 'HTTP 503' })
  expect(failing.failingSince).toBe(failing.problem?.at)
  platforms.answerWith(() => null)
  await dueNow()
  expect(await mustLink(branchId, HUNGERSTATION)).toMatchObject({
    failingSince: null,
    problem: { code: 'HTTP 503' },
  })
})

it('lists the calls of a connection with answers, filtered by kind and result', async () => {
  const { id } = await mustLink(open.shop.branchId, HUNGERSTATION)
  const calls = (filter: string) => open.get(`/api/Integration/Calls?Id=${id}${filter}`)
  const refused = await calls('&Kind=order&State=refused')
  expect(refused.data).toMatchObject([{ kind: 'order', state: 'refused', answerCode: 'secret_unreadable' }])
  expect(refused.data[0].orderNumber).toEqual(expect.any(String))
  const all = await calls('&PaginatedRequest.PageSize=1')
  expect([all.data.length, all.totalCount > 1]).toEqual([1, true])
  expect(JSON.stringify(await calls('&PaginatedRequest.PageSize=100'))).not.toContain(SECRET)
})
