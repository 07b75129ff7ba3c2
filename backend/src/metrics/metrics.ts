import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Logger } from '#src/logging/logger.ts'

const REQUEST_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const CALL_SECONDS = [0.1, 0.5, 1, 2.5, 5, 10, 30]
const WAIT_SECONDS = [0.001, 0.01, 0.1, 0.5, 1, 5, 15]

/**
 * Creates the metrics of this process. Each module sets its own; a gauge of a module is created with
 * `registers: [metrics.registry]`.
 */
export const createMetrics = (log?: Pick<Logger, 'warn'>) => {
  const registry = new Registry()
  const registers = [registry]
  const readings = new Map<string, () => Promise<void>>()
  let scraping: Promise<string> | undefined

  const failedReadings = new Counter({
    name: 'sufra_failed_readings_total',
    help: 'Readings of the database for metrics that failed; their gauges are then absent.',
    labelNames: ['reading'],
    registers,
  })

  // One after the other, so that a scrape takes one connection at a time.
  const scrape = async (): Promise<string> => {
    for (const [reading, read] of readings) {
      try {
        await read()
      } catch (error) {
        failedReadings.inc({ reading })
        log?.warn({ err: error, reading }, 'metrics could not be read')
      }
    }
    return registry.metrics()
  }

  return {
    registry,
    requestSeconds: new Histogram({
      name: 'sufra_http_request_duration_seconds',
      help: 'Duration of requests by method, route pattern and class of status, without event streams.',
      labelNames: ['method', 'route', 'status'],
      buckets: REQUEST_SECONDS,
      registers,
    }),
    platformCallSeconds: new Histogram({
      name: 'sufra_platform_call_duration_seconds',
      help: 'Duration of calls to delivery platforms: answered, refused (credential) or failed.',
      labelNames: ['platform', 'outcome'],
      buckets: CALL_SECONDS,
      registers,
    }),
    poolWaitSeconds: new Histogram({
      name: 'sufra_db_pool_wait_seconds',
      help: "Wait for a database connection, including the wait for the merchant's share.",
      labelNames: ['pool'],
      buckets: WAIT_SECONDS,
      registers,
    }),
    cacheLookups: new Counter({
      name: 'sufra_cache_lookups_total',
      help: 'Lookups in the caches of this process: hit or miss.',
      labelNames: ['cache', 'result'],
      registers,
    }),
    /** Adds the metrics of the Node.js process: memory, event-loop delay, garbage collection, open files. */
    addProcessMetrics: (): void => collectDefaultMetrics({ register: registry }),
    /** Registers `read`, which sets gauges from the database before each scrape. It resets them first. */
    readBeforeScrape: (reading: string, read: () => Promise<void>): void => void readings.set(reading, read),
    /** Returns all metrics in Prometheus' text format. Concurrent scrapes share one. */
    scrape: (): Promise<string> =>
      (scraping ??= scrape().finally(() => {
        scraping = undefined
      })),
  }
}
export type Metrics = ReturnType<typeof createMetrics>
