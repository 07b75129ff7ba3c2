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
    summary: 'Whether the own account is being closed, and what closing it would meet',
    ...OWNER,
    answer: AccountClosing,
  },
  'POST /api/Account/Close': {
    summary: 'Closes the own account in 30 days; until then it is read, and can be kept',
    ...OWNER,
    body: AccountCloseRequest,
    answer: AccountClosing,
    errors: ['in_use', 'illegal_transition'],
  },
  'POST /api/Account/Keep': {
    summary: 'Keeps the own account after all: everything is as it was',
    ...OWNER,
    body: NoBody,
    answer: AccountClosing,
    errors: ['illegal_transition'],
  },
  'PUT /api/Account/StopClosing': {
    summary: 'Keeps the account of a merchant that was closing it, for a reason',
    access: ['SuperAdmin'],
    body: AccountStopClosingRequest,
    answer: Account,
    errors: ['not_found', 'illegal_transition'],
  },
})
