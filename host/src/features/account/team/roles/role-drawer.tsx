import type { Role } from '@sufra/shared/contracts/role'
import { useTranslation } from 'react-i18next'
import { FormDrawer } from '../form-drawer.tsx'
import { RoleForm } from './role-form.tsx'

interface RoleDrawerProps {
  isOpen: boolean
  onClose: () => void
  /** Omitted: a new role. */
  role?: Role
}

/** Form of one role beside the list. */
export const RoleDrawer = ({ isOpen, onClose, role }: RoleDrawerProps) => {
  const { t } = useTranslation('team')
  return (
    <FormDrawer
      isOpen={isOpen}
      onClose={onClose}
      title={t(role ? 'roles.editTitle' : 'roles.newTitle')}
      submitLabel={t(role ? 'form.save' : 'roles.make')}
    >
      {form => <RoleForm key={role?.id} role={role} {...form} />}
    </FormDrawer>
  )
}
