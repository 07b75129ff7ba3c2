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

it('the tabs count all, visible and hidden products', () => {
  expect(countTabs(products, place)).toEqual({ all: 4, active: 3, snoozed: 1 })
})

it('each tab shows its own products, in the order of the menu', () => {
  expect(find({ tab: 'all' })).toEqual([1, 2, 3, 4])
  expect(find({ tab: 'active' })).toEqual([1, 3, 4])
  expect(find({ tab: 'snoozed' })).toEqual([2])
})

it('English is matched without regard to case, anywhere in the name', () => {
  expect(find({ search: 'KABSA' })).toEqual([1])
  expect(find({ search: 'le' })).toEqual([3])
})

it('Arabic is matched without regard to harakat and spelling variants', () => {
  expect(find({ search: 'كبسه' })).toEqual([1])
  expect(find({ search: 'ارز ابيض' })).toEqual([4])
})

it('spaces around a search do not matter, and a search of spaces alone is none', () => {
  expect(find({ search: '  fattoush ' })).toEqual([2])
  expect(find({ search: '   ' })).toHaveLength(4)
})

it('a search of nothing but harakat does not match every Arabic name', () => {
  expect(find({ search: 'ً' })).toEqual([])
})

it('tab and search narrow together', () => {
  expect(find({ tab: 'active', search: 'fattoush' })).toEqual([])
})

it('a card that is kept stays in a tab that no longer holds it, but not against the search', () => {
  const keptIds = new Set([2])
  expect(find({ tab: 'active', keptIds })).toEqual([1, 2, 3, 4])
  expect(find({ tab: 'active', keptIds, search: 'kabsa' })).toEqual([1])
})

it('finds what was typed with the wrong keyboard, in Arabizi, or misspelled, in the order of the menu', () => {
  expect(find({ search: ';fsm' })).toEqual([1])
  expect(find({ search: 'la7m' })).toEqual([1])
  expect(find({ search: 'fatoush' })).toEqual([2])
  const both = [sampleProduct({ id: 5, en: 'Chicken Kabsa Bowl' }), sampleProduct({ id: 6, en: 'Kabsa' })]
  const filter = { tab: 'all', search: 'kabsa', keptIds: NONE, place, names } as const
  expect(filterMenu(both, filter).map(({ id }) => id)).toEqual([5, 6])
})
