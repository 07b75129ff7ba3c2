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
    summary: 'Conversations with support, the latest first; the operator’s people see all merchants',
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
    summary: 'How many conversations have something unread, and where the live stream goes on from that',
    ...CONVERSATION,
    answer: TicketUnread,
  },
  'POST /api/Ticket/Add': {
    summary: 'A merchant begins a conversation; once per Idempotency-Key',
    access: ['Admin', 'Custom'],
    permission: 'support.use',
    whileSuspended: true,
    body: TicketAddRequest,
    answer: Ticket,
    errors: ['idempotency_key_reused'],
  },
  'POST /api/Ticket/Begin': {
    summary: 'The operator’s people begin a conversation with a merchant; once per Idempotency-Key',
    ...OPERATOR,
    body: TicketBeginRequest,
    answer: Ticket,
    errors: ['not_found', 'idempotency_key_reused'],
  },
  'POST /api/Ticket/Message': {
    summary:
      'Writes into a conversation; once per Idempotency-Key. A resolved one is taken up again, a closed one is not',
    ...CONVERSATION,
    body: TicketMessageRequest,
    answer: TicketMessage,
    errors: ['not_found', 'illegal_transition', 'idempotency_key_reused', 'forbidden_branch'],
  },
  'POST /api/Ticket/AddFile': {
    summary:
      'Stores a picture or a PDF (part File) for the next message of its sender; what it is is told from its bytes',
    ...CONVERSATION,
    query: TicketFileQuery,
    multipart: true,
    answer: TicketFile,
    errors: ['not_found'],
  },
  'GET /api/Ticket/File/:id': {
    summary: 'A file of a conversation, for whoever may read that',
    ...CONVERSATION,
    params: TicketFileParams,
    answer: z.unknown().describe('the bytes of the file'),
    errors: ['not_found'],
  },
  'PUT /api/Ticket/Read': {
    summary: 'The caller’s side has read a conversation up to this message',
    effect: 'trace',
    ...CONVERSATION,
    body: TicketReadRequest,
    answer: z.object({}),
    errors: ['not_found'],
  },
  'POST /api/Ticket/Typing': {
    summary: 'Tells who has the conversation open that the caller is typing; nothing is kept',
    effect: 'trace',
    ...CONVERSATION,
    body: TicketOfRequest,
    answer: z.object({}),
    errors: ['not_found'],
  },
  'PUT /api/Ticket/Resolve': {
    summary: 'The matter is settled; writing within seven days takes it up again',
    ...CONVERSATION,
    body: TicketOfRequest,
    answer: Ticket,
    errors: ['not_found', 'illegal_transition'],
  },
  'PUT /api/Ticket/Assign': {
    summary: 'Gives a conversation to one of the operator’s people, or to nobody',
    ...OPERATOR,
    body: TicketAssignRequest,
    answer: Ticket,
    errors: ['not_found'],
  },
  'GET /api/Ticket/People': {
    summary: 'The operator’s people, who can be given conversations',
    ...OPERATOR,
    answer: z.array(TicketPerson),
  },
  'GET /api/Ticket/Merchant': {
    summary: 'What stands beside a conversation: the merchant’s plan, state and last conversations',
    ...OPERATOR,
    query: IdQuery,
    answer: TicketMerchant,
    errors: ['not_found'],
  },
  'GET /api/CannedAnswer/Get': {
    summary: 'What the operator’s people answer often',
    ...OPERATOR,
    answer: z.array(CannedAnswer),
  },
  'POST /api/CannedAnswer/Add': {
    summary: 'Adds an answer; 409 for a shortcut that there is',
    ...OPERATOR,
    body: CannedAnswerRequest,
    answer: CannedAnswer,
    errors: ['already_exists'],
  },
  'PUT /api/CannedAnswer/Update': {
    summary: 'Changes an answer',
    ...OPERATOR,
    body: CannedAnswerUpdateRequest,
    answer: CannedAnswer,
    errors: ['not_found', 'already_exists'],
  },
  'DELETE /api/CannedAnswer/Delete': {
    summary: 'Deletes an answer',
    ...OPERATOR,
    query: IdQuery,
    answer: z.object({}),
    errors: ['not_found'],
  },
})
