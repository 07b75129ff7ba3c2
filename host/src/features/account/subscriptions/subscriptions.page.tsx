import { PlanComparison } from '@sufra/shared/plans'
import { Link, Navigate } from '@sufra/shared/router'
import {
  Banner,
  EmptyState,
  ErrorState,
  Grid,
  Heading,
  LinkButton,
  Skeleton,
  Stack,
  Text,
} from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { OnboardingLayout } from '#src/frames/onboarding-layout.tsx'
import { sellerInfoQuery } from '#src/merchant/seller-info.queries.ts'
import { MyPlan } from './my-plan.tsx'
import { PlanGrid } from './plan-grid.tsx'
import { PlanNotes } from './plan-notes.tsx'
import { plansQuery } from './subscriptions.queries.ts'
import { useViewer } from './viewer.ts'
import type { Viewer } from './viewer.ts'

const CardSkeletons = () => (
  <Grid aria-busy gridTemplateColumns="repeat(auto-fit, minmax(min(17rem, 100%), 1fr))" gap="3.5">
    {[0, 1, 2].map(card => (
      <Skeleton key={card} h="340px" borderRadius="card" />
    ))}
  </Grid>
)

const Plans = ({ viewer }: { viewer: Viewer }) => {
  const { t } = useTranslation(['onboarding', 'host'])
  const { data: plans, isPending, isFetching, refetch } = useQuery(plansQuery)
  const { data: info } = useQuery({
    ...sellerInfoQuery,
    enabled: viewer === 'subscribed' || viewer === 'colleague',
  })
  if (isPending) return <CardSkeletons />
  if (!plans)
    return (
      <ErrorState
        title={t('onboarding:plans.failed')}
        detail={t('onboarding:plans.failedDetail')}
        onRetry={() => void refetch()}
        retryLabel={t('host:retry')}
        isRetrying={isFetching}
      />
    )
  if (plans.length === 0)
    return <EmptyState title={t('onboarding:plans.empty')} detail={t('onboarding:plans.emptyDetail')} />
  return (
    <>
      {info && <MyPlan info={info} />}
      <PlanGrid plans={plans} viewer={viewer} currentPlan={info?.currentPlan ?? null} />
      <PlanComparison plans={plans} />
    </>
  )
}

/** Where the viewer may go from here; somebody in the middle of the set-up can only sign out. */
const Way = ({ viewer }: { viewer: Viewer }) => {
  const { t } = useTranslation('onboarding')
  const isGuest = viewer === 'guest'
  return (
    <LinkButton asChild size="sm" variant="ghost">
      <Link to={isGuest ? '/login' : '/dashboard'}>{t(isGuest ? 'plans.signIn' : 'plans.toDashboard')}</Link>
    </LinkButton>
  )
}

const DETAIL = {
  guest: 'plans.detailSignedOut',
  starting: 'plans.detail',
  subscribed: 'plans.detailCurrent',
  colleague: 'plans.detailCurrent',
  operator: 'plans.detailSignedOut',
} as const satisfies Record<Exclude<Viewer, 'undescribed'>, string>

/** The plans: for somebody who compares, somebody who starts, and somebody who has one. */
export const SubscriptionsPage = () => {
  const { t } = useTranslation(['onboarding', 'host'])
  const viewer = useViewer()
  const isStarting = viewer === 'starting'
  if (viewer === 'undescribed') return <Navigate to="/businessDetails" replace />
  return (
    <OnboardingLayout size="wide" way={isStarting ? undefined : <Way viewer={viewer} />}>
      <title>{t('host:pageTitle', { title: t('host:screens.subscriptions') })}</title>
      <Stack gap="5" pb={{ base: '8', sm: '0' }}>
        <div>
          <Heading as="h1" textStyle="h24">
            {t(isStarting ? 'plans.title' : 'plans.titleCurrent')}
          </Heading>
          <Text color="muted" mt="1">
            {t(DETAIL[viewer])}
          </Text>
        </div>
        {viewer === 'colleague' && <Banner tone="neutral">{t('plans.adminOnly')}</Banner>}
        <Plans viewer={viewer} />
        <PlanNotes viewer={viewer} />
      </Stack>
    </OnboardingLayout>
  )
}
