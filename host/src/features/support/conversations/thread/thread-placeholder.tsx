import { useIsOperator } from '@sufra/shared/session'
import { EmptyState, Stack } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AT_ONCE, ticketsQuery } from '../tickets.queries.ts'
import { useSupportUrl } from '../use-support-url.ts'

/** Placeholder without an open conversation; its text depends on whether there are any. */
export const ThreadPlaceholder = () => {
  const { t } = useTranslation('support')
  const isOperator = useIsOperator()
  const { filter, accountId, search } = useSupportUrl()
  const searched = search.trim()
  const { data, isPending } = useQuery(ticketsQuery({ filter, accountId, search: searched, shown: AT_ONCE }))
  const isChoice = isOperator || searched !== '' || (data?.data.length ?? 0) > 0
  if (isPending && !isChoice) return null
  return (
    <Stack flex="1" justifyContent="center">
      <EmptyState title={t(isChoice ? 'thread.choose' : 'thread.welcome')} />
    </Stack>
  )
}
