import {
  ServiceProvider,
  ServiceProviderListQuery,
  ServiceProviderPage,
  ServiceProviderRequest,
  ServiceProviderUpdateRequest,
} from '@sufra/shared/contracts/merchant'
import { ALL_ROLES } from '@sufra/shared/contracts/role'
import { IdQuery } from '@sufra/shared/contracts/wire'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { ServiceProviderService } from './service-provider.service.ts'

const rateLimit = { max: 300, windowSeconds: 60 }
const writes = { max: 60, windowSeconds: 60 }

export const serviceProviderRoutes = (providers: ServiceProviderService): Route[] => [
  defineRoute({
    method: 'GET',
    path: '/api/ServiceProvider/Get',
    summary: 'The brands of the account; all brands for the operator',
    access: ALL_ROLES,
    whileSuspended: true,
    rateLimit,
    query: ServiceProviderListQuery,
    response: ServiceProviderPage,
    handler: ({ scope, query }) => providers.list(scope, query),
  }),
  // The specification has both addresses for one thing.
  ...['/api/ServiceProvider/Get/Id', '/api/ServiceProvider/id'].map(path =>
    defineRoute({
      method: 'GET',
      path,
      summary: 'One brand',
      access: ALL_ROLES,
      rateLimit,
      query: IdQuery,
      response: ServiceProvider,
      handler: ({ scope, query }) => providers.get(scope, query.Id),
    }),
  ),
  defineRoute({
    method: 'POST',
    path: '/api/ServiceProvider/Add',
    summary: 'A new brand; the operator names its account',
    access: ['SuperAdmin', 'Admin'],
    rateLimit: writes,
    body: ServiceProviderRequest,
    response: ServiceProvider,
    handler: ({ scope, body }) => providers.add(scope, body),
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/ServiceProvider/Update',
    summary: 'Full update of a brand',
    access: ['SuperAdmin', 'Admin'],
    rateLimit: writes,
    body: ServiceProviderUpdateRequest,
    response: ServiceProvider,
    handler: ({ scope, body }) => providers.update(scope, body),
  }),
]
