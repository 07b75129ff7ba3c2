import { api } from '@sufra/shared/api'
import type { ReleasePreview } from '@sufra/shared/contracts/release-preview'
import { ConfirmDialog, toast } from '@sufra/shared/ui/overlays'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../failure-text.ts'
import { previewsQuery } from '../releases.queries.ts'

const usePreviewRevocation = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: ReleasePreview) => api.delete('/api/Release/RevokePreview', { query: { Id: id } }),
    networkMode: 'always',
    onSettled: () => void queryClient.invalidateQueries({ queryKey: previewsQuery.queryKey }),
  })
}

interface RevokePreviewDialogProps {
  isOpen: boolean
  preview: ReleasePreview
  onClose: () => void
}

/** Renders the confirmation before pages that show a preview lose it. */
export const RevokePreviewDialog = ({ isOpen, preview, onClose }: RevokePreviewDialogProps) => {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const { mutate, isPending } = usePreviewRevocation()
  const { preview: name } = preview
  const handleConfirm = () =>
    mutate(preview, {
      onSuccess: () => {
        toast({ kind: 'success', text: t('admin:releases.previews.revokedNow', { name }) })
        onClose()
      },
      onError: error => toast({ kind: 'error', text: failureText(error) }),
    })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('admin:releases.previews.revokeTitle', { name })}
      body={t('admin:releases.previews.revokeBody')}
      confirmLabel={t('admin:releases.previews.revoke')}
      cancelLabel={t('admin:releases.cancel')}
      onConfirm={handleConfirm}
      onClose={onClose}
      isBusy={isPending}
      isDanger
    />
  )
}
