import { ADD_UP_DAYS } from '#src/modules/insights/dashboard/order-day/roll-up.service.ts'
import { addDays, dayOf, startOf } from '#src/modules/insights/dashboard/order-day/trade-day.ts'
import { createBenchApp, ms, percentile, say } from './bench-app.ts'
import { addMenu } from './menu-fixture.ts'

// `pnpm bench dashboard` runs this: it needs the tables and the application, which no tool may import.
const ORDERS = Number(process.argv[2] ?? 1_000_000)
const DAYS = 400
const ROUNDS = 20
const GOAL_MS = 300
const INSERTS = 400
const { app, foundation, owner, signIn, close } = await createBenchApp()
const menu = await addMenu(
  foundation.database,
  1,
  Array.from({ length: 60 }, (_, dish) => ({ en: `Dish ${dish}` })),
)

// Twelve branches, three platforms, open sixteen hours a day, two dishes an order. Triggers are off: it is written as it would stand.
const addOrders = async () => {
  await owner.query(`set session_replication_role = replica`)
  await owner.query(
    `insert into branch (account_id, service_provider_id, name, city)
      select account_id, service_provider_id, name, city from branch, generate_series(1, 10) where id = $1`,
    [menu.branchId],
  )
  await owner.query(
    `with places as (
        select array_agg(id order by id) as ids from branch where service_provider_id = $1
      ), drawn as (
        select n, random() as luck, 18 + round((random() * 92)::numeric, 2) as price, ids[1 + n % 12] as branch_id,
          order_day_of(now() - (random() * $3) * interval '1 day')::timestamp at time zone 'Asia/Riyadh'
            + interval '9 hours' + random() * interval '15 hours' as at
        from places, generate_series(1, $2::int) n
      )
      insert into app_order (account_id, service_provider_id, branch_id, channel_id, channel_order_id, order_number, status,
        type, placed_at, accept_by, accepted_at, closed_at, prep_minutes, customer_name, customer_phone, payment_type, sub_total,
        discount_total, delivery_fee, vat_total, final_price, reason_code)
      select 1, $1, branch_id, 1 + n % 3, 'B' || n, n::text,
        case when luck < .94 then 'Completed' when luck < .97 then 'Cancelled' when luck < .98 then 'Rejected' else 'Missed' end,
        'Delivery', at, at, case when luck < .97 then at + interval '20 seconds' + luck * interval '100 seconds' end, at, 20,
        '', '', 'Prepaid', price, 0, 0, 0, price, case when luck between .97 and .98 then 'TooBusy' end
      from drawn where at < now()`,
    [menu.serviceProviderId, ORDERS, DAYS],
  )
  await owner.query(
    `insert into order_line (account_id, order_id, product_id, product_name, quantity, unit_price, note, modifiers, final_price)
      select 1, o.id, $1::int + (o.id * part) % 60, '{"ar":"صنف","en":"Dish"}', 1 + part % 2, 20, '', '[]', 20
      from app_order o, generate_series(1, 2) part`,
    [menu.productIds[0]],
  )
  await owner.query(`set session_replication_role = origin`)
  await owner.query('analyze')
}

// As the page asks: whole days, today among them.
const last = (days: number) => ({ from: startOf(addDays(dayOf(new Date()), 1 - days)).toISOString() })
const PERIODS = { today: {}, '30 days': last(30), '400 days': last(400) }
// What the page asks for today alone.
const OF_TODAY = ['SellerInfo', 'Attention']
const PANELS = ['SellerInfo', 'Figures', 'Hours', 'Channels', 'Products', 'Losses', 'Attention']

const timesOf = async (panel: string, payload: object, headers: { authorization: string }) => {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const since = performance.now()
    const answer = await app.inject({
      ...{ method: 'POST', url: `/api/Dashboard/Get${panel}`, headers },
      payload: { branchId: 0, ...(panel === 'SellerInfo' && { orderStatusId: 0 }), ...payload },
    })
    if (answer.statusCode !== 200) throw new Error(`${panel} answered ${answer.body}`)
    times.push(performance.now() - since)
  }
  return times
}

const askAll = async () => {
  const headers = await signIn('admin')
  let isMet = true
  for (const [period, payload] of Object.entries(PERIODS))
    for (const panel of PANELS) {
      if (OF_TODAY.includes(panel) && period !== 'today') continue
      const times = await timesOf(panel, payload, headers)
      const p95 = percentile(times, 0.95)
      isMet &&= p95 <= GOAL_MS
      say(`${period.padEnd(9)} ${panel.padEnd(11)} p50 ${ms(percentile(times, 0.5))}   p95 ${ms(p95)}`)
    }
  return isMet
}

let added = 0
const insertOne = async () => {
  added += 1
  const since = performance.now()
  await owner.query(
    `with placed as (
        insert into app_order (account_id, service_provider_id, branch_id, channel_id, channel_order_id, order_number, status, type,
          placed_at, accept_by, prep_minutes, customer_name, customer_phone, payment_type, sub_total, discount_total,
          delivery_fee, vat_total, final_price)
        values (1, $1, $2, 1, $3, '1', 'New', 'Delivery', now(), now(), 20, 'Nora', '', 'Prepaid', 50, 0, 0, 0, 50)
        returning account_id, id
      ) insert into order_line (account_id, order_id, product_id, product_name, quantity, unit_price, note, modifiers, final_price)
        select account_id, id, $4, '{"ar":"صنف","en":"Dish"}', 1, 20, '', '[]', 20 from placed, generate_series(1, 2)`,
    [menu.serviceProviderId, menu.branchId, `I-${added}`, menu.productIds[0]],
  )
  return performance.now() - since
}

const setMarks = (state: 'enable' | 'disable') =>
  owner.query(`alter table app_order ${state} trigger order_added_late`)

// In turns, so that what else the machine does falls on both alike.
const compareInserts = async () => {
  const times: Record<string, number[]> = { with: [], without: [] }
  for (let turn = 0; turn < INSERTS / 20; turn += 1)
    for (const kind of ['with', 'without']) {
      await setMarks(kind === 'with' ? 'enable' : 'disable')
      await insertOne()
      for (let insert = 0; insert < 20; insert += 1) times[kind]?.push(await insertOne())
    }
  await setMarks('enable')
  for (const [kind, all] of Object.entries(times))
    say(
      `an order of today ${kind} the trigger: p50 ${ms(percentile(all, 0.5))}   p95 ${ms(percentile(all, 0.95))}`,
    )
}

try {
  await addOrders()
  const since = performance.now()
  await foundation.jobs.run(ADD_UP_DAYS)
  await owner.query('analyze')
  say(`${ORDERS} orders of ${DAYS} days added up in ${((performance.now() - since) / 1000).toFixed(1)} s`)
  process.exitCode = (await askAll()) ? 0 : 1
  await compareInserts()
} finally {
  await close()
}
