import type { Product } from '@sufra/shared/contracts/product'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import type { HttpAnswer, HttpCall, RenderUiOptions } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { sampleCategory } from '#src/testing/sample-categories.ts'
import { LiveMenuPage } from '../live-menu.page.tsx'

type Answer = HttpAnswer | ((call: HttpCall) => HttpAnswer | Promise<HttpAnswer>)

const readForm = ({ body }: HttpCall): Product => {
  if (!(body instanceof FormData)) throw new Error('Product/Update is multipart')
  return JSON.parse(String(body.get('JsonProduct')))
}

/** Fakes a server with one brand and these products, which it updates like the real one. `answers` take precedence. */
export const menuServer = (products: Product[], answers: Record<string, Answer> = {}) => {
  const stored = new Map(products.map(product => [product.id, product]))
  const change = (id: number, changes: Partial<Product>) => {
    const product = stored.get(id)
    if (!product) return { status: 404, body: { code: 'not_found' } }
    stored.set(id, { ...product, ...changes, rowVersion: product.rowVersion + 1 })
    return { body: stored.get(id) }
  }
  const remove = (id: number) => stored.delete(id)
  const bringBack = (id: number) => {
    const product = products.find(each => each.id === id)
    if (product) stored.set(id, product)
  }
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

  const http = answerHttp({
    'GET /api/SearchWords/Get': { body: { words: [], rowVersion: 0 } },
    'GET /api/ServiceProvider/Get': call => ({
      body: samplePage([{ ...brand, id: 6, isActive: false }, brand], call),
    }),
    'GET /api/Branch/Get': call => ({ body: samplePage([], call) }),
    'GET /api/Category/Get': call => ({ body: samplePage([sampleCategory()], call) }),
    'GET /api/Product/Get': call => ({ body: samplePage([...stored.values()], call) }),
    'PUT /api/Product/Update': call => {
      const { id, isVisible } = readForm(call)
      return change(id, { isVisible, snoozedUntil: null })
    },
    'PUT /api/Product/Snooze': () => {
      const answer = change(1, {
        isVisible: false,
        snoozedUntil: new Date(Date.now() + 3_600_000).toISOString(),
      })
      return { body: { products: [answer.body] } }
    },
    'DELETE /api/Product/Delete': ({ query }) => {
      const id = Number(query.get('Id'))
      const body = stored.get(id)
      remove(id)
      return { body }
    },
    'POST /api/Product/Restore': ({ query }) => {
      const body = products.find(({ id }) => id === Number(query.get('Id')))
      if (body) bringBack(body.id)
      return { body }
    },
    ...answers,
  })
  const callsTo = (name: string) => http.calls.filter(call => `${call.method} ${call.path}` === name)
  return { ...http, callsTo, change, remove, bringBack, readForm }
}

export const renderMenu = ({
  language = 'en',
  role = 'Admin',
  permissions,
}: Pick<RenderUiOptions, 'language' | 'role' | 'permissions'> = {}) =>
  renderUi(
    <>
      <LiveMenuPage />
      <Toaster />
    </>,
    { language, role, permissions, namespaces: { menus: { ar, en } }, route: '/menusForUser' },
  )
