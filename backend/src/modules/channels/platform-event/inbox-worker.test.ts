import type { Database } from '#src/database/database.ts'
import { readEnv } from '#src/env.ts'
import { createDatabase } from '#src/database/postgres-database.ts'
import { createMetrics } from '#src/metrics/metrics.ts'
import { createTimers } from '#src/timers/timers.ts'
import type { Timers } from '#src/timers/timers.ts'
import { createIntakeWithoutApp } from '#src/testing/intake-without-app.ts'
import { countQueries } from '#src/testing/count-queries.ts'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import { hungerstationEvent, hungerstationOrder } from '#src/testing/platform-message.ts'
import { eventually, sendMessage } from '#src/testing/shop-fixture.ts'
import { INBOX_TIMER } from './inbox-worker.ts'
import { createPlatformEventService } from './platform-event.service.ts'

let open: OpenShop
beforeAll(async () => {
  open = await openShop()
})
afterAll(() => open.close())

type Message = ReturnType<typeof hungerstationOrder>

const messages = (count: number, account = 1): Message[] =>
  Array.from({ length: count }, () => hungerstationOrder({ storeId: `store-${account}a` }))

/** Inserts events like a process that died right after its answer. */
const leave = async (
  left: { event_id: string; event_type: string; store_id: string; order: { id: string } }[],
) => {
  for (const message of left) {
    await open.owner.query(
      `insert into platform_event (account_id, integration_id, channel_id, event_id, event_type, channel_order_id, raw_body)
       select account_id, id, channel_id, $1, $2, $3, $4 from integration where store_id = $5 and channel_id = 1`,
      [
        message.event_id,
        message.event_type,
        message.order.id,
        Buffer.from(JSON.stringify(message)),
        message.store_id,
      ],
    )
  }
}

const allDone = async (): Promise<void> => {
  await eventually(async () =>
    (await open.countOf(`platform_event where state = 'received'`)) === 0 ? true : undefined,
  )
}

/** Ranks of orders by id, which is the order of intake. */
const ranksOf = async (asked: Message[]): Promise<number[]> => {
  const { rows } = await open.owner.query(
    `select count(before.id)::integer as rank from app_order as here join app_order as before on before.id <= here.id
     where here.channel_order_id = any($1) group by here.id order by here.id`,
    [asked.map(({ order }) => order.id)],
  )
  return rows.map(({ rank }) => rank)
}

/** Starts another node on the same database. `afterBatch` runs after each transaction of its inbox worker. */
const openNode = (poolSize: number, afterBatch: () => Promise<void> = async () => undefined) => {
  const { log, secrets } = open.test.foundation
  const pool = createDatabase({
    connectionString: open.test.ownerUrl,
    settings: readEnv({ DATABASE_INTAKE_POOL: String(poolSize) }),
    log,
    metrics: createMetrics(),
  })
  const database: Database = {
    ...pool,
    run: async (scope, work, options) => {
      const result = await pool.run(scope, work, options)
      if (options?.isAlone) await afterBatch()
      return result
    },
  }
  const timers = createTimers(log)
  const service = createPlatformEventService(
    { database, timers, log, secrets },
    { takeIn: createIntakeWithoutApp({ database, timers, log }), acknowledge: () => [] },
  )
  return {
    look: () => timers.run(INBOX_TIMER),
    closeWorker: service.close,
    close: async () => {
      await service.close()
      await database.close()
    },
  }
}

it("takes in a merchant's only order before the twentieth of another merchant with a hundred", async () => {
  const [many, one] = [messages(100, 1), messages(1, 2)]
  await leave([...many, ...one])
  // With one connection the turns run one by one, so their order is that of the queue.
  const node = openNode(1)
  await node.look()
  await allDone()
  await node.close()
  const [ofOne = Infinity] = await ranksOf(one)
  const ofMany = await ranksOf(many)
  expect(ofMany).toHaveLength(100)
  expect(ofOne).toBeLessThan(ofMany[19] ?? 0)
})

