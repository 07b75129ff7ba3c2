import { once } from 'node:events'
import { createBuildServer } from '../standalone-build/serve.mjs'
import { runBundled } from '../federation/run-bundled.mjs'

const HEARTBEAT_MS = 15_000
const CREATE_STUB = "export { createStub } from '@sufra/shared/testing/stub'"

const bytesOf = async request => {
  const parts = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

const bodyOf = async request => {
  const type = request.headers['content-type'] ?? ''
  const bytes = await bytesOf(request)
  if (type.startsWith('multipart/form-data'))
    return new Response(bytes, { headers: { 'content-type': type } }).formData()
  return bytes.length > 0 && type.includes('json') ? JSON.parse(bytes.toString('utf8')) : undefined
}

const callOf = async request => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost')
  const { method, headers } = request
  return {
    method,
    path: pathname,
    query: searchParams,
    headers: new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: await bodyOf(request),
  }
}

const followStream = ({ stub, response }) => {
  const send = ({ type, ...event }) => response.write(`event: ${type}\ndata: ${JSON.stringify(event)}\n\n`)
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  const beat = () => send({ type: 'heartbeat', serverTime: new Date().toISOString() })
  beat()
  const timer = setInterval(beat, HEARTBEAT_MS)
  const leave = stub.follow(send)
  response.once('close', () => {
    clearInterval(timer)
    leave()
  })
}

const isStream = ({ path }) => path.toLowerCase() === '/api/order/stream'

const problemOf = error => ({
  status: 400,
  body: { code: 'invalid', title: `The stub cannot read this: ${error.message}` },
  headers: { 'content-type': 'application/problem+json' },
})

// Answers malformed JSON as the server does; it must not stop the server for the next screen.
const answerOf = (stub, call) => {
  try {
    return stub.answer(call)
  } catch (error) {
    return problemOf(error)
  }
}

const backendOf = stub => async (request, response) => {
  const call = await callOf(request).catch(error => ({ error }))
  const { status = 200, body, headers } = call.error ? problemOf(call.error) : answerOf(stub, call)
  if (status === 200 && isStream(call)) return followStream({ stub, response })
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers })
  response.end(JSON.stringify(body))
}

/**
 * Serves a built host with a stub of the backend, on a free port of this machine.
 * @param {object} options
 * @param {string} options.folder of the built host
 * @param {string} options.directory whose `@sufra/shared` has the contracts
 * @returns {Promise<{origin: string, reset: () => void, stop: () => void}>}
 */
export const serveStub = async ({ folder, directory }) => {
  const { createStub } = await runBundled({ directory, code: CREATE_STUB })
  const stub = createStub()
  const server = createBuildServer({ folder, backend: backendOf(stub) })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${server.address().port}`,
    reset: stub.reset,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
