import { Account } from '#src/contracts/account.ts'
import {
  AccountAddRequest,
  AccountNote,
  AccountNotePage,
  AccountNoteRequest,
  AccountNotesQuery,
  AccountResumeRequest,
  AccountSuspendRequest,
  MerchantHealth,
} from '#src/contracts/merchant-care.ts'
import { IdQuery } from '#src/contracts/wire.ts'
import { defineEndpoints } from './endpoint.ts'

export const merchantCareEndpoints = defineEndpoints({
  'POST /api/Account/Add': {
    summary: 'Adds a merchant by the operator, without brand, branch and people',
    access: ['SuperAdmin'],
    body: AccountAddRequest,
    answer: Account,
    errors: ['idempotency_key_reused'],
  },
  'PUT /api/Account/Suspend': {
    summary: 'Suspends a merchant within five seconds; its open orders can be finished',
    access: ['SuperAdmin'],
    body: AccountSuspendRequest,
    answer: Account,
    errors: ['not_found', 'illegal_transition'],
  },
  'PUT /api/Account/Resume': {
    summary: 'Ends the suspension of a merchant',
    access: ['SuperAdmin'],
    body: AccountResumeRequest,
    answer: Account,
    errors: ['not_found', 'illegal_transition'],
  },
  'DELETE /api/Account/Delete': {
    summary: 'Closes a merchant permanently unless orders are open; its data stays',
    access: ['SuperAdmin'],
    query: IdQuery,
    answer: Account,
    errors: ['not_found', 'in_use', 'illegal_transition'],
  },
  'GET /api/Account/Health': {
    summary: 'Returns a merchant’s health: orders of this month and the last, connections, differences',
    access: ['SuperAdmin'],
    query: IdQuery,
    answer: MerchantHealth,
    errors: ['not_found'],
  },
  'GET /api/Account/Notes': {
    summary: 'Lists the operator’s internal notes on a merchant, newest first',
    access: ['SuperAdmin'],
    query: AccountNotesQuery,
    answer: AccountNotePage,
  },
  'POST /api/Account/AddNote': {
    summary: 'Adds an internal note on a merchant',
    access: ['SuperAdmin'],
    body: AccountNoteRequest,
    answer: AccountNote,
    errors: ['not_found', 'idempotency_key_reused'],
  },
  'DELETE /api/Account/DeleteNote': {
    summary: 'Deletes an internal note; the audit log keeps its text',
    access: ['SuperAdmin'],
    query: IdQuery,
    answer: AccountNote,
    errors: ['not_found'],
  },
})
