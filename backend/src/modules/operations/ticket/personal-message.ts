import type { TicketMessage } from '@sufra/shared/contracts/ticket'
import type { PersonalEvent } from '#src/modules/infrastructure/infrastructure.ts'
import { mayWorkAt } from '#src/routing/branch-limit.ts'
import type { Session } from '#src/routing/route.ts'

const hidesCard = ({ card }: TicketMessage, session: Session): boolean =>
  card?.kind === 'order' && !mayWorkAt(session, card.branchId)

/** Returns a message for one person, without an order of a branch where they do not work. */
export const personalMessage = (message: TicketMessage, session: Session): TicketMessage =>
  hidesCard(message, session) ? { ...message, card: null } : message

const EVENT = /^ticket[.]/

/** Returns whether it is an event of conversations, which the operator's people get from all merchants. */
export const isTicketEvent = (type: string): boolean => EVENT.test(type)

/** Returns an event of a conversation per reader: notes are for the operator's people only. */
export const personaliseTicketEvent = ({
  type,
  payload,
}: {
  type: string
  payload: string
}): PersonalEvent => {
  const { message }: { message?: TicketMessage } = type === 'ticket.message' ? JSON.parse(payload) : {}
  const kindOf = (session: Session): string => {
    if (!session.permissions.includes('support.use')) return 'nobody'
    if (session.role === 'SuperAdmin') return 'operator'
    if (message?.kind === 'note') return 'nobody'
    return message && hidesCard(message, session) ? 'without card' : 'merchant'
  }
  return {
    kindOf,
    dataFor: session => {
      const kind = kindOf(session)
      if (kind === 'nobody') return null
      return kind === 'without card'
        ? JSON.stringify({ ...JSON.parse(payload), message: { ...message, card: null } })
        : payload
    },
  }
}
