import {
  Account,
  AccountUpdateRequest,
  BusinessType,
  BusinessTypeListQuery,
  BusinessTypePage,
  BusinessTypeRequest,
  BusinessTypeUpdateRequest,
} from '#src/contracts/account.ts'
import { MerchantListQuery, MerchantPage, MerchantSummary } from '#src/contracts/merchant.ts'
import { ALL_ROLES } from '#src/contracts/role.ts'
import { IdQuery } from '#src/contracts/wire.ts'
import { defineEndpoints } from './endpoint.ts'

export const accountEndpoints = defineEndpoints({
  'GET /api/Account/Get/Id': {
    summary: 'One merchant company: the own one, or any for the operator',
    access: ['SuperAdmin', 'Admin'],
    permission: 'settings.manage',
    query: IdQuery,
    answer: Account,
    errors: ['not_found'],
  },
  'PUT /api/Account/Update': {
    summary: 'Full update of a merchant company: the own one, or any for the operator',
    access: ['SuperAdmin', 'Admin'],
    permission: 'settings.manage',
    isAudited: true,
    body: AccountUpdateRequest,
    answer: Account,
    errors: ['not_found'],
  },
  'GET /api/Type/Get': {
    summary: 'The kinds of business to choose from',
    access: ALL_ROLES,
    query: BusinessTypeListQuery,
    answer: BusinessTypePage,
  },
  'GET /api/Type/Get/Id': {
    summary: 'One kind of business',
    access: ALL_ROLES,
    query: IdQuery,
    answer: BusinessType,
    errors: ['not_found'],
  },
  'POST /api/Type/Add': {
    summary: 'A new kind of business',
    access: ['SuperAdmin'],
    body: BusinessTypeRequest,
    answer: BusinessType,
    errors: ['idempotency_key_reused'],
  },
  'PUT /api/Type/Update': {
    summary: 'Full update of a kind of business',
    access: ['SuperAdmin'],
    body: BusinessTypeUpdateRequest,
    answer: BusinessType,
    errors: ['not_found'],
  },
  'DELETE /api/Type/Delete': {
    summary: 'Deletes a kind of business that no merchant has',
    access: ['SuperAdmin'],
    query: IdQuery,
    answer: BusinessType,
    errors: ['not_found', 'in_use'],
  },
  'GET /api/Account/Get': {
    summary: 'All merchants, searched, filtered and sorted',
    access: ['SuperAdmin'],
    query: MerchantListQuery,
    answer: MerchantPage,
  },
  'GET /api/Account/GetSummary': {
    summary: 'Returns figures over all merchants',
    access: ['SuperAdmin'],
    answer: MerchantSummary,
  },
})
