import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify, { LogController } from 'fastify'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { formParts } from '#src/routing/form-parts.ts'
import { eventually } from '#src/testing/shop-fixture.ts'
import { registerBodies } from './bodies.ts'
import { sendProblem } from './error-mapper.ts'
import { registerRateLimit } from './rate-limit.ts'

interface Line {
  level: number
  msg: string
}

const [INFO, ERROR] = [30, 50]
const LIMITS = { fileSize: 1_000_000, files: 1, fields: 1, parts: 2, fieldSize: 1000 }

let app: FastifyInstance
let port: number
let lines: Line[]

beforeAll(async () => {
  const write = (line: string) => void lines.push(JSON.parse(line))
  const log: FastifyBaseLogger = pino({ level: 'info' }, { write })
  app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
  })
  app.setErrorHandler(sendProblem)
  await registerRateLimit(app)
  await registerBodies(app)
  app.post('/json', async () => ({}))
  app.post('/raw', { config: { isRaw: true } }, async () => ({}))
  app.post('/form', { config: { isMultipart: true } }, async request => {
    for await (const part of formParts(request, LIMITS)) if (part.type === 'file') await part.toBuffer()
    return {}
  })
  app.get('/limited', {
    config: { rateLimit: { max: 10, timeWindow: 1000 } },
    // The session of a request is read before the limit is checked.
    onRequest: async request => {
      await once(request.raw.socket, 'close')
    },
    handler: async () => void app.log.info('within the limit'),
  })
  app.post('/fault', async () => {
    throw new Error('a fault of the server')
  })
  lines = []
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => app?.close())
beforeEach(() => {
  lines = []
})

const FORM_START = '--x\r\ncontent-disposition: form-data; name="File"; filename="a.png"\r\n\r\nsome bytes'

/** Sends a head that promises more than the body holds, and disconnects once the server reads it. */
const breakOff = async (path: string, type: string, body: string) => {
  const started = once(app.server, 'request')
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ncontent-length: 9000\r\n\r\n${body}`,
  )
  await started
  socket.destroy()
}

it.each([
  ['/json', 'application/json', '{"name":'],
  ['/raw', 'application/octet-stream', 'some bytes'],
  ['/form', 'multipart/form-data; boundary=x', FORM_START],
])('logs an aborted upload to %s as a fault of the client, not of the server', async (path, type, body) => {
  await breakOff(path, type, body)
  await eventually(async () => lines[0])
  expect(lines).toMatchObject([{ level: INFO, msg: 'client broke off the request' }])
})

it('logs no error for a client that is gone when its rate limit is checked', async () => {
  const started = once(app.server, 'request')
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /limited HTTP/1.1\r\nhost: a\r\n\r\n')
  await started
  socket.destroy()
  await eventually(async () => lines[0])
  expect(lines).toMatchObject([{ level: INFO, msg: 'within the limit' }])
})

it('logs a fault of the server as an error', async () => {
  expect((await app.inject({ method: 'POST', url: '/fault' })).statusCode).toBe(500)
  expect(lines).toMatchObject([{ level: ERROR, msg: 'request failed' }])
})
