import { api } from '@sufra/shared/api'
import type {
  NotificationPreference,
  NotificationPreferenceRequest,
} from '@sufra/shared/contracts/notification'
import type { NotificationWay } from '@sufra/shared/contracts/notification-kinds'
import { Button, Checkbox, Skeleton, Stack, Text, chakra } from '@sufra/shared/ui'
import { toast } from '@sufra/shared/ui/overlays'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '#src/dialog-state/use-failure-text.ts'
import { SettingsSection } from './settings-section.tsx'

const WAYS: readonly NotificationWay[] = ['screen', 'sound', 'push', 'mail']

const preferencesQuery = queryOptions({
  queryKey: ['notification-preferences'],
  queryFn: ({ signal }) => api.get('/api/Notification/Preferences', { signal }),
})

const SAVING = ['save-notification-preference']

/** Applies a press optimistically and undoes it when the server refuses; later presses stay. */
const useChoose = () => {
  const { t } = useTranslation('settings')
  const notDoneWords = useFailureText()
  const queryClient = useQueryClient()
  const { queryKey } = preferencesQuery
  const isLast = () => queryClient.isMutating({ mutationKey: SAVING }) === 1
  return useMutation({
    mutationKey: SAVING,
    mutationFn: (body: NotificationPreferenceRequest) =>
      api.put('/api/Notification/UpdatePreference', { body }),
    scope: { id: 'notification-preferences' },
    onMutate: ({ kind, ways }) => {
      const before = queryClient.getQueryData(queryKey)?.find(each => each.kind === kind)
      queryClient.setQueryData(queryKey, known =>
        known?.map(each => (each.kind === kind ? { ...each, ways, isChosen: true } : each)),
      )
      return before
    },
    onSuccess: saved => {
      if (isLast()) queryClient.setQueryData(queryKey, saved)
    },
    onError: (error, { kind, ways }, before) => {
      const isAsPressed = (each: NotificationPreference) =>
        each.kind === kind && String(each.ways) === String(ways)
      queryClient.setQueryData(queryKey, known =>
        known?.map(each => (before && isAsPressed(each) ? before : each)),
      )
      if (isLast()) void queryClient.invalidateQueries({ queryKey })
      toast({ kind: 'error', text: notDoneWords(error, t('notifications.failed')) })
    },
  })
}

const Grid = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'collapse',
    '& th': { textAlign: 'start', fontWeight: 'medium', py: '1' },
    '& thead th': { textStyle: 'xs12', color: 'muted', verticalAlign: 'bottom' },
    '& thead th:not(:first-of-type), & td': { textAlign: 'center', w: '17%' },
    '& tbody th': { textStyle: 'sm13', pe: '2' },
    '& tbody tr + tr': { borderTopWidth: '1px', borderColor: 'line' },
    '& td label': { justifyContent: 'center', gap: '0', minW: 'touch', minH: 'touch' },
  },
})

const withWay = (ways: readonly NotificationWay[], way: NotificationWay, isOn: boolean) =>
  WAYS.filter(each => (each === way ? isOn : ways.includes(each)))

const Choices = ({ preferences }: { preferences: NotificationPreference[] }) => {
  const { t } = useTranslation('settings')
  const { mutate } = useChoose()
  return (
    <Stack gap="3">
      <Grid>
        <thead>
          <tr>
            <th scope="col">
              <span className="sf-hidden">{t('notifications.event')}</span>
            </th>
            {WAYS.map(way => (
              <th key={way} scope="col">
                {t(`notifications.way.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preferences.map(({ kind, ways }) => (
            <tr key={kind}>
              <th scope="row">{t(`notifications.kind.${kind}`)}</th>
              {WAYS.map(way => (
                <td key={way}>
                  <Checkbox
                    label={
                      <span className="sf-hidden">
                        {t('notifications.choice', {
                          kind: t(`notifications.kind.${kind}`),
                          way: t(`notifications.way.${way}`),
                        })}
                      </span>
                    }
                    checked={ways.includes(way)}
                    onChange={event => mutate({ kind, ways: withWay(ways, way, event.target.checked) })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
      <Text textStyle="sm13" color="muted">
        {t('notifications.push')}
      </Text>
    </Stack>
  )
}

/** Chooses the channels of each kind of notification. */
export const NotificationsSection = () => {
  const { t } = useTranslation('settings')
  const { data, isError, isFetching, refetch } = useQuery(preferencesQuery)
  return (
    <SettingsSection anchor="notifications" title={t('notifications.title')} text={t('notifications.text')}>
      {data && data.length > 0 && <Choices preferences={data} />}
      {data?.length === 0 && <Text color="muted">{t('notifications.none')}</Text>}
      {!data && !isError && <Skeleton h="200px" />}
      {!data && isError && (
        <Stack gap="2" alignItems="flex-start">
          <Text color="muted">{t('notifications.notLoaded')}</Text>
          <Button variant="outline" isLoading={isFetching} onClick={() => void refetch()}>
            {t('notifications.retry')}
          </Button>
        </Stack>
      )}
    </SettingsSection>
  )
}
