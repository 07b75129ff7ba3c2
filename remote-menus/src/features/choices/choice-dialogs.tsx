import { ApiError } from '@sufra/shared/api'
import type { Choice } from '@sufra/shared/contracts/choice'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Button } from '@sufra/shared/ui'
import { ConfirmDialog, Dialog, toast } from '@sufra/shared/ui/overlays'
import { isUnknownOutcome } from '@sufra/shared/unknown-outcome'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { choicesKey, deleteChoice } from '#src/modifier-groups/choices.queries.ts'

interface DeleteChoiceProps {
  /** Null keeps the dialog closed. */
  choice: Choice | null
  onClose: (asked: Choice | null) => void
}

const failureOf = (error: unknown): string => {
  if (isUnknownOutcome(error)) return 'menus:choices.deleteUnsure'
  const isInUse = error instanceof ApiError && error.code === 'in_use'
  return isInUse ? 'menus:choices.inUse' : 'menus:choices.deleteFailed'
}

const useRemoval = (onDone: (choice: Choice) => void) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: deleteChoice,
    onSuccess: () => toast({ kind: 'success', text: t('menus:choices.deleted') }),
    onError: error => toast({ kind: 'error', text: t(failureOf(error)) }),
    onSettled: (_answer, _error, choice: Choice) => {
      onDone(choice)
      return queryClient.invalidateQueries({ queryKey: choicesKey(choice.serviceProviderId) })
    },
  })
}

/** Confirmation before a group is deleted. A group in use cannot be deleted, and the dialog says why. */
export const DeleteChoice = ({ choice, onClose }: DeleteChoiceProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { mutate, isPending } = useRemoval(onClose)
  const close = () => onClose(choice)
  const name = choice ? inLanguage(choice.name, language) : ''
  const count = choice?.productCount ?? 0
  return (
    <>
      <ConfirmDialog
        isOpen={choice !== null && count === 0}
        isDanger
        isBusy={isPending}
        title={t('menus:remove.title', { name })}
        body={t('menus:choices.deleteBody')}
        confirmLabel={t('menus:choices.delete')}
        cancelLabel={t('menus:choices.cancel')}
        onConfirm={() => choice && mutate(choice)}
        onClose={close}
      />
      <Dialog
        isOpen={choice !== null && count > 0}
        onClose={close}
        title={t('menus:choices.inUseTitle', { name })}
        footer={
          <Button variant="outline" onClick={close}>
            {t('menus:choices.understood')}
          </Button>
        }
      >
        {t('menus:choices.inUseBody', { count })}
      </Dialog>
    </>
  )
}
