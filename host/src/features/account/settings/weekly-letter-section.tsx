import { api } from '@sufra/shared/api'
import { Button, Skeleton, Stack, Text } from '@sufra/shared/ui'
import { Switch } from '@sufra/shared/ui/forms'
import { toast } from '@sufra/shared/ui/overlays'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { mayOpen, useSession } from '@sufra/shared/session'
import { useFailureText } from '#src/dialog-state/use-failure-text.ts'
import { SettingsSection } from './settings-section.tsx'

// Same access as the endpoints: others in the team get no report.
const READERS = { roles: ['Admin'], permission: 'settings.manage' } as const

const letterQuery = queryOptions({
  queryKey: ['weekly-letter'],
  queryFn: ({ signal }) => api.get('/api/WeeklyLetter/Get', { signal }),
})

const useChoice = () => {
  const { t } = useTranslation('settings')
  const notDoneWords = useFailureText()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (isOn: boolean) => api.put('/api/WeeklyLetter/Update', { body: { isOn } }),
    onSuccess: saved => {
      queryClient.setQueryData(letterQuery.queryKey, saved)
      toast({ kind: 'success', text: t(saved.isOn ? 'weeklyLetter.isOn' : 'weeklyLetter.isOff') })
    },
    onError: error => {
      toast({ kind: 'error', text: notDoneWords(error) })
      // It may be saved although the response was lost.
      void queryClient.invalidateQueries(letterQuery)
    },
  })
}

const Choice = () => {
  const { t } = useTranslation('settings')
  const { data, isError, isFetching, refetch } = useQuery(letterQuery)
  const { mutate, isPending, variables } = useChoice()
  if (isError && !data)
    return (
      <Stack gap="2" alignItems="flex-start">
        <Text color="muted">{t('weeklyLetter.notLoaded')}</Text>
        <Button variant="outline" isLoading={isFetching} onClick={() => void refetch()}>
          {t('host:retry')}
        </Button>
      </Stack>
    )
  if (!data) return <Skeleton h="12" />
  return (
    <Switch
      label={t('weeklyLetter.label')}
      help={t('weeklyLetter.help')}
      isOn={isPending ? variables : data.isOn}
      onChange={mutate}
      isBusy={isPending}
    />
  )
}

/** Switches the weekly report on or off. */
export const WeeklyLetterSection = () => {
  const { t } = useTranslation('settings')
  const isReader = useSession(({ user }) => mayOpen(user, READERS))
  if (!isReader) return null
  return (
    <SettingsSection anchor="weekly-letter" title={t('weeklyLetter.title')} text={t('weeklyLetter.text')}>
      <Choice />
    </SettingsSection>
  )
}
