import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import { Banner, Button, Num, Stack, Text } from '@sufra/shared/ui'
import { ChipGroup } from '@sufra/shared/ui/data'
import { Dialog, toast } from '@sufra/shared/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../failure-text.ts'
import { useRemoteName } from '../remote-name.ts'
import { RELEASES_KEY } from '../releases.queries.ts'

const KEPT = [5, 10, 20, 50] as const

interface PruneDialogProps {
  isOpen: boolean
  name: string
  onClose: () => void
}

/**
 * Renders the dialog that deletes old versions of a remote; the server never deletes one that is live or was within
 * seven days.
 */
export const PruneDialog = ({ isOpen, name, onClose }: PruneDialogProps) => {
  const { t } = useTranslation()
  const remote = useRemoteName()(name)
  const failureText = useFailureText()
  const queryClient = useQueryClient()
  const [keep, setKeep] = useState<number>(10)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.post('/api/Release/Prune', { body: { name, keep } }),
    networkMode: 'always',
    onSuccess: ({ removed }) => {
      toast({ kind: 'success', text: t('admin:releases.prune.done', { count: removed.length, remote }) })
      void queryClient.invalidateQueries({ queryKey: RELEASES_KEY })
      onClose()
    },
  })
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('admin:releases.prune.title', { remote })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('admin:releases.cancel')}
          </Button>
          <Button variant="dangerSolid" isLoading={isPending} onClick={() => mutate()}>
            {t('admin:releases.prune.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {error && <Banner tone="error">{failureText(error)}</Banner>}
        <Text>{t('admin:releases.prune.about')}</Text>
        <ChipGroup
          label={t('admin:releases.prune.keep')}
          value={keep}
          onChange={setKeep}
          options={KEPT.map(value => ({ value, label: <Num value={value} /> }))}
        />
      </Stack>
    </Dialog>
  )
}
