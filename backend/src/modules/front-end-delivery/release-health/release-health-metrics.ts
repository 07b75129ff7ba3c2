import { gte, sql } from 'drizzle-orm'
import { Gauge } from 'prom-client'
import type { Foundation } from '#src/app/foundation.ts'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { releaseHealth } from './release-health.table.ts'

const MINUTES = 30

const readLoads = (db: Db) => {
  const { name, choice, at, count } = releaseHealth
  const result = sql<
    'ready' | 'failed'
  >`case when ${releaseHealth.outcome} = 'ready' then 'ready' else 'failed' end`
  return db
    .select({ name, choice, result, loads: sql`sum(${count})`.mapWith(Number) })
    .from(releaseHealth)
    .where(gte(at, sql`now() - make_interval(mins => ${MINUTES})`))
    .groupBy(name, choice, result)
}

/** Measures how often remotes load and fail in browsers, as pages report it. */
export const measureReleaseHealth = ({
  database,
  metrics,
}: Pick<Foundation, 'database' | 'metrics'>): void => {
  const loads = new Gauge({
    name: 'sufra_remote_loads',
    help: `Loads of remotes in browsers in the last ${MINUTES} minutes, by remote, choice of version and result.`,
    labelNames: ['remote', 'choice', 'result'],
    registers: [metrics.registry],
  })
  metrics.readBeforeScrape('release health', async () => {
    loads.reset()
    const rows = await database.run(ALL_MERCHANTS, readLoads)
    for (const { name, choice, result, loads: count } of rows)
      loads.set({ remote: name, choice, result }, count)
  })
}