it('runs one turn of a merchant at a time, however often the worker is woken', async () => {
  await leave(messages(40))
  let [runningTurns, mostTurns] = [0, 0]
  const node = openNode(4, async () => {
    runningTurns += 1
    mostTurns = Math.max(mostTurns, runningTurns)
    for (let call = 0; call < 5; call += 1) await node.look()
    runningTurns -= 1
  })
  await node.look()
  await allDone()
  await node.close()
  expect(mostTurns).toBe(1)
})

it('finishes the running turn at a stop and leaves the other events to the next node', async () => {
  const left = messages(40)
  await leave(left)
  let isTurnOver = false
  let wasTurnOverAtTheStop: boolean | undefined
  let closing: Promise<void> | undefined
  const node = openNode(1, async () => {
    closing ??= node.closeWorker().then(() => {
      wasTurnOverAtTheStop = isTurnOver
    })
    await node.look()
    isTurnOver = true
  })
  await node.look()
  await eventually(async () => (closing ? true : undefined))
  await closing
  await node.close()
  expect(wasTurnOverAtTheStop).toBe(true)
  expect(await ranksOf(left)).toHaveLength(16)
  expect(await open.countOf(`platform_event where state = 'received'`)).toBe(24)
  await open.test.foundation.timers.run(INBOX_TIMER)
  await allDone()
  expect(await ranksOf(left)).toHaveLength(40)
})

it('keeps a failed event that becomes due just as a turn has found none', async () => {
  const failed = async () => {
    const left = messages(1)
    await leave(left)
    await open.owner.query(`update platform_event set attempts = 1 where state = 'received'`)
    return left
  }
  let turns = 0
  const node = openNode(2, async () => {
    turns += 1
    // New, failed, and once more of each: the last one found nothing.
    if (turns !== 4) return
    await failed()
    await node.look()
  })
  await failed()
  await node.look()
  await eventually(async () => (turns > 5 ? true : undefined))
  await allDone()
  await node.close()
})

it('processes events from before the start first while new orders arrive', async () => {
  const [left, fresh] = [messages(40), messages(15)]
  await leave(left)
  await Promise.all(fresh.map(message => sendMessage(open.test, { message, secret: open.shop.secret })))
  await allDone()
  const [ofLeft, ofFresh] = [await ranksOf(left), await ranksOf(fresh)]
  expect([ofLeft.length, ofFresh.length]).toEqual([40, 15])
  expect(Math.max(...ofLeft)).toBeLessThan(Math.min(...ofFresh))
})

it('takes in orders of one merchant in the order of their arrival', async () => {
  const left = messages(25)
  await leave(left)
  await open.test.foundation.timers.run(INBOX_TIMER)
  await allDone()
  const { rows } = await open.owner.query(
    `select channel_order_id from app_order where channel_order_id = any($1) order by id`,
    [left.map(({ order }) => order.id)],
  )
  expect(rows.map(row => row.channel_order_id)).toEqual(left.map(({ order }) => order.id))
})

