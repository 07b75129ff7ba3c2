import { idempotencyKeyOf } from '#src/modules/infrastructure/infrastructure.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { CategoryService } from './category.service.ts'

const reads = { max: 300, windowSeconds: 60 }
const writes = { max: 240, windowSeconds: 60 }
// Enough for two hundred rows with all fields.
const BULK_LIMIT = 1024 * 1024

const readingRoutes = (categories: CategoryService): Route[] => [
  defineRoute('GET /api/Category/Get', {
    rateLimit: reads,
    handler: ({ scope, query }) => categories.list(scope, query),
  }),
  defineRoute('GET /api/Category/Get/Id', {
    rateLimit: reads,
    handler: ({ scope, query }) => categories.get(scope, query.Id),
  }),
]

export const categoryRoutes = (categories: CategoryService): Route[] => [
  ...readingRoutes(categories),
  defineRoute('POST /api/Category/Add', {
    rateLimit: writes,
    handler: ({ scope, session, body, request }) =>
      categories.add({ ...session, scope, key: idempotencyKeyOf(request) }, body),
  }),
  defineRoute('PUT /api/Category/Update', {
    rateLimit: writes,
    handler: ({ scope, session, body }) => categories.update({ ...session, scope }, body),
  }),
  defineRoute('DELETE /api/Category/Delete', {
    rateLimit: writes,
    handler: ({ scope, query }) => categories.remove(scope, query),
  }),
  defineRoute('PUT /api/Category/hide/branch', {
    rateLimit: writes,
    handler: ({ scope, session, body }) => categories.hide({ ...session, scope }, body),
  }),
  defineRoute('POST /api/Category/BulkCreateUpdate', {
    rateLimit: writes,
    bodyLimit: BULK_LIMIT,
    handler: ({ scope, session, body, request }) =>
      categories.bulk({ ...session, scope, key: idempotencyKeyOf(request) }, body),
  }),
]
