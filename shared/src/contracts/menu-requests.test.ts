import { validationErrors } from '#src/testing/validation-errors.ts'
import { CategoryBulkRequest, CategoryRequest } from './category.ts'
import { ROUND_UP_TO, ChannelPricingUpdateRequest, PriceExceptionUpdateRequest } from './pricing.ts'
import { BulkUpdateRequest } from './product.ts'
import { PublicationRequest } from './publication.ts'
import { SaleHours } from './sale-hours.ts'
import { areWordsUnique, hasSearchWord, meansItself } from './search-word-rules.ts'
import { SearchWordsUpdateRequest } from './search-words.ts'

describe('prices of platforms', () => {
  const rule = (change: object) =>
    validationErrors(ChannelPricingUpdateRequest, {
      serviceProviderId: 1,
      channelId: 1,
      percent: 0,
      roundUpTo: 0,
      commissionPercent: 0,
      ...change,
    })

  it.each(ROUND_UP_TO)('are rounded up to %d', roundUpTo => {
    expect(rule({ roundUpTo })).toEqual({})
  })

  it('refuse any other rounding step', () => {
    for (const roundUpTo of [0.1, 2, -1, '1']) expect(rule({ roundUpTo })).toHaveProperty('roundUpTo')
  })

  it.each([
    ['percent', [-50, 0, 12.35, 200], [-50.01, 200.01, 0.001]],
    ['commissionPercent', [0, 18.5, 100], [-0.01, 100.01, 0.001]],
  ])('limit %s', (field, fine, wrong) => {
    for (const value of fine) expect(rule({ [field]: value })).toEqual({})
    for (const value of wrong) expect(rule({ [field]: value })).toHaveProperty(field)
  })

  const exceptions = (...places: object[]) =>
    validationErrors(PriceExceptionUpdateRequest, { serviceProviderId: 1, productId: 1, exceptions: places })

  it('accept each place once', () => {
    const places = [
      { channelId: 1, price: 1 },
      { branchId: 1, price: 2 },
      { channelId: 1, branchId: 1, price: 3 },
      { channelId: 11, price: 4 },
    ]
    expect(exceptions(...places)).toEqual({})
    expect(exceptions(...places, { channelId: 1, branchId: null, price: 5 })).toEqual({
      exceptions: ['given_twice'],
    })
  })

  it('require a place', () => {
    expect(exceptions({ price: 1 })).toEqual({ 'exceptions.0.channelId': ['required'] })
  })

  it('are deleted by an empty list', () => {
    expect(exceptions()).toEqual({})
  })
})

it('sends a menu to each platform once', () => {
  const sent = (...channelIds: number[]) =>
    validationErrors(PublicationRequest, { serviceProviderId: 1, channelIds })
  expect(sent(1, 2)).toEqual({})
  expect(sent(1, 2, 1)).toEqual({ channelIds: ['given_twice'] })
  expect(sent()).toHaveProperty('channelIds')
})

describe('the same change to many products', () => {
  const told = (set: object) => validationErrors(BulkUpdateRequest, { serviceProviderId: 1, ids: [1], set })

  it('requires a change', () => {
    expect(told({})).toEqual({ set: ['nothing_to_change'] })
    expect(told({ price: undefined })).toEqual({ set: ['nothing_to_change'] })
    for (const set of [{ price: null }, { isVisible: false }, { categoryId: 2 }, { isDeleted: true }])
      expect(told(set)).toEqual({})
  })

  it('changes the price in one way only', () => {
    expect(told({ price: null, priceDelta: 1 })).toEqual({ 'set.price': ['one_price_change'] })
    expect(told({ priceDelta: 1, pricePercent: 10 })).toEqual({ 'set.price': ['one_price_change'] })
    expect(told({ pricePercent: -100, isVisible: true })).toEqual({})
  })

  it('deletes, and never undeletes', () => {
    expect(told({ isDeleted: false })).toHaveProperty(['set.isDeleted'])
  })
})

