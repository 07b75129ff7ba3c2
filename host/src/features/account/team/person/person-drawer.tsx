import type { TeamMember } from '@sufra/shared/contracts/user'
import { useTranslation } from 'react-i18next'
import { FormDrawer } from '../form-drawer.tsx'
import { PersonForm } from './person-form.tsx'
import type { TeamScope } from '../team.queries.ts'

interface PersonDrawerProps {
  isOpen: boolean
  onClose: () => void
  audience: TeamScope
  /** Omitted: an invitation. */
  person?: TeamMember
}

/** Form of one person beside the list. */
export const PersonDrawer = ({ isOpen, onClose, audience, person }: PersonDrawerProps) => {
  const { t } = useTranslation('team')
  return (
    <FormDrawer
      isOpen={isOpen}
      onClose={onClose}
      title={person ? t('form.editTitle', { name: person.name }) : t('form.inviteTitle')}
      submitLabel={t(person ? 'form.save' : 'form.send')}
    >
      {form => <PersonForm key={person?.id} audience={audience} person={person} {...form} />}
    </FormDrawer>
  )
}
