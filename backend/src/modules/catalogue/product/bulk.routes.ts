import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { BulkService } from './bulk.service.ts'

// Each may touch two thousand rows.
const rateLimit = { max: 60, windowSeconds: 60 }

export const bulkRoutes = (bulk: BulkService): Route[] => [
  defineRoute('PUT /api/Product/Sort', {
    rateLimit,
    handler: ({ scope, body }) => bulk.sort(scope, body),
  }),
  defineRoute('PUT /api/Product/HideAll', {
    rateLimit,
    handler: ({ scope, body }) => bulk.hideAll(scope, body),
  }),
  defineRoute('PUT /api/Product/ShowAll', {
    rateLimit,
    handler: ({ scope, body }) => bulk.showAll(scope, body),
  }),
  defineRoute('PUT /api/Product/BulkUpdate', {
    rateLimit,
    handler: ({ scope, session: { permissions }, body }) => bulk.update({ scope, permissions }, body),
  }),
  defineRoute('PUT /api/Product/BulkUndo', {
    rateLimit,
    handler: ({ scope, session: { permissions }, body }) => bulk.undo({ scope, permissions }, body),
  }),
]
