import pg from 'pg'
import type { z } from 'zod'
import { takesKey } from '#src/testing/matrix/access-list.ts'
import { listAllowedRequests } from '#src/testing/matrix/allowed-requests.ts'
import type { AllowedRequest } from '#src/testing/matrix/allowed-requests.ts'
import { leavesOf, withValue } from '#src/testing/matrix/body-places.ts'
import { call } from '#src/testing/matrix/call.ts'
import { ALL_ROUTES, keyOf } from '#src/testing/matrix/routes.ts'
import { samplesOf } from '#src/testing/matrix/samples.ts'
import { createWorld } from '#src/testing/matrix/world.ts'
import type { World } from '#src/testing/matrix/world.ts'

const KEYED = ALL_ROUTES.filter(
  route => takesKey(route) && samplesOf(keyOf(route)).every(({ repeat }) => !repeat?.isElsewhere),
).map(keyOf)

let world: World
let owner: pg.Pool
beforeAll(async () => {
  world = await createWorld()
  owner = new pg.Pool({ connectionString: world.test.ownerUrl, max: 1 })
})
afterEach(() => world.kept.restore())
afterAll(async () => {
  await owner?.end()
  await world?.close()
})

/** Returns the body with another value in the first field, except ids, where the contract accepts one. */
const changed = (contract: z.ZodType, body: object): unknown => {
  const changes = leavesOf(body)
    .filter(([name = '']) => !/ids?$/i.test(name))
    .flatMap(path => ['another text', 7, true, false, null].map(value => withValue(body, path, value)))
  return changes.find(
    each => contract.safeParse(each).success && JSON.stringify(each) !== JSON.stringify(body),
  )
}

const otherFields = ({ route, sample }: AllowedRequest, json: object): object =>
  sample.repeat?.other ?? Object((route.body && changed(route.body, json)) ?? { without: 'another body' })

/** Sends the working body, or a different one, under a key. */
const sender = (name: string) => {
  const found = listAllowedRequests().find(({ route }) => keyOf(route) === name)
  if (!found) throw new Error(`${name} works for nobody`)
  const { route, sample, actor } = found
  const { headers, ids } = world.caller(actor)
  const ask = sample.ask(ids)
  const json = { ...ask.json, ...sample.repeat?.creates?.(ids) }
  return (key?: string, { isOther = false } = {}) => {
    const sent = isOther ? { ...json, ...otherFields(found, json) } : json
    const own = key === undefined ? {} : { 'idempotency-key': key }
    return call(world, { route, ask: { ...ask, json: sent }, headers: { ...headers, ...own } })
  }
}

describe.each(KEYED)('%s', name => {
  it('runs once under one key and repeats the answer', async () => {
    const send = sender(name)
    const [first, second] = await Promise.all([send('once'), send('once')])
    expect([first.outcome, second.text]).toEqual(['ok', first.text])
    const before = await world.kept.changes()
    expect(await send('once')).toEqual(first)
    expect(await world.kept.changes()).toEqual(before)
  })

  it('refuses a different body under the key, without effect', async () => {
    const send = sender(name)
    await send('once')
    const before = await world.kept.changes()
    expect((await send('once', { isOther: true })).outcome).toBe('409 idempotency_key_reused')
    expect(await world.kept.changes()).toEqual(before)
    expect((await send('another')).outcome).toBe('ok')
  })

  it('runs each time without a key', async () => {
    const send = sender(name)
    const first = await send()
    const second = await send()
    expect([first.outcome, second.outcome]).toEqual(['ok', 'ok'])
    expect(second.text).not.toBe(first.text)
  })
})

it.each([
  ['POST /api/Printer/Add', (answer: { path: string }) => answer.path.split('/').at(-1)],
  ['POST /api/Release/AddToken', (answer: { token: string }) => answer.token],
])('stores nothing that reveals the secret of %s', async (name, secretOf) => {
  const { text } = await sender(name)('secret')
  const secret = secretOf(JSON.parse(text))
  expect(secret).toMatch(/[\w-]{43}$/)
  const { rows } = await owner.query(`select answer from idempotency_key where key = 'secret'`)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(secret)
})
