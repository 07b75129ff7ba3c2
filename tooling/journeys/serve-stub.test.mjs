import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { repositoryRoot } from '../federation/common.mjs'
import { serveStub } from './serve-stub.mjs'

let folder
let served
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sufra-stub-'))
  writeFileSync(path.join(folder, 'index.html'), 'the host')
  served = await serveStub({ folder, directory: path.join(repositoryRoot, 'remote-menus') })
})
afterAll(() => {
  served.stop()
  rmSync(folder, { recursive: true })
})

const ask = (address, more) => fetch(new URL(address, served.origin), more)
const sendJson = (address, { method = 'POST', headers, body }) =>
  ask(address, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const signIn = () =>
  sendJson('/api/Authentication/login', {
    body: { email: 'admin@sufra.test', password: 'Sufra-demo-1' },
  })
const bearer = async () => ({ authorization: `Bearer ${(await (await signIn()).json()).accessToken}` })

it("serves the page for every address, and a host's first requests", async () => {
  expect(await (await ask('/kitchen')).text()).toBe('the host')
  expect(await (await ask('/config.json')).json()).toMatchObject({ registryUrl: '/remotes/registry.json' })
  expect(await (await ask('/remotes/registry.json')).json()).toMatchObject({ remotes: {} })
})

it('keeps a session by cookie, and refuses requests without one', async () => {
  const [cookie] = (await signIn()).headers.getSetCookie()
  const address = '/api/Authentication/RefreshToken'
  expect((await ask(address, { method: 'POST', headers: { cookie } })).status).toBe(200)
  const refused = await ask(address, { method: 'POST' })
  expect(refused.status).toBe(401)
  expect(refused.headers.get('content-type')).toBe('application/problem+json')
})

it.each([
  ['application/json', '{"email":'],
  ['multipart/form-data; boundary=x', 'no form'],
  ['multipart/form-data', 'no boundary'],
])('refuses a body that is no %s, and keeps serving', async (type, body) => {
  const address = '/api/Authentication/login'
  const refused = await ask(address, { method: 'POST', headers: { 'content-type': type }, body })
  expect([refused.status, refused.headers.get('content-type')]).toEqual([400, 'application/problem+json'])
  expect(await refused.json()).toMatchObject({ code: 'invalid' })
  expect((await signIn()).status).toBe(200)
})

it('handles a missing body without crashing', async () => {
  const headers = await bearer()
  for (const body of [undefined, 'null', '7', '[]']) {
    const more = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }
    expect((await ask('/api/Order/ExecuteAction', more)).status).toBeGreaterThanOrEqual(400)
  }
  expect((await signIn()).status).toBe(200)
})

it('reads a form, and a reset discards its data', async () => {
  const headers = await bearer()
  const body = new FormData()
  body.set(
    'JsonProduct',
    JSON.stringify({ name: '{"ar":"شاي","en":"Tea"}', categoryId: 3, serviceProviderId: 1 }),
  )
  expect((await ask('/api/Product/Add', { method: 'POST', headers, body })).status).toBe(200)
  const one = () => ask('/api/Product/Get/Id?Id=8&ServiceProviderId=1', { headers })
  expect((await one()).status).toBe(200)
  served.reset()
  expect((await one()).status).toBe(404)
})

it('an open stream receives the step of an order', async () => {
  const headers = await bearer()
  const leave = new AbortController()
  const stream = await ask('/api/Order/Stream', { headers, signal: leave.signal })
  const reader = stream.body.pipeThrough(new TextDecoderStream()).getReader()
  await sendJson('/api/Order/ExecuteAction', { headers, body: { orderId: 1, action: 1 } })
  let heard = ''
  while (!heard.includes('"orderStatus":"Preparing"')) heard += (await reader.read()).value
  expect(heard).toContain('event: heartbeat')
  expect(heard).toContain('event: order.upserted')
  leave.abort()
})
