import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { startPushServer } from '#src/testing/push-server.ts'
import type { PushServer } from '#src/testing/push-server.ts'

let test: TestApp
let owner: pg.Pool
let push: PushServer
beforeAll(async () => {
  push = await startPushServer()
  test = await createTestApp({ PUSH_TO_LOOPBACK: 'true', PUBLIC_URL: 'https://sufra.example' })
  owner = new pg.Pool({ connectionString: test.ownerUrl, max: 1 })
})
afterAll(async () => {
  await owner?.end()
  await test?.close()
  await push?.close()
})

type Headers = Record<string, string>
const post = (url: string, payload: object, headers: Headers) =>
  test.app.inject({ method: 'POST', url: `/api/${url}`, payload, headers })
const add = async (name: string, headers: Headers, lang: 'ar' | 'en' = 'en') => {
  const answer = await post('PushDevice/Add', push.subscribe(name, lang), headers)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const list = async (headers: Headers) =>
  (await test.app.inject({ url: '/api/PushDevice/Get', headers })).json()
const sendTest = async (id: number, headers: Headers) => {
  const answer = await post('PushDevice/Test', { id }, headers)
  await test.foundation.jobs.drain()
  return answer.statusCode
}
const receivedBy = (browser: string) => push.delivered.filter(each => each.browser === browser)
const devicesIn = async (endpoint: string) =>
  (await owner.query('select 1 from push_device where endpoint like $1', [`%/${endpoint}`])).rowCount

it('sends a subscribed browser a message that only it can decrypt, with a signature of the sender', async () => {
  const admin = await test.signIn('admin')
  const { id } = await add(
    'chrome',
    { ...admin, 'user-agent': 'Mozilla/5.0 (X11; Linux) Chrome/140.0' },
    'ar',
  )
  expect(await sendTest(id, admin)).toBe(200)
  expect(receivedBy('chrome')).toMatchObject([
    { message: { language: 'ar', tag: 'test', path: '/live-order' }, subject: 'https://sufra.example' },
  ])
  expect(await list(admin)).toMatchObject([{ id, browser: 'Chrome', isCurrent: true }])
})

it("creates the server's key once, readable by its owner only, and serves the public key to browsers", async () => {
  const file = join(test.foundation.env.DATA_DIR, 'vapid-key')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readFile(file, 'utf8')).toBe(test.foundation.secrets.vapid.privateKey)
  const { publicKey } = (
    await test.app.inject({ url: '/api/PushDevice/Key', headers: await test.signIn('staff') })
  ).json()
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
})

it('deletes a browser that is gone, and retries when its service is down', async () => {
  const admin = await test.signIn('admin')
  const { id: gone } = await add('gone', admin)
  const { id: busy } = await add('busy', admin)
  push.answer('gone', 410)
  push.answer('busy', 503)
  await sendTest(gone, admin)
  await sendTest(busy, admin)
  expect(await devicesIn('gone')).toBe(0)
  expect(await devicesIn('busy')).toBe(1)
  const { rows } = await owner.query(
    `select last_error from graphile_worker.jobs where task_identifier = 'test-push' and attempts = 1`,
  )
  expect(rows).toEqual([{ last_error: expect.stringContaining('The push service answered 503') }])
})

it('sends nothing and hides the device after sign-out', async () => {
  const staff = await test.signIn('staff')
  const { id } = await add('till', staff)
  const elsewhere = await test.signIn('staff')
  await test.app.inject({ method: 'POST', url: '/api/Authentication/Logout', headers: staff })
  expect(await list(elsewhere)).toEqual([])
  expect(await sendTest(id, elsewhere)).toBe(404)
  await test.foundation.jobs.run('delete-push-devices')
  expect(await devicesIn('till')).toBe(0)
})

it('sends nothing to a person who is deactivated before the push', async () => {
  const kitchen = await test.signIn('kitchen')
  const { id } = await add('kitchen', kitchen)
  expect((await post('PushDevice/Test', { id }, kitchen)).statusCode).toBe(200)
  await owner.query(`update app_user set is_active = false where email = 'kitchen@sufra.test'`)
  await test.foundation.jobs.drain()
  expect(push.asked).not.toContain('kitchen')
})

it('assigns a browser to the person of its latest sign-in, of any merchant', async () => {
  const admin = await test.signIn('admin')
  const second = await test.signIn('second')
  const subscription = push.subscribe('shared')
  const first = (await post('PushDevice/Add', subscription, admin)).json()
  const { id } = (await post('PushDevice/Add', subscription, second)).json()
  expect(await devicesIn('shared')).toBe(1)
  expect(await sendTest(first.id, admin)).toBe(404)
  expect(await sendTest(id, second)).toBe(200)
  expect(receivedBy('shared')).toHaveLength(1)
})

it('refuses an unknown push service and an invalid key', async () => {
  const admin = await test.signIn('admin')
  const subscription = push.subscribe('odd')
  const elsewhere = await post(
    'PushDevice/Add',
    { ...subscription, endpoint: 'https://intranet.example/' },
    admin,
  )
  expect(elsewhere.json()).toMatchObject({ status: 400, errors: { endpoint: [expect.any(String)] } })
  const keys = { ...subscription.keys, p256dh: 'A'.repeat(87) }
  const keyless = await post('PushDevice/Add', { ...subscription, keys }, admin)
  expect(keyless.json()).toMatchObject({ status: 400, errors: { 'keys.p256dh': [expect.any(String)] } })
})

it('removes the oldest of many devices of one person', async () => {
  const second = await test.signIn('second')
  for (let at = 0; at < 22; at += 1) await add(`many-${at}`, second)
  expect(await list(second)).toHaveLength(20)
  expect(await devicesIn('many-0')).toBe(0)
})
