import PostalMime from 'postal-mime'
import type { NotificationWay } from '@sufra/shared/contracts/notification-kinds'
import { tenant } from '#src/database/database.ts'
import { startMailServer } from '#src/testing/mail-server.ts'
import type { MailServer } from '#src/testing/mail-server.ts'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import { openStream } from '#src/testing/open-stream.ts'
import { startPushServer } from '#src/testing/push-server.ts'
import type { PushServer } from '#src/testing/push-server.ts'
import type { Headers } from '#src/testing/shop-fixture.ts'
import { deleteJobs } from '#src/testing/waiting-jobs.ts'
import { notify } from './notify.ts'
import type { NewNotice } from './notify.ts'

const ACCOUNT = 1
const MISSED: NewNotice = {
  kind: 'orderMissed',
  accountId: ACCOUNT,
  branchId: 1,
  facts: {
    id: 7,
    name: '#7001',
    branch: '{"ar":"فرع العليا","en":"Olaya"}',
    channel: '{"ar":"جاهز","en":"Jahez"}',
  },
}

let open: OpenShop
let smtp: MailServer
let push: PushServer
beforeAll(async () => {
  smtp = await startMailServer()
  push = await startPushServer()
  open = await openShop({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Sufra <no-reply@sufra.test>',
    PUSH_TO_LOOPBACK: 'true',
    PUBLIC_URL: 'https://sufra.example',
  })
})
afterAll(async () => {
  await open?.close()
  await push?.close()
  await smtp?.close()
})
beforeEach(async () => {
  await open.owner.query('delete from notification')
  await open.owner.query('delete from notification_preference')
  await deleteJobs(open.owner)
  smtp.messages.length = 0
})

const happen = async (notice: NewNotice = MISSED) => {
  await open.test.foundation.database.run(tenant(ACCOUNT), db => notify(db, notice))
  await open.test.foundation.jobs.drain()
}
const ask = async (path: string, headers: Headers) =>
  (await open.test.app.inject({ url: `/api/Notification/${path}`, headers })).json()
const put = (path: string, payload: object, headers: Headers) =>
  open.test.app.inject({ method: 'PUT', url: `/api/Notification/${path}`, payload, headers })
const choose = (kind: string, ways: NotificationWay[], headers: Headers) =>
  put('UpdatePreference', { kind, ways }, headers)
const mails = () => Promise.all(smtp.messages.map(message => PostalMime.parse(message)))

it('notifies the people who take orders, in both languages with a link, and nobody of another merchant', async () => {
  await happen()
  const { count, latest } = await ask('Unread', await open.test.signIn('staff'))
  expect({ count, path: latest[0].path, ways: latest[0].ways }).toEqual({
    count: 1,
    path: '/orders',
    ways: ['screen', 'sound', 'push'],
  })
  expect(JSON.parse(latest[0].title)).toEqual({
    ar: 'فات الطلب \u2068#7001\u2069',
    en: 'Order \u2068#7001\u2069 was missed',
  })
  expect(latest[0].body).toContain('Olaya')
  for (const other of ['second', 'operator', 'kitchen'] as const)
    expect((await ask('Unread', await open.test.signIn(other))).count).toBe(0)
})

it('counts repeated events in an unread notification, and starts a new one after it was read', async () => {
  await happen()
  await happen()
  const [one, ...others] = (await ask('Get', open.admin)).data
  expect([one.count, others]).toEqual([2, []])
  await put('Read', {}, open.admin)
  await happen()
  expect((await ask('Get', open.admin)).data.map((each: { count: number }) => each.count)).toEqual([1, 2])
  expect((await ask('Get?IsUnread=true', open.admin)).totalCount).toBe(1)
})

