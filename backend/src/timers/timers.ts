import type { FastifyBaseLogger } from 'fastify'
import { runAs } from '#src/database/work-kind.ts'

interface Timer {
  milliseconds: number
  work: () => Promise<void>
  timeout?: NodeJS.Timeout
  running?: Promise<void>
  hasFailed?: boolean
}

/**
 * Repeated work of one process. A timer never overlaps itself; a failed turn is logged and retried at the next turn.
 */
export interface Timers {
  /** Registers `work`; it runs every `milliseconds` once the server has started. */
  every(milliseconds: number, name: string, work: () => Promise<void>): void
  /** Runs the timer of this name for the first time right at the start. */
  beginWith(name: string): void
  /** Runs a timer at once, or joins the current run; for tests and wake-ups. Failures are thrown. */
  run(name: string): Promise<void>
  start(): void
  /** Lets current runs finish; no timer starts afterwards. */
  stop(): Promise<void>
}

export const createTimers = (log: FastifyBaseLogger): Timers => {
  const timers = new Map<string, Timer>()
  const first = new Set<string>()
  let isStarted = false

  const run = (name: string): Promise<void> => {
    const timer = timers.get(name)
    if (!timer) return Promise.reject(new Error(`No timer is named ${name}`))
    timer.running ??= runAs('background', timer.work).finally(() => {
      timer.running = undefined
    })
    return timer.running
  }

  // An outage is logged once when it begins and once when it ends, not at every turn of every timer.
  const takeTurn = async (name: string, timer: Timer) => {
    try {
      await run(name)
      if (timer.hasFailed) log.info({ timer: name }, 'timer works again')
      timer.hasFailed = false
    } catch (error) {
      log[timer.hasFailed ? 'debug' : 'error']({ err: error, timer: name }, 'timer failed')
      timer.hasFailed = true
    }
  }

  const schedule = (name: string, timer: Timer, delay = timer.milliseconds) => {
    timer.timeout = setTimeout(async () => {
      await takeTurn(name, timer)
      if (isStarted) schedule(name, timer)
    }, delay)
  }

  return {
    every: (milliseconds, name, work) => {
      if (timers.has(name)) throw new Error(`Two timers are named ${name}`)
      const timer: Timer = { milliseconds, work }
      timers.set(name, timer)
      if (isStarted) schedule(name, timer)
    },
    beginWith: name => void first.add(name),
    run,
    start: () => {
      if (isStarted) return
      isStarted = true
      for (const [name, timer] of timers) schedule(name, timer, first.has(name) ? 0 : timer.milliseconds)
    },
    stop: async () => {
      isStarted = false
      for (const timer of timers.values()) clearTimeout(timer.timeout)
      await Promise.allSettled([...timers.values()].map(timer => timer.running))
    },
  }
}
