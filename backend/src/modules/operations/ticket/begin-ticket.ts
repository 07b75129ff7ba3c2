import type { Ticket } from '@sufra/shared/contracts/ticket'
import { searchKey } from '@sufra/shared/contracts/text'
import type { Db } from '#src/database/database.ts'
import { authorOf, ticketOf } from './caller.ts'
import type { Author, Caller } from './caller.ts'
import { insertMessage } from './message.repository.ts'
import { afterReading, planMail } from './mail-unread.ts'
import { afterMessage } from './ticket-state.ts'
import { insertTicket, updateTicket } from './ticket.repository.ts'
import type { TicketRow } from './ticket.repository.ts'
import { publishMessages } from './write-message.ts'

export interface NewTicketRequest {
  accountId: number
  subject: string
  text: string
  key: string | undefined
}

// A message by the operator waits for the merchant's answer; one by the merchant does not.
const stateAfter = (ticket: TicketRow, { side }: Author, now: Date): Partial<TicketRow> => {
  const { state, firstAnsweredAt, pausedAt } = afterMessage(ticket, side, now)
  return { state, firstAnsweredAt, pausedAt }
}

/**
 * Creates a conversation with its first message, from either side. The other side gets it unread and is
 * notified as of any message.
 */
export const beginTicket = async (
  db: Db,
  caller: Caller,
  { accountId, subject, text, key }: NewTicketRequest,
): Promise<Ticket> => {
  const author = await authorOf(db, caller)
  const opened = { openedById: author.id, openedBy: author.name }
  const ticket = await insertTicket(db, { accountId, subject, searchKey: searchKey(subject), ...opened })
  const message = await insertMessage(db, {
    accountId,
    ticketId: ticket.id,
    kind: 'text',
    text,
    key: key ?? null,
    side: author.side,
    authorId: author.id,
    authorName: author.name,
  })
  await updateTicket(db, ticket, {
    ...stateAfter(ticket, author, message.createdAt),
    lastAt: message.createdAt,
    ...(await planMail(db, ticket, { side: author.side, messageId: message.id })),
    ...afterReading(author.side, message.id),
  })
  await publishMessages(db, ticket, [message])
  return ticketOf(db, caller, ticket.id)
}
