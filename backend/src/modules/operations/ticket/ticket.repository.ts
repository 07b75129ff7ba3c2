import { and, count, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { searchWords } from '@sufra/shared/contracts/search-text'
import type { Ticket, TicketListQuery, TicketSide } from '@sufra/shared/contracts/ticket'
import type { Db, Scope } from '#src/database/database.ts'
import { containsWords } from '#src/database/like-pattern.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import type { PageSlice } from '#src/routing/page.ts'
import { ticket, ticketFile, ticketMessage } from './ticket.table.ts'

export type TicketRow = typeof ticket.$inferSelect

const ofTicket = and(
  eq(ticketMessage.accountId, ticket.accountId),
  eq(ticketMessage.ticketId, ticket.id),
  eq(ticketMessage.kind, 'text'),
)
const otherOf = (side: TicketSide): TicketSide => (side === 'merchant' ? 'operator' : 'merchant')
const readOf = (side: TicketSide) => (side === 'merchant' ? ticket.merchantReadId : ticket.operatorReadId)

const unreadOf = (side: TicketSide) => sql<number>`(select count(*) from ${ticketMessage}
  where ${ofTicket} and ${ticketMessage.side} = ${otherOf(side)} and ${ticketMessage.id} > ${readOf(side)})`

const LAST = sql<Ticket['lastMessage']>`(select json_build_object(
    'kind', ${ticketMessage.kind}, 'side', ${ticketMessage.side}, 'authorName', ${ticketMessage.authorName},
    'text', left(${ticketMessage.text}, 200),
    'hasFiles', exists (select from ${ticketFile}
      where ${ticketFile.accountId} = ${ticketMessage.accountId} and ${ticketFile.messageId} = ${ticketMessage.id}),
    'hasCard', ${ticketMessage.orderId} is not null or ${ticketMessage.productId} is not null)
  from ${ticketMessage} where ${ofTicket} order by ${ticketMessage.id} desc limit 1)`

const fieldsFor = (side: TicketSide) => ({
  ticket,
  accountName: account.name,
  unread: unreadOf(side).mapWith(Number),
  lastMessage: LAST,
})

/** Scope of tickets, and the side that reads them. */
export interface TicketView {
  scope: Scope
  side: TicketSide
}

const listed = (db: Db, side: TicketSide) =>
  db.select(fieldsFor(side)).from(ticket).innerJoin(account, eq(account.id, ticket.accountId)).$dynamic()

export const findTicket = async (db: Db, { scope, side }: TicketView, id: number) => {
  const [row] = await listed(db, side).where(and(eq(ticket.id, id), tenantFilter(scope, ticket.accountId)))
  return row
}
export type ListedTicket = NonNullable<Awaited<ReturnType<typeof findTicket>>>

/** Returns only the row, locked until the transaction ends, so that messages are added one after the other. */
export const lockTicket = async (db: Db, scope: Scope, id: number): Promise<TicketRow | undefined> => {
  const [row] = await db
    .select()
    .from(ticket)
    .where(and(eq(ticket.id, id), tenantFilter(scope, ticket.accountId)))
    .for('update')
  return row
}

export interface TicketFilterFacts extends TicketView {
  userId: number
  query: TicketListQuery
}

const LIVING = inArray(ticket.state, ['Open', 'WaitingForUs', 'WaitingForMerchant'])

const filterOf = ({ query: { Filter }, userId }: TicketFilterFacts): SQL | undefined => {
  switch (Filter) {
    case 'mine':
      return and(LIVING, eq(ticket.assigneeId, userId))
    case 'unassigned':
      return and(LIVING, isNull(ticket.assigneeId))
    case 'waiting':
      return inArray(ticket.state, ['Open', 'WaitingForUs'])
    case 'resolved':
      return inArray(ticket.state, ['Resolved', 'Closed'])
    default:
      return undefined
  }
}

const found = ({ scope, side, query }: TicketFilterFacts): SQL | undefined => {
  const words = searchWords(query.Search ?? '')
  if (words.length === 0) return undefined
  const said = sql`exists (select from ${ticketMessage} where ${ticketMessage.accountId} = ${ticket.accountId}
    and ${ticketMessage.ticketId} = ${ticket.id} and ${containsWords(ticketMessage.searchKey, words)}
    and (${ticketMessage.kind} = 'text' or ${side === 'operator' && scope.kind === 'platform'}))`
  return or(
    containsWords(ticket.searchKey, words),
    said,
    side === 'operator' ? containsWords(account.searchKey, words) : undefined,
  )
}

export const listTickets = async (db: Db, facts: TicketFilterFacts, { limit, offset }: PageSlice) => {
  const { scope, side, query } = facts
  const account_ = side === 'operator' && query.AccountId ? eq(ticket.accountId, query.AccountId) : undefined
  const where = and(tenantFilter(scope, ticket.accountId), account_, filterOf(facts), found(facts))
  const rows = await listed(db, side)
    .where(where)
    .orderBy(desc(ticket.lastAt), desc(ticket.id))
    .limit(limit)
    .offset(offset)
  const [total] = await db
    .select({ total: count() })
    .from(ticket)
    .innerJoin(account, eq(account.id, ticket.accountId))
    .where(where)
  return { rows, totalCount: total?.total ?? 0 }
}

/** Counts the tickets with messages unread by this side. */
export const countUnread = async (db: Db, { scope, side }: TicketView): Promise<number> => {
  const [row] = await db
    .select({ tickets: count() })
    .from(ticket)
    .where(
      and(
        tenantFilter(scope, ticket.accountId),
        sql`exists (select from ${ticketMessage} where ${ofTicket}
          and ${ticketMessage.side} = ${otherOf(side)} and ${ticketMessage.id} > ${readOf(side)})`,
      ),
    )
  return row?.tickets ?? 0
}

export const insertTicket = async (db: Db, values: typeof ticket.$inferInsert): Promise<TicketRow> => {
  const [row] = await db.insert(ticket).values(values).returning()
  if (!row) throw new Error('No ticket was written')
  return row
}

export const updateTicket = async (
  db: Db,
  { accountId, id }: Pick<TicketRow, 'accountId' | 'id'>,
  changes: Partial<TicketRow>,
): Promise<void> => {
  await db
    .update(ticket)
    .set(changes)
    .where(and(eq(ticket.accountId, accountId), eq(ticket.id, id)))
}

/** Closes tickets that were resolved before that time. */
export const closeResolvedBefore = (db: Db, before: Date) =>
  db
    .update(ticket)
    .set({ state: 'Closed' })
    .where(and(eq(ticket.state, 'Resolved'), lt(ticket.resolvedAt, before)))
    .returning({ accountId: ticket.accountId, id: ticket.id })
