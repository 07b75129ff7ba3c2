import { useIsOperator } from '@sufra/shared/session'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MerchantDashboard } from './merchant-dashboard.tsx'
import { PlatformDashboard } from './platform-dashboard.tsx'

/** The first screen of everybody: a merchant's day, or the operator's platform. `setup` is what is left before the first order. */
export const DashboardPage = ({ setup }: { setup?: ReactNode }) => {
  const { t } = useTranslation('host')
  const isOperator = useIsOperator()
  return (
    <>
      <title>{t('pageTitle', { title: t('screens.dashboard') })}</title>
      {isOperator ? <PlatformDashboard /> : <MerchantDashboard setup={setup} />}
    </>
  )
}
