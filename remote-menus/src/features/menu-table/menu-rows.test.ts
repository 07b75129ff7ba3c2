import type { Product } from '@sufra/shared/contracts/product'
import { sampleCategory } from '#src/testing/sample-categories.ts'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { isSortable, menuRows } from './menu-rows.ts'
import type { MenuFilters } from './menu-url.ts'

const CATEGORIES = [5, 3].map(id => sampleCategory({ id }))
const DISHES = [
  sampleProduct({ id: 4, categoryId: 3, index: 1, en: 'Kabsa' }),
  sampleProduct({ id: 1, categoryId: 99, index: 1, en: 'Lost' }),
  sampleProduct({ id: 9, categoryId: 5, index: 2, en: 'Hummus', isVisible: false }),
  sampleProduct({ id: 7, categoryId: 5, index: 2, en: 'Fattoush' }),
  sampleProduct({ id: 8, categoryId: 5, index: 1, en: 'Soup' }),
]
const shown = (filters: Partial<MenuFilters> = {}, shownIds: ReadonlySet<number> | null = null) =>
  menuRows({
    products: DISHES,
    categories: CATEGORIES,
    shownIds,
    filters: { search: '', state: null, ...filters },
    names:
      (_: readonly Product[], search) =>
      ({ name }) =>
        name.includes(search),
  }).map(({ id }) => id)

it('sorts products by category, index and id, with those of a deleted category last', () => {
  expect(shown()).toEqual([8, 7, 9, 4, 1])
})

it.each([
  { of: 'visible ones', filters: { state: 'visible' }, ids: [8, 7, 4, 1] },
  { of: 'hidden ones', filters: { state: 'hidden' }, ids: [9] },
  { of: 'those with a name', filters: { search: 'Kab' }, ids: [4] },
] as const)('filters products $of', ({ filters, ids }) => expect(shown(filters)).toEqual(ids))

it('combines the category with the filters', () => {
  expect(shown({}, new Set([5]))).toEqual([8, 7, 9])
  expect(shown({ state: 'hidden' }, new Set([3]))).toEqual([])
})

it('can be sorted only if all products of one category are shown in menu order', () => {
  const grills = [sampleProduct({ id: 1 }), sampleProduct({ id: 2 })]
  const asMenu = { isFiltered: false, sortKey: 'menu' }
  expect(isSortable(grills, asMenu)).toBe(true)
  expect(isSortable(grills, { ...asMenu, isFiltered: true })).toBe(false)
  expect(isSortable(grills, { ...asMenu, sortKey: 'price' })).toBe(false)
  expect(isSortable(grills, { ...asMenu, sortKey: undefined })).toBe(false)
  expect(isSortable(DISHES, asMenu)).toBe(false)
  expect(isSortable([], asMenu)).toBe(false)
})