describe('categories in bulk', () => {
  const told = (...categories: object[]) =>
    validationErrors(CategoryBulkRequest, { serviceProviderId: 1, categories })

  it('are moved by position only, or written whole', () => {
    expect(told({ id: 1, index: 2 }, { name: { ar: 'مشاوي' } }, { id: 3, name: { en: 'Grill' } })).toEqual({})
  })

  it('are refused with the error of the row, not of a position', () => {
    expect(told({ name: { ar: 'x' } })).toEqual({ 'categories.0.name.ar': ['too_small_string:2'] })
    expect(told({ id: 1, index: 0 })).toHaveProperty(['categories.0.index'])
  })

  it('take the brand from the request, not from a row', () => {
    expect(told({ name: { ar: 'مشاوي' }, serviceProviderId: 2 })).toEqual({
      'categories.0.serviceProviderId': ['unknown_field'],
    })
  })

  it.each([
    'https://evil.test/x.webp',
    '/images/../x.webp',
    '//evil.test/images/x.webp',
    'data:image/png;base64,AA',
  ])('refuse a picture from %s', imageUrl => {
    const category = { serviceProviderId: 1, name: { ar: 'مشاوي' }, imageUrl }
    expect(validationErrors(CategoryRequest, category)).toHaveProperty('imageUrl')
  })
})

describe('hours of sale', () => {
  const periods = [{ dayOfWeek: 0, from: '06:00', to: '11:00' }]
  const told = (change: object) => validationErrors(SaleHours, { periods, ...change })

  it('accept a single day, and no end before the start', () => {
    expect(told({ startsOn: '2027-02-08', endsOn: '2027-02-08' })).toEqual({})
    expect(told({ startsOn: '2027-02-08', endsOn: '2027-02-07' })).toEqual({ endsOn: ['ends_before_start'] })
    expect(told({ startsOn: '2026-12-31', endsOn: '2027-01-01' })).toEqual({})
    expect(told({ endsOn: '2027-02-07' })).toEqual({})
  })

  it('require a period and valid days', () => {
    expect(told({ periods: [] })).toEqual({ periods: ['no_sale_hours'] })
    expect(told({ startsOn: '2027-02-29' })).toHaveProperty('startsOn')
    expect(told({ periods: [...periods, ...periods] })).toEqual({ 'periods.1': ['overlapping_hours'] })
  })
})

describe("a merchant's own words", () => {
  const pair = (word: string, means: string) => ({ word, means })

  it('refuse a word that means itself, in any spelling', () => {
    expect(meansItself(pair('كبسة', 'كَبسه'))).toBe(true)
    expect(meansItself(pair('Latte', 'LATTÉ'))).toBe(true)
    expect(meansItself(pair('مفطح', 'ذبيحة'))).toBe(false)
  })

  it('accept a pair once, in any spelling', () => {
    expect(areWordsUnique([pair('مفطح', 'ذبيحة'), pair('مفطّح', 'ذبيحه')])).toBe(false)
    expect(hasSearchWord([pair('مفطح', 'ذبيحة')], pair('مفطّح', 'ذبيحه'))).toBe(true)
    expect(areWordsUnique([pair('مفطح', 'ذبيحة'), pair('مفطح', 'خروف')])).toBe(true)
    expect(areWordsUnique([pair('مفطح', 'ذبيحة'), pair('ذبيحة', 'مفطح')])).toBe(true)
  })

  it('stay distinct whatever characters they contain', () => {
    expect(areWordsUnique([pair('a=b', 'c'), pair('a', 'b=c')])).toBe(true)
  })

  it('are refused at the empty line', () => {
    const told = (...words: object[]) => validationErrors(SearchWordsUpdateRequest, { words })
    expect(told(pair('مفطح', 'ذبيحة'), pair('x', 'X'))).toEqual({ 'words.1.means': ['means_itself'] })
    expect(told(pair('مفطح', ' '))).toEqual({ 'words.0.means': ['required'] })
    expect(told(pair('a', 'b'), pair('A', 'B'))).toEqual({ words: ['given_twice'] })
  })
})
