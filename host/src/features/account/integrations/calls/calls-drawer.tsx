import { api } from '@sufra/shared/api'
import type { MadeCall } from '@sufra/shared/contracts/integration'
import { QueryError } from '@sufra/shared/failures'
import { useFormat } from '@sufra/shared/i18n'
import { Bdi, Button, EmptyState, Pill, Skeleton, Stack, chakra } from '@sufra/shared/ui'
import { useKnownPages } from '@sufra/shared/ui/data'
import { SelectInput } from '@sufra/shared/ui/forms'
import { Drawer } from '@sufra/shared/ui/overlays'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { platformErrorText } from '../platform-error-text.ts'

const KINDS = ['order', 'availability', 'status', 'menu'] as const
const STATES = ['done', 'waiting', 'refused', 'unheard', 'gaveUp', 'withdrawn'] as const
const PAGE_SIZE = 25

interface Filter {
  kind?: (typeof KINDS)[number]
  state?: (typeof STATES)[number]
  page: number
}

const callsQuery = (connectionId: number, { kind, state, page }: Filter) =>
  queryOptions({
    queryKey: ['connection-calls', connectionId, kind, state, page],
    queryFn: ({ signal }) =>
      api.get('/api/Integration/Calls', {
        query: {
          'PaginatedRequest.PageNumber': page,
          'PaginatedRequest.PageSize': PAGE_SIZE,
          Id: connectionId,
          Kind: kind,
          State: state,
        },
        signal,
      }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

const Lines = chakra('ol', {
  base: {
    listStyle: 'none',
    '& > li': { py: '2.5', borderBottomWidth: '1px', borderColor: 'line' },
    '& > li > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '2' },
    '& b': { textStyle: 'sm13', fontWeight: 'semibold' },
    '& small': { display: 'block', textStyle: 'xs12', color: 'muted', overflowWrap: 'anywhere' },
  },
})

const FAMILY = {
  done: 'active',
  waiting: 'pending',
  unheard: 'pending',
  refused: 'disabled',
  gaveUp: 'disabled',
  withdrawn: 'neutral',
} as const

const useWhat = () => {
  const { t } = useTranslation('integrations')
  return ({ kind, action, orderNumber, told }: MadeCall): string => {
    if (kind === 'order') return t(`calls.action.${action ?? 'acknowledge'}`, { number: orderNumber ?? '' })
    if (told && 'state' in told) return t(`calls.state.${told.state}`)
    if (told && 'dishes' in told) return t('calls.menu', { count: told.dishes })
    return t('calls.availability', { off: told?.off ?? 0, on: told?.on ?? 0 })
  }
}

const CallLine = ({ call }: { call: MadeCall }) => {
  const { t } = useTranslation('integrations')
  const format = useFormat()
  const what = useWhat()
  const said = platformErrorText({ code: call.answerCode, message: call.message })
  return (
    <li>
      <div>
        <b>{what(call)}</b>
        <Pill family={FAMILY[call.state]}>{t(`calls.result.${call.state}`)}</Pill>
      </div>
      <small>
        {format.dateTime(call.since)}
        {call.durationMs !== null && ` · ${t('calls.duration', { ms: format.number(call.durationMs) })}`}
        {call.attempts > 1 && ` · ${t('calls.attempts', { count: call.attempts })}`}
      </small>
      {said !== '' && (
        <small>
          <Bdi>{said}</Bdi>
        </small>
      )}
    </li>
  )
}

/** Calls to a platform through one connection, with its responses. */
export const CallsDrawer = ({
  connectionId,
  title,
  onClose,
}: {
  connectionId: number
  title: string
  onClose: () => void
}) => {
  const { t } = useTranslation('integrations')
  const [filter, setFilter] = useState<Filter>({ page: 1 })
  const calls = useQuery(callsQuery(connectionId, filter))
  const { data, isPending, isPlaceholderData } = calls
  const { page, ...listed } = filter
  const pages = useKnownPages(calls, { page, pageSize: PAGE_SIZE, listKey: JSON.stringify(listed) })
  const turn = (by: number) => setFilter({ ...filter, page: filter.page + by })
  return (
    <Drawer isOpen onClose={onClose} title={title}>
      <Stack gap="3">
        <Stack direction="row" gap="2">
          <SelectInput
            aria-label={t('calls.kind')}
            value={filter.kind ?? ''}
            placeholder={t('calls.anyKind')}
            onChange={({ target }) =>
              setFilter({ ...filter, kind: KINDS.find(each => each === target.value), page: 1 })
            }
            options={KINDS.map(value => ({ value, label: t(`calls.kinds.${value}`) }))}
          />
          <SelectInput
            aria-label={t('calls.resultLabel')}
            value={filter.state ?? ''}
            placeholder={t('calls.anyResult')}
            onChange={({ target }) =>
              setFilter({ ...filter, state: STATES.find(each => each === target.value), page: 1 })
            }
            options={STATES.map(value => ({ value, label: t(`calls.result.${value}`) }))}
          />
        </Stack>
        {isPending && <Skeleton h="10rem" />}
        {calls.isError && <QueryError of={calls} title={t('calls.failed')} />}
        {data?.data.length === 0 && <EmptyState title={t('calls.none')} />}
        {data && data.data.length > 0 && (
          <Lines
            aria-label={title}
            aria-busy={isPlaceholderData || undefined}
            opacity={isPlaceholderData ? 0.6 : undefined}
          >
            {data.data.map(call => (
              <CallLine key={call.id} call={call} />
            ))}
          </Lines>
        )}
        {pages && pages.totalPages > 1 && (
          <Stack direction="row" gap="2" justifyContent="space-between">
            <Button variant="outline" disabled={isPlaceholderData || page <= 1} onClick={() => turn(-1)}>
              {t('calls.newer')}
            </Button>
            <Button
              variant="outline"
              disabled={isPlaceholderData || page >= pages.totalPages}
              onClick={() => turn(1)}
            >
              {t('calls.older')}
            </Button>
          </Stack>
        )}
      </Stack>
    </Drawer>
  )
}
