import type { ProductAvailability } from '@sufra/shared/contracts/live-event'
import type { Product, ProductPage } from '@sufra/shared/contracts/product'

type Change = Pick<ProductAvailability, 'id' | 'rowVersion'> & Partial<Product>

const withChange = (product: Product, change: Change | undefined): Product =>
  change && change.rowVersion >= product.rowVersion ? { ...product, ...change } : product

/** Puts newer facts about some products into a page; an older fact than the page already holds changes nothing. */
export const withChanges = (page: ProductPage, changes: readonly Change[]): ProductPage => {
  const oldestFirst = changes.toSorted((left, right) => left.rowVersion - right.rowVersion)
  const byId = new Map(oldestFirst.map(change => [change.id, change]))
  if (!page.data.some(product => byId.has(product.id))) return page
  return { ...page, data: page.data.map(product => withChange(product, byId.get(product.id))) }
}

/** All pages as one list. A product that moved to another page between two answers is listed once. */
export const productsOf = (pages: readonly ProductPage[]): Product[] => {
  const byId = new Map<number, Product>()
  for (const product of pages.flatMap(page => page.data)) {
    if (!byId.has(product.id)) byId.set(product.id, product)
  }
  return [...byId.values()]
}
