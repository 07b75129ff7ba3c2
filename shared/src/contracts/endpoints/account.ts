import {
  Account,
  AccountUpdateRequest,
  BusinessTypeListQuery,
  BusinessTypePage,
} from '#src/contracts/account.ts'
import { MerchantListQuery, MerchantPage } from '#src/contracts/merchant.ts'
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
  'GET /api/Account/Get': {
    summary: 'All merchants, searched, filtered and sorted, with the numbers over all of them',
    access: ['SuperAdmin'],
    query: MerchantListQuery,
    answer: MerchantPage,
  },
})
