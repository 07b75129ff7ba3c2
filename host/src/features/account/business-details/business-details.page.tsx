import { QueryError } from '@sufra/shared/failures'
import { useSession } from '@sufra/shared/session'
import { Box, Card, Grid, Skeleton, Stack } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { OnboardingLayout } from '#src/account-layout/onboarding-layout.tsx'
import { businessQuery } from './business-details.queries.ts'
import { BusinessSteps } from './business-steps.tsx'
import { SignInFirst } from './sign-in-first.tsx'

const HEIGHTS = ['46px', '104px', '46px', '46px']

/** Skeleton of the first step while the saved details load. */
const StepSkeleton = () => (
  <Box aria-busy>
    <Grid gridAutoFlow="column" gridAutoColumns="1fr" gap="2" mb="6">
      {[0, 1, 2].map(step => (
        <Skeleton key={step} h="8" />
      ))}
    </Grid>
    <Card p={{ base: '4', sm: '7' }}>
      <Stack gap="6">
        <Skeleton h="14" w="60%" />
        {HEIGHTS.map((height, index) => (
          <Skeleton key={index} h={height} />
        ))}
      </Stack>
    </Card>
  </Box>
)

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
