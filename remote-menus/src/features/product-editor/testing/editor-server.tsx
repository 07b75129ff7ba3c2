import type { Choice } from '@sufra/shared/contracts/choice'
import type { Product } from '@sufra/shared/contracts/product'
import { answerHttp, renderUi, sampleBranch, samplePage } from '@sufra/shared/testing'
import type { HttpAnswer, HttpCall, RenderUiOptions } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { NewMealPage } from '../new-meal.page.tsx'

type Answer = HttpAnswer | ((call: HttpCall) => HttpAnswer | Promise<HttpAnswer>)

const NOW = '2026-11-20T08:00:00.000Z'
const row = (id: number, arabic: string, english: string) => ({
  id,
  serviceProviderId: 7,
  name: JSON.stringify({ ar: arabic, en: english }),
  index: id,
  rowVersion: 1,
  updatedAt: NOW,
})
const category = (id: number, arabic: string, english: string) => ({
  ...row(id, arabic, english),
  parentId: null,
  description: null,
  imageUrl: null,
  isVisible: true,
  hiddenBranchesIds: [],
  schedule: null,
})
export const brand = {
  id: 7,
  accountId: 1,
  name: '{"ar":"مطابخ","en":"Kitchens"}',
  logoUrl: null,
  color: null,
  typeId: null,
  phone: null,
  isActive: true,
}
const spice: Choice = {
  ...row(5, 'درجة الحرارة', 'How spicy'),
  min: 1,
  max: 1,
  isRequired: true,
  productCount: 3,
  options: [
    {
      id: 51,
      optionNameEn: 'Mild',
      optionNameAr: 'عادي',
      price: 0,
      isAvailable: true,
      snoozedUntil: null,
    },
  ],
}

/** Returns the parsed part JsonProduct of a request. */
export const sentProduct = (call: HttpCall | undefined): Record<string, unknown> => {
  if (!(call?.body instanceof FormData)) throw new Error('a product is sent as multipart')
  return JSON.parse(String(call.body.get('JsonProduct')))
}
export const sentFile = (call: HttpCall | undefined): unknown =>
  call?.body instanceof FormData ? call.body.get('File') : undefined

/**
 * Fakes a server with one brand, two categories, a size, a modifier group and a product, which it updates like the real
 * one.
 */
export const editorServer = (product: Product = sampleProduct(), answers: Record<string, Answer> = {}) => {
  const categories = [category(3, 'مشاوي', 'Grills'), category(4, 'مشروبات', 'Drinks')]
  const sizes = [row(2, 'كبير', 'Large')]
  let stored = product
  const http = answerHttp({
    'GET /api/SearchWords/Get': { body: { words: [], rowVersion: 0 } },
    'GET /api/ServiceProvider/Get': call => ({ body: samplePage([brand], call) }),
    'GET /api/Category/Get': call => ({ body: samplePage(categories, call) }),
    'GET /api/Size/Get': call => ({ body: samplePage(sizes, call) }),
    'GET /api/Choice/Get': call => ({ body: samplePage([spice], call) }),
    'GET /api/Branch/Get': call => ({ body: samplePage([sampleBranch({ serviceProviderId: 7 })], call) }),
    'GET /api/Product/Get/Id': () => ({ body: stored }),
    'POST /api/Category/Add': () => {
      categories.push(category(9, 'شوربات', 'Soups'))
      return { body: categories.at(-1) }
    },
    'POST /api/Size/Add': () => {
      sizes.push(row(8, 'عائلي', 'Family'))
      return { body: sizes.at(-1) }
    },
    'POST /api/Product/Add': () => ({ body: sampleProduct({ id: 44, rowVersion: 1 }) }),
    'PUT /api/Product/Update': () => {
      stored = { ...stored, rowVersion: stored.rowVersion + 1 }
      return { body: stored }
    },
    ...answers,
  })
  const callsTo = (name: string) => http.calls.filter(call => `${call.method} ${call.path}` === name)
  return { ...http, callsTo }
}

export const renderEditor = (
  route = '/menus/new-meal',
  options: Pick<RenderUiOptions, 'language' | 'role' | 'permissions'> = {},
) =>
  renderUi(
    <>
      <NewMealPage />
      <Toaster />
    </>,
    { role: 'Admin', ...options, namespaces: { menus: { ar, en } }, route },
  )

export const EDIT = '/menus/new-meal?id=1&serviceProviderId=7'
