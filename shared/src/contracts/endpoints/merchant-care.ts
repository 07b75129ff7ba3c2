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
    summary: 'A merchant that the operator makes by hand; its brand, branch and people come after that',
    access: ['SuperAdmin'],
    body: AccountAddRequest,
    answer: Account,
    errors: ['idempotency_key_reused'],
  },
  'PUT /api/Account/Suspend': {
    summary: 'Suspends a merchant: open sessions feel it within five seconds, open orders can be finished',
    access: ['SuperAdmin'],
    body: AccountSuspendRequest,
    answer: Account,
    errors: ['not_found', 'illegal_transition'],
  },
  'PUT /api/Account/Resume': {
    summary: 'Gives a suspended merchant the state back that it had',
    access: ['SuperAdmin'],
    body: AccountResumeRequest,
    answer: Account,
    errors: ['not_found', 'illegal_transition'],
  },
  'DELETE /api/Account/Delete': {
    summary: 'Closes a merchant for good, unless orders are open; nothing of it is erased',
    access: ['SuperAdmin'],
    query: IdQuery,
    answer: Account,
    errors: ['not_found', 'in_use', 'illegal_transition'],
  },
  'GET /api/Account/Health': {
    summary: 'How a merchant is doing: orders of this month against the last, connections, differences',
    access: ['SuperAdmin'],
    query: IdQuery,
    answer: MerchantHealth,
    errors: ['not_found'],
  },
  'GET /api/Account/Notes': {
    summary: 'What the operator’s people noted of a merchant among themselves, the latest first',
    access: ['SuperAdmin'],
    query: AccountNotesQuery,
    answer: AccountNotePage,
  },
  'POST /api/Account/AddNote': {
    summary: 'Notes something of a merchant, for the operator’s people alone',
    access: ['SuperAdmin'],
    body: AccountNoteRequest,
    answer: AccountNote,
    errors: ['not_found', 'idempotency_key_reused'],
  },
  'DELETE /api/Account/DeleteNote': {
    summary: 'Takes a note away; the audit keeps what it said',
    access: ['SuperAdmin'],
    query: IdQuery,
    answer: AccountNote,
    errors: ['not_found'],
  },
})
