import type { ProductPage } from '@sufra/shared/contracts/product'
import { productsOf, withChanges } from './menu-pages.ts'
import { sampleProduct } from '#src/testing/sample-products.ts'

const pageOf = (...ids: number[]): ProductPage => ({
  data: ids.map(id => sampleProduct({ id })),
  currentPage: 1,
  totalPages: 1,
  totalCount: ids.length,
  pageSize: 90,
  hasNextPage: false,
  hasPreviousPage: false,
})

it('writes a newer change of a product into its page', () => {
  const page = withChanges(pageOf(1, 2), [{ id: 2, isVisible: false, rowVersion: 5 }])
  expect(page.data.map(product => product.isVisible)).toEqual([true, false])
  expect(page.data[1]).toMatchObject({ rowVersion: 5, price: 48 })
})

it('ignores a change that is older than the page', () => {
  const page = withChanges(pageOf(1), [{ id: 1, isVisible: false, rowVersion: 3 }])
  expect(page.data[0]?.isVisible).toBe(true)
})

it('returns the same object for a page without changed products', () => {
  const page = pageOf(1, 2)
  expect(withChanges(page, [{ id: 9, isVisible: false, rowVersion: 9 }])).toBe(page)
})

it('keeps the identity of unchanged products, so that their cards do not render again', () => {
  const page = pageOf(1, 2)
  expect(withChanges(page, [{ id: 2, isVisible: false, rowVersion: 5 }]).data[0]).toBe(page.data[0])
})

it('applies the newest of two changes of a product, regardless of their order', () => {
  const changes = [
    { id: 1, isVisible: false, rowVersion: 6 },
    { id: 1, isVisible: true, rowVersion: 5 },
  ]
  expect(withChanges(pageOf(1), changes).data[0]).toMatchObject({ isVisible: false, rowVersion: 6 })
})

it('joins pages in order and lists a product once if it moved to a second page', () => {
  expect(productsOf([pageOf(1, 2), pageOf(2, 3)]).map(product => product.id)).toEqual([1, 2, 3])
})
