import { setTimeout as wait } from 'node:timers/promises'
import type { Attack, Ground } from '../attack.ts'
import { ordersFor, sendOrders } from '../intake.ts'
import type { IntakeResult } from '../intake.ts'
import { clusterOf } from '../instance/cluster.ts'
import { query, queryOf } from '../instance/database.ts'
import { checkStored } from '../stored-orders.ts'
import type { Verdicts } from '../verdicts.ts'

// Detects a server that never recovers, not a slow one.
const BACK_LIMIT_MS = 120_000
// Newer events that may be processed before a leftover one: those already in progress after the restart.
const TURNS = 50
// By design, the launcher gives up on a server that crashes repeatedly without running for a minute in between.
const KILLS_OF_ONE_LAUNCHER = 5
const SHORTEST_MS = 300
const LONGEST_MS = 1000

interface Victim {
  what: string
  times: number
  find(): Promise<number | undefined>
}

/**
 * Waits until the instance is healthy and returns the milliseconds that this took. Reports a failure if it does not
 * recover in time, and relaunches it if the launcher has ended.
 */
const comeBack = async ({ instance }: Ground, what: string, verdicts: Verdicts): Promise<number> => {
  const since = performance.now()
  const isBack = await instance.healthyWithin(BACK_LIMIT_MS)
  verdicts.check(isBack, () => ({
    what: `not healthy again without a hand after kill -9 of ${what}`,
    sent: 'SIGKILL',
    came: instance.isLaunched ? `nothing within ${BACK_LIMIT_MS / 1000} s` : 'the launcher ended with it',
  }))
  const took = performance.now() - since
  if (!isBack && !instance.isLaunched) await instance.launch()
  return took
}

const killOne = async ({ what, find }: Victim): Promise<Date> => {
  const pid = await find()
  if (pid === undefined) throw new Error(`There is no process of ${what}`)
  const at = new Date()
  process.kill(pid, 'SIGKILL')
  return at
}

/**
 * Returns the number of events received after a kill that were processed before the last event acknowledged before
 * it. Reports a failure when they are more than `TURNS`.
 */
const checkTurns = async ({ instance }: Ground, killed: Date, verdicts: Verdicts): Promise<number> => {
  const [row] = await query<{ left: number; overtaken: number }>(
    instance,
    `with old as (
        select coalesce(processed_at, now()) as done from platform_event
        where received_at < $1 and (processed_at is null or processed_at > $1)
      )
      select (select count(*)::int from old) as left, count(*)::int as overtaken from platform_event
      where received_at > $1 and processed_at < (select max(done) from old)`,
    [killed],
  )
  const { left = 0, overtaken = 0 } = row ?? {}
  verdicts.check(overtaken <= TURNS, () => ({
    what: 'an acknowledged event waits behind newer ones after a restart',
    sent: `${left} events that were acknowledged and not done when it was killed`,
    came: `${overtaken} newer events were done before the last of them`,
  }))
  return overtaken
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

const killMany = async (ground: Ground, victim: Victim, verdicts: Verdicts): Promise<void> => {
  const back: number[] = []
  const overtaken: number[] = []
  for (let kill = 1; kill <= victim.times; kill += 1) {
    if (kill % KILLS_OF_ONE_LAUNCHER === 0) await ground.instance.relaunch()
    await wait(ground.random.between(SHORTEST_MS, LONGEST_MS))
    const killed = await killOne(victim)
    back.push(await comeBack(ground, victim.what, verdicts))
    await wait(LONGEST_MS)
    overtaken.push(await checkTurns(ground, killed, verdicts))
    if (kill % 10 === 0) ground.say(`${kill} kills of ${victim.what}`)
  }
  verdicts.figure(
    `${back.length} kills of ${victim.what}, healthy after ${seconds(Math.max(...back))} at most, ` +
      `overtaken by ${Math.max(...overtaken)} at most`,
  )
}

/** Kills the API and PostgreSQL repeatedly during continuous order intake, then compares promises with the tables. */
export const kills: Attack = async (ground, verdicts) => {
  const { instance, size, url } = ground
  const taken: IntakeResult = { acknowledged: new Set(), strange: [] }
  const stop = new AbortController()
  const orders = ordersFor(ground, { count: Number.POSITIVE_INFINITY })
  const intake = sendOrders(url, { orders, taken, signal: stop.signal })
  const victims: Victim[] = [
    { what: 'the API', times: size.kills, find: () => instance.apiPid() },
    {
      what: 'PostgreSQL',
      times: size.databaseKills,
      find: async () => (await clusterOf(instance.dataDir)).pid,
    },
  ]
  try {
    for (const victim of victims.filter(({ times }) => times > 0)) await killMany(ground, victim, verdicts)
  } finally {
    stop.abort()
    await intake
  }
  for (const answer of taken.strange)
    verdicts.check(false, () => ({
      what: `intake is answered ${answer.slice(0, 3)}`,
      sent: answer.replace(/^.*? to /, ''),
      came: answer.replace(/ to .*$/s, ''),
    }))
  await checkStored(queryOf(instance), taken.acknowledged, verdicts)
}
