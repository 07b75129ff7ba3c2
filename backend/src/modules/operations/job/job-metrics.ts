import { Gauge } from 'prom-client'
import type { Foundation } from '#src/app/foundation.ts'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { readJobBacklog } from './job.repository.ts'

/** Measures the background jobs of all nodes, and the job runner of this one. */
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
  const sinceFinished = new Gauge({
    name: 'sufra_jobs_since_finished_seconds',
    help: 'Time since this process finished a job and wrote its outcome.',
    registers,
  })
  const restarts = new Gauge({
    name: 'sufra_jobs_runner_restarts',
    help: 'How often this process replaced its job runner.',
    registers,
  })
  metrics.readBeforeScrape('jobs', async () => {
    for (const gauge of [oldestDue, due, dead, sinceFinished, restarts]) gauge.set(Number.NaN)
    const progress = await jobs.progress()
    sinceFinished.set(progress.secondsSinceFinished)
    restarts.set(progress.restarts)
    const backlog = await database.run(ALL_MERCHANTS, readJobBacklog)
    oldestDue.set(backlog.oldestDueSeconds)
    due.set(backlog.due)
    dead.set(backlog.dead)
  })
}
