import { Button, PageHead } from '@sufra/shared/ui'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PeoplePanel } from './people/people-panel.tsx'
import { PersonDrawer } from './person/person-drawer.tsx'

/** The operator's list of all users, colleagues included. Search, filters and page are in the address. */
export const ManageUsersPage = () => {
  const { t } = useTranslation('team')
  const [isInviting, setIsInviting] = useState(false)
  const title = t('host:screens.manageUsers')
  const invite = (
    <Button icon={<UserPlus size={18} aria-hidden />} onClick={() => setIsInviting(true)}>
      {t('invite')}
    </Button>
  )
  return (
    <>
      <title>{t('host:pageTitle', { title })}</title>
      <PageHead title={title} actions={invite} />
      <PeoplePanel audience="operator" emptyAction={invite} />
      <PersonDrawer isOpen={isInviting} onClose={() => setIsInviting(false)} audience="operator" />
    </>
  )
}
