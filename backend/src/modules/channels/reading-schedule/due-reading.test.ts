import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import {
  claimDueReadings,
  insertPaces,
  readSoonAfterChange,
  readSoonAfterOrders,
  releaseReading,
} from './due-reading.repository.ts'
import type { DueShop, FreePlaces, NextReading } from './due-reading.repository.ts'

let open: OpenShop
let ids: number[] = []

beforeAll(async () => {
  open = await openShop({})
  await inAll(db => insertPaces(db, [1, 2, 3]))
})
beforeEach(async () => {
  await open.owner.query(
    `update reading_pace set readings_per_second = 60, next_at = now() - interval '1 hour'`,
  )
  const { rows } = await open.owner.query(
    `update due_reading set due_at = case when channel_id = 1 then now() - interval '1 second' else 'infinity' end,
       claimed_until = null, period_seconds = 20
     returning integration_id, channel_id`,
  )
  ids = rows.flatMap(({ integration_id: id, channel_id: channel }) => (channel === 1 ? id : []))
})
afterAll(() => open?.close())

const inAll = <Result>(work: Parameters<typeof open.test.foundation.database.run<Result>>[1]) =>
  open.test.foundation.database.run(ALL_MERCHANTS, work)
const claim = (free: FreePlaces[] = [{ channelId: 1, count: 100 }]) => inAll(db => claimDueReadings(db, free))
const release = (shop: DueShop, next: NextReading) => inAll(db => releaseReading(db, shop, next))
const dueIn = async (id: number): Promise<{ seconds: number; period: number }> => {
  const { rows } = await open.owner.query(
    `select round(extract(epoch from due_at - now()))::int as seconds, period_seconds as period
     from due_reading where integration_id = $1`,
    [id],
  )
  return rows[0]
}
const claimOne = async (): Promise<DueShop> => {
  const [shop] = await claim()
  if (!shop) throw new Error('No shop is due')
  return shop
}

it('schedules a reading for every linked shop', async () => {
  const { rows } = await open.owner.query(
    `select count(*)::int as missing from integration i
     where not exists (select from due_reading d where d.account_id = i.account_id and d.integration_id = i.id)`,
  )
  expect([ids.length > 1, rows]).toEqual([true, [{ missing: 0 }]])
})

it('gives each due shop to one node only, however many claim at once', async () => {
  const claims = await Promise.all([1, 2, 3, 4].map(() => claim()))
  const claimed = claims.flat().map(({ id }) => id)
  expect(claimed.toSorted((one, other) => one - other)).toEqual(ids.toSorted((one, other) => one - other))
})

it('claims no shop that a node is still reading, even if it is due again', async () => {
  await claim()
  await open.owner.query(`update due_reading set due_at = now() - interval '1 second' where channel_id = 1`)
  await open.owner.query(`update reading_pace set next_at = now() - interval '1 hour'`)
  expect(await claim()).toEqual([])
})

it('claims no more shops than the node has places for', async () => {
  expect(await claim([{ channelId: 1, count: 1 }])).toHaveLength(1)
  expect(await claim([{ channelId: 2, count: 5 }])).toEqual([])
})

it('keeps the readings of a platform below its limit over all nodes', async () => {
  await open.owner.query('update reading_pace set readings_per_second = 1')
  expect(await claim()).toHaveLength(1)
  expect(await claim()).toEqual([])
  await open.owner.query(`update reading_pace set next_at = next_at - interval '1 second'`)
  expect(await claim()).toHaveLength(1)
})

it('makes the shops of a node that died due again', async () => {
  const shop = await claimOne()
  expect((await claim()).map(({ id }) => id)).not.toContain(shop.id)
  await open.owner.query(
    `update due_reading set due_at = now() - interval '1 second', claimed_until = now() - interval '1 second' where integration_id = $1`,
    [shop.id],
  )
  expect((await claim()).map(({ id }) => id)).toContain(shop.id)
})

it('reads a shop 20 s after a change, also when the change comes during a reading', async () => {
  const shop = await claimOne()
  await release(shop, { inMs: 600_000, periodMs: 600_000 })
  expect(await dueIn(shop.id)).toEqual({ seconds: 600, period: 600 })
  await open.test.foundation.database.run(tenant(shop.accountId), db => readSoonAfterChange(db, shop))
  expect(await dueIn(shop.id)).toEqual({ seconds: 20, period: 20 })
  await open.owner.query('update due_reading set due_at = now() where integration_id = $1', [shop.id])
  await claim()
  await open.test.foundation.database.run(tenant(shop.accountId), db => readSoonAfterChange(db, shop))
  await release(shop, { inMs: 300_000, periodMs: 300_000 })
  expect(await dueIn(shop.id)).toEqual({ seconds: 20, period: 20 })
})

it('reads a shop 20 s after an order and keeps its period', async () => {
  const shop = await claimOne()
  await release(shop, { inMs: 600_000, periodMs: 600_000 })
  const { accountId, id } = shop
  await open.test.foundation.database.run(tenant(accountId), db =>
    readSoonAfterOrders(db, { accountId, integrationIds: [id] }),
  )
  expect(await dueIn(id)).toEqual({ seconds: 20, period: 600 })
})

it('makes a shop due at once when it gets a new secret', async () => {
  const [id = 0] = ids
  await open.owner.query(`update due_reading set due_at = 'infinity' where integration_id = $1`, [id])
  await open.owner.query(`update integration set webhook_secret = webhook_secret || 'x' where id = $1`, [id])
  expect((await dueIn(id)).seconds).toBeLessThanOrEqual(20)
})
