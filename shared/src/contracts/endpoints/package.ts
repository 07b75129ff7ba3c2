import {
  PackageDetails,
  PackageList,
  PackageListQuery,
  PackagePage,
  PackageRequest,
  PackageUpdateRequest,
} from '#src/contracts/package.ts'
import { IdQuery } from '#src/contracts/wire.ts'
import { defineEndpoints } from './endpoint.ts'

export const packageEndpoints = defineEndpoints({
  'GET /api/Package/GetAll': {
    summary: 'The packages on offer, of plans on offer',
    access: 'public',
    answer: PackageList,
  },
  'GET /api/Package/Get': {
    summary: 'Lists all packages, including those not on offer',
    access: ['SuperAdmin'],
    query: PackageListQuery,
    answer: PackagePage,
  },
  'GET /api/Package/Get/Id': {
    summary: 'Returns one package with its number of subscriptions',
    access: ['SuperAdmin'],
    query: IdQuery,
    answer: PackageDetails,
    errors: ['not_found'],
  },
  'POST /api/Package/Add': {
    summary: 'A new package of a plan',
    access: ['SuperAdmin'],
    body: PackageRequest,
    answer: PackageDetails,
    errors: ['idempotency_key_reused'],
  },
  'PUT /api/Package/Update': {
    summary: 'Full update of a package for later subscriptions; existing ones do not change',
    access: ['SuperAdmin'],
    body: PackageUpdateRequest,
    answer: PackageDetails,
    errors: ['not_found', 'stale_version'],
  },
  'DELETE /api/Package/Delete': {
    summary: 'Deletes a package without past, present or planned subscriptions',
    access: ['SuperAdmin'],
    query: IdQuery,
    answer: PackageDetails,
    errors: ['not_found', 'in_use'],
  },
})
