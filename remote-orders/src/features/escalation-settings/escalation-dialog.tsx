import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@sufra/shared/i18n'
import { ErrorState, Field, Skeleton, Stack, Text } from '@sufra/shared/ui'
import { SelectInput } from '@sufra/shared/ui/forms'
import { Dialog } from '@sufra/shared/ui/overlays'
import { EscalationForm } from './escalation-form.tsx'
import { branchesQuery } from '#src/branches/branches.queries.ts'
import { escalationQuery } from './escalation-settings.queries.ts'
import { nameIn } from './name-in.ts'

const Failed = ({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) => {
  const { t } = useTranslation()
  return (
    <ErrorState
      title={t('orders:escalation.loadFailed')}
      detail={t('orders:error.detail')}
      retryLabel={t('orders:error.retry')}
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  )
}

const BranchSettings = ({ branchId, onSaved }: { branchId: number; onSaved: () => void }) => {
  const { data, isError, refetch, isFetching } = useQuery(escalationQuery(branchId))
  if (data) return <EscalationForm key={branchId} escalation={data} onSaved={onSaved} />
  if (!isError) return <Skeleton h="420px" />
  return <Failed onRetry={() => void refetch()} isRetrying={isFetching} />
}

/** Escalation settings of a branch: the steps while nobody answers a new order. */
export const EscalationDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { data: branches, isError, refetch, isFetching } = useQuery(branchesQuery)
  const [chosen, setChosen] = useState<number>()
  const branchId = chosen ?? branches?.[0]?.id
  return (
    <Dialog isOpen onClose={onClose} title={t('orders:escalation.title')}>
      <Stack gap="4">
        <Text color="muted">{t('orders:escalation.explain')}</Text>
        {branches && branches.length > 1 && (
          <Field label={t('orders:escalation.branch')}>
            <SelectInput
              value={String(branchId ?? '')}
              onChange={({ target }) => setChosen(Number(target.value))}
              options={branches.map(({ id, name }) => ({ value: String(id), label: nameIn(name, language) }))}
            />
          </Field>
        )}
        {isError && !branches && <Failed onRetry={() => void refetch()} isRetrying={isFetching} />}
        {branchId !== undefined && <BranchSettings branchId={branchId} onSaved={onClose} />}
      </Stack>
    </Dialog>
  )
}
