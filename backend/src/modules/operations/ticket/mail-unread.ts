import { z } from 'zod'
import { permissionsOf } from '@sufra/shared/contracts/permission'
import { TicketSide } from '@sufra/shared/contracts/ticket'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { defineJob, enqueue } from '#src/jobs/job-kind.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { queueMail } from '#src/modules/infrastructure/infrastructure.ts'
import { findOperators, findUserById, peopleOfBranch } from '#src/modules/identity/identity.ts'
import { lastUnread, writersOf } from './message.repository.ts'
import { lockTicket } from './ticket.repository.ts'
import type { TicketRow } from './ticket.repository.ts'

/** Minutes without a reading after which a mail is sent. */
const AWAY_MINUTES = 10

/** Job that mails one side of a ticket about unread messages, unless they were read by then. */
export const TELL_UNREAD = defineJob({
  name: 'tell-unread-ticket',
  payload: z.object({
    ticketId: z.int(),
    side: TicketSide.describe('who has not read'),
    messageId: z.int().describe('what was unread first'),
  }),
  maxAttempts: 5,
})

const TOLD = { merchant: 'isMerchantNotified', operator: 'isOperatorNotified' } as const
const READ = { merchant: 'merchantReadId', operator: 'operatorReadId' } as const

/**
 * Schedules a mail to the other side after the first unread message, and none for later ones until a reading.
 * Returns the changes of the ticket.
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

/** Returns the changes after a reading: the next message schedules a mail again. */
export const afterReading = (side: TicketSide, messageId: number): Partial<TicketRow> => ({
  [READ[side]]: messageId,
  [TOLD[side]]: false,
})

// Leaves out people who cannot sign in or may no longer use support.
const peopleById = async (db: Db, ids: number[]) => {
  const found = []
  for (const id of ids) found.push(await findUserById(db, id))
  return found.flatMap(person =>
    person?.isActive && permissionsOf(person.role, person.customPermissions).includes('support.use')
      ? person
      : [],
  )
}

// The operator began the conversation, or its authors are gone, so everybody who may answer is notified.
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
  // Messages after a later reading have a job of their own.
  if (!ticket || ticket[READ[side]] >= messageId) return
  const { accountId, subject } = ticket
  const writer = side === 'merchant' ? 'operator' : 'merchant'
  const unread = await lastUnread(db, { accountId, ticketId, side: writer, readId: ticket[READ[side]] })
  if (!unread) return
  for (const { email, language } of await receivers(db, ticket, side))
    await queueMail(db, {
      accountId: side === 'merchant' ? accountId : null,
      recipient: email,
      language,
      template: 'ticketUnread',
      variables: {
        ticketNumber: String(ticketId),
        subject,
        writer: unread.authorName,
        messages: unread.messages,
        url: `${publicUrl}/support?ticket=${ticketId}`,
      },
    })
}

export const handleUnreadTickets = ({ jobs, database, env }: Foundation): void =>
  jobs.handle(TELL_UNREAD, payload => database.run(ALL_MERCHANTS, db => tell(db, payload, env.PUBLIC_URL)))
