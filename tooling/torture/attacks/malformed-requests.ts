import { setTimeout as wait } from 'node:timers/promises'
import { BAD_TEXTS } from '../../../backend/src/testing/matrix/bad-values.ts'
import type { Attack, Ground } from '../attack.ts'
import { call, describe } from '../api/call.ts'
import type { Answer, Call } from '../api/call.ts'
import { nameOf } from '../api/contract.ts'
import type { Operation } from '../api/contract.ts'
import { credentialsFor } from '../api/credentials.ts'
import { PRODUCT_FORMS, formOf, readContract } from '../api/operations.ts'
import { signIn } from '../api/people.ts'
import { leastOf, requestOf } from '../api/request.ts'
import { percentile } from '../../figures/figures.ts'
import type { Verdicts } from '../verdicts.ts'

const DEEP = [4000, 15_000] as const
const MEGABYTE = 1_000_000
const LARGE_BODIES = 20
const HELD_MS = 1000
const PATIENCE_MS = 30_000
const JSON_TYPE = 'application/json'

const nested = ([begin, end]: readonly [string, string], depth: number): string =>
  `${begin.repeat(depth)}1${end.repeat(depth)}`

const BODIES: [what: string, body: string][] = [
  ...DEEP.flatMap((depth): [string, string][] => [
    [`objects ${depth} deep`, nested(['{"a":', '}'], depth)],
    [`objects ${depth} deep that never end`, '{"a":'.repeat(depth)],
    [`lists ${depth} deep`, nested(['[', ']'], depth)],
  ]),
  ['a key __proto__', '{"__proto__":{"isAdmin":true}}'],
  ['a key constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ['NaN', '{"a":NaN}'],
  ['NUL', String.raw`{"name":"\u0000","email":"\u0000","Id":"\u0000"}`],
  ['half a surrogate pair', String.raw`{"name":"\ud800","email":"\ud800@a.b"}`],
  ['a number beyond all', '{"orderId":1e999,"id":1e999}'],
  ['no JSON', '<a/>'],
]

const TYPES = [
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'application/json; charset=utf-16',
  'x',
]

const shapeOf = (what: string): string => `{"list":[${what.repeat(Math.floor(MEGABYTE / what.length))}0]}`
// One megabyte of the JSON that is slowest to parse: only brackets, only keys, only numbers, one string.
const LARGE = [shapeOf('[],'), shapeOf('{"a":1},'), shapeOf('1,'), `{"a":"${'x'.repeat(MEGABYTE)}"}`]

const isFault = ({ status }: Answer): boolean => status === 0 || status >= 500

const check = (
  verdicts: Verdicts,
  { what, request }: { what: string; request: Call },
  answer: Answer,
): void =>
  verdicts.check(!isFault(answer), () => ({
    what: `${what} is answered ${answer.status || 'by nothing'}`,
    sent: `${request.method ?? 'GET'} ${request.path} with ${what}`,
    came: describe(answer),
  }))

// A request refused with 401 or 403 never reaches the code under attack, so the attack would prove nothing.
const checkHeard = (verdicts: Verdicts, name: string, answers: readonly Answer[]): void =>
  verdicts.check(!answers.some(({ status }) => status === 401 || status === 403), () => ({
    what: 'a caller is not heard, so that nothing was attacked',
    sent: name,
    came: answers.map(({ status }) => status).join(', '),
  }))

// These endpoints refuse every caller without a cookie, signature or proof, so 401 and 403 are expected.
const CLOSED = /RefreshToken$|Webhook$|ClickPay.Callback$|CheckOverride$/

const bodies = async (ground: Ground, operation: Operation, verdicts: Verdicts): Promise<void> => {
  const { url } = ground
  const credentials = await credentialsFor(ground, operation)
  const request = requestOf(operation, { ...leastOf(operation), body: undefined })
  const isForm = PRODUCT_FORMS.includes(operation.path)
  const answers: Answer[] = []
  for (const [what, body] of BODIES) {
    const headers = isForm ? credentials : { ...credentials, 'content-type': JSON_TYPE }
    const answer = await call(url, { ...request, headers, body: isForm ? formOf(operation, body) : body })
    check(verdicts, { what: isForm ? `${what} in a form` : what, request }, answer)
    answers.push(answer)
  }
  if (!CLOSED.test(operation.path)) checkHeard(verdicts, nameOf(operation), answers)
  for (const type of TYPES) {
    const headers = { ...credentials, 'content-type': type }
    const answer = await call(url, { ...request, body: '{"a":1}', headers })
    check(verdicts, { what: `the content type ${type}`, request }, answer)
  }
}

const queries = async (ground: Ground, operation: Operation, verdicts: Verdicts): Promise<void> => {
  const { url, size, random } = ground
  const names = operation.parameters.filter(each => each.in === 'query').map(({ name }) => name)
  if (names.length === 0) return
  const texts = BAD_TEXTS.filter(text => text.length < 500)
  const some = Math.min(texts.length, Math.ceil(size.requests / 500))
  const headers = await credentialsFor(ground, operation)
  const least = leastOf(operation)
  for (const name of names) {
    const chosen = ['a\\', ...Array.from({ length: some }, () => random.pick(texts))]
    for (const text of chosen) {
      const request = requestOf(operation, { ...least, query: { ...least.query, [name]: text } })
      const answer = await call(url, { ...request, headers })
      check(verdicts, { what: `${JSON.stringify(text)} in a query`, request }, answer)
    }
    const request = requestOf(operation, least)
    const joint = request.path.includes('?') ? '&' : '?'
    const twice = { ...request, path: `${request.path}${joint}${name}=1&${name}=2&${name}[]=3`, headers }
    check(verdicts, { what: 'a repeated parameter', request: twice }, await call(url, twice))
  }
}

const manyParameters = async ({ url }: Ground, token: string, verdicts: Verdicts): Promise<void> => {
  for (const query of ['a=1&'.repeat(10_000), 'a&'.repeat(7000), 'Search=a&'.repeat(1500)]) {
    const request = { path: `/api/Order/Get?${query}`, token }
    const what = `${query.split('&').length - 1} parameters`
    const answer = await call(url, request)
    check(verdicts, { what, request: { path: `/api/Order/Get?${query.slice(0, 20)}…` } }, answer)
  }
}

/** Sends large bodies without credentials. Health requests in parallel must still be answered. */
const largeBodies = async ({ url, isShort }: Ground, verdicts: Verdicts): Promise<void> => {
  const waits: number[] = []
  let isOver = false
  const watch = async () => {
    while (!isOver) {
      const answer = await call(url, { path: '/api/health', patience: 20_000 })
      waits.push(answer.milliseconds)
      verdicts.check(answer.status === 200, () => ({
        what: 'nobody is answered beside large bodies',
        sent: `GET /api/health beside ${LARGE_BODIES} bodies of a megabyte`,
        came: describe(answer),
      }))
      await wait(20)
    }
  }
  const watching = watch()
  await wait(500)
  const idle = Math.max(...waits)
  const headers = { 'content-type': JSON_TYPE }
  const requests = Array.from({ length: LARGE_BODIES }, (_, at) => ({
    path: '/api/Authentication/login',
    body: LARGE[at % LARGE.length] ?? '',
    headers,
  }))
  const answers = await Promise.all(requests.map(request => call(url, { ...request, patience: PATIENCE_MS })))
  isOver = true
  await watching
  // Closing the connection on so large a body is acceptable; letting the request hang is not.
  for (const { status, text, milliseconds } of answers)
    verdicts.check(status < 500 && milliseconds < PATIENCE_MS, () => ({
      what: `a body of a megabyte is answered ${status || 'by nothing'}`,
      sent: 'POST /api/Authentication/login',
      came: `${status} ${text}`,
    }))
  const [median, worst] = [percentile(waits, 0.5), Math.max(...waits)]
  // The delay depends on the machine, so --short reports the figure without checking it.
  verdicts.check(isShort || worst <= HELD_MS + 10 * idle, () => ({
    what: 'large bodies hold everybody else up',
    sent: `GET /api/health beside ${LARGE_BODIES} bodies of a megabyte`,
    came: `${worst.toFixed(0)} ms, ${idle.toFixed(0)} ms without them`,
  }))
  verdicts.figure(
    `health beside ${LARGE_BODIES} MB: p50 ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms`,
  )
}

/** Sends inputs that are known to break HTTP servers to every endpoint except the stream. */
export const malformedRequests: Attack = async (ground, verdicts) => {
  const all = await readContract(ground.url)
  const operations = all.filter(each => nameOf(each) !== 'GET /api/Order/Stream')
  const withBody = operations.filter(({ method }) => method === 'POST' || method === 'PUT')
  for (const operation of withBody) await bodies(ground, operation, verdicts)
  ground.say(`${BODIES.length} broken bodies for ${withBody.length} endpoints`)
  for (const operation of operations) await queries(ground, operation, verdicts)
  const { token } = await signIn(ground.url, 'admin')
  await manyParameters(ground, token, verdicts)
  await largeBodies(ground, verdicts)
}
