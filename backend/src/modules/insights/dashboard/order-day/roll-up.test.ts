import pg from 'pg'
import { sql } from 'drizzle-orm'
import { LATEST_DAY_START } from '@sufra/shared/contracts/hours'
import { tenant } from '#src/database/database.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { addMenu } from '#src/testing/menu-fixture.ts'
import type { Menu } from '#src/testing/menu-fixture.ts'
import { ADD_UP_DAYS } from './roll-up.service.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const RIYADH_MS = 3 * HOUR_MS
const STATUSES = ['Completed', 'Preparing', 'New', 'Rejected', 'Cancelled', 'Missed', 'Failed']
const LOST = ['Rejected', 'Cancelled', 'Missed', 'Failed']

let api: TestApp
let menu: Menu
let owner: pg.Pool
let admin: { authorization: string }
let seed = 20_261_122

beforeAll(async () => {
  api = await createTestApp()
  menu = await addMenu(api.foundation.database, 1, [{ en: 'Kabsa' }, { en: 'Fattoush' }])
  owner = new pg.Pool({ connectionString: api.ownerUrl, max: 1 })
  for (const [id, start] of dayStarts())
    await owner.query('update branch set day_start_hour = $2 where id = $1', [id, start])
  admin = await api.signIn('admin')
})
afterAll(async () => {
  await owner.end()
  await api.close()
})

// One business day that begins late, and one equal to the calendar day.
const dayStarts = () =>
  new Map([
    [menu.branchId, 4],
    [menu.otherBranchId, 0],
  ])

const drawn = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((seed / 2_147_483_648) * below)
}
const oneOf = <Choice>(choices: readonly Choice[]): Choice => {
  const [first] = choices.slice(drawn(choices.length))
  if (first === undefined) throw new Error('Nothing to choose from')
  return first
}
const change = (statement: ReturnType<typeof sql>) =>
  api.foundation.database.run(tenant(menu.accountId), db => db.execute(statement))
const addUp = () => api.foundation.jobs.run(ADD_UP_DAYS)
const anInstant = () => new Date(Date.now() - drawn(40 * 24 * 60) * 60_000)
const anOrder = () =>
  sql`(select id from app_order order by md5(id::text || ${drawn(1_000_000)}::text) limit 1)`

let number = 0
const addOrder = async () => {
  number += 1
  const placedAt = anInstant()
  const status = oneOf(STATUSES)
  await change(sql`with placed as (
      insert into app_order (account_id, service_provider_id, branch_id, channel_id, channel_order_id, order_number, status,
        type, is_test, placed_at, accept_by, accepted_at, release_at, closed_at, prep_minutes, customer_name, customer_phone,
        payment_type, sub_total, discount_total, delivery_fee, vat_total, final_price, refunded_total, reason_code)
      values (${menu.accountId}, ${menu.serviceProviderId}, ${oneOf([menu.branchId, menu.otherBranchId])}, ${1 + drawn(3)},
        ${`R-${number}`}, ${String(number)}, ${status}, 'Delivery', ${drawn(12) === 0}, ${placedAt}, ${placedAt},
        ${drawn(4) ? new Date(placedAt.getTime() + drawn(300_000)) : null}, ${drawn(9) ? null : placedAt}, ${placedAt},
        20, '', '', 'Prepaid', 0, 0, 0, 0, ${drawn(20_000) / 100}, 0,
        ${status === 'Rejected' ? oneOf(['TooBusy', 'ItemUnavailable']) : null})
      returning account_id, id
    ) insert into order_line (account_id, order_id, product_id, product_name, quantity, unit_price, note, modifiers, final_price)
      select account_id, id, ${oneOf([...menu.productIds, null])}::int, ${oneOf(['Tea', 'Kabsa'])}, ${1 + drawn(4)}, 1, '', '[]',
        ${drawn(5_000) / 100} from placed`)
}

