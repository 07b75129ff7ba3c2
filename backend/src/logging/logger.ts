import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { LoggerOptions } from 'pino'
import { sqlStateOf } from '#src/errors/sql-state.ts'
import type { Env } from '#src/env.ts'

export type Logger = FastifyBaseLogger

const SECRET_KEYS = [
  'password',
  'passwordHash',
  'accessToken',
  'refreshToken',
  'token',
  'authorization',
  'cookie',
  'code',
]

// The ORM puts the values of a failed query into the message; they may be personal data.
const withoutValues = (text: string | undefined): string | undefined => text?.replace(/\nparams:[^\n]*/g, '')

const describeError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return { type: typeof error }
  return {
    type: error.name,
    message: withoutValues(error.message),
    stack: withoutValues(error.stack),
    sqlState: sqlStateOf(error),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

export const loggerOptions = (env: Pick<Env, 'LOG_LEVEL'>): LoggerOptions => ({
  level: env.LOG_LEVEL,
  serializers: { err: describeError },
  redact: { paths: SECRET_KEYS.flatMap(key => [key, `*.${key}`, `*.*.${key}`]), censor: '[redacted]' },
})

/** Returns a logger of JSON lines on standard output. Bodies and query strings are never logged. */
export const createLogger = (env: Pick<Env, 'LOG_LEVEL'>): Logger => {
  const output = pino.destination({ fd: 1, sync: true })
  // A closed terminal accepts no more lines; the process continues without them.
  output.on('error', () => undefined)
  return pino(loggerOptions(env), output)
}
