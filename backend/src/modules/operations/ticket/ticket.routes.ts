import { idempotencyKeyOf } from '#src/modules/infrastructure/infrastructure.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { InboxService } from './inbox.service.ts'
import type { TicketMessageService } from './ticket-message.service.ts'
import type { TicketService } from './ticket.service.ts'

const reads = { max: 300, windowSeconds: 60 }
const writes = { max: 120, windowSeconds: 60 }

interface Services {
  tickets: TicketService
  messages: TicketMessageService
  inbox: InboxService
}

const conversationRoutes = ({ tickets, messages }: Services): Route[] => [
  defineRoute('GET /api/Ticket/Get', {
    rateLimit: reads,
    handler: ({ query, ...caller }) => tickets.list(caller, query),
  }),
  defineRoute('GET /api/Ticket/Get/Id', {
    rateLimit: reads,
    handler: ({ query, ...caller }) => tickets.get(caller, query.Id),
  }),
  defineRoute('GET /api/Ticket/Messages', {
    rateLimit: reads,
    handler: ({ query, ...caller }) =>
      messages.list(caller, { ticketId: query.TicketId, beforeId: query.BeforeId }),
  }),
  defineRoute('GET /api/Ticket/Unread', { rateLimit: reads, handler: caller => tickets.unread(caller) }),
  defineRoute('POST /api/Ticket/Add', {
    rateLimit: writes,
    handler: ({ body, request, session, scope }) =>
      tickets.add({ session, scope }, body, idempotencyKeyOf(request)),
  }),
  defineRoute('POST /api/Ticket/Message', {
    rateLimit: writes,
    handler: ({ body, request, ...caller }) => messages.send(caller, body, idempotencyKeyOf(request)),
  }),
  defineRoute('PUT /api/Ticket/Read', {
    rateLimit: reads,
    handler: async ({ body, ...caller }) => {
      await tickets.read(caller, body)
      return {}
    },
  }),
  defineRoute('POST /api/Ticket/Typing', {
    rateLimit: writes,
    handler: async ({ body, ...caller }) => {
      await tickets.typing(caller, body.ticketId)
      return {}
    },
  }),
  defineRoute('PUT /api/Ticket/Resolve', {
    rateLimit: writes,
    handler: ({ body, ...caller }) => tickets.resolve(caller, body.ticketId),
  }),
]

const inboxRoutes = ({ inbox }: Services): Route[] => [
  defineRoute('PUT /api/Ticket/Assign', {
    rateLimit: writes,
    handler: ({ body, ...caller }) => inbox.assign(caller, body),
  }),
  defineRoute('POST /api/Ticket/Begin', {
    rateLimit: writes,
    handler: ({ body, request, ...caller }) => inbox.begin(caller, body, idempotencyKeyOf(request)),
  }),
  defineRoute('GET /api/Ticket/People', { rateLimit: reads, handler: () => inbox.people() }),
  defineRoute('GET /api/Ticket/Merchant', {
    rateLimit: reads,
    handler: ({ query, ...caller }) => inbox.merchant(caller, query.Id),
  }),
]

export const ticketRoutes = (services: Services): Route[] => [
  ...conversationRoutes(services),
  ...inboxRoutes(services),
]
