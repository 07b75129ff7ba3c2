import pg from 'pg'
import PostalMime from 'postal-mime'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { startMailServer } from '#src/testing/mail-server.ts'
import type { MailServer } from '#src/testing/mail-server.ts'
import { eventually } from '#src/testing/shop-fixture.ts'
import { rescheduleJobs } from '#src/testing/waiting-jobs.ts'
import { createMailDelivery } from './mail-delivery.ts'
import { createMailTransport } from './mail-transport.ts'
import { queueMail } from './mail.service.ts'
import type { NewMail } from './mail.service.ts'

const CODE = '402917'
let server: MailServer
let test: TestApp
let owner: pg.Pool

const open = async (url: string) => {
  test = await createTestApp({ SMTP_URL: url, MAIL_FROM: 'Sufra <no-reply@sufra.test>' })
  owner = new pg.Pool({ connectionString: test.ownerUrl, max: 2 })
}

// Closes everything that was opened, also when a later step failed.
afterEach(async () => {
  await owner?.end()
  await test?.close()
  await server?.close()
})

const queue = (
  changes: Partial<Pick<NewMail, 'recipient' | 'language' | 'expiresAt' | 'isDiscarded'>> = {},
) =>
  test.foundation.database.run(ALL_MERCHANTS, db =>
    queueMail(db, {
      accountId: null,
      recipient: 'nora@sufra.test',
      language: 'ar',
      template: 'signUpCode',
      variables: { code: CODE, minutes: 5, name: 'نورة العتيبي' },
      ...changes,
    }),
  )
const deliver = () => test.foundation.jobs.drain()
const rows = async () => (await owner.query('select * from mail order by id')).rows
const jobs = async () =>
  (
    await owner.query(
      // Rescheduling without options changes nothing and returns the jobs with their payloads.
      `select attempts, max_attempts, last_error, run_at, payload
       from graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs))`,
    )
  ).rows
const isDueNow = () => rescheduleJobs(owner)

it('delivers a mail over SMTP with sender, recipient, subject and both parts, Arabic intact', async () => {
  server = await startMailServer()
  await open(server.url)
  await queue()
  await deliver()
  expect(server.messages).toHaveLength(1)
  const mail = await PostalMime.parse(server.messages[0] ?? '')
  expect(mail.from).toMatchObject({ name: 'Sufra', address: 'no-reply@sufra.test' })
  expect(mail.to).toMatchObject([{ address: 'nora@sufra.test' }])
  expect(mail.subject).toBe('رمز تأكيد بريدك في سفرة')
  expect(mail.text).toContain(CODE)
  expect(mail.text).toContain('نورة العتيبي')
  expect(mail.html).toContain('dir="rtl"')
  expect(mail.html).toContain('أدخل هذا الرمز')
  expect(mail.messageId).toMatch(/^<\d+\.\w+@sufra\.test>$/)
})

it('deletes the code and the message after delivery', async () => {
  server = await startMailServer()
  await open(server.url)
  await queue()
  await deliver()
  const [mail] = await rows()
  expect(mail).toMatchObject({ status: 'sent', variables: null, rendered: null, last_error: null })
  expect(JSON.stringify(mail)).not.toContain(CODE)
})

it('sends when the transaction commits, without a wait for the next poll', async () => {
  server = await startMailServer()
  await open(server.url)
  test.foundation.jobs.start()
  await queue()
  await eventually(async () => server.messages[0])
})

it('sends nothing after a rollback, and never a discarded mail', async () => {
  server = await startMailServer()
  await open(server.url)
  const failing = test.foundation.database.run(ALL_MERCHANTS, async db => {
    await queueMail(db, {
      accountId: null,
      recipient: 'nora@sufra.test',
      language: 'en',
      template: 'passwordChanged',
      variables: {},
    })
    throw new Error('Something else failed')
  })
  await expect(failing).rejects.toThrow('Something else failed')
  await queue({ isDiscarded: true })
  await deliver()
  expect(server.messages).toHaveLength(0)
  expect(await rows()).toMatchObject([{ status: 'discarded', variables: null }])
})

