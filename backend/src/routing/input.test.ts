import { z } from 'zod'
import { AppError } from '#src/errors/errors.ts'
import { bindQueryNames, parseInput } from './input.ts'

const fieldsOf = (work: () => unknown): unknown => {
  try {
    work()
  } catch (error) {
    return error instanceof AppError ? error.facts.errors : error
  }
  return 'accepted'
}

describe('query names', () => {
  const query = z.object({
    ServiceProviderId: z.string(),
    'PaginatedRequest.PageNumber': z.string().optional(),
  })

  it('bind in any spelling', () => {
    expect(bindQueryNames(query, { serviceproviderid: '1', 'paginatedRequest.pagenumber': '2' })).toEqual({
      ServiceProviderId: '1',
      'PaginatedRequest.PageNumber': '2',
    })
  })

  it('are a repeated parameter if they differ only in spelling', () => {
    const bound = bindQueryNames(query, { ServiceProviderId: '1', serviceProviderId: '2' })
    expect(fieldsOf(() => parseInput(query, bound))).toEqual({ ServiceProviderId: ['invalid_type'] })
  })

  it('do not nest however many spellings are sent', () => {
    const bound = bindQueryNames(query, {
      SERVICEPROVIDERID: '1',
      serviceproviderid: '2',
      serviceProviderID: '3',
    })
    expect(bound.ServiceProviderId).toEqual(['3'])
  })

  it('drop names that the contract lacks', () => {
    expect(bindQueryNames(query, { accountId: '9' })).toEqual({})
  })
})

describe('bodies', () => {
  const body = z.strictObject({
    name: z.string().min(2).max(80),
    price: z.number().max(10),
    tags: z.array(z.string()),
  })
  const good = { name: 'كبسة', price: 1, tags: [] }

  it('pass if they match the contract', () => {
    expect(parseInput(body, good)).toEqual(good)
  })

  it('are refused with an error per field', () => {
    expect(fieldsOf(() => parseInput(body, { name: 'x', price: 11, isAdmin: true }))).toEqual({
      name: ['too_small_string:2'],
      price: ['too_big_number:10'],
      tags: ['required'],
      isAdmin: ['unknown_field'],
    })
  })

  it.each([
    ['NUL', 'a\0b'],
    ['a lone high surrogate', 'a\ud83d'],
    ['a lone low surrogate', '\udc00a'],
  ])('are refused with %s anywhere in them', (_name, text) => {
    expect(fieldsOf(() => parseInput(body, { ...good, name: text }))).toEqual({ name: ['unstorable_text'] })
    expect(fieldsOf(() => parseInput(body, { ...good, tags: ['ok', text] }))).toEqual({
      'tags.1': ['unstorable_text'],
    })
    expect(fieldsOf(() => parseInput(z.unknown(), { [text]: 1 }))).toEqual({ body: ['unstorable_text'] })
  })

  it('keep whole surrogate pairs and the joiners that Arabic needs', () => {
    expect(parseInput(body, { ...good, name: '🍽️ می\u200cخواهم' }).name).toBe('🍽️ می\u200cخواهم')
  })
})
