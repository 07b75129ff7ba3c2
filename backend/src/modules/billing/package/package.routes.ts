import { idempotencyKeyOf } from '#src/modules/infrastructure/infrastructure.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { PackageService } from './package.service.ts'

const reads = { max: 300, windowSeconds: 60 }
const writes = { max: 60, windowSeconds: 60 }

export const packageRoutes = (packages: PackageService): Route[] => [
  defineRoute('GET /api/Package/GetAll', {
    rateLimit: { max: 120, windowSeconds: 60 },
    handler: () => packages.offered(),
  }),
  defineRoute('GET /api/Package/Get', {
    rateLimit: reads,
    handler: ({ query }) => packages.list(query),
  }),
  defineRoute('GET /api/Package/Get/Id', {
    rateLimit: reads,
    handler: ({ query }) => packages.get(query.Id),
  }),
  defineRoute('POST /api/Package/Add', {
    rateLimit: writes,
    handler: ({ session, body, request }) =>
      packages.add({ byUserId: session.userId, key: idempotencyKeyOf(request) }, body),
  }),
  defineRoute('PUT /api/Package/Update', {
    rateLimit: writes,
    handler: ({ session, body }) => packages.update(body, session.userId),
  }),
  defineRoute('DELETE /api/Package/Delete', {
    rateLimit: writes,
    handler: ({ session, query }) => packages.remove(query.Id, session.userId),
  }),
]
