import { z } from 'zod'
import { defineEndpoints } from './endpoint.ts'
import {
  CannedAnswer,
  CannedAnswerRequest,
  CannedAnswerUpdateRequest,
  Ticket,
  TicketAddRequest,
  TicketAssignRequest,
  TicketBeginRequest,
  TicketFile,
  TicketFileParams,
  TicketFileQuery,
  TicketListQuery,
  TicketMerchant,
  TicketMessage,
  TicketMessageRequest,
  TicketMessages,
  TicketMessagesQuery,
  TicketOfRequest,
  TicketPage,
  TicketPerson,
  TicketReadRequest,
  TicketUnread,
} from '#src/contracts/ticket.ts'
import { IdQuery } from '#src/contracts/wire.ts'

// A suspended merchant needs support more than anybody.
const CONVERSATION = {
  access: ['SuperAdmin', 'Admin', 'Custom'],
  permission: 'support.use',
  whileSuspended: true,
} as const
const OPERATOR = { access: ['SuperAdmin'], permission: 'support.use' } as const

export const ticketEndpoints = defineEndpoints({
  'GET /api/Ticket/Get': {
    summary: 'Lists support conversations, newest first; those of all merchants for the operator',
    ...CONVERSATION,
    query: TicketListQuery,
    answer: TicketPage,
  },
  'GET /api/Ticket/Get/Id': {
    summary: 'One conversation',
    ...CONVERSATION,
    query: IdQuery,
    answer: Ticket,
    errors: ['not_found'],
  },
  'GET /api/Ticket/Messages': {
    summary: 'Fifty messages of a conversation',
    ...CONVERSATION,
    query: TicketMessagesQuery,
    answer: TicketMessages,
    errors: ['not_found'],
  },
  'GET /api/Ticket/Unread': {
    summary: 'Returns the number of unread conversations and the position of the live stream',
    ...CONVERSATION,
    answer: TicketUnread,
  },
  'POST /api/Ticket/Add': {
    summary: 'Starts a conversation by a merchant; once per Idempotency-Key',
    access: ['Admin', 'Custom'],
    permission: 'support.use',
    whileSuspended: true,
    body: TicketAddRequest,
    answer: Ticket,
    errors: ['idempotency_key_reused'],
  },
  'POST /api/Ticket/Begin': {
    summary: 'Starts a conversation with a merchant by the operator; once per Idempotency-Key',
    ...OPERATOR,
    body: TicketBeginRequest,
    answer: Ticket,
    errors: ['not_found', 'idempotency_key_reused'],
  },
  'POST /api/Ticket/Message': {
    summary:
      'Adds a message to a conversation, once per Idempotency-Key; reopens a resolved one, refuses a closed one',
    ...CONVERSATION,
    body: TicketMessageRequest,
    answer: TicketMessage,
    errors: ['not_found', 'illegal_transition', 'idempotency_key_reused', 'forbidden_branch'],
  },
  'POST /api/Ticket/AddFile': {
    summary:
      'Stores a picture or a PDF (part File) for the sender’s next message; its bytes determine the type',
    ...CONVERSATION,
    query: TicketFileQuery,
    multipart: true,
    answer: TicketFile,
    errors: ['not_found'],
  },
  'GET /api/Ticket/File/:id': {
    summary: 'Returns a file of a conversation that the caller may read',
    ...CONVERSATION,
    params: TicketFileParams,
    answer: z.unknown().describe('the bytes of the file'),
    errors: ['not_found'],
  },
  'PUT /api/Ticket/Read': {
    summary: 'Marks a conversation as read by the caller’s side up to a message',
    effect: 'trace',
    ...CONVERSATION,
    body: TicketReadRequest,
    answer: z.object({}),
    errors: ['not_found'],
  },
  'POST /api/Ticket/Typing': {
    summary: 'Publishes the ephemeral event that the caller is typing',
    effect: 'trace',
    ...CONVERSATION,
    body: TicketOfRequest,
    answer: z.object({}),
    errors: ['not_found'],
  },
  'PUT /api/Ticket/Resolve': {
    summary: 'Resolves a conversation; a message within seven days reopens it',
    ...CONVERSATION,
    body: TicketOfRequest,
    answer: Ticket,
    errors: ['not_found', 'illegal_transition'],
  },
  'PUT /api/Ticket/Assign': {
    summary: 'Assigns a conversation to one of the operator’s people, or to nobody',
    ...OPERATOR,
    body: TicketAssignRequest,
    answer: Ticket,
    errors: ['not_found'],
  },
  'GET /api/Ticket/People': {
    summary: 'Lists the operator’s people for assignment',
    ...OPERATOR,
    answer: z.array(TicketPerson),
  },
  'GET /api/Ticket/Merchant': {
    summary: 'Returns the merchant of a conversation: plan, state and last conversations',
    ...OPERATOR,
    query: IdQuery,
    answer: TicketMerchant,
    errors: ['not_found'],
  },
  'GET /api/CannedAnswer/Get': {
    summary: 'Lists the canned answers',
    ...OPERATOR,
    answer: z.array(CannedAnswer),
  },
  'POST /api/CannedAnswer/Add': {
    summary: 'Adds a canned answer; 409 for an existing shortcut',
    ...OPERATOR,
    body: CannedAnswerRequest,
    answer: CannedAnswer,
    errors: ['already_exists'],
  },
  'PUT /api/CannedAnswer/Update': {
    summary: 'Changes a canned answer',
    ...OPERATOR,
    body: CannedAnswerUpdateRequest,
    answer: CannedAnswer,
    errors: ['not_found', 'already_exists'],
  },
  'DELETE /api/CannedAnswer/Delete': {
    summary: 'Deletes a canned answer',
    ...OPERATOR,
    query: IdQuery,
    answer: z.object({}),
    errors: ['not_found'],
  },
})
