import type { Feature } from '@sufra/shared/contracts/feature'
import { inLanguage } from '@sufra/shared/contracts/text'
import { ConfirmDialog, toast } from '@sufra/shared/ui/overlays'
import { useTranslation } from 'react-i18next'
import { useFailureText } from './failure-text.ts'
import { useDeleteFeature } from './features.queries.ts'

/** Asks before a feature goes, and says what still has it when it cannot. */
export const DeleteFeatureDialog = ({
  feature,
  onClose,
}: {
  feature: Feature | null
  onClose: () => void
}) => {
  const { t, i18n } = useTranslation()
  const failureText = useFailureText()
  const { mutate, isPending, error, reset } = useDeleteFeature()
  const name = feature ? inLanguage(feature.name, i18n.language) : ''
  const handleClose = () => {
    reset()
    onClose()
  }
  const handleConfirm = () =>
    feature &&
    mutate(feature, {
      onSuccess: () => {
        toast({ kind: 'success', text: t('admin:plans.deleted', { name }) })
        handleClose()
      },
    })
  return (
    <ConfirmDialog
      isOpen={feature !== null}
      title={t('admin:plans.deleteTitle', { name })}
      body={error ? failureText(error) : t('admin:features.deleteBody')}
      confirmLabel={t('admin:plans.delete')}
      cancelLabel={t('admin:plans.cancel')}
      onConfirm={handleConfirm}
      onClose={handleClose}
      isBusy={isPending}
      isDanger
    />
  )
}
