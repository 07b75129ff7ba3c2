import {
  AccountCloseRequest,
  AccountClosing,
  AccountStopClosingRequest,
} from '#src/contracts/account-closing.ts'
import { Account } from '#src/contracts/account.ts'
import { NoBody, defineEndpoints } from './endpoint.ts'

// Only a person who pays for the account may close it.
const OWNER = { access: ['Admin'], permission: 'billing.manage', whileExpired: true } as const

export const accountClosingEndpoints = defineEndpoints({
  'GET /api/Account/Closing': {
    summary:
      'Returns the closing of the caller’s account, with open orders and unpaid invoices that would prevent it',
    ...OWNER,
    answer: AccountClosing,
  },
  'POST /api/Account/Close': {
    summary:
      'Schedules the closing of the caller’s account in 30 days. Until then it is read-only and the closing can be cancelled',
    ...OWNER,
    isAudited: true,
    body: AccountCloseRequest,
    answer: AccountClosing,
    errors: ['in_use', 'illegal_transition'],
  },
  'POST /api/Account/Keep': {
    summary: 'Cancels the closing of the caller’s account',
    ...OWNER,
    isAudited: true,
    body: NoBody,
    answer: AccountClosing,
    errors: ['illegal_transition'],
  },
  'PUT /api/Account/StopClosing': {
    summary: 'Cancels the closing of a merchant’s account, with a reason',
    access: ['SuperAdmin'],
    body: AccountStopClosingRequest,
    answer: Account,
    errors: ['not_found', 'illegal_transition'],
  },
})
