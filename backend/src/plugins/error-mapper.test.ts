import { AppError, notFound } from '#src/errors/errors.ts'
import { toAppError } from './error-mapper.ts'

// As `pg` throws them, and as the ORM wraps them.
const databaseError = (code: string, message = 'refused') => {
  const cause = Object.assign(new Error(message), { code, severity: 'ERROR' })
  return new Error('Failed query', { cause })
}

it.each([
  ['22P05', 400, 'validation_failed'],
  ['22003', 400, 'validation_failed'],
  ['23505', 409, 'already_exists'],
  ['40001', 503, 'unavailable'],
  ['40P01', 503, 'unavailable'],
  ['57P01', 503, 'unavailable'],
  ['57014', 503, 'unavailable'],
  ['55P03', 503, 'unavailable'],
  ['08006', 503, 'unavailable'],
  ['53300', 503, 'unavailable'],
  ['42P01', 500, 'internal_error'],
])('maps the database state %s to %d %s', (state, status, code) => {
  expect(toAppError(databaseError(state)).facts).toMatchObject({ status, code })
})

it('distinguishes a missing target from a row that is still needed', () => {
  const missing = 'insert or update on table "a" violates foreign key constraint "b"'
  const needed = 'update or delete on table "a" violates foreign key constraint "b" on table "c"'
  expect(toAppError(databaseError('23503', missing)).facts.code).toBe('not_found')
  expect(toAppError(databaseError('23503', needed)).facts.code).toBe('in_use')
})

it('answers 503 while the database is unreachable', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
  expect(toAppError(refused).facts).toMatchObject({ status: 503, retryAfterSeconds: expect.any(Number) })
  expect(toAppError(new Error('Connection terminated unexpectedly')).facts.status).toBe(503)
})

it('passes AppErrors through and hides bugs', () => {
  expect(toAppError(notFound()).facts.code).toBe('not_found')
  expect(toAppError(new TypeError('x is not a function')).facts).toEqual({
    status: 500,
    code: 'internal_error',
  })
  expect(toAppError('thrown text')).toBeInstanceOf(AppError)
})
