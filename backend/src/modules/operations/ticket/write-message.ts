import type { TicketEvent, TicketMessage } from '@sufra/shared/contracts/ticket'
import type { Db } from '#src/database/database.ts'
import { publishLiveEvent } from '#src/modules/infrastructure/infrastructure.ts'
import type { Author } from './caller.ts'
import { insertMessage } from './message.repository.ts'
import type { MessageRow } from './message.repository.ts'
import { presentMessages } from './present-message.ts'
import type { TicketRow } from './ticket.repository.ts'

/** Inserts an event of a ticket with its author, between the messages. */
export const noteEvent = (
  db: Db,
  { accountId, id: ticketId }: TicketRow,
  { author, event, text = '' }: { author: Author; event: TicketEvent; text?: string },
): Promise<MessageRow> =>
  insertMessage(db, {
    accountId,
    ticketId,
    kind: 'event',
    event,
    text,
    side: author.side,
    authorId: author.id,
    authorName: author.name,
  })

/** Publishes messages to both sides. Call it last in the transaction. */
export const publishMessages = async (
  db: Db,
  { accountId, id: ticketId }: TicketRow,
  rows: MessageRow[],
): Promise<TicketMessage[]> => {
  const messages = await presentMessages(db, accountId, rows)
  for (const message of messages)
    await publishLiveEvent(db, accountId, { type: 'ticket.message', ticketId, message })
  return messages
}
