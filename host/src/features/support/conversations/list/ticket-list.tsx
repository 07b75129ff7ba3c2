import { TICKET_FILTERS } from '@sufra/shared/contracts/ticket-rules'
import { QueryError } from '@sufra/shared/failures'
import { useLiveState } from '@sufra/shared/live'
import { MerchantBox } from '@sufra/shared/merchants'
import { useIsOperator } from '@sufra/shared/session'
import { Box, Button, EmptyState, Flex, Num, SearchInput, Skeleton, Stack, chakra } from '@sufra/shared/ui'
import { useSearchText } from '@sufra/shared/ui/data'
import { SelectInput } from '@sufra/shared/ui/forms'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AT_ONCE, ticketsQuery } from '../tickets.queries.ts'
import { useSupportUrl } from '../use-support-url.ts'
import { TicketRow } from './ticket-row.tsx'

const POLLING = 10_000
// Maximum of the server; older conversations need a search.
const MOST = 1000

const List = chakra('ul', {
  base: { flex: 1, minH: '0', overflowY: 'auto', listStyle: 'none', m: '0', p: '0' },
})

const Filters = () => {
  const { t } = useTranslation('support')
  const isOperator = useIsOperator()
  const url = useSupportUrl()
  const { text, setText } = useSearchText(url.search, url.setSearch)
  return (
    <Stack gap="2.5" p="3" borderBottomWidth="1px" borderColor="line">
      <Flex>
        <SearchInput value={text} onChange={setText} label={t('list.search')} />
      </Flex>
      {isOperator && (
        <>
          <SelectInput
            aria-label={t('list.filter')}
            value={url.filter}
            onChange={event => url.setFilter(event.target.value)}
            options={TICKET_FILTERS.map(value => ({ value, label: t(`filter.${value}`) }))}
          />
          <MerchantBox
            label={t('list.merchant')}
            merchantId={url.accountId || null}
            onChange={url.setAccountId}
          />
        </>
      )}
    </Stack>
  )
}

const Rows = () => {
  const { t } = useTranslation('support')
  const state = useLiveState()
  const { filter, accountId, search, ticketId, addressOf } = useSupportUrl()
  const [shown, setShown] = useState(AT_ONCE)
  const answer = useQuery({
    ...ticketsQuery({ filter, accountId, search: search.trim(), shown }),
    refetchInterval: state === 'polling' ? POLLING : false,
  })
  const { data, isError, isPlaceholderData } = answer
  if (!data && isError) return <QueryError of={answer} title={t('list.failed')} />
  if (!data)
    return (
      <Stack gap="2" p="3">
        {[0, 1, 2].map(at => (
          <Skeleton key={at} h="20" />
        ))}
      </Stack>
    )
  if (data.data.length === 0) {
    const isFiltered = search.trim() !== '' || filter !== 'all' || accountId !== 0
    return <EmptyState drawing="search" title={t(isFiltered ? 'list.noMatch' : 'list.empty')} />
  }
  return (
    <List aria-label={t('list.title')}>
      {data.data.map(ticket => (
        <TicketRow
          key={ticket.id}
          ticket={ticket}
          isOpen={ticket.id === ticketId}
          to={addressOf(ticket.id)}
        />
      ))}
      {data.hasNextPage && shown < MOST && (
        <Box as="li" p="3" textAlign="center">
          <Button
            variant="outline"
            size="sm"
            isLoading={isPlaceholderData}
            onClick={() => setShown(shown + AT_ONCE)}
          >
            {t('list.more')} <Num value={data.totalCount - data.data.length} />
          </Button>
        </Box>
      )}
    </List>
  )
}

/** The conversations: a merchant's own, or the operator's inbox. */
export const TicketList = () => (
  <Box display="flex" flexDirection="column" minH="0" h="full">
    <Filters />
    <Rows />
  </Box>
)
