import { refusal } from '#src/testing/json-calls.ts'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import { openStream } from '#src/testing/open-stream.ts'
import type { Headers } from '#src/testing/shop-fixture.ts'

let open: OpenShop
let base: string
let operator: Headers
let second: Headers
beforeAll(async () => {
  open = await openShop()
  base = await open.test.app.listen({ port: 0, host: '127.0.0.1' })
  operator = await open.test.signIn('operator')
  second = await open.test.signIn('second')
})
afterAll(() => open?.close())

const send =
  (method: 'POST' | 'PUT') =>
  (path: string, payload: object, headers: object = open.admin) =>
    open.test.app.inject({ method, url: `/api/${path}`, payload, headers: { ...headers } })
const [post, put] = [send('POST'), send('PUT')]
const begin = async (subject = 'Late driver', text = 'Where is he?') =>
  (await post('Ticket/Add', { subject, text })).json()
const write = (ticketId: number, message: string | object, headers: object = open.admin) =>
  post(
    'Ticket/Message',
    { ticketId, ...(typeof message === 'string' ? { text: message } : message) },
    headers,
  )
const messages = async (ticketId: number, headers: Headers = open.admin) =>
  (await open.get(`/api/Ticket/Messages?TicketId=${ticketId}`, headers)).data
const texts = async (ticketId: number, headers: Headers = open.admin): Promise<string[]> =>
  (await messages(ticketId, headers)).map(({ text }: { text: string }) => text)
const ticketOf = (id: number, headers: Headers = open.admin) =>
  open.get(`/api/Ticket/Get/Id?Id=${id}`, headers)
const found = async (query: string, headers: Headers = open.admin): Promise<number[]> =>
  (await open.get(`/api/Ticket/Get?${query}`, headers)).data.map(({ id }: { id: number }) => id)

it('is begun by the operator with a merchant, who has it unread and answers in it', async () => {
  const beginning = { accountId: 1, subject: 'Your menu', text: 'Two dishes have no price' }
  const answer = await post('Ticket/Begin', beginning, { ...operator, 'idempotency-key': 'begun-1' })
  const { id } = answer.json()
  expect(answer.json()).toMatchObject({
    accountId: 1,
    state: 'WaitingForMerchant',
    unread: 0,
    service: { firstAnsweredAt: expect.any(String), resolutionDueAt: null },
  })
  const again = await post('Ticket/Begin', beginning, { ...operator, 'idempotency-key': 'begun-1' })
  expect(again.json().id).toBe(id)
  expect(await ticketOf(id)).toMatchObject({ unread: 1, lastMessage: { side: 'operator' } })
  expect(await texts(id, open.admin)).toEqual(['Two dishes have no price'])
  expect(
    refusal(await open.test.app.inject({ url: `/api/Ticket/Get/Id?Id=${id}`, headers: second })),
  ).toEqual([...[404, 'not_found']])
  await write(id, 'We will look')
  expect(await ticketOf(id, operator)).toMatchObject({ state: 'WaitingForUs', unread: 1 })
  const audit = await open.get('/api/AuditLog/Get', operator)
  expect(audit.data).toContainEqual(
    expect.objectContaining({ entity: 'ticket', entityId: String(id), action: 'Ticket.Begin' }),
  )
  const nobody = await post('Ticket/Begin', { ...beginning, accountId: 99_999 }, operator)
  expect(refusal(nobody)).toEqual([404, 'not_found'])
})

it('goes from open to the merchant, back, and to its end', async () => {
  const { id, state, service } = await begin()
  expect([state, service]).toEqual(['Open', null])
  await write(id, 'On my way', operator)
  expect(await ticketOf(id, operator)).toMatchObject({
    state: 'WaitingForMerchant',
    unread: 0,
    lastMessage: { side: 'operator', text: 'On my way' },
    service: { firstAnsweredAt: expect.any(String), resolutionDueAt: null },
  })
  expect((await ticketOf(id)).unread).toBe(1)
  await write(id, 'Thanks')
  expect((await ticketOf(id)).state).toBe('WaitingForUs')
  expect((await put('Ticket/Resolve', { ticketId: id }, operator)).json().state).toBe('Resolved')
  expect(refusal(await put('Ticket/Resolve', { ticketId: id }))).toEqual([409, 'illegal_transition'])
  await write(id, 'Not yet')
  expect((await ticketOf(id)).state).toBe('WaitingForUs')
  expect((await messages(id)).map(({ event }: { event: string }) => event).filter(Boolean)).toEqual([
    'resolved',
    'reopened',
  ])
})

