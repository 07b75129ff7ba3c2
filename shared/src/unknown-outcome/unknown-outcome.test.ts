import { ApiError, api } from '@sufra/shared/api'
import { isUnknownOutcome } from './unknown-outcome.ts'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

const HTML = '<html></html>'
const problem = (status: number, code: string): Response =>
  new Response(JSON.stringify({ type: 'about:blank', title: 'x', status, traceId: 't', code }), { status })
const fails = (error: unknown) => async () => Promise.reject(error)

/** Returns the error of a call that the network answers like this. */
const errorOf = async (answer: () => Promise<Response>): Promise<unknown> => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer)
  return api.put('/api/Product/Snooze', { body: { productIds: [1] } }).then(
    () => null,
    (error: unknown) => error,
  )
}

it.each([
  ['a failed fetch', true, fails(new TypeError('Failed to fetch'))],
  ['a timeout', true, fails(new DOMException('late', 'TimeoutError'))],
  ['an aborted call', true, fails(new DOMException('left', 'AbortError'))],
  ['502 of a gateway', true, async () => new Response(HTML, { status: 502 })],
  ['503 of a gateway', true, async () => new Response(HTML, { status: 503 })],
  ['504 of a gateway', true, async () => new Response(HTML, { status: 504 })],
  ['500 with a problem body', true, async () => problem(500, 'internal_error')],
  ['503 with a problem body', true, async () => problem(503, 'unavailable')],
  ['200 with an unreadable body', true, async () => new Response(HTML)],
  ['304 of a cache', true, async () => new Response(null, { status: 304 })],
  ['400', false, async () => problem(400, 'validation_failed')],
  ['403', false, async () => problem(403, 'forbidden_branch')],
  ['404 of a gateway', false, async () => new Response(HTML, { status: 404 })],
  ['409', false, async () => problem(409, 'stale_version')],
  ['429', false, async () => problem(429, 'too_many_requests')],
])('classifies %s: outcome unknown is %s', async (_name, isUnknown, answer) => {
  expect(isUnknownOutcome(await errorOf(answer))).toBe(isUnknown)
})

it.each([
  ['a bug of the page', new TypeError('undefined is not a function')],
  ['no error', null],
  ['a refusal without a body', new ApiError({ status: 413, code: 'http_413' })],
])('knows the outcome of %s', (_name, error) => {
  expect(isUnknownOutcome(error)).toBe(false)
})
