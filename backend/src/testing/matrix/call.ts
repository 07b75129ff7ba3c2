import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { Problem } from '@sufra/shared/contracts/wire'
import { productForm } from '#src/testing/product-form.ts'
import type { Route } from '#src/routing/route.ts'
import type { Outcome } from './outcome.ts'
import type { Ask } from './sample.ts'
import type { Caller } from './people.ts'
import type { World } from './world.ts'

export interface Answer {
  outcome: Outcome
  status: number
  /**
   * whether an error has the form of the specification (specification#wire): problem+json with its own status and a
   * code
   */
  isProblem: boolean
  /** value of the Cache-Control header */
  caching: string
  /** body without the values that differ from call to call */
  text: string
}

const VARYING = ['traceId', 'serverTime']

const bodyOf = ({ json, form, raw }: Ask): Pick<InjectOptions, 'payload' | 'headers'> => {
  if (form) return productForm(form)
  return { payload: raw ?? json }
}

/** Returns an Ask as `inject` options. */
export const requestOf = (
  { method }: Pick<Route, 'method'>,
  ask: Ask,
  headers: Caller['headers'],
): InjectOptions => {
  const body = bodyOf(ask)
  return { method, url: ask.url, ...body, headers: { ...headers, ...body.headers, ...ask.headers } }
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text, (key, value: unknown) => (VARYING.includes(key) ? '' : value))
  } catch {
    return text
  }
}

const PROBLEM = 'application/problem+json'

type Response = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'>

const read = ({ statusCode: status, headers, body: text }: Response): Answer => {
  const body = readJson(text)
  const problem = Problem.safeParse(body)
  const code = problem.success ? problem.data.code : 'no code'
  const isTyped = String(headers['content-type']).startsWith(PROBLEM)
  return {
    status,
    caching: String(headers['cache-control']),
    outcome: status < 300 ? 'ok' : `${status} ${code}`,
    isProblem: isTyped && problem.success && problem.data.status === status,
    text: JSON.stringify(body),
  }
}

/** A stream does not end, so only its start is compared. */
const callStream = async ({ test }: World, request: InjectOptions): Promise<Answer> => {
  const leaving = new AbortController()
  const response = await test.app.inject({ ...request, payloadAsStream: true, signal: leaving.signal })
  const stream = response.stream()
  if (response.statusCode < 300) {
    stream.on('error', () => undefined)
    leaving.abort()
    const caching = String(response.headers['cache-control'])
    return { outcome: 'ok', status: response.statusCode, isProblem: false, caching, text: '' }
  }
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  const { statusCode, headers } = response
  return read({ statusCode, headers, body: Buffer.concat(chunks).toString() })
}

export const call = async (
  world: World,
  { route, ask, headers }: { route: Route; ask: Ask; headers: Caller['headers'] },
): Promise<Answer> => {
  const request = requestOf(route, ask, headers)
  return ask.isStream ? callStream(world, request) : read(await world.test.app.inject(request))
}
