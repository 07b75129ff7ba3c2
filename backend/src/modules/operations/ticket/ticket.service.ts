import { Ticket } from '@sufra/shared/contracts/ticket'
import type { TicketListQuery, TicketPage, TicketUnread } from '@sufra/shared/contracts/ticket'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { illegalTransition } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import {
  cursorOf,
  runIdempotently,
  publishLiveEvent,
  publishEphemeralEvent,
} from '#src/modules/infrastructure/infrastructure.ts'
import { notify } from '#src/modules/identity/identity.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import type { MerchantSession } from '#src/routing/route.ts'
import { beginTicket } from './begin-ticket.ts'
import type { NewTicketRequest } from './begin-ticket.ts'
import { authorOf, heldTicket, sideOf, ticketOf } from './caller.ts'
import type { Caller } from './caller.ts'
import { accountFacts } from './inbox.repository.ts'
import { deleteUnsentBefore } from './message.repository.ts'
import { presentTicket } from './present-ticket.ts'
import { afterReading, handleUnreadTickets } from './mail-unread.ts'
import { REOPEN_MS, afterResolve } from './ticket-state.ts'
import { closeResolvedBefore, countUnread, listTickets, updateTicket } from './ticket.repository.ts'
import { noteEvent, publishMessages } from './write-message.ts'

const DAY_MS = 86_400_000

const begin = async (
  db: Db,
  caller: Caller & { session: MerchantSession },
  beginning: Omit<NewTicketRequest, 'accountId'>,
): Promise<Ticket> => {
  const { accountId } = caller.session
  const ticket = await beginTicket(db, caller, { accountId, ...beginning })
  const merchant = (await accountFacts(db, accountId))?.name
  await notify(db, {
    kind: 'ticketOpened',
    accountId: null,
    about: ticket.id,
    facts: { id: ticket.id, name: ticket.subject, ...(merchant && { merchant }) },
  })
  return ticket
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

/** Service of the support conversations between merchants and the operator's people. */
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

    /** Idempotent per `key`. */
    add: (
      caller: Caller & { session: MerchantSession },
      body: Pick<NewTicketRequest, 'subject' | 'text'>,
      key: string | undefined,
    ): Promise<Ticket> => {
      const { accountId, userId } = caller.session
      const route = `Ticket/Add/${userId}`
      return database.run(caller.scope, db =>
        runIdempotently(db, {
          accountId,
          route,
          key,
          body,
          answer: Ticket,
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
        await publishEphemeralEvent(db, accountId, { type: 'ticket.typing', ticketId, side, userId, name })
      }),
  }
}
export type TicketService = ReturnType<typeof createTicketService>