it('delivers each event once although its job runs twice', async () => {
  await open.test.foundation.database.run(tenant(ACCOUNT), db => notify(db, MISSED))
  const { rows } = await open.owner.query(
    // Rescheduling without options changes nothing and returns the jobs with their payloads.
    `select payload from graphile_worker.reschedule_jobs(
       array(select id from graphile_worker.jobs where task_identifier = 'notify'))`,
  )
  await open.owner.query(`select enqueue_job('notify', $1::json, null, null, 3, null)`, [
    JSON.stringify(rows[0].payload),
  ])
  await open.test.foundation.jobs.drain()
  expect((await ask('Get', open.admin)).data).toMatchObject([{ count: 1 }])
})

it('sends nothing after a rollback', async () => {
  const undone = open.test.foundation.database.run(tenant(ACCOUNT), async db => {
    await notify(db, MISSED)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await open.test.foundation.jobs.drain()
  expect((await ask('Unread', open.admin)).count).toBe(0)
})

it('uses the ways that people chose, with mail in their language', async () => {
  await happen()
  expect(await mails()).toEqual([])
  expect((await choose('orderMissed', ['mail'], open.admin)).json()).toContainEqual({
    kind: 'orderMissed',
    ways: ['mail'],
    isChosen: true,
  })
  await happen()
  expect(await mails()).toMatchObject([
    { to: [{ address: 'admin@sufra.test' }], subject: expect.stringContaining('فات الطلب') },
  ])
  expect((await mails())[0]?.text).toContain('https://sufra.example/orders')
  const headers = await open.test.signIn('staff')
  expect((await ask('Unread', headers)).latest[0].ways).toEqual(['screen', 'sound', 'push'])
})

it('pushes to the devices of people who want it, unless they have read it by then', async () => {
  await open.test.app.inject({
    method: 'POST',
    url: '/api/PushDevice/Add',
    headers: open.admin,
    payload: push.subscribe('phone', 'en'),
  })
  await happen()
  expect(push.delivered).toMatchObject([
    { message: { language: 'en', title: expect.stringContaining('was missed'), path: '/orders' } },
  ])
  await choose('orderMissed', ['screen'], open.admin)
  await happen()
  expect(push.delivered).toHaveLength(1)
})

it('updates only the open browsers of the person concerned', async () => {
  const base = await open.test.app.listen({ port: 0, host: '127.0.0.1' })
  const [admin, kitchen, operator] = await Promise.all(
    [open.admin, await open.test.signIn('kitchen'), await open.test.signIn('operator')].map(headers =>
      openStream(base, { headers }),
    ),
  )
  await happen()
  await happen({ kind: 'ticketOpened', accountId: null, facts: { name: 'Hello' } })
  expect((await admin?.next('notification.changed'))?.data).toEqual({})
  expect((await operator?.next('notification.changed'))?.data).toEqual({})
  expect(kitchen?.events.filter(({ type }) => type === 'notification.changed')).toEqual([])
  for (const stream of [admin, kitchen, operator]) await stream?.close()
})

it('marks only own notifications as read', async () => {
  await happen()
  const staff = await open.test.signIn('staff')
  const [{ id }] = (await ask('Get', staff)).data
  expect((await put('Read', { ids: [id] }, open.admin)).json().count).toBe(1)
  expect((await ask('Unread', staff)).count).toBe(1)
  expect((await put('Read', { ids: [id] }, staff)).json()).toEqual({ count: 0, latest: [] })
})

it('offers preferences only for kinds that a person gets', async () => {
  const kitchen = await open.test.signIn('kitchen')
  expect(await ask('Preferences', kitchen)).toEqual([])
  expect((await choose('connectionLost', ['mail'], kitchen)).statusCode).toBe(404)
  const kinds = (await ask('Preferences', await open.test.signIn('operator'))).map(
    (each: { kind: string }) => each.kind,
  )
  expect(kinds).toEqual(['connectionRequested', 'ticketOpened', 'canaryWithdrawn'])
  expect((await choose('orderMissed', ['mail', 'mail'], open.admin)).statusCode).toBe(400)
})

it('deletes notifications older than sixty days', async () => {
  await happen()
  await open.owner.query(`update notification set at = now() - interval '61 days'`)
  await open.test.foundation.jobs.run('delete-old-notifications')
  expect((await ask('Get', open.admin)).data).toEqual([])
})
