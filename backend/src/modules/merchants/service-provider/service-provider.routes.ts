import { idempotencyKeyOf } from '#src/modules/infrastructure/infrastructure.ts'
import { accountScope } from '#src/routing/account-scope.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { ServiceProviderService } from './service-provider.service.ts'

const rateLimit = { max: 300, windowSeconds: 60 }
const writes = { max: 60, windowSeconds: 60 }

export const serviceProviderRoutes = (providers: ServiceProviderService): Route[] => [
  defineRoute('GET /api/ServiceProvider/Get', {
    rateLimit,
    handler: ({ scope, query }) => providers.list(accountScope(scope, query.AccountId), query),
  }),
  // The specification has two paths for the same resource.
  ...(['GET /api/ServiceProvider/Get/Id', 'GET /api/ServiceProvider/id'] as const).map(name =>
    defineRoute(name, {
      rateLimit,
      handler: ({ scope, query }) => providers.get(scope, query.Id),
    }),
  ),
  defineRoute('POST /api/ServiceProvider/Add', {
    rateLimit: writes,
    handler: ({ scope, body, request }) => providers.add({ scope, key: idempotencyKeyOf(request) }, body),
  }),
  defineRoute('PUT /api/ServiceProvider/Update', {
    rateLimit: writes,
    handler: ({ scope, body }) => providers.update(scope, body),
  }),
  defineRoute('DELETE /api/ServiceProvider/Delete', {
    rateLimit: writes,
    handler: ({ scope, query }) => providers.remove(scope, query.Id),
  }),
]
