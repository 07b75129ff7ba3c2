import { useSession } from '@sufra/shared/session'
import { ErrorState } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { OnboardingLayout } from '#src/frames/onboarding-layout.tsx'
import { businessQuery } from './business-details.queries.ts'
import { BusinessSteps } from './business-steps.tsx'
import { SignInFirst } from './sign-in-first.tsx'
import { StepSkeleton } from './step-skeleton.tsx'

const Steps = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation(['onboarding', 'host'])
  const { data: business, isPending, isFetching, refetch } = useQuery(businessQuery(accountId))
  if (isPending) return <StepSkeleton />
  if (!business)
    return (
      <ErrorState
        title={t('onboarding:steps.failed')}
        detail={t('onboarding:steps.failedDetail')}
        onRetry={() => void refetch()}
        retryLabel={t('host:retry')}
        isRetrying={isFetching}
      />
    )
  return <BusinessSteps business={business} />
}

/** Three short steps from a new account to a shop that can be opened; a guest is told what comes before them. */
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
