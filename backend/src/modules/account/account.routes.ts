import { Account, AccountUpdateRequest, BusinessTypeList } from '@sufra/shared/contracts/account'
import { ALL_ROLES } from '@sufra/shared/contracts/role'
import { IdQuery } from '@sufra/shared/contracts/wire'
import { defineRoute, type Route } from '#src/routing/route.ts'
import type { AccountService } from './account.service.ts'

const reads = { max: 300, windowSeconds: 60 }
const writes = { max: 60, windowSeconds: 60 }

export const accountRoutes = (accounts: AccountService): Route[] => [
  defineRoute({
    method: 'GET',
    path: '/api/Account/Get/Id',
    summary: 'One merchant company: the own one, or any for the operator',
    access: ['SuperAdmin', 'Admin'],
    rateLimit: reads,
    query: IdQuery,
    response: Account,
    handler: ({ scope, query }) => accounts.get(scope, query.Id),
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/Account/Update',
    summary: 'Full update of a merchant company: the own one, or any for the operator',
    access: ['SuperAdmin', 'Admin'],
    rateLimit: writes,
    body: AccountUpdateRequest,
    response: Account,
    handler: ({ scope, body }) => accounts.update(scope, body),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Type/Get',
    summary: 'The kinds of business to choose from',
    access: ALL_ROLES,
    rateLimit: reads,
    response: BusinessTypeList,
    handler: () => accounts.types(),
  }),
]
