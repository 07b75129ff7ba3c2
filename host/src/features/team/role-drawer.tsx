import type { Role } from '@sufra/shared/contracts/role'
import { Button } from '@sufra/shared/ui'
import { Drawer } from '@sufra/shared/ui/overlays'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RoleForm } from './role-form.tsx'

interface RoleDrawerProps {
  isOpen: boolean
  onClose: () => void
  /** None: it makes one. */
  role?: Role
}

/** The form of one role beside the roles. */
export const RoleDrawer = ({ isOpen, onClose, role }: RoleDrawerProps) => {
  const { t } = useTranslation('team')
  const [isBusy, setIsBusy] = useState(false)
  const formId = useId()
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t(role ? 'roles.editTitle' : 'roles.newTitle')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} isLoading={isBusy}>
            {t(role ? 'form.save' : 'roles.make')}
          </Button>
        </>
      }
    >
      <RoleForm key={role?.id} id={formId} role={role} onDone={onClose} onBusy={setIsBusy} />
    </Drawer>
  )
}
