import type { TeamMember } from '@sufra/shared/contracts/user'
import { Button } from '@sufra/shared/ui'
import { Drawer } from '@sufra/shared/ui/overlays'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PersonForm } from './person-form.tsx'
import type { Audience } from './team.queries.ts'

interface PersonDrawerProps {
  isOpen: boolean
  onClose: () => void
  audience: Audience
  /** Nobody: it invites. */
  person?: TeamMember
}

/** The form of one person beside the list. */
export const PersonDrawer = ({ isOpen, onClose, audience, person }: PersonDrawerProps) => {
  const { t } = useTranslation('team')
  const [isBusy, setIsBusy] = useState(false)
  const formId = useId()
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={person ? t('form.editTitle', { name: person.name }) : t('form.inviteTitle')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} isLoading={isBusy}>
            {t(person ? 'form.save' : 'form.send')}
          </Button>
        </>
      }
    >
      <PersonForm
        key={person?.id}
        id={formId}
        audience={audience}
        person={person}
        onDone={onClose}
        onBusy={setIsBusy}
      />
    </Drawer>
  )
}
