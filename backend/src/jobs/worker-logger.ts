import type { FastifyBaseLogger } from 'fastify'
import { Logger } from 'graphile-worker'

const LEVELS = { error: 'debug', warning: 'debug', info: 'trace', debug: 'trace' } as const

/**
 * What graphile-worker says about itself, for whoever looks closely. It quotes payloads in its details, so only the line is
 * taken; what matters of it the worker says in its own words.
 */
export const createWorkerLogger = (log?: Pick<FastifyBaseLogger, 'debug' | 'trace'>): Logger =>
  new Logger(() => (level, message) => log?.[LEVELS[level]]({ about: 'jobs' }, message))
