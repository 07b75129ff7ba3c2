import { connect } from 'node:net'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'

let test: TestApp
let port: number
beforeAll(async () => {
  test = await createTestApp()
  port = Number(new URL(await test.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => test?.close())

const send = (bytes: string): Promise<string> =>
  new Promise((done, fail) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', chunk => {
      text += String(chunk)
    })
    socket.on('close', () => done(text))
    socket.on('error', fail)
  })

it.each([
  ['text that is not HTTP', 'hello there\r\n\r\n', 400],
  ['an endless header', `GET / HTTP/1.1\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ['two lengths', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx', 400],
])('answers %s with problem+json and keeps serving', async (_name, bytes, status) => {
  const [head = '', body = ''] = (await send(bytes)).split('\r\n\r\n')
  expect(head).toContain(`HTTP/1.1 ${status} `)
  expect(head).toContain('application/problem+json')
  expect(JSON.parse(body)).toMatchObject({ status, code: 'bad_request' })
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200)
})
