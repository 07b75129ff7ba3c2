import {
  ServiceProvider,
  ServiceProviderListQuery,
  ServiceProviderPage,
  ServiceProviderRequest,
  ServiceProviderUpdateRequest,
} from '#src/contracts/merchant.ts'
import { ALL_ROLES } from '#src/contracts/role.ts'
import { IdQuery } from '#src/contracts/wire.ts'
import { defineEndpoints } from './endpoint.ts'

const ONE = {
  summary: 'One brand',
  access: ALL_ROLES,
  query: IdQuery,
  answer: ServiceProvider,
  errors: ['not_found'],
} as const

export const serviceProviderEndpoints = defineEndpoints({
  'GET /api/ServiceProvider/Get': {
    summary: 'The brands of the account; all brands for the operator',
    access: ALL_ROLES,
    whileSuspended: true,
    query: ServiceProviderListQuery,
    answer: ServiceProviderPage,
  },
  // The specification has both addresses for one thing.
  'GET /api/ServiceProvider/Get/Id': ONE,
  'GET /api/ServiceProvider/id': ONE,
  'POST /api/ServiceProvider/Add': {
    summary: 'A new brand; the operator names its account',
    access: ['SuperAdmin', 'Admin'],
    permission: 'settings.manage',
    isAudited: true,
    body: ServiceProviderRequest,
    answer: ServiceProvider,
    errors: ['idempotency_key_reused'],
  },
  'PUT /api/ServiceProvider/Update': {
    summary: 'Full update of a brand',
    access: ['SuperAdmin', 'Admin'],
    permission: 'settings.manage',
    isAudited: true,
    body: ServiceProviderUpdateRequest,
    answer: ServiceProvider,
    errors: ['not_found'],
  },
  'DELETE /api/ServiceProvider/Delete': {
    summary: 'Deletes a brand that has never had a branch or a menu, and is not the only one',
    access: ['SuperAdmin', 'Admin'],
    permission: 'settings.manage',
    isAudited: true,
    query: IdQuery,
    answer: ServiceProvider,
    errors: ['not_found', 'in_use'],
  },
})
