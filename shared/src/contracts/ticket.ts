import { z } from 'zod'
import { Channel } from './channel.ts'
import { Code, Wording } from './fields.ts'
import { AccountStatus } from './merchant.ts'
import { OrderStatus } from './order.ts'
import { isSeen, isUnstorable, withoutPiledMarks } from './text.ts'
import {
  LONGEST_MESSAGE,
  LONGEST_SUBJECT,
  MOST_FILES,
  TICKET_FILTERS,
  TICKET_STATES,
} from './ticket-rules.ts'
import { Id, Instant, LocalizedText, Money, PageQuery, QueryId, QueryIdOrAll, pageOf } from './wire.ts'

export const TicketState = z.enum(TICKET_STATES)

/** Side of a message's author: the merchant's team or the operator's. */
export const TicketSide = z.enum(['merchant', 'operator'])
export type TicketSide = z.infer<typeof TicketSide>

// Bidi and control characters. Line feeds, tabs and joiners stay: Arabic needs the joiners.
const INVISIBLE = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/gu

const tidy = (text: string): string =>
  isSeen(text) ? withoutPiledMarks(text.replace(/\r\n?/g, '\n').replace(INVISIBLE, '').trim()) : ''

/** A text of a conversation as typed, without invisible characters; may be empty. */
const Typed = (max: number) =>
  z
    .string()
    .max(max * 2)
    .refine(text => !isUnstorable(text), { error: 'unstorable_text', abort: true })
    .transform(tidy)
    .pipe(z.string().max(max))

const MessageText = Typed(LONGEST_MESSAGE)
const Subject = Typed(LONGEST_SUBJECT)
  .transform(text => text.replace(/\s+/g, ' '))
  .pipe(z.string().min(2))

/** A file of a message. Its bytes come from `GET /api/Ticket/File/:id`. */
export const TicketFile = z.object({
  id: Id,
  name: z.string(),
  type: z.enum(['image/webp', 'application/pdf']),
  bytes: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
})
export type TicketFile = z.infer<typeof TicketFile>

/** An order or a product that a message shows, as it is now. */
export const TicketCard = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('order'),
    id: Id,
    orderNumber: z.string(),
    orderStatus: OrderStatus,
    finalPrice: Money,
    channel: Channel,
    branchId: Id,
    branchName: LocalizedText,
    placedAt: Instant,
  }),
  z.object({
    kind: z.literal('product'),
    id: Id,
    serviceProviderId: Id,
    name: LocalizedText,
    price: Money.nullable(),
    imageUrl: z.string().nullable(),
    isDeleted: z.boolean(),
  }),
])
export type TicketCard = z.infer<typeof TicketCard>

export const TicketEvent = z.enum(['assigned', 'unassigned', 'resolved', 'reopened'])
export type TicketEvent = z.infer<typeof TicketEvent>

/** An entry of a conversation. Ids rise in the order of arrival. */
export const TicketMessage = z.object({
  id: Id,
  ticketId: Id,
  kind: z.enum(['text', 'note', 'event']).describe('note: visible to the operator’s team only'),
  side: TicketSide,
  authorId: Id.nullable(),
  authorName: z.string(),
  text: z.string().describe('name of the assignee of an assignment event'),
  event: TicketEvent.nullable(),
  files: z.array(TicketFile),
  card: TicketCard.nullable(),
  key: z.string().nullable().describe('Idempotency-Key of the request'),
  createdAt: Instant,
})
export type TicketMessage = z.infer<typeof TicketMessage>

/** Response times of a ticket: due times and actual times. */
export const TicketService = z.object({
  firstAnswerDueAt: Instant,
  firstAnsweredAt: Instant.nullable(),
  resolutionDueAt: Instant.nullable().describe('null while the resolution clock is paused'),
  spentSeconds: z.int().describe('seconds until the clock was paused, or until now'),
})
export type TicketService = z.infer<typeof TicketService>

/** A conversation between a merchant and the operator’s people. */
export const Ticket = z.object({
  id: Id,
  accountId: Id,
  accountName: LocalizedText,
  subject: z.string(),
  state: TicketState,
  openedBy: z.string(),
  assigneeId: Id.nullable(),
  assigneeName: z.string().nullable(),
  unread: z.int().describe('unread messages of the other side'),
  readByOthers: z.int().describe('id of the last message that the other side has read; 0 for none'),
  lastMessage: TicketMessage.pick({ kind: true, side: true, authorName: true, text: true })
    .extend({ hasFiles: z.boolean(), hasCard: z.boolean() })
    .nullable(),
  lastAt: Instant,
  createdAt: Instant,
  resolvedAt: Instant.nullable(),
  service: TicketService.nullable().describe('for the operator’s team only'),
})
export type Ticket = z.infer<typeof Ticket>

