import { z } from 'zod'
import {
  AccountViewPage,
  AccountViewRequest,
  AccountViewStart,
  AccountViewsQuery,
} from '#src/contracts/account-view.ts'
import { NoBody, defineEndpoints } from './endpoint.ts'

export const accountViewEndpoints = defineEndpoints({
  'POST /api/AccountView/Begin': {
    summary:
      'Starts an impersonation: the operator reads a merchant’s account as its Admin for 30 minutes; notifies the merchant',
    access: ['SuperAdmin'],
    body: AccountViewRequest,
    answer: AccountViewStart,
    errors: ['not_found', 'illegal_transition'],
  },
  'POST /api/AccountView/Leave': {
    summary: 'Ends the impersonation of its token; 404 for other tokens',
    access: ['Admin'],
    isOpenToAll: 'ownData',
    whileSuspended: true,
    whileViewing: true,
    body: NoBody,
    answer: z.object({}),
    errors: ['not_found'],
  },
  'GET /api/AccountView/Get': {
    summary: 'Lists the impersonations of a merchant, newest first',
    access: ['SuperAdmin', 'Admin'],
    permission: 'settings.manage',
    query: AccountViewsQuery,
    answer: AccountViewPage,
  },
})