// Later changes of orders, each as one statement.
const CHANGES = [
  () => sql`update app_order set status = ${oneOf(STATUSES)} where id = ${anOrder()}`,
  () => sql`update app_order set refunded_total = round(final_price / 2, 2) where id = ${anOrder()}`,
  () => sql`update app_order set final_price = ${drawn(9_000) / 100} where id = ${anOrder()}`,
  () => sql`update app_order set accepted_at = placed_at + interval '77 seconds' where id = ${anOrder()}`,
  () => sql`update app_order set is_test = not is_test where id = ${anOrder()}`,
  () => sql`update app_order set placed_at = ${anInstant()} where id = ${anOrder()}`,
  () => sql`update app_order set branch_id = ${menu.otherBranchId}, channel_id = 2 where id = ${anOrder()}`,
  () => sql`update app_order set status = 'Rejected', reason_code = 'Other' where id = ${anOrder()}`,
  () => sql`update order_line set product_id = ${oneOf(menu.productIds)} where order_id = ${anOrder()}`,
  () => sql`update order_line set quantity = quantity + 3 where order_id = ${anOrder()}`,
  () => sql`delete from order_line where order_id = ${anOrder()}`,
  () => sql`delete from app_order where id in (select o.id from app_order o
    left join order_line l on l.order_id = o.id where l.id is null and not exists (
      select from order_history h where h.order_id = o.id) limit 1)`,
]

interface Period {
  from: Date
  to: Date
  branchId: number
}

const aPeriod = (): Period => {
  const from = anInstant()
  const days = Math.floor((from.getTime() + RIYADH_MS) / DAY_MS) * DAY_MS - RIYADH_MS
  const start = drawn(2) ? new Date(days) : from
  return {
    from: start,
    to: new Date(start.getTime() + (drawn(2) ? (1 + drawn(40)) * DAY_MS : 60_000 + drawn(30 * DAY_MS))),
    branchId: oneOf([0, menu.branchId, menu.otherBranchId]),
  }
}

interface Sale {
  status: string
  channel: number
  reason: string | null
  hour: number
  placed: Date
  sales: number
  wait: number | null
  lines: { product: string; quantity: number; sales: number }[]
}

// Midnight in Riyadh means the start of a business day.
const boundOf = (bound: Date, start: number) =>
  (bound.getTime() + RIYADH_MS) % DAY_MS === 0 ? new Date(bound.getTime() + start * HOUR_MS) : bound

// Reads every order, to add them up without the database.
const ordersOf = async ({ from, to, branchId }: Period): Promise<Sale[]> => {
  const { rows } = await owner.query(
    `select o.*, coalesce((select json_agg(l) from order_line l where l.order_id = o.id), '[]') as lines
      from app_order o where account_id = $1 and not is_test and ($2 = 0 or branch_id = $2)`,
    [menu.accountId, branchId],
  )
  return rows
    .filter(row => {
      const start = dayStarts().get(row.branch_id) ?? 0
      return row.placed_at >= boundOf(from, start) && row.placed_at < boundOf(to, start)
    })
    .map(row => ({
      status: row.status,
      channel: row.channel_id,
      reason: row.reason_code,
      placed: row.placed_at,
      hour: new Date(row.placed_at.getTime() + RIYADH_MS).getUTCHours(),
      sales: Number(row.final_price) - Number(row.refunded_total),
      wait:
        row.accepted_at === null || row.release_at !== null
          ? null
          : Math.round((row.accepted_at.getTime() - row.placed_at.getTime()) / 1000),
      lines: row.lines.map((line: Record<string, unknown>) => ({
        product: String(line.product_id ?? line.product_name),
        quantity: Number(line.quantity),
        sales: Number(line.final_price),
      })),
    }))
}

const middleOf = (waits: number[]): number | null => {
  const sorted = waits.toSorted((one, other) => one - other)
  const low = sorted[Math.floor((sorted.length - 1) / 2)]
  const high = sorted[Math.floor(sorted.length / 2)]
  return low === undefined || high === undefined ? null : (low + high) / 2
}
const sumOf = (numbers: number[]) => Math.round(numbers.reduce((sum, each) => sum + each, 0) * 100) / 100
const pointOf = (sales: Sale[]) => ({
  orders: sales.length,
  sales: sumOf(sales.map(sale => sale.sales)),
})

