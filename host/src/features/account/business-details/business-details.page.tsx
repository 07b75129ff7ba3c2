import { QueryError } from '@sufra/shared/failures'
import { useSession } from '@sufra/shared/session'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { OnboardingLayout } from '#src/account-layout/onboarding-layout.tsx'
import { businessQuery } from './business-details.queries.ts'
import { BusinessSteps } from './business-steps.tsx'
import { SignInFirst } from './sign-in-first.tsx'
import { StepSkeleton } from './step-skeleton.tsx'

const Steps = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('onboarding')
  const answer = useQuery(businessQuery(accountId))
  const { data: business, isPending } = answer
  if (isPending) return <StepSkeleton />
  if (!business) return <QueryError of={answer} title={t('steps.failed')} detail={t('steps.failedDetail')} />
  return <BusinessSteps business={business} />
}

/** Three short steps from a new account to a shop that can open. A guest sees what comes before them. */
export const BusinessDetailsPage = () => {
  const { t } = useTranslation('host')
  const accountId = useSession(state => state.user?.accountId ?? null)
  return (
    <OnboardingLayout size="form">
      <title>{t('pageTitle', { title: t('screens.businessDetails') })}</title>
      {accountId === null ? <SignInFirst /> : <Steps accountId={accountId} />}
    </OnboardingLayout>
  )
}
