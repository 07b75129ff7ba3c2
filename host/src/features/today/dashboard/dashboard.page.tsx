import { useIsOperator } from '@sufra/shared/session'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MerchantDashboard } from './merchant-dashboard.tsx'
import { OperatorDashboard } from './operator/operator-dashboard.tsx'

export interface DashboardPageProps {
  /** Checklist before the first order. */
  setup?: ReactNode
  /** The operator's dead letters. */
  deadLetters?: ReactNode
}

/** The home screen: a merchant's day, or the operator's merchants. */
export const DashboardPage = ({ setup, deadLetters }: DashboardPageProps) => {
  const { t } = useTranslation('host')
  const isOperator = useIsOperator()
  return (
    <>
      <title>{t('pageTitle', { title: t('screens.dashboard') })}</title>
      {isOperator ? <OperatorDashboard deadLetters={deadLetters} /> : <MerchantDashboard setup={setup} />}
    </>
  )
}
