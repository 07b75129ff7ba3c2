import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Attack, Ground } from '../attack.ts'
import { call, read } from '../api/call.ts'
import { openStream } from '../api/stream.ts'
import type { OpenStream } from '../api/stream.ts'
import { signIn } from '../api/people.ts'
import { ordersFor, sendOrders } from '../intake.ts'
import type { IntakeResult } from '../intake.ts'
import { query, queryOf } from '../instance/database.ts'
import { isWorkedOff } from '../stored-orders.ts'
import type { Verdicts } from '../verdicts.ts'

const ARRIVAL_LIMIT_MS = 60_000

/** Returns the resident memory of the API in MB; undefined on systems without /proc. */
const memoryOf = async ({ instance }: Ground): Promise<number | undefined> => {
  const status = await readFile(`/proc/${await instance.apiPid()}/status`, 'utf8').catch(() => '')
  const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1]
  return kilobytes ? Math.round(Number(kilobytes) / 1024) : undefined
}

const idsAfter = async ({ instance }: Ground, cursor: number): Promise<number[]> => {
  const rows = await query<{ id: number }>(
    instance,
    'select id::int as id from stream_event where account_id = 1 and id > $1 order by id',
    [cursor],
  )
  return rows.map(({ id }) => id)
}

const checkOne = (stream: OpenStream, wanted: readonly number[], verdicts: Verdicts): void => {
  const seen = stream.ids
  const missed = wanted.filter(id => !seen.includes(id))
  verdicts.check(missed.length === 0, () => ({
    what: 'a stream missed events',
    sent: `${wanted.length} events`,
    came: `${missed.length} missed: ${missed.slice(0, 5).join(', ')}${stream.isEnded ? ', and the stream ended' : ''}`,
  }))
  const isInOrder = seen.every((id, at) => at === 0 || id > (seen[at - 1] ?? 0))
  verdicts.check(isInOrder, () => ({
    what: 'a stream tells events twice or out of order',
    sent: `${wanted.length} events`,
    came: seen.slice(0, 30).join(', '),
  }))
}

const arrive = async (streams: readonly OpenStream[], last: number): Promise<void> => {
  const end = performance.now() + ARRIVAL_LIMIT_MS
  while (performance.now() < end && streams.some(({ ids, isEnded }) => !isEnded && (ids.at(-1) ?? 0) < last))
    await wait(50)
}

/**
 * Opens many streams of one merchant while orders arrive, cuts half of them and reconnects these at their last event.
 * Each stream must deliver every event once and in order.
 */
export const streams: Attack = async (ground, verdicts) => {
  const { url, size, instance } = ground
  const { token } = await signIn(url, 'admin')
  const live = await call(url, { path: '/api/Order/GetLiveOrders?BranchId=0&OrderStatusId=0', token })
  const cursor = String(read(live.text)?.cursor ?? '0')
  const before = await memoryOf(ground)
  const open = await Promise.all(
    Array.from({ length: size.streams }, () => openStream(url, { token, lastEventId: cursor })),
  )
  ground.say(`${open.length} streams open`)
  const taken: IntakeResult = { acknowledged: new Set(), strange: [] }
  const send = async (count: number) => {
    const orders = ordersFor(ground, { count })
    await sendOrders(url, { orders, taken, signal: AbortSignal.timeout(60_000) })
    await isWorkedOff(queryOf(instance))
  }
  await send(Math.ceil(size.orders / 4))
  const cut = open.filter((_, at) => at % 2 === 1)
  await Promise.all(cut.map(stream => stream.cut()))
  await send(Math.ceil(size.orders / 8))
  await Promise.all(cut.map(stream => stream.comeBack()))
  const wanted = await idsAfter(ground, Number(cursor))
  await arrive(open, wanted.at(-1) ?? 0)
  const during = await memoryOf(ground)
  for (const stream of open) checkOne(stream, wanted, verdicts)
  await Promise.all(open.map(stream => stream.cut()))
  await wait(1000)
  const after = await memoryOf(ground)
  verdicts.figure(`${open.length} streams, ${wanted.length} events each`)
  if (before !== undefined) verdicts.figure(`memory ${before} → ${during} → ${after} MB`)
}
