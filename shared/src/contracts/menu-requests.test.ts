import { mistakesOf } from '#src/testing/mistakes-of.ts'
import { CategoryBulkRequest, CategoryRequest } from './category.ts'
import { ROUND_UP_TO, ChannelPricingUpdateRequest, PriceExceptionUpdateRequest } from './pricing.ts'
import { BulkUpdateRequest } from './product.ts'
import { PublicationRequest } from './publication.ts'
import { SaleHours } from './sale-hours.ts'
import { areWordsUnique, hasSearchWord, meansItself } from './search-word-rules.ts'
import { SearchWordsUpdateRequest } from './search-words.ts'

describe('prices of platforms', () => {
  const rule = (change: object) =>
    mistakesOf(ChannelPricingUpdateRequest, {
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

  it('are rounded to no other step', () => {
    for (const roundUpTo of [0.1, 2, -1, '1']) expect(rule({ roundUpTo })).toHaveProperty('roundUpTo')
  })

  it.each([
    ['percent', [-50, 0, 12.35, 200], [-50.01, 200.01, 0.001]],
    ['commissionPercent', [0, 18.5, 100], [-0.01, 100.01, 0.001]],
  ])('have a %s within its limits', (field, fine, wrong) => {
    for (const value of fine) expect(rule({ [field]: value })).toEqual({})
    for (const value of wrong) expect(rule({ [field]: value })).toHaveProperty(field)
  })

  const exceptions = (...places: object[]) =>
    mistakesOf(PriceExceptionUpdateRequest, { serviceProviderId: 1, productId: 1, exceptions: places })

  it('are said once of each place', () => {
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

  it('are said of a place, which is not everywhere', () => {
    expect(exceptions({ price: 1 })).toEqual({ 'exceptions.0.channelId': ['required'] })
  })

  it('are gone when the list is empty', () => {
    expect(exceptions()).toEqual({})
  })
})

it('a menu is sent to each platform once', () => {
  const sent = (...channelIds: number[]) =>
    mistakesOf(PublicationRequest, { serviceProviderId: 1, channelIds })
  expect(sent(1, 2)).toEqual({})
  expect(sent(1, 2, 1)).toEqual({ channelIds: ['given_twice'] })
  expect(sent()).toHaveProperty('channelIds')
})

describe('the same change to many products', () => {
  const told = (set: object) => mistakesOf(BulkUpdateRequest, { serviceProviderId: 1, ids: [1], set })

  it('changes something', () => {
    expect(told({})).toEqual({ set: ['nothing_to_change'] })
    expect(told({ price: undefined })).toEqual({ set: ['nothing_to_change'] })
    for (const set of [{ price: null }, { isVisible: false }, { categoryId: 2 }, { isDeleted: true }])
      expect(told(set)).toEqual({})
  })

  it('changes the price in one way', () => {
    expect(told({ price: null, priceDelta: 1 })).toEqual({ 'set.price': ['one_price_change'] })
    expect(told({ priceDelta: 1, pricePercent: 10 })).toEqual({ 'set.price': ['one_price_change'] })
    expect(told({ pricePercent: -100, isVisible: true })).toEqual({})
  })

  it('deletes, and never takes a deletion back', () => {
    expect(told({ isDeleted: false })).toHaveProperty(['set.isDeleted'])
  })
})

describe('categories at once', () => {
  const told = (...categories: object[]) =>
    mistakesOf(CategoryBulkRequest, { serviceProviderId: 1, categories })

  it('are moved by their places alone, or written whole', () => {
    expect(told({ id: 1, index: 2 }, { name: { ar: 'مشاوي' } }, { id: 3, name: { en: 'Grill' } })).toEqual({})
  })

  it('are refused by what is wrong with the row, not with a place that it never was', () => {
    expect(told({ name: { ar: 'x' } })).toEqual({ 'categories.0.name.ar': ['too_small_string:2'] })
    expect(told({ id: 1, index: 0 })).toHaveProperty(['categories.0.index'])
  })

  it('do not say whose they are: the request does', () => {
    expect(told({ name: { ar: 'مشاوي' }, serviceProviderId: 2 })).toEqual({
      'categories.0.serviceProviderId': ['unknown_field'],
    })
  })

  it.each([
    'https://evil.test/x.webp',
    '/images/../x.webp',
    '//evil.test/images/x.webp',
    'data:image/png;base64,AA',
  ])('have no picture from %s', imageUrl => {
    const category = { serviceProviderId: 1, name: { ar: 'مشاوي' }, imageUrl }
    expect(mistakesOf(CategoryRequest, category)).toHaveProperty('imageUrl')
  })
})

describe('hours of sale', () => {
  const periods = [{ dayOfWeek: 0, from: '06:00', to: '11:00' }]
  const told = (change: object) => mistakesOf(SaleHours, { periods, ...change })

  it('may be a single day, and end on no day before it', () => {
    expect(told({ startsOn: '2027-02-08', endsOn: '2027-02-08' })).toEqual({})
    expect(told({ startsOn: '2027-02-08', endsOn: '2027-02-07' })).toEqual({ endsOn: ['ends_before_start'] })
    expect(told({ startsOn: '2026-12-31', endsOn: '2027-01-01' })).toEqual({})
    expect(told({ endsOn: '2027-02-07' })).toEqual({})
  })

  it('have a period, and days that there are', () => {
    expect(told({ periods: [] })).toEqual({ periods: ['no_sale_hours'] })
    expect(told({ startsOn: '2027-02-29' })).toHaveProperty('startsOn')
    expect(told({ periods: [...periods, ...periods] })).toEqual({ 'periods.1': ['overlapping_hours'] })
  })
})

describe("a merchant's own words", () => {
  const pair = (word: string, means: string) => ({ word, means })

  it('mean something else than they are, however it is spelled', () => {
    expect(meansItself(pair('كبسة', 'كَبسه'))).toBe(true)
    expect(meansItself(pair('Latte', 'LATTÉ'))).toBe(true)
    expect(meansItself(pair('مفطح', 'ذبيحة'))).toBe(false)
  })

  it('are there once, however they are spelled', () => {
    expect(areWordsUnique([pair('مفطح', 'ذبيحة'), pair('مفطّح', 'ذبيحه')])).toBe(false)
    expect(hasSearchWord([pair('مفطح', 'ذبيحة')], pair('مفطّح', 'ذبيحه'))).toBe(true)
    expect(areWordsUnique([pair('مفطح', 'ذبيحة'), pair('مفطح', 'خروف')])).toBe(true)
    expect(areWordsUnique([pair('مفطح', 'ذبيحة'), pair('ذبيحة', 'مفطح')])).toBe(true)
  })

  it('are told apart whatever signs they hold', () => {
    expect(areWordsUnique([pair('a=b', 'c'), pair('a', 'b=c')])).toBe(true)
  })

  it('are refused by the line that says nothing', () => {
    const told = (...words: object[]) => mistakesOf(SearchWordsUpdateRequest, { words })
    expect(told(pair('مفطح', 'ذبيحة'), pair('x', 'X'))).toEqual({ 'words.1.means': ['means_itself'] })
    expect(told(pair('مفطح', ' '))).toEqual({ 'words.0.means': ['required'] })
    expect(told(pair('a', 'b'), pair('A', 'B'))).toEqual({ words: ['given_twice'] })
  })
})
