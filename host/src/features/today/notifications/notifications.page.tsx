import type { Notification } from '@sufra/shared/contracts/notification'
import { QueryError } from '@sufra/shared/failures'
import { useFormat } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { useIsImpersonating } from '@sufra/shared/session'
import {
  Box,
  Button,
  Card,
  EmptyState,
  Heading,
  LinkButton,
  PageHead,
  Skeleton,
  Stack,
  chakra,
} from '@sufra/shared/ui'
import { SegmentedTabs } from '@sufra/shared/ui/data'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { CheckCheck, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { unreadNotificationsQuery } from '#src/merchant/notifications.queries.ts'
import { NotificationRow } from './notification-row.tsx'
import { notificationsQuery, useMarkRead } from './notifications.queries.ts'

const List = chakra('ul', {
  base: { listStyle: 'none', m: '0', p: '0', '& > li + li': { borderTopWidth: '1px', borderColor: 'line' } },
})

/** Groups by day in branch time, the latest day first. */
const byDay = (rows: Notification[], dayOf: (at: string) => string): [string, Notification[]][] => {
  const days = new Map<string, Notification[]>()
  for (const row of rows) {
    const day = dayOf(row.at)
    days.set(day, [...(days.get(day) ?? []), row])
  }
  return [...days]
}

const Days = ({ rows }: { rows: Notification[] }) => {
  const format = useFormat()
  const { mutate } = useMarkRead()
  const isImpersonating = useIsImpersonating()
  return byDay(rows, format.weekday).map(([day, ofDay]) => (
    <Stack key={day} as="section" gap="2" aria-label={day}>
      <Heading as="h2" textStyle="sm13" color="muted" fontWeight="medium">
        {day}
      </Heading>
      <Card overflow="hidden">
        <List>
          {ofDay.map(row => (
            <li key={row.id}>
              <NotificationRow
                notification={row}
                onOpen={() => {
                  if (!row.isRead && !isImpersonating) mutate([row.id])
                }}
              />
            </li>
          ))}
        </List>
      </Card>
    </Stack>
  ))
}

const Rows = ({ isUnread }: { isUnread: boolean }) => {
  const { t } = useTranslation('notifications')
  const query = useInfiniteQuery(notificationsQuery(isUnread))
  if (query.isPending)
    return (
      <Card p="5" aria-busy="true">
        <Stack gap="4">
          {[0, 1, 2, 3].map(at => (
            <Skeleton key={at} h="12" />
          ))}
        </Stack>
      </Card>
    )
  if (query.isError && !query.data)
    return <QueryError of={query} title={t('failed')} detail={t('failedDetail')} />
  const rows = query.data.pages.flatMap(({ data }) => data)
  if (rows.length === 0)
    return (
      <EmptyState
        title={t(isUnread ? 'noneUnread' : 'empty')}
        detail={isUnread ? undefined : t('emptyDetail')}
      />
    )
  return (
    <Stack gap="5">
      <Days rows={rows} />
      {query.isFetchNextPageError && (
        <Box role="alert" color="disabled" textAlign="center">
          {t('failed')}
        </Box>
      )}
      {query.hasNextPage && (
        <Button
          variant="ghost"
          alignSelf="center"
          isLoading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('older')}
        </Button>
      )}
    </Stack>
  )
}

const Actions = () => {
  const { t } = useTranslation('notifications')
  const { data: unread, isError } = useQuery(unreadNotificationsQuery)
  const { mutate, isPending } = useMarkRead()
  const isImpersonating = useIsImpersonating()
  return (
    <>
      <LinkButton asChild variant="ghost">
        <Link to="/settings#notifications">
          <SlidersHorizontal size={18} aria-hidden />
          {t('preferences')}
        </Link>
      </LinkButton>
      {!isImpersonating && (
        <Button
          variant="outline"
          disabled={unread ? unread.count === 0 : !isError}
          isLoading={isPending}
          icon={<CheckCheck size={18} aria-hidden />}
          onClick={() => mutate(undefined)}
        >
          {t('readAll')}
        </Button>
      )}
    </>
  )
}

/** All notifications of a person by day, with links to the screens that handle them. */
export const NotificationsPage = () => {
  const { t } = useTranslation('notifications')
  const [shown, setShown] = useState<'all' | 'unread'>('all')
  const title = t('host:screens.notifications')
  return (
    <>
      <title>{t('host:pageTitle', { title })}</title>
      <PageHead title={title} actions={<Actions />} />
      <Box maxW="720px">
        <Box mb="4">
          <SegmentedTabs
            label={t('filter')}
            value={shown}
            onChange={setShown}
            options={[
              { value: 'all', label: t('all') },
              { value: 'unread', label: t('unread') },
            ]}
          />
        </Box>
        <Rows key={shown} isUnread={shown === 'unread'} />
      </Box>
    </>
  )
}
