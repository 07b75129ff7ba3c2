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
    summary: 'All packages, those that nobody can choose too',
    access: ['SuperAdmin'],
    query: PackageListQuery,
    answer: PackagePage,
  },
  'GET /api/Package/Get/Id': {
    summary: 'One package, with who is on it counted',
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
    summary: 'Full update of a package, for those who come: who bought it keeps what they paid for',
    access: ['SuperAdmin'],
    body: PackageUpdateRequest,
    answer: PackageDetails,
    errors: ['not_found', 'stale_version'],
  },
  'DELETE /api/Package/Delete': {
    summary: 'Deletes a package that nobody has, had or is to have',
    access: ['SuperAdmin'],
    query: IdQuery,
    answer: PackageDetails,
    errors: ['not_found', 'in_use'],
  },
})
