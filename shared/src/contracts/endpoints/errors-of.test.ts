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

it('every endpoint may be asked too often, and meet a fault of the server', () => {
  for (const access of [['Admin'], 'public', 'channel', 'deploy'] as const)
    expect(refuses('GET', { access })).toEqual(
      expect.arrayContaining(['bad_request', 'too_many_requests', 'internal_error', 'unavailable']),
    )
})

it('only who has to sign in hears of tokens', () => {
  const hearsOfTokens = (access: Endpoint['access']) => refuses('GET', { access }).includes('token_expired')
  expect(hearsOfTokens(['Kitchen'])).toBe(true)
  expect(hearsOfTokens('deploy')).toBe(true)
  expect(hearsOfTokens('public')).toBe(false)
  expect(hearsOfTokens('channel')).toBe(false)
})

it('a platform is known by its signature, a deploy token by its remote', () => {
  const refused = (access: Endpoint['access']) =>
    refuses('POST', { access }).filter(code => code === 'signature_invalid' || code === 'forbidden_remote')
  expect(refused('channel')).toEqual(['signature_invalid'])
  expect(refused('deploy')).toEqual(['forbidden_remote'])
  expect(refused(['Admin'])).toEqual([])
})

it('what can be wrong with an input is refused only where there is one', () => {
  const isJudged = (change: Partial<Endpoint>, method: Method = 'POST') =>
    refuses(method, change).includes('validation_failed')
  expect(isJudged({})).toBe(false)
  expect(isJudged({ body: z.strictObject({}) })).toBe(true)
  expect(isJudged({ query: z.object({}) }, 'GET')).toBe(true)
  expect(isJudged({ params: z.object({}) }, 'GET')).toBe(true)
  expect(isJudged({ multipart: true })).toBe(true)
  expect(isJudged({ raw: true })).toBe(true)
})

it('no GET has a body that could be malformed or too large', () => {
  const codes = ['malformed_json', 'json_too_complex', 'payload_too_large', 'unsupported_media_type']
  expect(refuses('GET').filter(code => codes.some(each => each === code))).toEqual([])
  expect(refuses('PUT')).toEqual(expect.arrayContaining(codes))
})

describe('a merchant whose subscription is over', () => {
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

  it('that closes its account is kept from what costs money besides', () => {
    const paid = { whileExpired: true, whileClosing: false } as const
    expect(isOpenWhileClosing(row('POST', paid))).toBe(false)
    expect(refuses('POST', paid)).toContain('account_closing')
    expect(refuses('POST', paid)).not.toContain('subscription_expired')
    expect(isOpenWhileClosing(row('POST', { whileExpired: true }))).toBe(true)
    expect(refuses('POST', { whileExpired: true })).not.toContain('account_closing')
  })

  it('is no concern of who does not sign in', () => {
    for (const access of ['public', 'channel', 'deploy'] as const)
      expect(refuses('POST', { access })).not.toContain('subscription_expired')
  })
})

describe('a look of the operator', () => {
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

  it('is not told of where nobody asks who calls', () => {
    expect(isOpenWhileViewing(row('GET', { access: 'public' }))).toBe(false)
    expect(refuses('POST', { access: 'public' })).not.toContain('view_only')
    expect(refuses('POST', { access: 'deploy' })).toContain('view_only')
  })
})

it('a suspended merchant is refused, but where the row says otherwise', () => {
  expect(refuses('GET')).toContain('account_suspended')
  expect(refuses('GET', { whileSuspended: true })).not.toContain('account_suspended')
})

it('its own codes stand beside those of its kind, each once', () => {
  const codes = refuses('PUT', { errors: ['not_found', 'token_expired'] })
  expect(codes).toContain('not_found')
  expect(codes.filter(code => code === 'token_expired')).toHaveLength(1)
})
