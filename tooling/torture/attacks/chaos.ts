import { setTimeout as wait } from 'node:timers/promises'
import type { Attack, Ground } from '../attack.ts'
import { completionsFail, completionsWork, waitForJobs } from '../chaos/jobs.ts'
import { openLandscape } from '../chaos/landscape.ts'
import type { Landscape } from '../chaos/landscape.ts'
import { sendAtConstantRate } from '../chaos/order-load.ts'
import type { LoadResult } from '../chaos/order-load.ts'
import { ordersFor } from '../intake.ts'
import { checkStored } from '../stored-orders.ts'
import type { Query } from '../stored-orders.ts'
import type { Verdicts } from '../verdicts.ts'

// As `RestartSec` of systemd, and as quick failovers of managed databases notice a loss.
const SUPERVISOR_MS = 1_000
const NOTICE_MS = 1_000
// Longer than two checks of HAProxy, so that it has noticed before the next event.
const PAUSE_MS = 2_500
const SHORTEST_MS = 300
const LONGEST_MS = 1_500
const FAILED_SHARE = 0.005

type Event = (landscape: Landscape, ground: Ground) => Promise<string>

const killNode: Event = async ({ nodes }, { random }) => {
  const node = random.pick(nodes)
  await node.end('SIGKILL')
  await wait(SUPERVISOR_MS)
  const starts = await node.start()
  return `kill -9 of the node at ${node.port}${starts > 1 ? `, ready after ${starts} starts` : ''}`
}

const restartNodes: Event = async ({ nodes }) => {
  for (const node of nodes) {
    await node.end('SIGTERM')
    await node.start()
    await wait(PAUSE_MS)
  }
  return 'rolling restart'
}

const failOver: Event = async ({ databases, nodes }) => {
  const since = performance.now()
  await databases.failOver(NOTICE_MS)
  for (const node of nodes) while (!(await node.isReady())) await wait(100)
  const seconds = ((performance.now() - since) / 1000).toFixed(1)
  await wait(PAUSE_MS)
  await databases.addStandby()
  return `failover, both nodes ready after ${seconds} s`
}

/** Returns the events of a campaign in a random order. */
const planEvents = ({ size, random }: Ground): Event[] => {
  const { nodeKills, rollingRestarts, failovers } = size
  const events = [
    ...Array.from({ length: nodeKills }, () => killNode),
    ...Array.from({ length: rollingRestarts }, () => restartNodes),
    ...Array.from({ length: failovers }, () => failOver),
  ]
  return events
    .map(event => ({ event, place: random.between(0, 1_000_000) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ event }) => event)
}

const runEvents = async (landscape: Landscape, ground: Ground): Promise<void> => {
  const since = performance.now()
  for (const event of planEvents(ground)) {
    await wait(ground.random.between(SHORTEST_MS, LONGEST_MS))
    const begun = ((performance.now() - since) / 1000).toFixed(1)
    ground.say(`${begun} s: ${await event(landscape, ground)}`)
    await wait(PAUSE_MS)
  }
}

const checkRequests = (
  { requests, failures, unanswered, longestMs }: LoadResult,
  verdicts: Verdicts,
): void => {
  const share = failures.length / requests
  verdicts.check(share <= FAILED_SHARE, () => ({
    what: `more than ${FAILED_SHARE * 100} % of the requests failed`,
    sent: `${requests} requests`,
    came: `${failures.length} failed: ${failures.map(({ second, status, result }) => `${second} s ${status} ${result}`).join(', ')}`,
  }))
  verdicts.check(unanswered.length === 0, () => ({
    what: 'orders are not accepted after two minutes of retries',
    sent: `${requests} requests`,
    came: unanswered.join(', '),
  }))
  verdicts.figure(
    `${requests} requests, ${failures.length} failed (${(share * 100).toFixed(2)} %), longest ${(longestMs / 1000).toFixed(1)} s`,
  )
}

const checkJobs = async (query: Query, verdicts: Verdicts): Promise<void> => {
  const { stuck, dead, seconds } = await waitForJobs(query)
  verdicts.check(stuck.length + dead.length === 0, () => ({
    what: 'jobs are stuck or dead',
    sent: `${seconds} s after the last order`,
    came: `stuck: ${stuck.join(', ')}; dead: ${dead.join(', ')}`,
  }))
  verdicts.figure(`${stuck.length} jobs stuck, ${dead.length} dead, finished after ${seconds} s`)
}

/**
 * Sends ten orders a second to two nodes behind HAProxy while nodes are killed and restarted, the primary database is
 * lost, and a tenth of the completions of jobs fail. Then compares promises with the tables.
 */
export const chaos: Attack = async (ground, verdicts) => {
  const landscape = await openLandscape()
  const { balancer, superuser } = landscape
  const query: Query = async (text, values) => (await superuser.query(text, values)).rows
  try {
    await completionsFail(query)
    const stop = new AbortController()
    const orders = ordersFor(ground, { count: Number.POSITIVE_INFINITY })
    const load = sendAtConstantRate(balancer, orders, stop.signal)
    await runEvents(landscape, ground).finally(() => stop.abort())
    const result = await load
    await completionsWork(query)
    checkRequests(result, verdicts)
    await checkStored(query, result.acknowledged, verdicts)
    await checkJobs(query, verdicts)
  } finally {
    const keepsLogs = verdicts.failures.length > 0
    if (keepsLogs) ground.say(`logs: ${landscape.folder}`)
    await landscape.close({ keepsLogs })
  }
}
