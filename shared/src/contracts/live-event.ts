import { z } from 'zod'
import { BranchSnooze, ChoiceAvailability, Lack, OptionAvailability } from './availability.ts'
import { Order } from './order.ts'
import { TicketMessage, TicketSide } from './ticket.ts'
import { Id, Instant } from './wire.ts'

export const ProductAvailability = z.object({
  id: Id,
  serviceProviderId: Id,
  isVisible: z.boolean(),
  snoozedUntil: Instant.nullable(),
  snoozeReason: z.string().nullable(),
  excludeBranchesIds: z.array(Id),
  branchSnoozes: z.array(BranchSnooze),
  lacks: z.array(Lack),
  rowVersion: z.int(),
  modifierOptions: z
    .array(z.object({ id: Id, options: z.array(OptionAvailability) }))
    .optional()
    .describe('present if its own options changed'),
  isEdited: z.literal(true).optional().describe('true if other fields changed: read the product again'),
  isRemoved: z
    .literal(true)
    .optional()
    .describe('true if it left the menu; a product that returns has isEdited'),
})
export type ProductAvailability = z.infer<typeof ProductAvailability>

/**
 * Events of `GET /api/Order/Stream` (server-sent events). `event:` is `type`, `data:` is the JSON of the rest, `id:` is
 * the merchant's own counter: resume with `Last-Event-ID`. `heartbeat` comes every 15 s without an id. `reset` means
 * that the requested id is too old: load everything again. Events of conversations (`ticket.…`) go to people with
 * support permission. The operator's staff receives those of all merchants and nothing else, without ids: each of their
 * streams begins with a `reset`. `notification.changed` goes to one person, without an id, when their notifications
 * change. `releases.changed` goes to everybody, without an id, when the registry has another revision: pages then load
 * it.
 */
export const LiveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('order.upserted'), order: Order }),
  z.object({ type: z.literal('order.removed'), orderId: Id }),
  z.object({ type: z.literal('product.availability'), products: z.array(ProductAvailability) }),
  z.object({ type: z.literal('choice.availability'), choices: z.array(ChoiceAvailability) }),
  z.object({ type: z.literal('branch.status'), branchId: Id }),
  z.object({ type: z.literal('ticket.message'), ticketId: Id, message: TicketMessage }),
  z.object({ type: z.literal('ticket.changed'), ticketId: Id }),
  z.object({ type: z.literal('ticket.read'), ticketId: Id, side: TicketSide, messageId: Id }),
  z.object({
    type: z.literal('ticket.typing'),
    ticketId: Id,
    side: TicketSide,
    userId: Id,
    name: z.string(),
  }),
  z.object({ type: z.literal('notification.changed') }),
  z.object({ type: z.literal('releases.changed'), revision: z.int() }),
  z.object({ type: z.literal('heartbeat'), serverTime: Instant }),
  z.object({ type: z.literal('reset'), cursor: z.string() }),
])
export type LiveEvent = z.infer<typeof LiveEvent>
