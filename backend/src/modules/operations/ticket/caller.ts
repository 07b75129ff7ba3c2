import type { Ticket, TicketSide } from '@sufra/shared/contracts/ticket'
import type { Db, Scope } from '#src/database/database.ts'
import { notFound } from '#src/errors/errors.ts'
import { findUserById } from '#src/modules/identity/identity.ts'
import type { Session } from '#src/routing/route.ts'
import { presentTicket } from './present-ticket.ts'
import { findTicket, lockTicket } from './ticket.repository.ts'
import type { TicketRow } from './ticket.repository.ts'

/** The session of the caller and its scope. */
export interface Caller {
  session: Session
  scope: Scope
}

export interface Author {
  id: number
  name: string
  side: TicketSide
}

export const sideOf = ({ role }: Pick<Session, 'role'>): TicketSide =>
  role === 'SuperAdmin' ? 'operator' : 'merchant'

export const authorOf = async (db: Db, { session }: Caller): Promise<Author> => {
  const person = await findUserById(db, session.userId)
  return { id: session.userId, name: person?.name ?? '', side: sideOf(session) }
}

/** Error: `not_found`. */
export const ticketOf = async (db: Db, { session, scope }: Caller, id: number): Promise<Ticket> => {
  const side = sideOf(session)
  const found = await findTicket(db, { scope, side }, id)
  if (!found) throw notFound()
  return presentTicket(found, { side, now: new Date() })
}

/** Returns the ticket, locked until the transaction ends. Error: `not_found`. */
export const heldTicket = async (db: Db, { scope }: Caller, id: number): Promise<TicketRow> => {
  const found = await lockTicket(db, scope, id)
  if (!found) throw notFound()
  return found
}
