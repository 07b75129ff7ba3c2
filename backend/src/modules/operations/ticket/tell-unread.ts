import { z } from 'zod'
import { permissionsOf } from '@sufra/shared/contracts/permission'
import { TicketSide } from '@sufra/shared/contracts/ticket'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { defineJob, enqueue } from '#src/jobs/job-kind.ts'
import type { Foundation } from '#src/foundation.ts'
import { queueMail } from '#src/modules/ground/ground.ts'
import { findOperators, findUserById, peopleOfBranch } from '#src/modules/identity/identity.ts'
import { lastUnread, writersOf } from './message.repository.ts'
import { lockTicket } from './ticket.repository.ts'
import type { TicketRow } from './ticket.repository.ts'

/** Somebody who has not read for so long is told by mail, in minutes. */
const AWAY_MINUTES = 10

/** Tells one side of a ticket by mail that something waits, unless they have read it by then. */
export const TELL_UNREAD = defineJob({
  name: 'tell-unread-ticket',
  payload: z.object({
    ticketId: z.int(),
    side: TicketSide.describe('who has not read'),
    messageId: z.int().describe('what was unread first'),
  }),
  maxAttempts: 5,
})

const TOLD = { merchant: 'isMerchantTold', operator: 'isOperatorTold' } as const
const READ = { merchant: 'merchantReadId', operator: 'operatorReadId' } as const

/**
 * What a message does to the mails of the other side: the first that is unread is followed by a mail, and none that comes
 * after it until they have read. Returns what changes of the ticket.
 */
export const planMail = async (
  db: Db,
  ticket: TicketRow,
  { side, messageId }: { side: TicketSide; messageId: number },
): Promise<Partial<TicketRow>> => {
  const reader = side === 'merchant' ? 'operator' : 'merchant'
  if (ticket[TOLD[reader]]) return {}
  const runAt = new Date(Date.now() + AWAY_MINUTES * 60_000)
  await enqueue(db, TELL_UNREAD, { payload: { ticketId: ticket.id, side: reader, messageId }, runAt })
  return { [TOLD[reader]]: true }
}

/** Once they have read, what comes next is worth a mail again. */
export const afterReading = (side: TicketSide, messageId: number): Partial<TicketRow> => ({
  [READ[side]]: messageId,
  [TOLD[side]]: false,
})

// Who cannot sign in, or may not use support any more, is not told.
const peopleById = async (db: Db, ids: number[]) => {
  const found = []
  for (const id of ids) found.push(await findUserById(db, id))
  return found.flatMap(person =>
    person?.isActive && permissionsOf(person.role, person.customPermissions).includes('support.use')
      ? person
      : [],
  )
}

// The operator began it, or who wrote is gone: whoever may answer is told.
const everybodyOf = async (db: Db, accountId: number) =>
  (await peopleOfBranch(db, { accountId, branchId: null })).filter(({ permissions }) =>
    permissions.includes('support.use'),
  )

const receivers = async (db: Db, ticket: TicketRow, side: TicketSide) => {
  const { accountId, id: ticketId, assigneeId } = ticket
  if (side === 'merchant') {
    const writers = await peopleById(db, await writersOf(db, { accountId, ticketId }))
    return writers.length > 0 ? writers : everybodyOf(db, accountId)
  }
  const assignee = assigneeId === null ? [] : await peopleById(db, [assigneeId])
  return assignee.length > 0 ? assignee : findOperators(db)
}

const tell = async (
  db: Db,
  { ticketId, side, messageId }: z.infer<typeof TELL_UNREAD.payload>,
  publicUrl: string,
): Promise<void> => {
  const ticket = await lockTicket(db, ALL_MERCHANTS, ticketId)
  // Who has read since then has a job of its own for what came after that.
  if (!ticket || ticket[READ[side]] >= messageId) return
  const { accountId, subject } = ticket
  const writer = side === 'merchant' ? 'operator' : 'merchant'
  const unread = await lastUnread(db, { accountId, ticketId, side: writer, readId: ticket[READ[side]] })
  if (!unread) return
  for (const { email, language } of await receivers(db, ticket, side))
    await queueMail(db, {
      ...{ accountId: side === 'merchant' ? accountId : null, recipient: email, language },
      template: 'ticketUnread',
      variables: {
        ...{ ticketNumber: String(ticketId), subject, writer: unread.authorName },
        ...{ messages: unread.messages, url: `${publicUrl}/support?ticket=${ticketId}` },
      },
    })
}

export const handleUnreadTickets = ({ jobs, database, env }: Foundation): void =>
  jobs.handle(TELL_UNREAD, payload => database.run(ALL_MERCHANTS, db => tell(db, payload, env.PUBLIC_URL)))
