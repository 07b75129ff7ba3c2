import { idempotencyKeyOf } from '#src/modules/infrastructure/infrastructure.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { PublicationService } from './publication.service.ts'

export const publicationRoutes = (publications: PublicationService): Route[] => [
  defineRoute('GET /api/MenuPublication/Diff', {
    rateLimit: { max: 120, windowSeconds: 60 },
    handler: ({ scope, query }) => publications.diff(scope, query),
  }),
  defineRoute('GET /api/MenuPublication/Get', {
    rateLimit: { max: 300, windowSeconds: 60 },
    handler: ({ scope, query }) => publications.list(scope, query),
  }),
  defineRoute('POST /api/MenuPublication/Add', {
    rateLimit: { max: 30, windowSeconds: 60 },
    handler: ({ scope, body, request }) => publications.add(scope, body, idempotencyKeyOf(request)),
  }),
]
