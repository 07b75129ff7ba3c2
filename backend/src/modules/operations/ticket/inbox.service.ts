import { Ticket } from '@sufra/shared/contracts/ticket'
import type { TicketMerchant, TicketPerson } from '@sufra/shared/contracts/ticket'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { notFound } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { currentSubscription } from '#src/modules/billing/billing.ts'
import { noteAct, runIdempotently } from '#src/modules/infrastructure/infrastructure.ts'
import { findOperators } from '#src/modules/identity/identity.ts'
import { beginTicket } from './begin-ticket.ts'
import type { NewTicketRequest } from './begin-ticket.ts'
import { authorOf, heldTicket, ticketOf } from './caller.ts'
import type { Caller } from './caller.ts'
import { accountFacts } from './inbox.repository.ts'
import { presentTicket } from './present-ticket.ts'
import { listTickets, updateTicket } from './ticket.repository.ts'
import { noteEvent, publishMessages } from './write-message.ts'

const SHOWN = 5

const assign = async (
  db: Db,
  caller: Caller,
  { ticketId, userId }: { ticketId: number; userId: number | null },
): Promise<Ticket> => {
  const ticket = await heldTicket(db, caller, ticketId)
  const assignee = userId === null ? null : (await findOperators(db)).find(({ id }) => id === userId)
  if (assignee === undefined) throw notFound()
  if (ticket.assigneeId !== (assignee?.id ?? null)) {
    await updateTicket(db, ticket, { assigneeId: assignee?.id ?? null, assigneeName: assignee?.name ?? null })
    const event = assignee ? 'assigned' : 'unassigned'
    const text = assignee?.name ?? ''
    await publishMessages(db, ticket, [
      await noteEvent(db, ticket, { author: await authorOf(db, caller), event, text }),
    ])
  }
  return ticketOf(db, caller, ticketId)
}

const merchantBeside = async (db: Db, { session }: Caller, accountId: number): Promise<TicketMerchant> => {
  const now = new Date()
  const account = await accountFacts(db, accountId)
  if (!account) throw notFound()
  const plan = await currentSubscription(db, { accountId, now })
  const query = { Filter: 'all', AccountId: 0, 'PaginatedRequest.PageNumber': 1 } as const
  const page = { ...query, 'PaginatedRequest.PageSize': SHOWN }
  const view = { scope: tenant(accountId), side: 'operator' } as const
  const facts = { ...view, query: page, userId: session.userId }
  const { rows } = await listTickets(db, facts, { limit: SHOWN, offset: 0 })
  return {
    ...account,
    planName: plan?.planName ?? null,
    planStatus: plan?.status ?? null,
    expiryDate: plan?.expiryDate?.toISOString() ?? null,
    tickets: rows.map(row => presentTicket(row, { side: 'operator', now })),
  }
}

/** Service of the operator's support inbox, besides the conversations themselves. */
export const createInboxService = ({ database }: Pick<Foundation, 'database'>) => ({
  people: async (): Promise<TicketPerson[]> =>
    (await database.run(ALL_MERCHANTS, findOperators)).map(({ id, name }) => ({ id, name })),

  /** Idempotent per `key`. Error: `not_found`. */
  begin: (caller: Caller, body: Omit<NewTicketRequest, 'key'>, key: string | undefined): Promise<Ticket> =>
    database.run(caller.scope, async db => {
      const { accountId } = body
      if (!(await accountFacts(db, accountId))) throw notFound()
      return runIdempotently(db, {
        accountId,
        key,
        body,
        answer: Ticket,
        route: `Ticket/Begin/${caller.session.userId}`,
        work: async () => {
          const ticket = await beginTicket(db, caller, { ...body, key })
          await noteAct(db, { entity: 'ticket', entityId: ticket.id, accountId, after: body })
          return ticket
        },
      })
    }),

  /** Error: `not_found`, also for a person outside of the operator's people. */
  assign: (caller: Caller, request: { ticketId: number; userId: number | null }): Promise<Ticket> =>
    database.run(caller.scope, db => assign(db, caller, request)),

  merchant: (caller: Caller, accountId: number): Promise<TicketMerchant> =>
    database.run(caller.scope, db => merchantBeside(db, caller, accountId)),
})
export type InboxService = ReturnType<typeof createInboxService>
