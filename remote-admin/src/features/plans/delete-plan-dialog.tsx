import { ApiError } from '@sufra/shared/api'
import type { PlanDetails } from '@sufra/shared/contracts/plan'
import { inLanguage } from '@sufra/shared/contracts/text'
import { ConfirmDialog, toast } from '@sufra/shared/ui/overlays'
import { useTranslation } from 'react-i18next'
import { useFailureText } from './failure-text.ts'
import { useDeletePlan } from './plans.queries.ts'

interface DeletePlanDialogProps {
  plan: PlanDetails | null
  onClose: () => void
}

const nameIn = (value: unknown): string | undefined => {
  const name: unknown =
    typeof value === 'object' && value !== null && Object.getOwnPropertyDescriptor(value, 'name')?.value
  return typeof name === 'string' ? name : undefined
}

/** Why it stays, and some of those who keep it, as the server says; undefined for any other failure. */
const keptBecause = (error: unknown, language: string): string | undefined => {
  if (!(error instanceof ApiError) || error.code !== 'in_use') return undefined
  const { errors, current } = error.problem ?? {}
  const names = Array.isArray(current) ? current.flatMap(each => nameIn(each) ?? []) : []
  return [errors?.Id?.[0], names.map(name => inLanguage(name, language)).join(' · ')].join(' ')
}

/** Asks before a plan goes, and says who is on it when it cannot. */
export const DeletePlanDialog = ({ plan, onClose }: DeletePlanDialogProps) => {
  const { t, i18n } = useTranslation()
  const failureText = useFailureText()
  const { mutate, isPending, error, reset } = useDeletePlan()
  const name = plan ? inLanguage(plan.name, i18n.language) : ''
  const handleClose = () => {
    reset()
    onClose()
  }
  const handleConfirm = () =>
    plan &&
    mutate(plan, {
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
      isOpen={plan !== null}
      title={t('admin:plans.deleteTitle', { name })}
      body={keptBecause(error, i18n.language) ?? t('admin:plans.deleteBody')}
      confirmLabel={t('admin:plans.delete')}
      cancelLabel={t('admin:plans.cancel')}
      onConfirm={handleConfirm}
      onClose={handleClose}
      isBusy={isPending}
      isDanger
    />
  )
}