it('lets one unprocessable event fail alone, without a delay for new ones', async () => {
  const left = messages(12)
  const [, poison] = left
  if (!poison) throw new Error('no messages')
  // The trigger stands for any error that one order's content may cause.
  await open.owner.query(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'on purpose'; end $$`)
  await open.owner.query(`create trigger poison before insert on app_order for each row
    when (new.channel_order_id = '${poison.order.id}') execute function refuse()`)
  await leave(left)
  await open.test.foundation.timers.run(INBOX_TIMER)
  await eventually(async () =>
    (await open.countOf(`platform_event where state = 'received' and attempts = 0`)) === 0 ? true : undefined,
  )
  expect(await open.countOf('platform_event where event_id = $1 and attempts = 1', [poison.event_id])).toBe(1)
  expect(await ranksOf(left)).toHaveLength(11)
  await open.owner.query(`update platform_event set next_attempt_at = now() where event_id = $1`, [
    poison.event_id,
  ])
  const later = messages(15)
  await leave(later)
  await open.test.foundation.timers.run(INBOX_TIMER)
  await eventually(async () =>
    (await open.countOf('platform_event where event_id = $1 and attempts = 2', [poison.event_id])) === 1
      ? true
      : undefined,
  )
  await open.owner.query('drop trigger poison on app_order; drop function refuse')
  await open.owner.query(`update platform_event set next_attempt_at = now() where event_id = $1`, [
    poison.event_id,
  ])
  await open.test.foundation.timers.run(INBOX_TIMER)
  await allDone()
  expect(await ranksOf([...left, ...later])).toHaveLength(27)
})

it('applies later events of an order in the same batch, in any order, and announces it once', async () => {
  const [first, second] = messages(2)
  if (!first || !second) throw new Error('no messages')
  const cancel = (message: Message) =>
    hungerstationEvent('ORDER_CANCELLED', { storeId: message.store_id, orderId: message.order.id })
  await leave([cancel(first), first, second, cancel(second)])
  await open.test.foundation.timers.run(INBOX_TIMER)
  await allDone()
  const { rows } = await open.owner.query(
    `select status, (select string_agg(action, ' ' order by id) from order_history where order_id = app_order.id) as steps,
       (select count(*)::integer from stream_event where payload like '%' || channel_order_id || '%') as events
     from app_order where channel_order_id = any($1)`,
    [[first.order.id, second.order.id]],
  )
  expect(rows).toEqual(Array(2).fill({ status: 'Cancelled', steps: 'Place Cancel', events: 1 }))
})

it('processes everything once with two nodes on one inbox', async () => {
  const other = openNode(4)
  const [left, ofSecond] = [messages(60, 1), messages(30, 2)]
  await leave([...left, ...ofSecond])
  await Promise.all([open.test.foundation.timers.run(INBOX_TIMER), other.look()])
  await allDone()
  await other.close()
  const ids = [...left, ...ofSecond].map(({ order }) => order.id)
  expect(await open.countOf('app_order where channel_order_id = any($1)', [ids])).toBe(90)
  expect(
    await open.countOf(
      `order_history join app_order on app_order.id = order_id where channel_order_id = any($1)`,
      [ids],
    ),
  ).toBe(90)
  expect(
    await open.countOf(`platform_event where channel_order_id = any($1) and state = 'done'`, [ids]),
  ).toBe(90)
})

it('processes remaining events when the server starts', async () => {
  const { log, database, secrets } = open.test.foundation
  const timers = createTimers(log)
  const atStart: string[] = []
  const watched: Timers = { ...timers, beginWith: name => void atStart.push(name) }
  await createPlatformEventService(
    { database, log, secrets, timers: watched },
    { takeIn: createIntakeWithoutApp({ database, timers, log }), acknowledge: () => [] },
  ).close()
  expect(atStart).toEqual([INBOX_TIMER])
})

it('needs six round trips for a single order, and less than one per order for a backlog', async () => {
  const [alone] = messages(1)
  if (!alone) throw new Error('no messages')
  const one = countQueries()
  await sendMessage(open.test, { message: alone, secret: open.shop.secret })
  await allDone()
  one.stop()
  expect(one.counts.roundTrips).toBeLessThanOrEqual(6)
  expect(one.counts.statements).toBeLessThanOrEqual(14)
  await leave(messages(20))
  const many = countQueries()
  await open.test.foundation.timers.run(INBOX_TIMER)
  await allDone()
  many.stop()
  expect(many.counts.roundTrips).toBeLessThan(20)
  expect(many.counts.statements).toBeLessThan(2 * 20)
})

it('stores events of the same moment together', async () => {
  const sent = messages(50)
  const storing = countQueries()
  const answers = await Promise.all(
    [...sent, ...sent.slice(0, 5)].map(message =>
      sendMessage(open.test, { message, secret: open.shop.secret }),
    ),
  )
  storing.stop()
  await allDone()
  expect(answers.filter(answer => answer.json().result === 'duplicate')).toHaveLength(5)
  expect(await ranksOf(sent)).toHaveLength(50)
  expect(storing.counts.roundTrips).toBeLessThan(2 * 50)
})
