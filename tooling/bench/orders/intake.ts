import { send } from '../../simulate/send.ts'
import { percentile } from '../../figures/figures.ts'
import { plainOrders } from '../orders.ts'
import { runAtConstantRate } from '../constant-rate.ts'
import { workedOff } from './bench-app.ts'
import type { BenchApp } from './bench-app.ts'
import type { OrderedShop } from './many-shops.ts'

export interface Intake {
  taken: number
  failed: number
  /** accepted orders that reached their boards */
  onBoard: number
  /** orders on the board per second, from the first message to the last order */
  perSecond: number
  /** time to the answer of a message, counted from its due time, in ms */
  answerP50: number
  answerP99: number
  /** time from the message in the inbox to the order on the board, in ms */
  boardP50: number
  boardP99: number
  /** CPU time per order in ms, which other load on the machine does not change */
  cpuBackend: number
  cpuDatabase: number
}

const SUM = `
  select count(*) filter (where state = 'done')::int as done,
    extract(epoch from max(processed_at) - min(received_at))::float as seconds,
    1000 * percentile_cont(0.5) within group (order by extract(epoch from processed_at - received_at))::float as p50,
    1000 * percentile_cont(0.99) within group (order by extract(epoch from processed_at - received_at))::float as p99
  from platform_event where received_at >= $1`

// Excludes the senders' first connections.
const WARM_UP = 100

/** Sends orders at a steady rate, shop after shop (the demo merchant's by default), and follows them to the boards. */
export const sendOrders = async (
  app: BenchApp,
  { perSecond, seconds, shops }: { perSecond: number; seconds: number; shops?: OrderedShop[] },
): Promise<Intake> => {
  const { url, owner } = app
  const count = perSecond * seconds + WARM_UP
  const drawn = (shops ?? [{}]).map(shop => plainOrders(url, count, shop))
  const bodies = Array.from(
    { length: count },
    (_none, at) => drawn[at % drawn.length]?.next().value?.deliveries[0],
  )
  const deliver = async (at: number): Promise<boolean> => {
    const placed = bodies[at]
    return placed !== undefined && (await send(url, placed)).status === 200
  }
  await Promise.all(Array.from({ length: WARM_UP }, (_none, at) => deliver(perSecond * seconds + at)))
  await workedOff(app)
  const { rows: begun } = await owner.query<{ now: Date }>('select clock_timestamp() as now')
  const before = await app.cpuSeconds()
  const turns = await runAtConstantRate({ perSecond, seconds }, deliver)
  await workedOff(app)
  const after = await app.cpuSeconds()
  const { rows } = await owner.query(SUM, [begun[0]?.now])
  const { done, seconds: took, p50, p99 } = rows[0]
  const times = turns.map(({ milliseconds }) => milliseconds)
  const taken = turns.filter(({ isDone }) => isDone).length
  return {
    taken,
    failed: turns.length - taken,
    onBoard: done,
    perSecond: done / took,
    answerP50: percentile(times, 0.5),
    answerP99: percentile(times, 0.99),
    boardP50: p50,
    boardP99: p99,
    cpuBackend: ((after.backend - before.backend) * 1000) / done,
    cpuDatabase: ((after.database - before.database) * 1000) / done,
  }
}
