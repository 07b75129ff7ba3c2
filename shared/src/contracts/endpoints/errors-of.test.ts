import { z } from 'zod'
import type { Endpoint, Method } from './endpoint.ts'
import { errorsOf, isOpenWhileClosing, isOpenWhileExpired, isOpenWhileViewing } from './errors-of.ts'

const row = (method: Method, change: Partial<Endpoint> = {}): Endpoint & { method: Method } => ({
  method,
  summary: 'x',
  access: ['Admin'],
  answer: z.object({}),
  ...change,
})
const refuses = (method: Method, change: Partial<Endpoint> = {}) => [...errorsOf(row(method, change))]

it('includes rate limit and server error for every endpoint', () => {
  for (const access of [['Admin'], 'public', 'channel', 'deploy'] as const)
    expect(refuses('GET', { access })).toEqual(
      expect.arrayContaining(['bad_request', 'too_many_requests', 'internal_error', 'unavailable']),
    )
})

it('includes token errors only for signed-in callers', () => {
  const hearsOfTokens = (access: Endpoint['access']) => refuses('GET', { access }).includes('token_expired')
  expect(hearsOfTokens(['Kitchen'])).toBe(true)
  expect(hearsOfTokens('deploy')).toBe(true)
  expect(hearsOfTokens('public')).toBe(false)
  expect(hearsOfTokens('channel')).toBe(false)
})

it('includes signature errors for a platform and remote errors for a deploy token', () => {
  const refused = (access: Endpoint['access']) =>
    refuses('POST', { access }).filter(code => code === 'signature_invalid' || code === 'forbidden_remote')
  expect(refused('channel')).toEqual(['signature_invalid'])
  expect(refused('deploy')).toEqual(['forbidden_remote'])
  expect(refused(['Admin'])).toEqual([])
})

it('includes input errors only with an input', () => {
  const isJudged = (change: Partial<Endpoint>, method: Method = 'POST') =>
    refuses(method, change).includes('validation_failed')
  expect(isJudged({})).toBe(false)
  expect(isJudged({ body: z.strictObject({}) })).toBe(true)
  expect(isJudged({ query: z.object({}) }, 'GET')).toBe(true)
  expect(isJudged({ params: z.object({}) }, 'GET')).toBe(true)
  expect(isJudged({ multipart: true })).toBe(true)
  expect(isJudged({ raw: true })).toBe(true)
})

it('includes no body errors for a GET', () => {
  const codes = ['malformed_json', 'json_too_complex', 'payload_too_large', 'unsupported_media_type']
  expect(refuses('GET').filter(code => codes.some(each => each === code))).toEqual([])
  expect(refuses('PUT')).toEqual(expect.arrayContaining(codes))
})

describe('a merchant with an expired subscription', () => {
  it.each([
    ['reads', 'GET', {}, true],
    ['writes nothing', 'POST', {}, false],
    ['writes what says so', 'PUT', { whileExpired: true }, true],
    ['finishes what is open while suspended', 'POST', { whileSuspended: true }, true],
    ['asks nothing of its own accord', 'POST', { effect: 'none' }, false],
  ] as const)('%s', (...[, method, change, isOpen]) => {
    expect(isOpenWhileExpired(row(method, change))).toBe(isOpen)
    expect(refuses(method, change).includes('subscription_expired')).toBe(!isOpen)
  })

  it('cannot spend money while it closes its account', () => {
    const paid = { whileExpired: true, whileClosing: false } as const
    expect(isOpenWhileClosing(row('POST', paid))).toBe(false)
    expect(refuses('POST', paid)).toContain('account_closing')
    expect(refuses('POST', paid)).not.toContain('subscription_expired')
    expect(isOpenWhileClosing(row('POST', { whileExpired: true }))).toBe(true)
    expect(refuses('POST', { whileExpired: true })).not.toContain('account_closing')
  })

  it('does not affect callers without a session', () => {
    for (const access of ['public', 'channel', 'deploy'] as const)
      expect(refuses('POST', { access })).not.toContain('subscription_expired')
  })
})

describe('an impersonation', () => {
  it.each([
    ['reads', 'GET', {}, true],
    ['asks what a body has to hold', 'POST', { effect: 'none' }, true],
    ['leaves no trace', 'POST', { effect: 'trace' }, false],
    ['changes nothing', 'PUT', {}, false],
    ['does not listen where that is told apart', 'GET', { whileViewing: false }, false],
    ['can be left', 'POST', { whileViewing: true }, true],
  ] as const)('%s', (...[, method, change, isOpen]) => {
    expect(isOpenWhileViewing(row(method, change))).toBe(isOpen)
    expect(refuses(method, change).includes('view_only')).toBe(!isOpen)
  })

  it('does not affect endpoints without a session', () => {
    expect(isOpenWhileViewing(row('GET', { access: 'public' }))).toBe(false)
    expect(refuses('POST', { access: 'public' })).not.toContain('view_only')
    expect(refuses('POST', { access: 'deploy' })).toContain('view_only')
  })
})

it('refuses a suspended merchant unless the endpoint permits it', () => {
  expect(refuses('GET')).toContain('account_suspended')
  expect(refuses('GET', { whileSuspended: true })).not.toContain('account_suspended')
})

it("adds the endpoint's own codes, each once", () => {
  const codes = refuses('PUT', { errors: ['not_found', 'token_expired'] })
  expect(codes).toContain('not_found')
  expect(codes.filter(code => code === 'token_expired')).toHaveLength(1)
})
