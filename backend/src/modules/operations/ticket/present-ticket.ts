import { FIRST_ANSWER_MINUTES, RESOLUTION_MINUTES } from '@sufra/shared/contracts/ticket-rules'
import type { Ticket, TicketService, TicketSide } from '@sufra/shared/contracts/ticket'
import type { ListedTicket, TicketRow } from './ticket.repository.ts'
import { isClosed, spentSeconds } from './ticket-state.ts'

const after = (from: Date, seconds: number): string => new Date(from.getTime() + seconds * 1000).toISOString()

const serviceOf = (row: TicketRow, now: Date): TicketService => {
  const { createdAt, firstAnsweredAt, pausedAt, pausedSeconds } = row
  return {
    firstAnswerDueAt: after(createdAt, FIRST_ANSWER_MINUTES * 60),
    firstAnsweredAt: firstAnsweredAt?.toISOString() ?? null,
    resolutionDueAt: pausedAt ? null : after(createdAt, RESOLUTION_MINUTES * 60 + pausedSeconds),
    spentSeconds: spentSeconds(row, now),
  }
}

/** Returns a ticket as one side sees it. */
export const presentTicket = (
  { ticket, accountName, unread, lastMessage }: ListedTicket,
  { side, now }: { side: TicketSide; now: Date },
): Ticket => ({
  id: ticket.id,
  accountId: ticket.accountId,
  accountName,
  subject: ticket.subject,
  state: isClosed(ticket, now) ? 'Closed' : ticket.state,
  openedBy: ticket.openedBy,
  assigneeId: ticket.assigneeId,
  assigneeName: ticket.assigneeName,
  unread,
  lastMessage,
  readByOthers: side === 'merchant' ? ticket.operatorReadId : ticket.merchantReadId,
  lastAt: ticket.lastAt.toISOString(),
  createdAt: ticket.createdAt.toISOString(),
  resolvedAt: ticket.resolvedAt?.toISOString() ?? null,
  service: side === 'operator' ? serviceOf(ticket, now) : null,
})
