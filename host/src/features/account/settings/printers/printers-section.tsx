import type { PrinterAddress } from '@sufra/shared/contracts/printer'
import { toServerTime } from '@sufra/shared/live'
import { useCan } from '@sufra/shared/session'
import { Button, Skeleton, Stack, Text } from '@sufra/shared/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { branchesQuery } from '#src/merchant/branches.queries.ts'
import { SectionError } from '../section-error.tsx'
import { SettingsSection } from '../settings-section.tsx'
import { PrinterAddressDialog } from './printer-address.tsx'
import { PrinterDrawer } from './printer-form.tsx'
import { PrintersList } from './printers-list.tsx'
import { printersQuery } from './printers.queries.ts'

const AddPrinter = () => {
  const { t } = useTranslation('printers')
  const queryClient = useQueryClient()
  const { data: branches, isError, isFetching, refetch } = useQuery(branchesQuery)
  const [isAdding, setIsAdding] = useState(false)
  const [path, setPath] = useState<string | null>(null)
  const handleSaved = (made?: PrinterAddress) => {
    setPath(made?.path ?? null)
    void queryClient.invalidateQueries(printersQuery)
  }
  // Each printer belongs to a branch.
  if (!branches && isError)
    return <SectionError text={t('branchesFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (branches?.length === 0) return <Text color="muted">{t('noBranch')}</Text>
  return (
    <>
      <Button
        variant="outline"
        alignSelf="flex-start"
        icon={<Plus size={16} aria-hidden />}
        disabled={!branches}
        onClick={() => setIsAdding(true)}
      >
        {t('form.add')}
      </Button>
      {isAdding && branches && (
        <PrinterDrawer
          isOpen
          printer={null}
          branches={branches}
          onSaved={handleSaved}
          onClose={() => setIsAdding(false)}
        />
      )}
      <PrinterAddressDialog path={path} onClose={() => setPath(null)} />
    </>
  )
}

/** The printers of the branches: state, papers and waiting jobs. */
export const PrintersSection = () => {
  const { t } = useTranslation('printers')
  const canManage = useCan('branches.manage')
  const { data: printers, isError, isFetching, dataUpdatedAt, refetch } = useQuery(printersQuery)
  return (
    <SettingsSection anchor="printers" title={t('title')} text={t('text')}>
      {printers && (
        <Stack gap="3">
          <PrintersList printers={printers} now={toServerTime(dataUpdatedAt)} />
          {canManage && <AddPrinter />}
        </Stack>
      )}
      {!printers && !isError && <Skeleton h="96px" borderRadius="well" />}
      {!printers && isError && (
        <SectionError text={t('failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </SettingsSection>
  )
}
