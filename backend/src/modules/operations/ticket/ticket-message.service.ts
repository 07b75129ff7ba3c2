import { TicketMessage } from '@sufra/shared/contracts/ticket'
import type { TicketMessages } from '@sufra/shared/contracts/ticket'
import type { Db } from '#src/database/database.ts'
import { illegalTransition, notFound, validation } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { runIdempotently } from '#src/modules/infrastructure/infrastructure.ts'
import { refuseOtherBranch } from '#src/routing/branch-limit.ts'
import { ordersById, productsById } from './card.repository.ts'
import { authorOf, heldTicket, sideOf, ticketOf } from './caller.ts'
import type { Author, Caller } from './caller.ts'
import { insertMessage, listMessages, sendFiles } from './message.repository.ts'
import { personalMessage } from './personal-message.ts'
import { presentMessages } from './present-message.ts'
import { afterReading, planMail } from './mail-unread.ts'
import { afterMessage, isClosed } from './ticket-state.ts'
import { updateTicket } from './ticket.repository.ts'
import type { TicketRow } from './ticket.repository.ts'
import { noteEvent, publishMessages } from './write-message.ts'

const PAGE = 50

/** A message request with its defaults. */
interface Sent {
  ticketId: number
  text: string
  isNote: boolean
  fileIds: number[]
  orderId?: number | null | undefined
  productId?: number | null | undefined
}

// The attached record has to belong to the conversation's merchant and be visible to the caller.
const refuseForeignCard = async (
  db: Db,
  { session }: Caller,
  { accountId, orderId, productId }: Pick<Sent, 'orderId' | 'productId'> & { accountId: number },
) => {
  if (orderId) {
    const [order] = await ordersById(db, accountId, [orderId])
    if (!order) throw notFound()
    refuseOtherBranch(session, order.branchId)
  }
  if (productId && (await productsById(db, accountId, [productId])).length === 0) throw notFound()
}

const stateAfter = (ticket: TicketRow, { side }: Author, now: Date) => {
  const { state, firstAnsweredAt, pausedAt, pausedSeconds, resolvedAt } = afterMessage(ticket, side, now)
  return { state, firstAnsweredAt, pausedAt, pausedSeconds, resolvedAt }
}

const put = async (
  db: Db,
  caller: Caller,
  { sent, key }: { sent: Sent; key: string | undefined },
): Promise<TicketMessage> => {
  const ticket = await heldTicket(db, caller, sent.ticketId)
  const { accountId } = ticket
  const author = await authorOf(db, caller)
  const isNote = sent.isNote && author.side === 'operator'
  const now = new Date()
  if (!isNote && isClosed(ticket, now)) throw illegalTransition(await ticketOf(db, caller, ticket.id))
  await refuseForeignCard(db, caller, { ...sent, accountId })
  const isReopened = !isNote && ticket.state === 'Resolved'
  const reopened = isReopened ? [await noteEvent(db, ticket, { author, event: 'reopened' })] : []
  const row = await insertMessage(db, {
    accountId,
    ticketId: ticket.id,
    kind: isNote ? 'note' : 'text',
    text: sent.text,
    key: key ?? null,
    side: author.side,
    authorId: author.id,
    authorName: author.name,
    orderId: sent.orderId ?? null,
    productId: sent.productId ?? null,
  })
  const files = [...new Set(sent.fileIds)]
  const count = await sendFiles(db, row, { userId: author.id, fileIds: files, isOfNote: isNote })
  if (count < files.length) throw validation({ fileIds: ['not_found'] })
  await updateTicket(db, ticket, {
    ...(!isNote && { ...stateAfter(ticket, author, now), lastAt: row.createdAt }),
    ...(!isNote && (await planMail(db, ticket, { side: author.side, messageId: row.id }))),
    // The author has read the messages above.
    ...afterReading(author.side, row.id),
  })
  const messages = await publishMessages(db, ticket, [...reopened, row])
  const written = messages.at(-1)
  if (!written) throw new Error('No message was presented')
  return personalMessage(written, caller.session)
}

export const createTicketMessageService = ({ database }: Pick<Foundation, 'database'>) => ({
  list: (
    caller: Caller,
    { ticketId, beforeId }: { ticketId: number; beforeId: number },
  ): Promise<TicketMessages> =>
    database.run(caller.scope, async db => {
      const { accountId } = await ticketOf(db, caller, ticketId)
      const side = sideOf(caller.session)
      const rows = await listMessages(db, { accountId, ticketId, side, beforeId, limit: PAGE + 1 })
      const shown = rows.slice(0, PAGE).reverse()
      const messages = await presentMessages(db, accountId, shown)
      return {
        data: messages.map(message => personalMessage(message, caller.session)),
        hasOlder: rows.length > PAGE,
      }
    }),

  /**
   * Idempotent per `key`. Errors: `not_found` (also for an order or a product of another merchant),
   * `forbidden_branch`, `illegal_transition` for a closed conversation, `validation_failed` for files that
   * the caller has not stored for it.
   */
  send: (caller: Caller, sent: Sent, key: string | undefined): Promise<TicketMessage> =>
    database.run(caller.scope, async db => {
      const { accountId } = await ticketOf(db, caller, sent.ticketId)
      return runIdempotently(db, {
        accountId,
        key,
        body: sent,
        answer: TicketMessage,
        route: `Ticket/Message/${caller.session.userId}`,
        work: () => put(db, caller, { sent, key }),
      })
    }),
})
export type TicketMessageService = ReturnType<typeof createTicketMessageService>
