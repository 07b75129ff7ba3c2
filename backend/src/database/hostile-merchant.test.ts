import { sql } from 'drizzle-orm'
import pg from 'pg'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { hungerstationOrder } from '#src/testing/platform-message.ts'
import { addShop, eventually, sendMessage } from '#src/testing/shop-fixture.ts'
import type { Shop } from '#src/testing/shop-fixture.ts'
import { INBOX_TIMER } from '#src/modules/channels/platform-event/inbox-worker.ts'
import { ALL_MERCHANTS, tenant } from './database.ts'
import { runAs } from './work-kind.ts'

let api: TestApp
let owner: pg.Pool
let shops: [hostile: Shop, normal: Shop]

beforeAll(async () => {
  api = await createTestApp({
    DATABASE_POOL: '6',
    DATABASE_MERCHANT_SHARE: '3',
    DATABASE_MERCHANT_WAITING: '20',
  })
  owner = new pg.Pool({ connectionString: api.ownerUrl, max: 3 })
  owner.on('error', () => undefined)
  shops = [await addShop(api, 1), await addShop(api, 2)]
})
afterAll(async () => {
  await owner?.end()
  await api?.close()
})

const bulkCall = (shop: Shop, headers: object, at: number) =>
  api.app.inject({
    method: 'PUT',
    url: '/api/Product/BulkUpdate',
    headers: { ...headers },
    payload: {
      serviceProviderId: shop.serviceProviderId,
      ids: shop.productIds,
      set: { pricePercent: at % 3 },
    },
  })

/** Counts the application's transactions that wait for a lock. */
const countBlocked = async (): Promise<number> => {
  const { rows } = await owner.query(
    `select count(*)::integer as blocked from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].blocked
}

it('serves another merchant, webhooks, timers and jobs while sixty bulk calls of one merchant wait', async () => {
  const [hostile, normal] = shops
  const [hostileHeaders, normalHeaders] = [await api.signIn('admin'), await api.signIn('second')]
  // The bulk calls wait for the lock on these rows as they would for one another.
  const holder = await owner.connect()
  await holder.query('begin')
  await holder.query('select from product where id = any($1) for update', [hostile.productIds])
  const calls = Array.from({ length: 60 }, (_none, at) => bulkCall(hostile, hostileHeaders, at))
  try {
    await eventually(async () => ((await countBlocked()) >= 3 ? true : undefined))

    const change = await bulkCall(normal, normalHeaders, 1)
    const message = hungerstationOrder({ storeId: normal.storeId })
    const webhook = await sendMessage(api, { message, secret: normal.secret })
    await api.foundation.timers.run(INBOX_TIMER)
    await api.foundation.jobs.run('delete-old-idempotency-keys')
    expect([change.statusCode, webhook.statusCode, await countBlocked()]).toEqual([200, 200, 3])
  } finally {
    await holder.query('commit')
    holder.release()
  }
  const answers = await Promise.all(calls)
  const refused = answers.filter(({ statusCode }) => statusCode !== 200)
  expect(answers.length - refused.length).toBe(23)
  expect(refused).toHaveLength(37)
  for (const answer of refused) {
    expect(answer.statusCode).toBe(429)
    expect(answer.headers).toMatchObject({ 'retry-after': '2' })
    expect(answer.json()).toMatchObject({ code: 'account_busy', status: 429 })
  }
})

it('limits the time of a statement and of a wait for a lock by the kind of work', async () => {
  const limitsOf = async (kind: Parameters<typeof runAs>[0]) => {
    const read = sql`select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement`
    const { rows } = await runAs(kind, () =>
      api.foundation.database.run(ALL_MERCHANTS, db => db.execute(read)),
    )
    return rows[0]
  }
  expect(await limitsOf('request')).toEqual({ lock: '10s', statement: '30s' })
  expect(await limitsOf('intake')).toEqual({ lock: '2s', statement: '15s' })
  expect(await limitsOf('background')).toEqual({ lock: '30s', statement: '5min' })
})

it('passes the place on when a transaction fails', async () => {
  const failing = () =>
    api.foundation.database.run(tenant(1), async () => {
      throw new Error('on purpose')
    })
  for (let at = 0; at < 8; at += 1) await expect(failing()).rejects.toThrow('on purpose')
  const answer = await api.foundation.database.run(tenant(1), async () => 'ran')
  expect(answer).toBe('ran')
})