export const TicketPage = pageOf(Ticket)
export type TicketPage = z.infer<typeof TicketPage>

/** `Filter` and `AccountId` count for the operator's people; `Search` looks at subjects, messages, numbers and merchants. */
export const TicketListQuery = PageQuery.extend({
  Filter: z.enum(TICKET_FILTERS).default('all'),
  AccountId: QueryIdOrAll.default(0),
  Search: z.string().max(200).optional(),
})
export type TicketListQuery = z.output<typeof TicketListQuery>

export const TicketMessagesQuery = z.object({
  TicketId: QueryId,
  BeforeId: QueryIdOrAll.default(0).describe('only messages older than this id; 0 for the newest'),
})

/** Fifty messages, the oldest first. */
export const TicketMessages = z.object({ data: z.array(TicketMessage), hasOlder: z.boolean() })
export type TicketMessages = z.infer<typeof TicketMessages>

export const TicketAddRequest = z.strictObject({
  subject: Subject,
  text: MessageText.pipe(z.string().min(1)),
})
export type TicketAddRequest = z.input<typeof TicketAddRequest>
/** A new conversation by the operator's people with a merchant. */
export const TicketBeginRequest = TicketAddRequest.extend({ accountId: Id })
export type TicketBeginRequest = z.input<typeof TicketBeginRequest>

export const TicketMessageRequest = z
  .strictObject({
    ticketId: Id,
    text: MessageText,
    isNote: z
      .boolean()
      .default(false)
      .describe('true for an internal note; only the operator’s team may set it'),
    fileIds: z.array(Id).max(MOST_FILES).default([]),
    orderId: Id.nullish(),
    productId: Id.nullish(),
  })
  .refine(
    ({ text, fileIds, orderId, productId }) => Boolean(text || fileIds.length || orderId || productId),
    {
      error: 'required',
      path: ['text'],
    },
  )
export type TicketMessageRequest = z.input<typeof TicketMessageRequest>

export const TicketReadRequest = z.strictObject({ ticketId: Id, messageId: Id })
export const TicketOfRequest = z.strictObject({ ticketId: Id })
export const TicketAssignRequest = z.strictObject({ ticketId: Id, userId: Id.nullable() })
export const TicketFileParams = z.object({ id: QueryId })
export const TicketFileQuery = z.object({ TicketId: QueryId })

/** Number of unread tickets for the sidebar. The live stream resumes at `cursor`. */
export const TicketUnread = z.object({ tickets: z.int(), cursor: z.string().nullable() })
export type TicketUnread = z.infer<typeof TicketUnread>

export const TicketPerson = z.object({ id: Id, name: z.string() })
export type TicketPerson = z.infer<typeof TicketPerson>

/** Facts about the merchant that the operator's staff see beside a ticket. */
export const TicketMerchant = z.object({
  id: Id,
  name: LocalizedText,
  status: AccountStatus,
  planName: LocalizedText.nullable(),
  planStatus: z.string().nullable(),
  expiryDate: Instant.nullable(),
  openOrders: z.int(),
  tickets: z
    .array(Ticket.pick({ id: true, subject: true, state: true, lastAt: true }))
    .describe('the latest five tickets'),
})
export type TicketMerchant = z.infer<typeof TicketMerchant>

/** A sentence that the operator's people write often, in both languages. `shortcut` is typed after a slash. */
export const CannedAnswer = z.object({ id: Id, shortcut: z.string(), ar: z.string(), en: z.string() })
export type CannedAnswer = z.infer<typeof CannedAnswer>

const Answer = Wording(LONGEST_MESSAGE).pipe(z.string().min(1))
export const CannedAnswerRequest = z.strictObject({
  shortcut: Code().regex(/^[\p{L}\p{M}\p{N}_-]{1,30}$/u, { error: 'invalid_format' }),
  ar: Answer,
  en: Answer,
})
export type CannedAnswerRequest = z.input<typeof CannedAnswerRequest>
export const CannedAnswerUpdateRequest = CannedAnswerRequest.extend({ id: Id })
