import type { DeployToken } from '@sufra/shared/contracts/release-control'
import { ConfirmDialog, toast } from '@sufra/shared/ui/overlays'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../failure-text.ts'
import { useTokenRevocation } from './tokens.queries.ts'

interface RevokeDialogProps {
  isOpen: boolean
  token: DeployToken
  onClose: () => void
}

/** Renders the confirmation before a team's CI loses its token. */
export const RevokeDialog = ({ isOpen, token, onClose }: RevokeDialogProps) => {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const { mutate, isPending } = useTokenRevocation()
  const { label } = token
  const handleConfirm = () =>
    mutate(token, {
      onSuccess: () => {
        toast({ kind: 'success', text: t('admin:releases.tokens.revokedNow', { label }) })
        onClose()
      },
      onError: error => toast({ kind: 'error', text: failureText(error) }),
    })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('admin:releases.tokens.revokeTitle', { label })}
      body={t('admin:releases.tokens.revokeBody')}
      confirmLabel={t('admin:releases.tokens.revoke')}
      cancelLabel={t('admin:releases.cancel')}
      onConfirm={handleConfirm}
      onClose={onClose}
      isBusy={isPending}
      isDanger
    />
  )
}
