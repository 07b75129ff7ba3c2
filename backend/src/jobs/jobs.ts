import type { FastifyBaseLogger } from 'fastify'

interface Job {
  milliseconds: number
  work: () => Promise<void>
  timer?: NodeJS.Timeout
  running?: Promise<void>
  hasFailed?: boolean
}

/** Work that repeats. A job never overlaps itself, and a failing one is logged and tried again at its next turn. */
export interface Jobs {
  /** Registers `work`; it runs every `milliseconds` once the server has started. */
  every(milliseconds: number, name: string, work: () => Promise<void>): void
  /** The job of this name takes its first turn right at the start instead of after its time. */
  beginWith(name: string): void
  /** Runs a job at once, or joins the run that is under way; for tests and for wake-ups. Failures are thrown. */
  run(name: string): Promise<void>
  start(): void
  /** Lets what is running finish; nothing starts afterwards. */
  stop(): Promise<void>
}

export const createJobs = (log: FastifyBaseLogger): Jobs => {
  const jobs = new Map<string, Job>()
  const first = new Set<string>()
  let isStarted = false

  const run = (name: string): Promise<void> => {
    const job = jobs.get(name)
    if (!job) return Promise.reject(new Error(`No job is named ${name}`))
    job.running ??= job.work().finally(() => {
      job.running = undefined
    })
    return job.running
  }

  // An outage is one line when it begins and one when it is over, not a line for every turn of every job.
  const takeTurn = async (name: string, job: Job) => {
    try {
      await run(name)
      if (job.hasFailed) log.info({ job: name }, 'job works again')
      job.hasFailed = false
    } catch (error) {
      log[job.hasFailed ? 'debug' : 'error']({ err: error, job: name }, 'job failed')
      job.hasFailed = true
    }
  }

  const schedule = (name: string, job: Job, delay = job.milliseconds) => {
    job.timer = setTimeout(async () => {
      await takeTurn(name, job)
      if (isStarted) schedule(name, job)
    }, delay)
  }

  return {
    every: (milliseconds, name, work) => {
      if (jobs.has(name)) throw new Error(`Two jobs are named ${name}`)
      const job: Job = { milliseconds, work }
      jobs.set(name, job)
      if (isStarted) schedule(name, job)
    },
    beginWith: name => void first.add(name),
    run,
    start: () => {
      if (isStarted) return
      isStarted = true
      for (const [name, job] of jobs) schedule(name, job, first.has(name) ? 0 : job.milliseconds)
    },
    stop: async () => {
      isStarted = false
      for (const job of jobs.values()) clearTimeout(job.timer)
      await Promise.allSettled([...jobs.values()].map(job => job.running))
    },
  }
}
