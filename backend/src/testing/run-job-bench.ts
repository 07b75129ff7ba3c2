import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { pino } from 'pino'
import { openDatabase } from '#src/database/open-database.ts'
import { createDatabase } from '#src/database/postgres-database.ts'
import { readEnv } from '#src/env.ts'
import { openJobNodes } from './job-run.ts'

// `pnpm bench jobs` runs this: it needs the tables and the workers, which no tool may import.
const [jobs, singles] = process.argv.slice(2).map(Number)
const GONE_AFTER_SECONDS = 15
const HELD_AT_MOST = 6
const say = (line: string) => void process.stdout.write(`${line}\n`)
const log = pino({ level: 'silent' })
const numbers = (from: number, count: number) => Array.from({ length: count }, (_none, at) => from + at)

const dataDir = await mkdtemp(join(tmpdir(), 'sufra-jobs-'))
const env = readEnv({ DATA_DIR: dataDir })
const server = await openDatabase({ env, log, announce: () => undefined })
const owner = new pg.Pool({ connectionString: server.ownerUrl, max: 2 })
const database = createDatabase({ connectionString: server.appUrl, settings: env, log })
const nodes = await openJobNodes(owner, {
  appUrl: server.appUrl,
  ownerUrl: server.ownerUrl,
  goneAfterSeconds: GONE_AFTER_SECONDS,
  milliseconds: 0,
})
const ask = async (query: string) => (await owner.query(query)).rows[0]
const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await wait(20)
}

await nodes.start()
await nodes.start()
for (const number of numbers(jobs ?? 0, singles ?? 0)) {
  await nodes.enqueue(database, [number])
  await wait(20)
}
await until(async () => (await nodes.count('job_effect')) >= (singles ?? 0))
const { p50, p99 } = await ask(`select percentile_disc(0.5) within group (order by latency) as p50,
  percentile_disc(0.99) within group (order by latency) as p99 from job_run`)
say(`${singles} one at a time: begun after p50 ${p50} ms, p99 ${p99} ms`)

await owner.query('truncate job_run; truncate job_effect')
await nodes.enqueue(database, numbers(0, jobs ?? 0))
const since = performance.now()
const seconds = () => ((performance.now() - since) / 1000).toFixed(1)
await until(async () => (await nodes.count('job_effect')) >= (jobs ?? 0) / 2)
await nodes.killFirst()
say(`kill -9 of one node after ${seconds()} s, with ${await nodes.count('job_effect')} done`)
await until(async () => (await nodes.count('graphile_worker.jobs where locked_by is null')) === 0)
say(`nothing waits any more after ${seconds()} s`)
await until(async () => (await nodes.count('graphile_worker.jobs')) === 0)
const lost = (jobs ?? 0) - (await nodes.count('job_effect'))
const twice = await nodes.count('(select from job_run group by number having count(*) > 1) as twice')
say(
  `all done after ${seconds()} s, with what the dead node held (it counts as gone after ${GONE_AFTER_SECONDS} s)`,
)
say(
  `${jobs} jobs: ${lost} lost, ${twice} begun twice (the dead node held ${HELD_AT_MOST} at most; their effect is keyed)`,
)
process.exitCode = lost === 0 && twice <= HELD_AT_MOST ? 0 : 1

await nodes.close()
await database.close()
await owner.end()
await server.stop()
await rm(dataDir, { recursive: true, force: true })
