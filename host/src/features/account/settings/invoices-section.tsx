import { Link } from '@sufra/shared/router'
import { useIsOperator, useCanView } from '@sufra/shared/session'
import { LinkButton } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { SettingsSection } from './settings-section.tsx'

/** Links to Sufra's invoices, for people who pay for the merchant. */
export const InvoicesSection = () => {
  const { t } = useTranslation('settings')
  const isOperator = useIsOperator()
  if (!useCanView('billing.manage') || isOperator) return null
  return (
    <SettingsSection anchor="invoices" title={t('invoices.title')} text={t('invoices.text')}>
      <LinkButton asChild variant="outline">
        <Link to="/invoices">{t('invoices.open')}</Link>
      </LinkButton>
    </SettingsSection>
  )
}
