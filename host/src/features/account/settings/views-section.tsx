import { api } from '@sufra/shared/api'
import type { AccountView } from '@sufra/shared/contracts/account-view'
import { useFormat } from '@sufra/shared/i18n'
import { useIsOperator, useCanView } from '@sufra/shared/session'
import { Bdi, Skeleton, Stack, Text, chakra } from '@sufra/shared/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SectionError } from './section-error.tsx'
import { SettingsSection } from './settings-section.tsx'

const SHOWN = 5

const viewsQuery = queryOptions({
  queryKey: ['account-views'],
  queryFn: ({ signal }) =>
    api.get('/api/AccountView/Get', { query: { 'PaginatedRequest.PageSize': SHOWN }, signal }),
  staleTime: 0,
})

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    m: '0',
    p: '0',
    '& > li': { py: '2.5' },
    '& > li:first-of-type': { pt: '0' },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'line' },
  },
})

const ViewLine = ({ view }: { view: AccountView }) => {
  const { t } = useTranslation('settings')
  const format = useFormat()
  return (
    <li>
      <Text fontWeight="medium">
        <Bdi>{view.viewerName}</Bdi> · {format.dateTime(view.startedAt)}
      </Text>
      <Text textStyle="sm13" color="muted" overflowWrap="anywhere">
        {t('views.reason')} <Bdi>{view.reason}</Bdi>
      </Text>
    </li>
  )
}

const Views = () => {
  const { t } = useTranslation('settings')
  const { data, isPending, isFetching, refetch } = useQuery(viewsQuery)
  if (isPending) return <Skeleton h="48px" borderRadius="well" />
  if (!data)
    return <SectionError text={t('views.failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (data.totalCount === 0) return <Text color="muted">{t('views.none')}</Text>
  return (
    <Stack gap="2">
      <List>
        {data.data.map(view => (
          <ViewLine key={view.id} view={view} />
        ))}
      </List>
      {data.totalCount > SHOWN && (
        <Text textStyle="sm13" color="muted">
          {t('views.latest')}
        </Text>
      )}
    </Stack>
  )
}

/** Lists the impersonations of the merchant by Sufra's staff: time, person and reason. */
export const ViewsSection = () => {
  const { t } = useTranslation('settings')
  const isOperator = useIsOperator()
  if (!useCanView('settings.manage') || isOperator) return null
  return (
    <SettingsSection anchor="views" title={t('views.title')} text={t('views.text')}>
      <Views />
    </SettingsSection>
  )
}
