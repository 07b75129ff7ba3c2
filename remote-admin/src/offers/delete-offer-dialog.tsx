import { ApiError } from '@sufra/shared/api'
import { inLanguage } from '@sufra/shared/contracts/text'
import { ConfirmDialog, toast } from '@sufra/shared/ui/overlays'
import type { UseMutationResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFailureText } from './failure-text.ts'

/** The item to delete. */
export interface ItemToDelete {
  id: number
  name: string
}

interface DeleteOfferDialogProps {
  /** Null while nothing is to be deleted. */
  leaving: ItemToDelete | null
  deletion: UseMutationResult<unknown, Error, number>
  /** Consequences of the deletion; by default, that it cannot be undone. */
  body?: string
  onClose: () => void
}

const nameIn = (value: unknown): string | undefined => {
  const name: unknown =
    typeof value === 'object' && value !== null && Object.getOwnPropertyDescriptor(value, 'name')?.value
  return typeof name === 'string' ? name : undefined
}

/** Returns the reason why it cannot be deleted, with examples from the server; undefined for any other failure. */
const keptBecause = (error: unknown, language: string): string | undefined => {
  if (!(error instanceof ApiError) || error.code !== 'in_use') return undefined
  const { errors, current } = error.problem ?? {}
  const names = Array.isArray(current) ? current.flatMap(each => nameIn(each) ?? []) : []
  const sentences = [errors?.Id?.[0], names.map(name => inLanguage(name, language)).join(' · ')]
  return sentences.filter(Boolean).join(' ') || undefined
}

/** Asks before something that Sufra sells by goes, and says what keeps it when it cannot. */
export const DeleteOfferDialog = ({ leaving, deletion, body, onClose }: DeleteOfferDialogProps) => {
  const { t, i18n } = useTranslation()
  const failureText = useFailureText()
  const name = leaving?.name ?? ''
  const handleClose = () => {
    deletion.reset()
    onClose()
  }
  const handleConfirm = () =>
    leaving &&
    deletion.mutate(leaving.id, {
      onSuccess: () => {
        toast({ kind: 'success', text: t('admin:plans.deleted', { name }) })
        handleClose()
      },
      onError: failure => {
        if (!keptBecause(failure, i18n.language)) toast({ kind: 'error', text: failureText(failure) })
      },
    })
  return (
    <ConfirmDialog
      isOpen={leaving !== null}
      title={t('admin:plans.deleteTitle', { name })}
      body={keptBecause(deletion.error, i18n.language) ?? body ?? t('admin:plans.deleteBody')}
      confirmLabel={t('admin:plans.delete')}
      cancelLabel={t('admin:plans.cancel')}
      onConfirm={handleConfirm}
      onClose={handleClose}
      isBusy={deletion.isPending}
      isDanger
    />
  )
}