it('is closed seven days after its resolution, and accepts no messages then', async () => {
  const { id } = await begin()
  await put('Ticket/Resolve', { ticketId: id })
  await open.owner.query(`update ticket set resolved_at = now() - interval '8 days' where id = $1`, [id])
  const late = await write(id, 'Hello?')
  expect(refusal(late)).toEqual([409, 'illegal_transition'])
  expect(late.json().current).toMatchObject({ id, state: 'Closed' })
  await open.test.foundation.jobs.run('close-resolved-tickets')
  expect(await open.countOf(`ticket where id = $1 and state = 'Closed'`, [id])).toBe(1)
  expect(await texts(id)).not.toContain('Hello?')
})

it('accepts a message once, however often and concurrently it is sent', async () => {
  const { id } = await begin()
  const headers = { ...open.admin, 'idempotency-key': 'pressed-once' }
  const answers = await Promise.all(Array.from({ length: 6 }, () => write(id, 'Only once', headers)))
  expect(new Set(answers.map(answer => answer.json().id)).size).toBe(1)
  expect((await texts(id)).filter(text => text === 'Only once')).toHaveLength(1)
  expect(refusal(await write(id, 'Another', headers))).toEqual([409, 'idempotency_key_reused'])
})

it('keeps one order of messages for everybody under concurrent writes', async () => {
  const { id } = await begin('Order', 'first')
  await Promise.all(
    Array.from({ length: 12 }, (_none, at) => write(id, `${at}`, at % 2 ? operator : open.admin)),
  )
  expect(await texts(id)).toEqual(await texts(id, operator))
  expect((await texts(id)).length).toBe(13)
})

it('shows notes only to the operator’s people: in lists, previews, searches and on the stream', async () => {
  const { id } = await begin()
  const stream = await openStream(base, { headers: open.admin })
  await stream.next('heartbeat')
  await write(id, { text: 'the platform owes us zanzibar', isNote: true }, operator)
  await write(id, 'We look into it', operator)
  expect((await stream.next('ticket.message')).data.message.text).toBe('We look into it')
  await stream.close()
  expect(JSON.stringify([stream.events, await messages(id), await ticketOf(id)])).not.toContain('zanzibar')
  expect(await texts(id, operator)).toContain('the platform owes us zanzibar')
  expect(await found('Search=zanzibar')).toEqual([])
  expect(await found('Search=zanzibar', operator)).toEqual([id])
  await write(id, { text: 'mine', isNote: true })
  expect((await messages(id)).at(-1)).toMatchObject({ kind: 'text', text: 'mine' })
})

it('sends messages, readings and typing to the streams of both sides only', async () => {
  const { id } = await begin()
  const merchant = await openStream(base, { headers: open.admin })
  const inbox = await openStream(base, { headers: operator })
  const stranger = await openStream(base, { headers: second })
  const cook = await openStream(base, { headers: await open.test.signIn('kitchen') })
  const all = [merchant, inbox, stranger, cook]
  await Promise.all(all.map(stream => stream.next('heartbeat')))
  await inbox.next('reset')

  await post('Ticket/Typing', { ticketId: id })
  expect((await inbox.next('ticket.typing')).data).toMatchObject({ ticketId: id, side: 'merchant' })
  const { id: messageId } = (await write(id, 'x'.repeat(2000), operator)).json()
  expect((await merchant.next('ticket.message')).data).toMatchObject({
    ticketId: id,
    message: { id: messageId },
  })
  await put('Ticket/Read', { ticketId: id, messageId })
  const read = { ticketId: id, side: 'merchant', messageId }
  expect((await inbox.next('ticket.read')).data).toEqual(read)
  expect((await merchant.next('ticket.read')).data).toEqual(read)
  expect((await ticketOf(id, operator)).readByOthers).toBe(messageId)
  // A leaked event would precede this one on the same stream.
  await post('Ticket/Add', { subject: 'Other', text: 'Hi' }, second)
  await stranger.next('ticket.message')
  expect(JSON.stringify(stranger.events)).not.toContain('xxx')
  expect(cook.events.filter(({ type }) => type.startsWith('ticket'))).toEqual([])
  await Promise.all(all.map(stream => stream.close()))
})

