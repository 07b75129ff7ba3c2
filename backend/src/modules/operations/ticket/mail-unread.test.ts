import PostalMime from 'postal-mime'
import { startMailServer } from '#src/testing/mail-server.ts'
import type { MailServer } from '#src/testing/mail-server.ts'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import type { Headers } from '#src/testing/shop-fixture.ts'
import { deleteJobs, rescheduleJobs } from '#src/testing/waiting-jobs.ts'

let open: OpenShop
let server: MailServer
let operator: Headers
beforeAll(async () => {
  server = await startMailServer()
  open = await openShop({ SMTP_URL: server.url, MAIL_FROM: 'Sufra <no-reply@sufra.test>' })
  operator = await open.test.signIn('operator')
  await open.owner.query(`update app_user set language = 'en' where email = 'operator@sufra.test'`)
})
afterAll(async () => {
  await open?.close()
  await server?.close()
})
beforeEach(async () => {
  await deleteJobs(open.owner)
  server.messages.length = 0
})

const post = async (path: string, payload: object, headers: Headers = open.admin) =>
  (await open.test.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers })).json()
const begin = () => post('Ticket/Add', { subject: 'Late driver', text: 'Where?' })
const write = (ticketId: number, headers: Headers) =>
  post('Ticket/Message', { ticketId, text: 'Hello' }, headers)
const read = (ticketId: number, messageId: number, headers: Headers) =>
  open.test.app.inject({ method: 'PUT', url: '/api/Ticket/Read', payload: { ticketId, messageId }, headers })
/** Makes the delayed mails about unread messages due and delivers them. */
const wait = async () => {
  await rescheduleJobs(open.owner)
  await open.test.foundation.jobs.drain()
  return Promise.all(server.messages.map(message => PostalMime.parse(message)))
}

it('sends one mail about many messages to the people who are away, in their language', async () => {
  const { id } = await begin()
  await wait()
  server.messages.length = 0
  for (let count = 0; count < 3; count += 1) await write(id, operator)
  const mails = await wait()
  expect(mails).toHaveLength(1)
  expect(mails[0]?.to).toMatchObject([{ address: 'admin@sufra.test' }])
  expect(mails[0]?.text).toContain('3 رسائل لم تُقرأ')
  expect(mails[0]?.text).toContain(`/support?ticket=${id}`)
  await write(id, operator)
  expect(await wait()).toHaveLength(1)
})

it('notifies the people of the merchant who may answer of a conversation by the operator', async () => {
  await wait()
  server.messages.length = 0
  const beginning = { accountId: 1, subject: 'Your menu', text: 'Look' }
  const { id } = await post('Ticket/Begin', beginning, operator)
  const mails = await wait()
  expect(mails.map(({ to }) => to)).toMatchObject([[{ address: 'admin@sufra.test' }]])
  expect(mails[0]?.text).toContain(`/support?ticket=${id}`)
})

it('waits before it sends', async () => {
  await begin()
  await open.test.foundation.jobs.drain()
  expect(server.messages).toEqual([])
  expect(await open.countOf(`graphile_worker.jobs where run_at > now() + interval '9 minutes'`)).toBe(1)
})

it('mails the operator’s people in their language, and nobody who has read in time', async () => {
  const { id } = await begin()
  const [mail] = await wait()
  expect(mail?.to).toMatchObject([{ address: 'operator@sufra.test' }])
  expect(mail?.subject).toContain('A message waits for you')
  server.messages.length = 0
  const { id: messageId } = await write(id, operator)
  await read(id, messageId, open.admin)
  expect(await wait()).toEqual([])
})

it('sends again for messages after a reading', async () => {
  const { id } = await begin()
  const first = await write(id, operator)
  expect(await wait()).toHaveLength(1)
  await read(id, first.id, open.admin)
  await write(id, operator)
  expect(await wait()).toHaveLength(2)
})
