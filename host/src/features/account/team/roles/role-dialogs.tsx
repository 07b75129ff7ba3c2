import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { LinkButton } from '@sufra/shared/ui'
import { ConfirmDialog, Dialog } from '@sufra/shared/ui/overlays'
import { useTranslation } from 'react-i18next'
import type { RoleRequest } from './role-card.tsx'
import { RoleDrawer } from './role-drawer.tsx'
import { useRoleRemoval } from './roles.queries.ts'

interface RoleDialogsProps {
  request: RoleRequest | null
  /** Closes the dialog of this request. */
  onClose: () => void
}

/** Form of a role, and the confirmation before a deletion; a role with people cannot be deleted. */
export const RoleDialogs = ({ request, onClose }: RoleDialogsProps) => {
  const { t } = useTranslation('team')
  const { language } = useLanguage()
  const { mutate, isPending, variables } = useRoleRemoval()
  const role = request?.role
  const count = role?.userCount ?? 0
  const name = role ? inLanguage(role.name, language) : ''
  return (
    <>
      <RoleDrawer isOpen={request?.kind === 'edit'} onClose={onClose} role={role} />
      <ConfirmDialog
        isOpen={request?.kind === 'delete' && count === 0}
        title={t('roles.deleteTitle', { name })}
        body={t('roles.deleteBody')}
        confirmLabel={t('roles.delete')}
        cancelLabel={t('cancel')}
        onConfirm={() => role && mutate(role, { onSettled: onClose })}
        onClose={onClose}
        isBusy={isPending && variables === role}
        isDanger
      />
      <Dialog
        isOpen={request?.kind === 'delete' && count > 0}
        onClose={onClose}
        title={t('roles.inUseTitle', { name })}
        footer={
          <LinkButton asChild variant="outline">
            <Link to={`/users?roleId=${role?.id}`} onClick={onClose}>
              {t('roles.showPeople')}
            </Link>
          </LinkButton>
        }
      >
        {t('roles.inUseBody', { count })}
      </Dialog>
    </>
  )
}
