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
      'Opens a merchant for the operator as its Admin sees it, to read, for half an hour; the merchant is told',
    access: ['SuperAdmin'],
    body: AccountViewRequest,
    answer: AccountViewStart,
    errors: ['not_found', 'illegal_transition'],
  },
  'POST /api/AccountView/Leave': {
    summary: 'Ends the look that it is called with; 404 for everybody else',
    access: ['Admin'],
    whileSuspended: true,
    whileViewing: true,
    body: NoBody,
    answer: z.object({}),
    errors: ['not_found'],
  },
  'GET /api/AccountView/Get': {
    summary:
      'When the operator looked at a merchant as its Admin sees it, who it was and why, the latest first',
    access: ['SuperAdmin', 'Admin'],
    permission: 'settings.manage',
    query: AccountViewsQuery,
    answer: AccountViewPage,
  },
})
