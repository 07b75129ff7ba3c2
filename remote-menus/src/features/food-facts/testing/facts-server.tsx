import type { FoodFactsRequest } from '@sufra/shared/contracts/food-facts-request'
import type { Product } from '@sufra/shared/contracts/product'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import type { HttpAnswer, HttpCall, RenderUiOptions } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { sampleCategory } from '#src/testing/sample-categories.ts'
import { FoodFactsPage } from '../food-facts.page.tsx'

const TOKEN = '2f5c7f7e-6f4e-4f0e-9b57-8d7f0a3f0b11'
const brand = {
  id: 7,
  accountId: 1,
  name: '{"ar":"مطابخ","en":"Kitchens"}',
  logoUrl: null,
  color: null,
  typeId: null,
  phone: null,
  isActive: true,
}

const readBody = ({ body }: HttpCall): FoodFactsRequest => JSON.parse(JSON.stringify(body))

/** Fakes a server with one brand and these products, whose facts it updates like the real one. */
export const factsServer = (
  products: Product[],
  answers: Record<string, (call: HttpCall) => HttpAnswer | Promise<HttpAnswer>> = {},
) => {
  const stored = new Map(products.map(product => [product.id, product]))
  const save = ({ items }: FoodFactsRequest): Product[] =>
    items.flatMap(({ id, ...facts }) => {
      const product = stored.get(id)
      if (!product) return []
      const changed = { ...product, ...facts, rowVersion: product.rowVersion + 1 }
      stored.set(id, changed)
      return [changed]
    })
  const http = answerHttp({
    'GET /api/SearchWords/Get': { body: { words: [], rowVersion: 0 } },
    'GET /api/ServiceProvider/Get': call => ({ body: samplePage([brand], call) }),
    'GET /api/Category/Get': call => ({
      body: samplePage([sampleCategory(), sampleCategory({ id: 4, en: 'Drinks', ar: 'مشروبات' })], call),
    }),
    'GET /api/Product/Get': call => ({ body: samplePage([...stored.values()], call) }),
    'PUT /api/Product/FoodFacts': call => ({ body: { products: save(readBody(call)), undoToken: TOKEN } }),
    'PUT /api/Product/BulkUndo': () => {
      for (const product of products) stored.set(product.id, { ...product, rowVersion: 99 })
      return { body: { restored: 1, changedSince: 0, leftOut: 0 } }
    },
    ...answers,
  })
  const saves = () =>
    http.calls.filter(({ path }) => path === '/api/Product/FoodFacts').map(call => readBody(call).items)
  return { ...http, stored, saves, save }
}

export const renderFacts = ({
  language = 'en',
  role = 'Admin',
  route = '/menus/food-facts',
}: Pick<RenderUiOptions, 'language' | 'role' | 'route'> = {}) =>
  renderUi(
    <>
      <FoodFactsPage />
      <Toaster />
    </>,
    { language, role, namespaces: { menus: { ar, en } }, route },
  )