const ask = async (panel: string, { from, to, branchId }: Period) => {
  const answer = await api.app.inject({
    method: 'POST',
    url: `/api/Dashboard/Get${panel}`,
    payload: { from: from.toISOString(), to: to.toISOString(), branchId },
    headers: admin,
  })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const expectEqual = async (period: Period) => {
  const all = await ordersOf(period)
  const sold = all.filter(({ status }) => !LOST.includes(status))
  const lost = all.filter(({ status }) => LOST.includes(status))
  const figures = await ask('Figures', period)
  expect(figures).toMatchObject({
    ...pointOf(sold),
    acceptanceSecondsMedian: middleOf(all.flatMap(({ wait }) => (wait === null ? [] : [wait]))),
  })
  expect(sumOf(figures.days.map((day: { sales: number }) => day.sales))).toBe(pointOf(sold).sales)
  const { hours } = await ask('Hours', period)
  expect(hours).toEqual(
    hours.map((_: unknown, hour: number) => pointOf(sold.filter(sale => sale.hour === hour))),
  )
  const { channels } = await ask('Channels', period)
  expect(channels).toMatchObject([1, 2, 3].map(id => pointOf(sold.filter(({ channel }) => channel === id))))
  const losses = await ask('Losses', period)
  expect([losses.orders, losses.value]).toEqual([lost.length, pointOf(lost).sales])
  for (const { status, reason, orders } of losses.causes)
    expect(lost.filter(loss => loss.status === status && loss.reason === reason)).toHaveLength(orders)
  const { products } = await ask('Products', period)
  const lines = sold.flatMap(sale => sale.lines)
  const names = [...new Set(lines.map(({ product }) => product))]
  expect(products.map(({ quantity, sales }: Record<string, number>) => [quantity, sales])).toEqual(
    names
      .map(name => lines.filter(({ product }) => product === name))
      .map(group => [sumOf(group.map(({ quantity }) => quantity)), sumOf(group.map(({ sales }) => sales))])
      .toSorted(
        ([one = 0, oneSales = 0], [other = 0, otherSales = 0]) => other - one || otherSales - oneSales,
      ),
  )
}

it('equals the orders after random changes at random times', async () => {
  for (let order = 0; order < 150; order += 1) await addOrder()
  await expectEqual(aPeriod())
  for (let round = 0; round < 12; round += 1) {
    if (drawn(3) > 0) await addUp()
    for (let step = 0; step < 6; step += 1) {
      if (drawn(4) === 0) await addOrder()
      else await change(oneOf(CHANGES)())
    }
    await expectEqual(aPeriod())
    await expectEqual(aPeriod())
  }
})

const until = async () =>
  (await owner.query('select until::text from order_roll_up where account_id = $1', [menu.accountId])).rows[0]
const marks = async () =>
  (await owner.query('select count(*)::int from stale_order_day where account_id = $1', [menu.accountId]))
    .rows[0]

it('stores days that are over for an hour at every branch, and recalculates changed ones', async () => {
  await addUp()
  const kept = new Date(Date.now() + RIYADH_MS - (LATEST_DAY_START + 1) * HOUR_MS).toISOString().slice(0, 10)
  expect(await until()).toEqual({ until: kept })
  await change(sql`update app_order set refunded_total = 1 where placed_at < now() - interval '3 days'`)
  expect((await marks()).count).toBeGreaterThan(0)
  await addUp()
  const { rows } = await owner.query('select 1 from stale_order_day where account_id = $1 and day < $2', [
    menu.accountId,
    kept,
  ])
  expect(rows).toEqual([])
})

it('marks neither orders of today nor days without sums', async () => {
  const before = await marks()
  await change(sql`update app_order set print_count = print_count + 1`)
  await change(
    sql`update app_order set status = 'Completed' where business_day_of(placed_at, 8::smallint)
      = business_day_of(now(), 8::smallint)`,
  )
  expect(await marks()).toEqual(before)
})

it('loses no change during the calculation', async () => {
  await addUp()
  const late = new pg.Client({ connectionString: api.ownerUrl })
  await late.connect()
  try {
    await late.query('begin')
    await late.query(
      `update app_order set final_price = final_price + 1000, is_test = false, status = 'Completed'
        where id = (select min(id) from app_order where account_id = $1 and placed_at < now() - interval '5 days')`,
      [menu.accountId],
    )
    await change(sql`update app_order set final_price = final_price + 5 where id = (select max(id) from app_order
      where placed_at < now() - interval '5 days')`)
    await addUp()
    await late.query('commit')
  } finally {
    await late.end()
  }
  const everything = { from: new Date(Date.now() - 60 * DAY_MS), to: new Date(), branchId: 0 }
  await expectEqual(everything)
  await addUp()
  await expectEqual(everything)
})
