import { Gauge } from 'prom-client'
import type { Foundation } from '#src/app/foundation.ts'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { readJobBacklog } from './job.repository.ts'

/** Measures the background jobs of all nodes. */
export const measureJobs = ({
  database,
  jobs,
  metrics,
}: Pick<Foundation, 'database' | 'jobs' | 'metrics'>): void => {
  const registers = [metrics.registry]
  const oldestDue = new Gauge({
    name: 'sufra_jobs_oldest_due_seconds',
    help: 'Time since the oldest waiting job became due; 0 without one.',
    registers,
  })
  const due = new Gauge({ name: 'sufra_jobs_due', help: 'Jobs that are due and wait for a node.', registers })
  const dead = new Gauge({
    name: 'sufra_jobs_dead',
    help: 'Dead letters: jobs that failed their last try.',
    registers,
  })
  new Gauge({
    name: 'sufra_jobs_since_finished_seconds',
    help: 'Time since this process finished a job.',
    registers,
    collect() {
      this.set(jobs.secondsSinceFinished())
    },
  })
  metrics.readBeforeScrape('jobs', async () => {
    for (const gauge of [oldestDue, due, dead]) gauge.set(Number.NaN)
    const backlog = await database.run(ALL_MERCHANTS, readJobBacklog)
    oldestDue.set(backlog.oldestDueSeconds)
    due.set(backlog.due)
    dead.set(backlog.dead)
  })
}
