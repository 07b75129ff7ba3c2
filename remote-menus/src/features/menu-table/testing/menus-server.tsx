import type { BulkUpdateRequest, Product } from '@sufra/shared/contracts/product'
import type { Category } from '@sufra/shared/contracts/category'
import { answerHttp, renderUi, sampleBranch, samplePage } from '@sufra/shared/testing'
import type { HttpAnswer, HttpCall, RenderUiOptions } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { sampleBrand } from '#src/testing/sample-brand.ts'
import { sampleCategory } from '#src/testing/sample-categories.ts'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { bringSortingParts } from '../sorting/use-sorting-parts.ts'
import { MenusPage } from '../menus.page.tsx'

type Answer = HttpAnswer | ((call: HttpCall) => HttpAnswer | Promise<HttpAnswer>)

export const UNDO = '7d4c9a52-6a3f-4a54-9f8c-2b1d5e6f7a80'

/** A small menu: two dishes under Grills, one under Drinks, which comes second. */
export const CATEGORIES = [sampleCategory(), sampleCategory({ id: 4, en: 'Drinks', ar: 'مشروبات', index: 2 })]
export const PRODUCTS = [
  sampleProduct({ id: 1, en: 'Lamb Kabsa', ar: 'كبسة لحم', index: 1, price: 48 }),
  sampleProduct({ id: 2, en: 'Shish Tawook', ar: 'شيش طاووق', index: 2, price: 30, isVisible: false }),
  sampleProduct({ id: 5, en: 'Mint Tea', ar: 'شاي بالنعناع', categoryId: 4, index: 1, price: null }),
]

const changed = (product: Product, set: BulkUpdateRequest['set']): Product => ({
  ...product,
  price:
    product.price === null
      ? null
      : product.price + (set.priceDelta ?? 0) + ((set.pricePercent ?? 0) * product.price) / 100,
  categoryId: set.categoryId ?? product.categoryId,
  isVisible: set.isVisible ?? product.isVisible,
})

/** Ends the branches' own snoozes; exclusions by the menu and a snooze of the brand remain. */
const wokenIn = (product: Product, branchIds: number[]): Product => {
  const woken = product.branchSnoozes.flatMap(({ branchId }) =>
    branchIds.includes(branchId) ? [branchId] : [],
  )
  return {
    ...product,
    excludeBranchesIds: product.excludeBranchesIds.filter(id => !woken.includes(id)),
    branchSnoozes: product.branchSnoozes.filter(({ branchId }) => !woken.includes(branchId)),
  }
}

const bodyOf = <Body,>({ body }: HttpCall): Body => JSON.parse(JSON.stringify(body))

interface Stored {
  products?: Product[]
  categories?: Category[]
}

/** Fakes a server with one brand and this menu, which it updates like the real one. `answers` take precedence. */
export const menusServer = (
  { products = PRODUCTS, categories = CATEGORIES }: Stored = {},
  answers: Record<string, Answer> = {},
) => {
  let stored = products
  let groups = categories
  const put = (ids: readonly number[], change: (product: Product) => Product) => {
    stored = stored.map(product =>
      ids.includes(product.id) ? { ...change(product), rowVersion: product.rowVersion + 1 } : product,
    )
    return stored.filter(({ id }) => ids.includes(id))
  }
  const bulk = (call: HttpCall) => {
    const { ids, set, preview } = bodyOf<BulkUpdateRequest>(call)
    if (preview)
      return {
        body: {
          products: stored.filter(({ id }) => ids.includes(id)).map(product => changed(product, set)),
          undoToken: null,
        },
      }
    const done = put(ids, product => changed(product, set))
    if (set.isDeleted) stored = stored.filter(({ id }) => !ids.includes(id))
    return { body: { products: done, undoToken: UNDO } }
  }
  const http = answerHttp({
    'GET /api/SearchWords/Get': { body: { words: [], rowVersion: 0 } },
    'GET /api/ServiceProvider/Get': call => ({ body: samplePage([sampleBrand()], call) }),
    'GET /api/Branch/Get': call => ({
      body: samplePage(
        [
          sampleBranch({ id: 1, serviceProviderId: 7 }),
          sampleBranch({ id: 2, serviceProviderId: 7, name: '{"ar":"الملز","en":"Malaz"}' }),
        ],
        call,
      ),
    }),
    'GET /api/Category/Get': call => ({ body: samplePage(groups, call) }),
    'GET /api/Product/Get': call => ({ body: samplePage(stored, call) }),
    'PUT /api/Product/Sort': call => {
      const { items } = bodyOf<{ items: { id: number; index: number }[] }>(call)
      put(
        items.map(({ id }) => id),
        product => ({ ...product, index: items.find(({ id }) => id === product.id)?.index ?? product.index }),
      )
      return { body: { updated: items.length } }
    },
    'PUT /api/Product/BulkUpdate': bulk,
    'PUT /api/Product/BulkUndo': () => {
      stored = products
      return { body: { restored: products.length, changedSince: 0, leftOut: 0 } }
    },
    'PUT /api/Product/Snooze': call => {
      const { productIds } = bodyOf<{ productIds: number[] }>(call)
      return { body: { products: put(productIds, product => ({ ...product, isVisible: false })) } }
    },
    'PUT /api/Product/Activate': call => {
      const { productIds, branchIds } = bodyOf<{ productIds: number[]; branchIds?: number[] }>(call)
      const shown = (product: Product) =>
        branchIds ? wokenIn(product, branchIds) : { ...product, isVisible: true }
      return { body: { products: put(productIds, shown) } }
    },
    'PUT /api/Product/HideAll': () => ({ body: { affected: stored.length, undoToken: UNDO } }),
    'PUT /api/Product/ShowAll': () => ({ body: { affected: stored.length } }),
    'POST /api/Category/BulkCreateUpdate': call => {
      const { categories: rows } = bodyOf<{ categories: { id: number; index: number }[] }>(call)
      groups = groups.map(group => ({
        ...group,
        index: rows.find(({ id }) => id === group.id)?.index ?? group.index,
      }))
      return { body: { created: [], updated: groups, failed: [] } }
    },
    'PUT /api/Category/hide/branch': () => ({ body: groups[0] }),
    'DELETE /api/Category/Delete': ({ query }) => {
      const gone = groups.find(({ id }) => id === Number(query.get('Id')))
      groups = groups.filter(group => group !== gone)
      return { body: gone }
    },
    ...answers,
  })
  const callsTo = (name: string) => http.calls.filter(call => `${call.method} ${call.path}` === name)
  /** Returns the bodies of the requests to an address, in order. */
  const sentTo = (name: string) => callsTo(name).map(({ body }) => body)
  return { ...http, callsTo, sentTo }
}

// Loading the library later would remount tree and table during a test; use-sorting-parts.test.tsx covers that case.
beforeAll(() => bringSortingParts())

export const renderMenus = ({
  language = 'en',
  role = 'Admin',
  permissions,
  route = '/menus',
}: Pick<RenderUiOptions, 'language' | 'role' | 'permissions' | 'route'> = {}) =>
  renderUi(
    <>
      <MenusPage />
      <Toaster />
    </>,
    { language, role, permissions, namespaces: { menus: { ar, en } }, route },
  )
