import { AppError } from '#src/errors.ts'
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

it('no service provider is answered with exactly the specified sentence', () => {
  expect(errorsOf(() => parse({ serviceProviderId: 0 }))).toEqual({
    serviceProviderId: ['Please select a Service Provider.'],
  })
})

it.each([
  ['nested 4,000 deep', `${'{"a":'.repeat(4000)}1${'}'.repeat(4000)}`],
  ['of 60,000 numbers', `[${'1,'.repeat(60_000)}1]`],
])('JSON %s is refused before it is looked at', (_name, json) => {
  expect(errorsOf(() => parseProduct(json))).toEqual({ JsonProduct: ['malformed_json'] })
})

it('a menu with all modifiers that a product may have is taken', () => {
  const name = { ar: 'إضافة', en: 'Extra' }
  const option = { optionNameEn: 'Rice', optionNameAr: 'أرز', price: 2.5 }
  const modifiers = Array(50).fill({ name, options: Array(50).fill(option), min: 0, max: 20 })
  expect(parse({ modifiers }).modifiers).toHaveLength(50)
})

it.each([[undefined], [null], [0], [-3]])('an index of %s becomes 12', index => {
  expect(parse({ index }).index).toBe(12)
})

it('a price that is not given stays null: 35 is never stored', () => {
  expect(parse({ price: undefined }).price).toBeNull()
  expect(parse({ price: null }).price).toBeNull()
  expect(parse({ price: 0 }).price).toBe(0)
})

it('names are trimmed, and single-spaced, in a fixed form', () => {
  expect(parse({ name: '{"en":"  Lamb   Kabsa ","ar":"كبسة\\tلحم"}' }).name).toBe(
    '{"ar":"كبسة لحم","en":"Lamb Kabsa"}',
  )
})

it('one language is enough, both are kept as keys', () => {
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
])('a name that is %s is refused', (_, name) => {
  expect(errorsOf(() => parse({ name }))).toHaveProperty('name')
})

it('joiners that Persian and emoji need are kept', () => {
  expect(parse({ name: '{"en":"Mi\u200Cxed"}' }).name).toContain('\u200C')
})

it.each([
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{',
  'null',
  '[]',
  '1e999',
])('the body %s is refused', json => {
  expect(errorsOf(() => parseProduct(json))).toBeDefined()
})

it.each(['accountId', 'rowversion', 'deletedAt', 'sku', 'snoozedUntil'])(
  'the field %s cannot be sent',
  field => {
    expect(errorsOf(() => parse({ [field]: 1 }))).toHaveProperty(field)
  },
)

it.each([[-1], [100_000], [1.005], ['48'], [Number.NaN]])(
  'a price of %s is refused or counts as none',
  price => {
    if (Number.isNaN(price)) expect(parse({ price }).price).toBeNull()
    else expect(errorsOf(() => parse({ price }))).toHaveProperty('price')
  },
)

it('new modifiers and options are numbered after those that have numbers', () => {
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
])('modifiers with %s are refused', (_, changes) => {
  const modifiers = changes.map(change => ({ name: { ar: 'حجم', en: 'Size' }, options: [], ...change }))
  expect(errorsOf(() => parse({ modifiers }))).toHaveProperty('modifiers')
})

it('a name may have marks of direction at its ends, and none that turn the text within it', () => {
  const name = (ar: string) => JSON.stringify({ ar, en: '' })
  expect(parse({ name: name('\u202Aكبسة\u202C\u200F') }).name).toBe(name('كبسة'))
  expect(errorsOf(() => parse({ name: name('كب\u202Eسة') }))).toEqual({ name: ['invalid_name'] })
})
