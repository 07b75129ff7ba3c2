import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { openStream } from '#src/testing/open-stream.ts'
import { eventually } from '#src/testing/shop-fixture.ts'

const BYTE_EVERY_MS = 100
const LARGE_BYTES = 16 * 1_048_576

let test: TestApp
let base: string
beforeAll(async () => {
  test = await createTestApp({ REQUEST_TIMEOUT_SECONDS: '1' })
  base = await test.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => test?.close())

const open = (): Socket => connect(Number(new URL(base).port), '127.0.0.1')

/** Sends the beginning and then a byte at a time, until the server closes. Returns the server's output. */
const trickle = (beginning: string): Promise<string> =>
  new Promise(done => {
    let text = ''
    const socket = open()
    const timer = setInterval(() => socket.write('x'), BYTE_EVERY_MS)
    socket.on('connect', () => socket.write(beginning))
    socket.on('data', chunk => {
      text += String(chunk)
    })
    // Writing after the end is expected of such a client.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(timer)
      done(text)
    })
  })

const head = (path: string, headers: string[]) =>
  [`POST ${path} HTTP/1.1`, 'host: a', ...headers, ''].join('\r\n')
const LOGIN = '/api/Authentication/login'
const JSON_HEAD = ['content-type: application/json', 'content-length: 9000', '']

it('aborts every request that trickles, and no open stream', async () => {
  const stream = await openStream(base, { headers: await test.signIn('admin') })
  const { authorization } = await test.signIn('admin')
  const form = ['content-type: multipart/form-data; boundary=x', 'transfer-encoding: chunked', '']
  const beginnings = [
    ...Array<string>(20).fill(head(LOGIN, JSON_HEAD)),
    head('/api/User/ChangePassword', JSON_HEAD),
    head('/api/Channel/jahez/Webhook', JSON_HEAD),
    head('/api/Image/Add', [`authorization: ${authorization}`, ...form]),
    head(LOGIN, ['x-name: ']).trimEnd(),
    'GET /',
  ]
  const answers = await Promise.all(beginnings.map(trickle))
  expect(answers).toHaveLength(25)
  expect(answers.slice(0, 20).every(text => text.startsWith('HTTP/1.1 408 '))).toBe(true)

  expect(stream.isEnded()).toBe(false)
  await test.foundation.timers.run('live stream heartbeat')
  await stream.next('heartbeat')
  await stream.next('heartbeat')
  await stream.close()
})

it('closes idle connections and aborts answers that are not read', async () => {
  const { DATA_DIR } = test.foundation.env
  await writeFile(join(DATA_DIR, 'images/large.webp'), Buffer.alloc(LARGE_BYTES))
  let taken = 0
  test.app.server.on('connection', () => (taken += 1))
  const sockets = [open(), open()].map(socket => socket.on('error', () => undefined).pause())
  sockets[0]?.write('GET /images/large.webp HTTP/1.1\r\nhost: a\r\n\r\n')
  const count = () =>
    new Promise<number>(done => test.app.server.getConnections((_error, number) => done(number)))
  await eventually(async () => (taken >= 2 ? taken : undefined))
  await eventually(async () => ((await count()) === 0 ? true : undefined))
  for (const socket of sockets) socket.destroy()
})
