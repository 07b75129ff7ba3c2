import { useTranslation } from 'react-i18next'
import type { ProductMapping } from '@sufra/shared/contracts/product-mapping'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { ConfirmDialog, toast } from '@sufra/shared/ui/overlays'
import { useWhileMounted } from '@sufra/shared/unknown-outcome'
import { useMappingFailure } from './failure-text.ts'
import { useRemoveMapping } from './mappings.queries.ts'

interface RemoveDialogProps {
  mapping: ProductMapping
  onClose: () => void
}

/** Confirmation dialog before a mapping is removed. */
export const RemoveDialog = ({ mapping, onClose }: RemoveDialogProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const failure = useMappingFailure()
  const name = inLanguage(mapping.foreignName, language)
  const closeOwn = useWhileMounted(onClose)
  const { mutate, isPending } = useRemoveMapping(() => {
    toast({ kind: 'success', text: t('orders:mappings.removed', { name }) })
    closeOwn()
  })
  return (
    <ConfirmDialog
      isOpen
      title={t('orders:mappings.removeTitle', { name })}
      body={t('orders:mappings.removeBody', { channel: inLanguage(mapping.channel.name, language) })}
      confirmLabel={t('orders:mappings.remove')}
      cancelLabel={t('orders:back')}
      onConfirm={() =>
        mutate(mapping.id, { onError: error => toast({ kind: 'error', text: failure(error) }) })
      }
      onClose={onClose}
      isBusy={isPending}
      isDanger
    />
  )
}