it('retries when the mail server was down, with the same message id', async () => {
  server = await startMailServer()
  const { port, url } = server
  await server.close()
  await open(url)
  await queue()
  await deliver()
  const [waiting] = await rows()
  expect(waiting.status).toBe('queued')
  expect(waiting.last_error).toContain('ECONNREFUSED')
  const [job] = await jobs()
  expect(job.attempts).toBe(1)
  expect(job.run_at.getTime() - Date.now()).toBeGreaterThan(1_000)
  await deliver()
  expect(await jobs()).toMatchObject([{ attempts: 1 }])
  server = await startMailServer({ port })
  await isDueNow()
  await deliver()
  expect(await rows()).toMatchObject([{ status: 'sent', variables: null, last_error: null }])
  expect(await jobs()).toEqual([])
  expect(server.messages).toHaveLength(1)
})

it('waits longer before each retry, for most of a day, then is a dead letter', async () => {
  server = await startMailServer({ refusesWith: 451 })
  await open(server.url)
  await queue()
  const waits: number[] = []
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await isDueNow()
    await deliver()
    const [job] = await jobs()
    waits.push(Math.round((job.run_at.getTime() - Date.now()) / 1_000))
  }
  expect(waits).toEqual(waits.toSorted((one, other) => one - other))
  const hours = waits.slice(0, -1).reduce((all, seconds) => all + seconds) / 3600
  expect(hours).toBeGreaterThan(15)
  await isDueNow()
  await deliver()
  expect(await jobs()).toMatchObject([{ attempts: 12, max_attempts: 12 }])
  expect(await rows()).toMatchObject([{ status: 'queued' }])
})

it('passes only an id to its job', async () => {
  server = await startMailServer({ refusesWith: 451 })
  await open(server.url)
  await queue()
  await deliver()
  const [mail] = await rows()
  const [job] = await jobs()
  expect(job.payload).toEqual({ mailId: mail.id })
  expect(job.last_error).toContain('451')
  expect(JSON.stringify(job)).not.toContain(CODE)
})

it('gives up when the recipient is refused permanently, and stores the reason', async () => {
  server = await startMailServer({ refusesWith: 550 })
  await open(server.url)
  await queue()
  await deliver()
  await isDueNow()
  await deliver()
  const [mail] = await rows()
  expect(mail).toMatchObject({ status: 'failed', variables: null })
  expect(mail.last_error).toContain('550')
})

it('gives up a mail that would arrive too late', async () => {
  server = await startMailServer()
  await open(server.url)
  await queue({ expiresAt: new Date(Date.now() - 1_000) })
  await queue()
  await owner.query("update mail set created_at = now() - interval '73 hours' where expires_at is null")
  await deliver()
  expect(server.messages).toHaveLength(0)
  for (const mail of await rows()) expect(mail).toMatchObject({ status: 'failed', variables: null })
})

it('sends each mail once with several nodes', async () => {
  server = await startMailServer()
  await open(server.url)
  for (let number = 0; number < 24; number += 1) await queue({ recipient: `p${number}@sufra.test` })
  await Promise.all([deliver(), deliver(), deliver()])
  const mails = await Promise.all(server.messages.map(message => PostalMime.parse(message)))
  expect(mails).toHaveLength(24)
  expect(new Set(mails.map(({ to }) => to?.[0]?.address)).size).toBe(24)
})

it('logs no code, whatever the mail server answers', async () => {
  server = await startMailServer({ refusesWith: 451 })
  await open(server.url)
  const lines: string[] = []
  const { env, database, log } = test.foundation
  const spied = Object.assign(Object.create(log), {
    warn: (...parts: unknown[]) => lines.push(JSON.stringify(parts)),
  })
  const transport = {
    ...createMailTransport(env),
    send: () => Promise.reject(new Error(`451 Cannot take "${CODE}" now`)),
  }
  await queue()
  const [{ id }] = await rows()
  await expect(createMailDelivery({ database, log: spied, transport })(id)).rejects.toThrow(
    '451 Cannot take "…" now',
  )
  expect(lines.join()).not.toContain(CODE)
  const [mail] = await rows()
  expect(mail.last_error).toBe('451 Cannot take "…" now')
})
