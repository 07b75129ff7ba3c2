import type { Scope } from '#src/database/database.ts'
import { idempotencyKeyOf } from '#src/modules/infrastructure/infrastructure.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import { readProductForm } from './product-form.ts'
import type { ProductService } from './product.service.ts'

const reads = { max: 600, windowSeconds: 60 }
const writes = { max: 240, windowSeconds: 60 }
const FORM_LIMIT = 6 * 1024 * 1024

const keyOf = (scope: Scope, query: { Id: number; ServiceProviderId: number }) => ({
  scope,
  id: query.Id,
  serviceProviderId: query.ServiceProviderId,
})

const readingRoutes = (products: ProductService): Route[] => [
  defineRoute('GET /api/Product/Get', {
    rateLimit: reads,
    handler: ({ scope, query }) => products.list(scope, query),
  }),
  defineRoute('GET /api/Product/Get/Id', {
    rateLimit: reads,
    handler: ({ scope, query }) => products.get(keyOf(scope, query)),
  }),
]

const writingRoutes = (products: ProductService): Route[] => [
  defineRoute('POST /api/Product/Add', {
    rateLimit: writes,
    bodyLimit: FORM_LIMIT,
    handler: async ({ scope, request, limitBranches }) => {
      const form = await readProductForm(request)
      await limitBranches(form.sent.draft)
      return products.add(scope, form, idempotencyKeyOf(request))
    },
  }),
  defineRoute('PUT /api/Product/Update', {
    rateLimit: writes,
    bodyLimit: FORM_LIMIT,
    handler: async ({ scope, session, request }) =>
      products.update({ ...session, scope }, await readProductForm(request)),
  }),
  defineRoute('DELETE /api/Product/Delete', {
    rateLimit: writes,
    handler: ({ scope, query }) => products.remove(keyOf(scope, query)),
  }),
  defineRoute('POST /api/Product/Restore', {
    rateLimit: writes,
    handler: ({ scope, query }) => products.restore(scope, query.Id),
  }),
]

export const productRoutes = (products: ProductService): Route[] => [
  ...readingRoutes(products),
  ...writingRoutes(products),
]
