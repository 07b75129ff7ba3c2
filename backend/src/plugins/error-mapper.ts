import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { LOCK_TIMEOUT, isConnectionLoss, sqlStateOf } from '#src/errors/sql-state.ts'
import {
  AppError,
  alreadyExists,
  inUse,
  malformedJson,
  notFound,
  payloadTooLarge,
  unavailable,
  unsupportedMediaType,
  validation,
} from '#src/errors/errors.ts'
import { fieldTextOf } from '@sufra/shared/contracts/field-texts'
import { titleOf } from '#src/errors/problem-texts.ts'
import { languageOf } from '#src/routing/language.ts'
import { PROBES } from './probes.ts'

const internal = (cause: unknown) => new AppError({ code: 'internal_error' }, { cause })

const fromDatabase = (state: string, error: Error): AppError => {
  if (state.startsWith('22')) return validation({ body: ['invalid_value'] })
  if (state === '23505') return alreadyExists()
  // PostgreSQL uses one state for "points at nothing" and "something still points at it".
  if (state === '23503')
    return `${error.message} ${error.cause}`.includes('update or delete on table') ? inUse() : notFound()
  if (state === LOCK_TIMEOUT || /^(40|53|57|08)/.test(state)) return unavailable()
  return internal(error)
}

const STATUS_ERRORS = new Map([
  [406, unsupportedMediaType],
  [413, payloadTooLarge],
  [415, unsupportedMediaType],
])

const fromFramework = (error: Error): AppError | undefined => {
  const { statusCode, code }: Partial<FastifyError> = error
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || code === 'FST_ERR_CTP_EMPTY_JSON_BODY')
    return malformedJson()
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) return undefined
  return STATUS_ERRORS.get(statusCode)?.() ?? new AppError({ status: statusCode, code: 'bad_request' })
}

/**
 * Returns the error for the caller. Any unexpected error is a bug: the caller gets 500, and only the log has details.
 */
export const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  if (!(error instanceof Error)) return internal(error)
  const state = sqlStateOf(error)
  if (state) return fromDatabase(state, error)
  if (isConnectionLoss(error)) return unavailable()
  return fromFramework(error) ?? internal(error)
}

// Over HTTP/2 `complete` is true even after an aborted body.
const isBrokenOff = ({ raw }: FastifyRequest): boolean =>
  raw.readableAborted && (!raw.complete || raw.httpVersionMajor > 1)

/** A client that aborts its upload causes the error itself, and nobody receives the answer. */
const failureOf = (error: unknown, request: FastifyRequest): AppError => {
  const failure = toAppError(error)
  if (failure.facts.status < 500) return failure
  if (!isBrokenOff(request)) {
    // A node that is not ready says so in each probe; a log of every one would hide the other errors.
    const level = PROBES.has(request.routeOptions.url ?? '') ? 'debug' : 'error'
    request.log[level]({ err: error }, 'request failed')
    return failure
  }
  request.log.info({ err: error }, 'client broke off the request')
  return new AppError({ code: 'bad_request' })
}

/** Sends a failure as `application/problem+json`; the only place that does. */
export const sendProblem = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { status, code, errors, current, retryAfterSeconds, detail } = failureOf(error, request).facts
  const language = languageOf(request.headers['accept-language'])
  const texts = Object.entries(errors ?? {}).map(([field, messages]) => [
    field,
    messages.map(message => fieldTextOf(message, language)),
  ])
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(Math.ceil(retryAfterSeconds)))
  const problem = {
    type: 'about:blank',
    title: titleOf(code, language),
    status,
    traceId: request.id,
    code,
    detail,
    ...(errors && { errors: Object.fromEntries(texts) }),
    ...(current !== undefined && { current }),
  }
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-language', language)
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problem)
}
