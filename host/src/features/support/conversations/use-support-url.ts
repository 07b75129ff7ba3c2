import { TICKET_FILTERS } from '@sufra/shared/contracts/ticket-rules'
import type { TicketFilter } from '@sufra/shared/contracts/ticket-rules'
import { useSearchParams } from '@sufra/shared/router'

const idIn = (text: string | null): number => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0)

/** State in the address: the open conversation and the filters of the list. */
export const useSupportUrl = () => {
  const [params, setParams] = useSearchParams()
  const asked = params.get('filter')
  const filter: TicketFilter = TICKET_FILTERS.find(each => each === asked) ?? 'all'
  const put = (name: string, value: string) =>
    setParams(
      known => {
        const next = new URLSearchParams(known)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )
  const addressOf = (ticketId: number | null): string => {
    const next = new URLSearchParams(params)
    if (ticketId === null) next.delete('ticket')
    else next.set('ticket', String(ticketId))
    return `/support?${next}`
  }
  return {
    ticketId: idIn(params.get('ticket')),
    filter,
    search: params.get('search') ?? '',
    accountId: idIn(params.get('merchant')),
    /** merchant of a new conversation, set by another screen; 0: none */
    beginWith: idIn(params.get('begin')),
    endBeginning: () => put('begin', ''),
    setFilter: (value: string) => put('filter', value === 'all' ? '' : value),
    setSearch: (value: string) => put('search', value),
    setAccountId: (value: number | undefined) => put('merchant', value ? String(value) : ''),
    addressOf,
  }
}
