import { idempotencyKeyOf } from '#src/modules/infrastructure/infrastructure.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { BulkService } from './bulk.service.ts'

// Each may change two thousand rows.
const rateLimit = { max: 60, windowSeconds: 60 }

export const bulkRoutes = (bulk: BulkService): Route[] => [
  defineRoute('PUT /api/Product/Sort', {
    rateLimit,
    handler: ({ scope, body }) => bulk.sort(scope, body),
  }),
  defineRoute('PUT /api/Product/HideAll', {
    rateLimit,
    handler: ({ scope, session, body, request }) =>
      bulk.hideAll({ ...session, scope, key: idempotencyKeyOf(request) }, body),
  }),
  defineRoute('PUT /api/Product/ShowAll', {
    rateLimit,
    handler: ({ scope, session, body, request }) =>
      bulk.showAll({ ...session, scope, key: idempotencyKeyOf(request) }, body),
  }),
  defineRoute('PUT /api/Product/BulkUpdate', {
    rateLimit,
    handler: ({ scope, session, body, request }) =>
      bulk.update({ ...session, scope }, body, idempotencyKeyOf(request)),
  }),
  defineRoute('PUT /api/Product/BulkUndo', {
    rateLimit,
    handler: ({ scope, session, body, request }) =>
      bulk.undo({ ...session, scope }, body, idempotencyKeyOf(request)),
  }),
]
