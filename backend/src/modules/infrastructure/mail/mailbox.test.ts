import { ALL_MERCHANTS } from '#src/database/database.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { queueMail } from './mail.service.ts'

const url = '/dev/mail'
const apps: TestApp[] = []
const open = async (variables: Record<string, string> = {}) => {
  const test = await createTestApp(variables)
  apps.push(test)
  return test
}
let test: TestApp

const queue = (recipient: string, name: string) =>
  test.foundation.database.run(ALL_MERCHANTS, db =>
    queueMail(db, {
      accountId: null,
      recipient,
      language: 'ar',
      template: 'signUpCode',
      variables: { code: '402917', minutes: 5, name },
    }),
  )

beforeAll(async () => {
  test = await open()
  await queue('first@sufra.test', 'الأول')
  await queue('second@sufra.test', '<script>alert(1)</script>')
})
afterAll(async () => {
  for (const each of apps) await each.close()
})

it('shows mails at once, newest first, and filters by recipient', async () => {
  const all = (await test.app.inject({ url, headers: { accept: 'application/json' } })).json()
  expect(all).toMatchObject([{ to: 'second@sufra.test' }, { to: 'first@sufra.test' }])
  expect(all[1]).toMatchObject({ subject: 'رمز تأكيد بريدك في سفرة' })
  expect(all[1].text).toContain('402917')
  const one = (await test.app.inject({ url: `${url}?to=FIRST@sufra.test` })).json()
  expect(one).toMatchObject([{ to: 'first@sufra.test' }])
})

it('is a page without scripts, with each message in a sandboxed frame', async () => {
  const answer = await test.app.inject({ url, headers: { accept: 'text/html' } })
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.body).not.toContain('<script')
  expect(answer.body.match(/sandbox="allow-popups allow-popups-to-escape-sandbox"/g)).toHaveLength(2)
})

const REFUSED: [string, { remoteAddress?: string; headers?: Record<string, string> }][] = [
  ['another machine', { remoteAddress: '192.168.1.7' }],
  ['another machine over IPv6', { remoteAddress: '2001:db8::1' }],
  ['a name that was made to point here', { headers: { host: 'evil.test:4000' } }],
  ['a name that only begins like ours', { headers: { host: 'localhost.evil.test' } }],
  ['a proxy', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
  ['a proxy that says so otherwise', { headers: { forwarded: 'for=127.0.0.1' } }],
]
it.each(REFUSED)('does not exist for %s', async (_who, request) => {
  const answer = await test.app.inject({ url, ...request })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 'not_found' })
  expect(answer.body).not.toContain('402917')
})

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('opens for %s', async remoteAddress => {
  for (const host of ['localhost:4000', '127.0.0.1', '[::1]:4000']) {
    const answer = await test.app.inject({ url, remoteAddress, headers: { host } })
    expect(answer.statusCode).toBe(200)
  }
})

it.each([
  ['in production', { NODE_ENV: 'production' }],
  ['beside a mail server', { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@sufra.test' }],
])('does not exist %s', async (_when, variables) => {
  const other = await open(variables)
  for (const accept of ['text/html', 'application/json']) {
    expect((await other.app.inject({ url, headers: { accept } })).statusCode).toBe(404)
  }
})
