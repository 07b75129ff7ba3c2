import type { FastifyBaseLogger } from 'fastify'
import { Logger } from 'graphile-worker'

const LEVELS = { error: 'debug', warning: 'debug', info: 'trace', debug: 'trace' } as const

/**
 * Adapts graphile-worker's log for debugging. Its details quote payloads, so only the message is logged; the worker
 * logs important events itself.
 */
export const createWorkerLogger = (log?: Pick<FastifyBaseLogger, 'debug' | 'trace'>): Logger =>
  new Logger(() => (level, message) => log?.[LEVELS[level]]({ about: 'jobs' }, message))
