import { Ticket } from '@sufra/shared/contracts/ticket'
import type { TicketListQuery, TicketPage, TicketUnread } from '@sufra/shared/contracts/ticket'
import { searchKey } from '@sufra/shared/contracts/text'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { illegalTransition } from '#src/errors.ts'
import type { Foundation } from '#src/foundation.ts'
import { cursorOf, once, publishLiveEvent, whisperLiveEvent } from '#src/modules/ground/ground.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import type { MerchantSession } from '#src/routing/route.ts'
import { authorOf, heldTicket, sideOf, ticketOf } from './caller.ts'
import type { Caller } from './caller.ts'
import { deleteUnsentBefore, insertMessage } from './message.repository.ts'
import { presentTicket } from './present-ticket.ts'
import { afterReading, handleUnreadTickets, planMail } from './tell-unread.ts'
import { REOPEN_MS, afterResolve } from './ticket-state.ts'
import {
  closeResolvedBefore,
  countUnread,
  insertTicket,
  listTickets,
  updateTicket,
} from './ticket.repository.ts'
import { noteEvent, publishMessages } from './write-message.ts'

const DAY_MS = 86_400_000

interface Beginning {
  subject: string
  text: string
}

const begin = async (
  db: Db,
  caller: Caller & { session: MerchantSession },
  { subject, text, key }: Beginning & { key: string | undefined },
): Promise<Ticket> => {
  const { accountId } = caller.session
  const author = await authorOf(db, caller)
  const opened = { openedById: author.id, openedBy: author.name }
  const ticket = await insertTicket(db, { accountId, subject, searchKey: searchKey(subject), ...opened })
  const message = await insertMessage(db, {
    ...{ accountId, ticketId: ticket.id, kind: 'text', text, key: key ?? null },
    ...{ side: 'merchant', authorId: author.id, authorName: author.name },
  })
  const mail = await planMail(db, ticket, { side: 'merchant', messageId: message.id })
  await updateTicket(db, ticket, { ...mail, merchantReadId: message.id, lastAt: message.createdAt })
  await publishMessages(db, ticket, [message])
  return ticketOf(db, caller, ticket.id)
}

const resolve = async (db: Db, caller: Caller, ticketId: number): Promise<Ticket> => {
  const ticket = await heldTicket(db, caller, ticketId)
  const changes = afterResolve(ticket, new Date())
  if (!changes) throw illegalTransition(await ticketOf(db, caller, ticketId))
  await updateTicket(db, ticket, changes)
  const row = await noteEvent(db, ticket, { author: await authorOf(db, caller), event: 'resolved' })
  await publishMessages(db, ticket, [row])
  return ticketOf(db, caller, ticketId)
}

const closeOld = (db: Db) =>
  closeResolvedBefore(db, new Date(Date.now() - REOPEN_MS)).then(async closed => {
    for (const { accountId, id } of closed)
      await publishLiveEvent(db, accountId, { type: 'ticket.changed', ticketId: id })
  })

/** Conversations of merchants with the operator's people. */
export const createTicketService = (foundation: Foundation) => {
  const { database, jobs } = foundation
  handleUnreadTickets(foundation)
  jobs.cron('close-resolved-tickets', '17 * * * *', () => database.run(ALL_MERCHANTS, closeOld))
  jobs.cron('delete-unsent-ticket-files', '23 2 * * *', async () => {
    await database.run(ALL_MERCHANTS, db => deleteUnsentBefore(db, new Date(Date.now() - DAY_MS)))
  })

  return {
    list: async (caller: Caller, query: TicketListQuery): Promise<TicketPage> => {
      const { session, scope } = caller
      const side = sideOf(session)
      const facts = { scope, side, query, userId: session.userId }
      const { rows, totalCount } = await database.run(scope, db => listTickets(db, facts, sliceOf(query)))
      const now = new Date()
      return pageAnswer(query, { rows: rows.map(row => presentTicket(row, { side, now })), totalCount })
    },

    get: (caller: Caller, id: number): Promise<Ticket> =>
      database.run(caller.scope, db => ticketOf(db, caller, id)),

    unread: ({ session, scope }: Caller): Promise<TicketUnread> =>
      database.run(
        scope,
        async db => ({
          tickets: await countUnread(db, { scope, side: sideOf(session) }),
          cursor: session.accountId === null ? null : await cursorOf(db, session.accountId),
        }),
        { isSnapshot: true },
      ),

    /** Once per `key`. */
    add: (
      caller: Caller & { session: MerchantSession },
      body: Beginning,
      key: string | undefined,
    ): Promise<Ticket> => {
      const { accountId, userId } = caller.session
      const route = `Ticket/Add/${userId}`
      return database.run(caller.scope, db =>
        once(db, {
          ...{ accountId, route, key, body, answer: Ticket },
          work: () => begin(db, caller, { ...body, key }),
        }),
      )
    },

    /** Errors: `not_found`, `illegal_transition`. */
    resolve: (caller: Caller, ticketId: number): Promise<Ticket> =>
      database.run(caller.scope, db => resolve(db, caller, ticketId)),

    read: (caller: Caller, { ticketId, messageId }: { ticketId: number; messageId: number }): Promise<void> =>
      database.run(caller.scope, async db => {
        const ticket = await heldTicket(db, caller, ticketId)
        const side = sideOf(caller.session)
        if (messageId <= (side === 'merchant' ? ticket.merchantReadId : ticket.operatorReadId)) return
        await updateTicket(db, ticket, afterReading(side, messageId))
        await publishLiveEvent(db, ticket.accountId, { type: 'ticket.read', ticketId, side, messageId })
      }),

    typing: (caller: Caller, ticketId: number): Promise<void> =>
      database.run(caller.scope, async db => {
        const { accountId } = await ticketOf(db, caller, ticketId)
        const { id: userId, name, side } = await authorOf(db, caller)
        await whisperLiveEvent(db, accountId, { type: 'ticket.typing', ticketId, side, userId, name })
      }),
  }
}
export type TicketService = ReturnType<typeof createTicketService>
