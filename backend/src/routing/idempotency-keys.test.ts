import pg from 'pg'
import { allAllowed } from '#src/testing/matrix/allowed.ts'
import { call } from '#src/testing/matrix/call.ts'
import { ALL_ROUTES, keyOf } from '#src/testing/matrix/routes.ts'
import type { Ids } from '#src/testing/matrix/sample.ts'
import { createWorld } from '#src/testing/matrix/world.ts'
import type { World } from '#src/testing/matrix/world.ts'

interface Row {
  /** body for routes whose sample creates nothing new */
  makes?: (ids: Ids) => object
  /** changed fields for a different request under the same key */
  other: object
}

const newCategory = (index: number) => ({ categories: [{ name: '{"ar":"جديدة","en":"New"}', index }] })

const ROWS: Record<string, Row> = {
  'POST /api/Account/Add': { other: { city: 'jeddah' } },
  'POST /api/Account/AddNote': { other: { text: 'Called again.' } },
  'POST /api/Category/Add': { other: { index: 4 } },
  'POST /api/Category/BulkCreateUpdate': { makes: () => newCategory(4), other: newCategory(5) },
  'POST /api/Choice/Add': { other: { max: 1 } },
  'POST /api/Package/Add': { other: { index: 40 } },
  'POST /api/Plan/Add': { other: { index: 40 } },
  'POST /api/Printer/Add': { other: { name: 'البار' } },
  'POST /api/Printer/Print': { other: { what: 'receipt' } },
  'PUT /api/Product/HideAll': { other: { branchIds: [] } },
  'POST /api/Release/AddToken': { other: { label: 'another one' } },
  'POST /api/ServiceProvider/Add': { other: { isActive: false } },
  'POST /api/Shift/AddNote': { other: { text: 'Something else.' } },
  'POST /api/Size/Add': { other: { index: 4 } },
  'POST /api/Type/Add': { other: { index: 4 } },
}

// These need more than a sample; their own tests cover a repeated request.
const ELSEWHERE = [
  'POST /api/Branch/Add',
  'POST /api/Branch/AddBulk',
  'PUT /api/Branch/SetStatus',
  'POST /api/Invoice/Credit',
  'POST /api/MenuPublication/Add',
  'POST /api/Order/ExecuteAction',
  'POST /api/Order/Refund',
  'POST /api/ClickPay/AddPayment',
  'POST /api/Payment/Refund',
  'POST /api/Product/Add',
  'PUT /api/Product/BulkUndo',
  'PUT /api/Product/BulkUpdate',
  'POST /api/Product/Import',
  'PUT /api/Product/ShowAll',
  'POST /api/Subscription/Add',
  'POST /api/Subscription/Upgrade',
  'POST /api/Ticket/Add',
  'POST /api/Ticket/Begin',
  'POST /api/Ticket/Message',
]

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

/** Sends the working body, or a different one, under a key. */
const sender = (name: string, { makes }: Row) => {
  const found = allAllowed().find(({ route }) => keyOf(route) === name)
  if (!found) throw new Error(`${name} works for nobody`)
  const { route, sample, actor } = found
  const { headers, ids } = world.caller(actor)
  const ask = sample.ask(ids)
  return (key?: string, other: object = {}) => {
    const json = { ...ask.json, ...makes?.(ids), ...other }
    const own = key === undefined ? {} : { 'idempotency-key': key }
    return call(world, { route, ask: { ...ask, json }, headers: { ...headers, ...own } })
  }
}

it('covers every route that takes an Idempotency-Key', () => {
  const keyed = ALL_ROUTES.filter(({ errors }) => errors?.includes('idempotency_key_reused'))
  expect(keyed.map(keyOf).toSorted()).toEqual([...Object.keys(ROWS), ...ELSEWHERE].toSorted())
})

describe.each(Object.entries(ROWS))('%s', (name, row) => {
  it('runs once under one key and repeats the answer', async () => {
    const send = sender(name, row)
    const [first, second] = await Promise.all([send('once'), send('once')])
    expect([first.outcome, second.text]).toEqual(['ok', first.text])
    const before = await world.kept.changes()
    expect(await send('once')).toEqual(first)
    expect(await world.kept.changes()).toEqual(before)
  })

  it('refuses a different body under the key, without effect', async () => {
    const send = sender(name, row)
    await send('once')
    const before = await world.kept.changes()
    expect((await send('once', row.other)).outcome).toBe('409 idempotency_key_reused')
    expect(await world.kept.changes()).toEqual(before)
    expect((await send('another', row.other)).outcome).toBe('ok')
  })

  it('runs each time without a key', async () => {
    const send = sender(name, row)
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
  const { text } = await sender(name, ROWS[name] ?? { other: {} })('secret')
  const secret = secretOf(JSON.parse(text))
  expect(secret).toMatch(/[\w-]{43}$/)
  const { rows } = await owner.query(`select answer from idempotency_key where key = 'secret'`)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(secret)
})
