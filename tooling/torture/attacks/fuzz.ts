import fc from 'fast-check'
import { BAD_TEXTS, nearly } from '../../../backend/src/testing/matrix/bad-values.ts'
import type { Attack, Ground } from '../attack.ts'
import { call, describe, read } from '../api/call.ts'
import type { Answer, Call } from '../api/call.ts'
import { nameOf } from '../api/contract.ts'
import type { Operation, Schema } from '../api/contract.ts'
import { credentialsFor } from '../api/credentials.ts'
import { formed, readContract } from '../api/operations.ts'
import { leastOf, requestOf } from '../api/request.ts'
import type { Values } from '../api/request.ts'
import { percentile } from '../../figures/figures.ts'
import { query } from '../instance/database.ts'
import type { Verdicts } from '../verdicts.ts'

const AT_ONCE = 8
// The response of a stream does not end; the attack `streams` covers it.
const ENDLESS = new Set(['GET /api/Order/Stream'])

const badText = fc.oneof(
  fc.constantFrom(...BAD_TEXTS.filter(text => text.length < 1000)),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
)

const textsFor = (names: readonly string[]): fc.Arbitrary<Record<string, string>> =>
  names.length === 0 ? fc.constant({}) : fc.dictionary(fc.constantFrom(...names), badText, { maxKeys: 3 })

const bodyFor = (body: Schema | undefined): fc.Arbitrary<unknown> => {
  if (!body) return fc.constant(undefined)
  return nearly(JSON.parse(JSON.stringify(body)))
}

/** Generates nearly valid requests of one endpoint. */
const requestsOf = (operation: Operation): fc.Arbitrary<Call> => {
  const least = leastOf(operation)
  const namesIn = (where: string) =>
    operation.parameters.filter(each => each.in === where).map(({ name }) => name)
  return fc
    .tuple(textsFor(namesIn('query')), textsFor(namesIn('path')), bodyFor(operation.body))
    .map(([query, parts, body]) => {
      const values: Values = {
        query: { ...least.query, ...query },
        path: { ...least.path, ...parts },
        body: undefined,
      }
      const request = { ...requestOf(operation, values), ...(body !== undefined && { json: body }) }
      return formed(operation, request)
    })
}

// An error must be problem+json with the response's status and a code that the endpoint documents.
const isRight = ({ errors }: Operation, { status, text, headers }: Answer): boolean => {
  if (status === 0 || status >= 500) return false
  if (status < 400) return true
  const isProblem = headers.get('content-type')?.startsWith('application/problem+json')
  const problem = read(text)
  return Boolean(isProblem) && problem?.status === status && errors.has(String(problem.code))
}

const sent = (name: string, { path: target, json, body }: Call): string => {
  const form = body instanceof FormData ? body.get('JsonProduct') : undefined
  return `${name} ${target} ${JSON.stringify(json) ?? form ?? ''}`
}

// Some generated requests are valid. One of them turns on two-step sign-in, after which no sign-in would succeed.
const putPeopleBack = ({ instance }: Ground) =>
  query(instance, 'update app_user set is_two_step = false where is_two_step')

const fuzzOne = async (
  ground: Ground,
  { operation, count, times }: { operation: Operation; count: number; times: number[] },
  verdicts: Verdicts,
): Promise<void> => {
  const name = nameOf(operation)
  await putPeopleBack(ground)
  const headers = await credentialsFor(ground, operation)
  const left = fc.sample(requestsOf(operation), { numRuns: count, seed: ground.seed })
  const worker = async () => {
    for (let request = left.pop(); request; request = left.pop()) {
      const each = request
      const answer = await call(ground.url, { ...each, headers: { ...headers, ...each.headers } })
      times.push(answer.milliseconds)
      verdicts.check(isRight(operation, answer), () => ({
        what: `${name} answers ${answer.status || 'nothing'}`,
        sent: sent(name, each),
        came: describe(answer),
      }))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

/** Sends nearly valid requests, generated from the contracts, to every endpoint. */
export const fuzz: Attack = async (ground, verdicts) => {
  const operations = (await readContract(ground.url)).filter(each => !ENDLESS.has(nameOf(each)))
  const count = Math.ceil(ground.size.requests / operations.length)
  const times: number[] = []
  for (const [at, operation] of operations.entries()) {
    await fuzzOne(ground, { operation, count, times }, verdicts)
    if (at % 20 === 19) ground.say(`${times.length} of ${count * operations.length} requests`)
  }
  await putPeopleBack(ground)
  verdicts.figure(`${operations.length} endpoints, p99 ${percentile(times, 0.99).toFixed(0)} ms`)
}
