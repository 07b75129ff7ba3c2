import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { ConfirmDialog, toast } from '@sufra/shared/ui/overlays'
import { useTranslation } from 'react-i18next'
import { useDeleteBranch, useSwitchBranch } from '../branches.queries.ts'
import { HoursDrawer } from '../hours/hours-drawer.tsx'
import type { CardRequest } from './branch-card.tsx'

interface BranchDialogsProps {
  asked: CardRequest | null
  onClose: () => void
}

/** Dialogs before a branch changes: hours, deactivation, permanent closing. */
export const BranchDialogs = ({ asked, onClose }: BranchDialogsProps) => {
  const { t } = useTranslation('branches')
  const { language } = useLanguage()
  const remove = useDeleteBranch()
  const flip = useSwitchBranch()
  if (!asked) return null
  const { kind, branch } = asked
  const name = inLanguage(branch.name, language)
  const done = (key: 'deleted' | 'disabled' | 'enabled') => () => {
    toast({ kind: 'success', text: t(`done.${key}`, { name }) })
    onClose()
  }
  if (kind === 'hours') return <HoursDrawer branch={branch} onClose={onClose} />
  if (kind === 'delete')
    return (
      <ConfirmDialog
        isOpen
        isDanger
        title={t('delete.title', { name })}
        body={t('delete.body')}
        confirmLabel={t('delete.confirm')}
        cancelLabel={t('cancel')}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(branch.id, { onSuccess: done('deleted'), onError: onClose })}
        onClose={onClose}
      />
    )
  const key = branch.isActive ? 'disable' : 'enable'
  return (
    <ConfirmDialog
      isOpen
      isDanger={branch.isActive}
      title={t(`${key}.title`, { name })}
      body={t(`${key}.body`)}
      confirmLabel={t(`${key}.confirm`)}
      cancelLabel={t('cancel')}
      isBusy={flip.isPending}
      onConfirm={() =>
        flip.mutate(
          { branch, isActive: !branch.isActive },
          { onSuccess: done(branch.isActive ? 'disabled' : 'enabled'), onError: onClose },
        )
      }
      onClose={onClose}
    />
  )
}
