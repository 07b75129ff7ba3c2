import { Link } from '@sufra/shared/router'
import { useCan, useIsOperator } from '@sufra/shared/session'
import { LinkButton } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { SettingsSection } from './settings-section.tsx'

/** Links to the audit log of the merchant. */
export const AuditSection = () => {
  const { t } = useTranslation('settings')
  const isOperator = useIsOperator()
  if (!useCan('audit.read') || isOperator) return null
  return (
    <SettingsSection anchor="audit" title={t('audit.title')} text={t('audit.text')}>
      <LinkButton asChild variant="outline">
        <Link to="/settings/audit">{t('audit.open')}</Link>
      </LinkButton>
    </SettingsSection>
  )
}
