import { api } from '@sufra/shared/api'
import type { AccountExport } from '@sufra/shared/contracts/account-export'
import { localDate } from '@sufra/shared/contracts/zoned-time'
import { TIME_ZONE, useFormat } from '@sufra/shared/i18n'
import { useCan, useIsOperator } from '@sufra/shared/session'
import { Bdi, Button, Stack, Text, chakra } from '@sufra/shared/ui'
import { saveFile } from '@sufra/shared/ui/data'
import { formatFileSize } from '@sufra/shared/ui/forms'
import { toast } from '@sufra/shared/ui/overlays'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, FileArchive } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '#src/dialog-state/use-failure-text.ts'
import { SectionError } from './section-error.tsx'
import { SettingsSection } from './settings-section.tsx'

const LOOK_AGAIN = 1_500

const isUnfinished = ({ state }: AccountExport): boolean => state === 'Queued' || state === 'Running'

const exportsQuery = queryOptions({
  queryKey: ['account-exports'],
  queryFn: ({ signal }) => api.get('/api/AccountExport/Get', { signal }),
  refetchInterval: ({ state }) => (state.data?.some(isUnfinished) ? LOOK_AGAIN : false),
})

const useBegin = () => {
  const { t } = useTranslation('settings')
  const notDoneWords = useFailureText()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.post('/api/AccountExport/Add', { body: {} }),
    onError: error => toast({ kind: 'error', text: notDoneWords(error, t('data.notBegun')) }),
    onSettled: () => queryClient.invalidateQueries(exportsQuery),
  })
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    m: '0',
    p: '0',
    '& > li': { display: 'flex', alignItems: 'center', gap: '3', py: '2.5' },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'line' },
    '& > li > div': { flex: 1, minW: '0' },
    '& > li > svg': { flexShrink: 0, color: 'muted' },
    '& progress': { w: 'full', h: '1.5', mt: '1', accentColor: 'primary' },
  },
})

const useStateWords = () => {
  const { t } = useTranslation('settings')
  const format = useFormat()
  return ({ state, done, total, bytes, expiresAt }: AccountExport): string => {
    if (state === 'Queued') return t('data.queued')
    if (state === 'Running')
      return t('data.running', { done: format.number(done), total: format.number(total) })
    if (state === 'Failed' || bytes === null || expiresAt === null) return t('data.failed')
    return t('data.ready', { size: formatFileSize(bytes), until: format.shortDate(expiresAt) })
  }
}

const Copy = ({ copy }: { copy: AccountExport }) => {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const wordsOf = useStateWords()
  const [isSaving, setIsSaving] = useState(false)
  const date = format.dateTime(copy.at)
  const handleSave = async () => {
    setIsSaving(true)
    try {
      const content = await api.file('/api/AccountExport/File/:id', { params: { id: copy.id } })
      saveFile({ name: `sufra-${localDate(new Date(copy.at), TIME_ZONE)}.zip`, content })
    } catch {
      toast({ kind: 'error', text: t('data.notSaved') })
    } finally {
      setIsSaving(false)
    }
  }
  return (
    <li>
      <FileArchive size={20} strokeWidth={1.75} aria-hidden />
      <div>
        <Text fontWeight="medium">{date}</Text>
        <Text textStyle="sm13" color="muted">
          {wordsOf(copy)} · <Bdi>{t('data.by', { name: copy.requestedBy })}</Bdi>
        </Text>
        {copy.state === 'Running' && (
          <progress value={copy.done} max={copy.total} aria-label={wordsOf(copy)} />
        )}
      </div>
      {copy.state === 'Ready' && (
        <Button
          variant="outline"
          size="sm"
          aria-label={t('data.downloadOf', { date })}
          icon={<Download size={16} aria-hidden />}
          isLoading={isSaving}
          onClick={() => void handleSave()}
        >
          {t('data.download')}
        </Button>
      )}
    </li>
  )
}

const Copies = () => {
  const { t } = useTranslation('settings')
  const { data: copies, isError, isFetching, refetch } = useQuery(exportsQuery)
  const { mutate, isPending } = useBegin()
  if (!copies && isError)
    return <SectionError text={t('data.notLoaded')} onRetry={() => void refetch()} isRetrying={isFetching} />
  return (
    <Stack gap="3">
      {copies && copies.length > 0 && (
        <List>
          {copies.map(copy => (
            <Copy key={copy.id} copy={copy} />
          ))}
        </List>
      )}
      <Button
        variant="outline"
        alignSelf="flex-start"
        disabled={!copies || copies.some(isUnfinished)}
        isLoading={isPending}
        onClick={() => mutate()}
      >
        {t('data.begin')}
      </Button>
      <Text textStyle="sm13" color="muted">
        {t('data.help')}
      </Text>
    </Stack>
  )
}

/** Exports all data of the merchant as files, for people who manage its settings. */
export const DataSection = () => {
  const { t } = useTranslation('settings')
  const isOperator = useIsOperator()
  if (!useCan('settings.manage') || isOperator) return null
  return (
    <SettingsSection anchor="data" title={t('data.title')} text={t('data.text')}>
      <Copies />
    </SettingsSection>
  )
}