it('sends the operator’s stream an event that is too large for a notification', async () => {
  const { id } = await begin()
  const inbox = await openStream(base, { headers: operator })
  await inbox.next('reset')
  await write(id, '\u{1F354}"'.repeat(660))
  await write(id, '\\"'.repeat(1000))
  await write(id, '\u3042'.repeat(2000))
  for (let seen = 0; seen < 3; seen += 1)
    expect((await inbox.next('ticket.message')).data.message.text.length).toBeGreaterThan(1900)
  await inbox.close()
})

it('counts unread messages by conversation', async () => {
  const before = (await open.get('/api/Ticket/Unread')).tickets
  const { id } = await begin()
  await write(id, 'One', operator)
  const last = (await write(id, 'Two', operator)).json()
  expect((await open.get('/api/Ticket/Unread')).tickets).toBe(before + 1)
  await put('Ticket/Read', { ticketId: id, messageId: last.id })
  expect((await open.get('/api/Ticket/Unread')).tickets).toBe(before)
})

it('is found by words of its messages, in any Arabic spelling', async () => {
  const { id } = await begin('تأخر المندوب', 'الطَّلَب رقم ٤٨١٦ لم يصل إلى الآن')
  for (const words of ['تاخر', 'الطلب رقم 4816', 'الى الان'])
    expect(await found(`Search=${encodeURIComponent(words)}`)).toEqual([id])
  expect(await found(`Search=${encodeURIComponent('تاخر')}`, second)).toEqual([])
})

it('removes marks that turn the text direction, and limits the length', async () => {
  const { id } = await begin()
  const turned = await write(id, 'pay \u202E001\u202C now\u0007 <b>x</b>\r\nsecond line')
  expect(turned.json().text).toBe('pay 001 now <b>x</b>\nsecond line')
  expect(refusal(await write(id, 'x'.repeat(100_000)))).toEqual([400, 'validation_failed', ['text']])
  expect(refusal(await write(id, ' \u202E\n'))).toEqual([400, 'validation_failed', ['text']])
  expect(refusal(await write(id, 'a\u0000b'))).toEqual([400, 'validation_failed', ['text']])
})

it('shows an order and a product of the merchant in their present state', async () => {
  const order = await open.place()
  const [productId] = open.shop.productIds
  const { id } = await begin()
  await write(id, { text: '', orderId: order.id })
  await write(id, { text: '', productId }, operator)
  const [, first, next] = await messages(id, operator)
  expect(first.card).toMatchObject({ kind: 'order', orderNumber: order.orderNumber, orderStatus: 'New' })
  expect(next.card).toMatchObject({ kind: 'product', id: productId })
  const other = (await post('Ticket/Add', { subject: 'Mine', text: 'Hi' }, second)).json()
  expect(refusal(await write(other.id, { text: '', orderId: order.id }, second))).toEqual([404, 'not_found'])
  expect(refusal(await write(other.id, { text: '', orderId: order.id }, operator))).toEqual([
    404,
    'not_found',
  ])
})

it('is assigned to people of the operator only', async () => {
  const { id } = await begin()
  const [person] = await open.get('/api/Ticket/People', operator)
  expect(await found('Filter=unassigned', operator)).toContain(id)
  const given = await put('Ticket/Assign', { ticketId: id, userId: person.id }, operator)
  expect(given.json()).toMatchObject({ assigneeId: person.id, assigneeName: person.name })
  expect(await found('Filter=mine', operator)).toContain(id)
  expect(await found('Filter=unassigned', operator)).not.toContain(id)
  expect(refusal(await put('Ticket/Assign', { ticketId: id, userId: 1 }, operator))).toEqual([
    404,
    'not_found',
  ])
})

it('shows the merchant’s plan and status beside a conversation', async () => {
  await begin('Beside')
  expect(await open.get('/api/Ticket/Merchant?Id=1', operator)).toMatchObject({
    id: 1,
    status: 'Active',
    openOrders: expect.any(Number),
    tickets: expect.arrayContaining([expect.objectContaining({ subject: 'Beside', state: 'Open' })]),
  })
})

it('allows people of a suspended merchant to write', async () => {
  await open.owner.query(`update account set status = 'Suspended' where id = 1`)
  const suspended = await open.test.signIn('admin')
  const begun = await post('Ticket/Add', { subject: 'Why', text: 'Why are we suspended?' }, suspended)
  expect(begun.statusCode).toBe(200)
  expect(await texts(begun.json().id, suspended)).toEqual(['Why are we suspended?'])
  await open.owner.query(`update account set status = 'Active' where id = 1`)
})
