import { Link } from '@sufra/shared/router'
import { useIsOperator, useCanView } from '@sufra/shared/session'
import { LinkButton } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { SettingsSection } from './settings-section.tsx'

/** Links to the people whom this person manages: an Admin's team, or all users for the operator. */
export const TeamSection = () => {
  const { t } = useTranslation('settings')
  const isOperator = useIsOperator()
  if (!useCanView('team.manage')) return null
  return (
    <SettingsSection
      anchor="team"
      title={t(isOperator ? 'team.everybody' : 'team.title')}
      text={t(isOperator ? 'team.everybodyText' : 'team.text')}
    >
      <LinkButton asChild variant="outline">
        <Link to={isOperator ? '/manage-users' : '/users'}>
          {t(isOperator ? 'team.openEverybody' : 'team.open')}
        </Link>
      </LinkButton>
    </SettingsSection>
  )
}
