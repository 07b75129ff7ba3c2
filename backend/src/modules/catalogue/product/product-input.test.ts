import { AppError } from '#src/errors/errors.ts'
import { parseProduct } from './product-input.ts'

const valid = {
  name: '{"ar":"كبسة لحم","en":"Lamb Kabsa"}',
  categoryId: 3,
  serviceProviderId: 1,
  price: 48,
  index: 4,
}
const parse = (changes: object) => parseProduct(JSON.stringify({ ...valid, ...changes })).draft
const errorsOf = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    if (error instanceof AppError) return error.facts.errors
    throw error
  }
  return undefined
}

it('answers a missing service provider with exactly the specified sentence', () => {
  expect(errorsOf(() => parse({ serviceProviderId: 0 }))).toEqual({
    serviceProviderId: ['Please select a Service Provider.'],
  })
})

it.each([
  ['nested 4,000 deep', `${'{"a":'.repeat(4000)}1${'}'.repeat(4000)}`],
  ['of 60,000 numbers', `[${'1,'.repeat(60_000)}1]`],
])('refuses JSON %s before it is parsed', (_name, json) => {
  expect(errorsOf(() => parseProduct(json))).toEqual({ JsonProduct: ['malformed_json'] })
})

it('accepts a product with the maximum of modifiers', () => {
  const name = { ar: 'إضافة', en: 'Extra' }
  const option = { optionNameEn: 'Rice', optionNameAr: 'أرز', price: 2.5 }
  const modifiers = Array(50).fill({ name, options: Array(50).fill(option), min: 0, max: 20 })
  expect(parse({ modifiers }).modifiers).toHaveLength(50)
})

it.each([[undefined], [null], [0], [-3]])('replaces an index of %s by 12', index => {
  expect(parse({ index }).index).toBe(12)
})

it('keeps a missing price null: 35 is never stored', () => {
  expect(parse({ price: undefined }).price).toBeNull()
  expect(parse({ price: null }).price).toBeNull()
  expect(parse({ price: 0 }).price).toBe(0)
})

it('trims names, collapses their spaces, and stores them in a fixed format', () => {
  expect(parse({ name: '{"en":"  Lamb   Kabsa ","ar":"كبسة\\tلحم"}' }).name).toBe(
    '{"ar":"كبسة لحم","en":"Lamb Kabsa"}',
  )
})

it('accepts one language and stores both keys', () => {
  expect(parse({ name: '{"ar":"كبسة"}' }).name).toBe('{"ar":"كبسة","en":""}')
})

it.each([
  ['plain text', 'Kabsa'],
  ['an array', '["Kabsa"]'],
  ['no name at all', '{"ar":"","en":" "}'],
  ['one letter', '{"en":"K"}'],
  ['81 letters', JSON.stringify({ en: 'K'.repeat(81) })],
  ['a further key', '{"en":"Kabsa","fr":"Kabsa"}'],
  ['a prototype', '{"en":"Kabsa","__proto__":{"x":1}}'],
  ['a control character', '{"en":"Kab\\u0007sa"}'],
  ['a bidi override', '{"en":"Kab\\u202Esa"}'],
  ['half a surrogate pair', '{"en":"Kab\\ud800sa"}'],
])('refuses a name that is %s', (_, name) => {
  expect(errorsOf(() => parse({ name }))).toHaveProperty('name')
})

it('keeps joiners that Persian and emoji need', () => {
  expect(parse({ name: '{"en":"Mi\u200Cxed"}' }).name).toContain('\u200C')
})

it.each([
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{',
  'null',
  '[]',
  '1e999',
])('refuses the body %s', json => {
  expect(errorsOf(() => parseProduct(json))).toBeDefined()
})

it.each(['accountId', 'rowversion', 'deletedAt', 'sku', 'snoozedUntil'])('refuses the field %s', field => {
  expect(errorsOf(() => parse({ [field]: 1 }))).toHaveProperty(field)
})

it.each([[-1], [100_000], [1.005], ['48'], [Number.NaN]])(
  'refuses a price of %s or treats it as missing',
  price => {
    if (Number.isNaN(price)) expect(parse({ price }).price).toBeNull()
    else expect(errorsOf(() => parse({ price }))).toHaveProperty('price')
  },
)

it('numbers new modifiers and options after the existing ones', () => {
  const name = { ar: 'الحجم', en: 'Size' }
  const { modifiers } = parse({
    modifiers: [
      { id: 7, name, options: [{ id: 2, optionNameEn: 'Small' }, { optionNameEn: 'Large' }] },
      { name, options: [] },
    ],
  })
  expect(modifiers.map(({ id }) => id)).toEqual([7, 8])
  expect(modifiers[0]?.options.map(({ id, price }) => [id, price])).toEqual([
    [2, 0],
    [3, 0],
  ])
})

it.each([
  ['a number used twice', [{ id: 1 }, { id: 1 }]],
  ['a bidi override in an option', [{ options: [{ optionNameEn: 'a\u202Eb' }] }]],
  ['a number that leaves no room', [{ id: 2_147_483_647 }]],
])('refuses modifiers with %s', (_, changes) => {
  const modifiers = changes.map(change => ({ name: { ar: 'حجم', en: 'Size' }, options: [], ...change }))
  expect(errorsOf(() => parse({ modifiers }))).toHaveProperty('modifiers')
})

it('a name may have marks of direction at its ends, and none that turn the text within it', () => {
  const name = (ar: string) => JSON.stringify({ ar, en: '' })
  expect(parse({ name: name('\u202Aكبسة\u202C\u200F') }).name).toBe(name('كبسة'))
  expect(errorsOf(() => parse({ name: name('كب\u202Eسة') }))).toEqual({ name: ['invalid_name'] })
})
