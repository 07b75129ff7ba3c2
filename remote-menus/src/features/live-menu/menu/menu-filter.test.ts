import type { NameMatcher } from '#src/search-words/name-matcher.ts'
import { findByName } from '#src/search-words/name-search.ts'
import { countTabs, filterMenu } from './menu-filter.ts'
import { sampleProduct } from '#src/testing/sample-products.ts'

const products = [
  sampleProduct({ id: 1, en: 'Lamb Kabsa', ar: 'كَبْسة لحم' }),
  sampleProduct({ id: 2, en: 'Fattoush', ar: 'فتوش', isVisible: false }),
  sampleProduct({ id: 3, en: 'Mint Lemonade', ar: 'ليمون بالنعناع' }),
  sampleProduct({ id: 4, en: '', ar: 'أرز أبيض' }),
]
const names: NameMatcher = (menu, search) => {
  const found = findByName(menu, { search, own: [] })
  return product => search.trim() === '' || found.has(product)
}
const NONE: ReadonlySet<number> = new Set()
const place = { branchIds: null, isLimited: false }
const find = (filter: Partial<Parameters<typeof filterMenu>[1]>) =>
  filterMenu(products, { tab: 'all', search: '', keptIds: NONE, place, names, ...filter }).map(
    product => product.id,
  )

it('counts all, visible and hidden products for the tabs', () => {
  expect(countTabs(products, place)).toEqual({ all: 4, active: 3, snoozed: 1 })
})

it('returns the products of each tab in menu order', () => {
  expect(find({ tab: 'all' })).toEqual([1, 2, 3, 4])
  expect(find({ tab: 'active' })).toEqual([1, 3, 4])
  expect(find({ tab: 'snoozed' })).toEqual([2])
})

it('matches English anywhere in the name, in any case', () => {
  expect(find({ search: 'KABSA' })).toEqual([1])
  expect(find({ search: 'le' })).toEqual([3])
})

it('matches Arabic without harakat and in any spelling', () => {
  expect(find({ search: 'كبسه' })).toEqual([1])
  expect(find({ search: 'ارز ابيض' })).toEqual([4])
})

it('ignores spaces around a search, and a search of only spaces', () => {
  expect(find({ search: '  fattoush ' })).toEqual([2])
  expect(find({ search: '   ' })).toHaveLength(4)
})

it('does not match all Arabic names for a search of only harakat', () => {
  expect(find({ search: 'ً' })).toEqual([])
})

it('combines tab and search', () => {
  expect(find({ tab: 'active', search: 'fattoush' })).toEqual([])
})

it('keeps a card in a tab that no longer includes it, but not against the search', () => {
  const keptIds = new Set([2])
  expect(find({ tab: 'active', keptIds })).toEqual([1, 2, 3, 4])
  expect(find({ tab: 'active', keptIds, search: 'kabsa' })).toEqual([1])
})

it('finds text typed on the wrong keyboard, in Arabizi or misspelled, in menu order', () => {
  expect(find({ search: ';fsm' })).toEqual([1])
  expect(find({ search: 'la7m' })).toEqual([1])
  expect(find({ search: 'fatoush' })).toEqual([2])
  const both = [sampleProduct({ id: 5, en: 'Chicken Kabsa Bowl' }), sampleProduct({ id: 6, en: 'Kabsa' })]
  const filter = { tab: 'all', search: 'kabsa', keptIds: NONE, place, names } as const
  expect(filterMenu(both, filter).map(({ id }) => id)).toEqual([5, 6])
})
