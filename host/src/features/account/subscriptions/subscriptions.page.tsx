import type { Package } from '@sufra/shared/contracts/package'
import { PlanComparison } from '@sufra/shared/plans'
import { Link, Navigate } from '@sufra/shared/router'
import {
  Banner,
  Box,
  Card,
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
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OnboardingLayout } from '#src/account-layout/onboarding-layout.tsx'
import { sellerInfoQuery } from '#src/merchant/seller-info.queries.ts'
import { PaymentReturn } from '#src/payment-return/payment-return.tsx'
import { renewalOf } from './choice.ts'
import type { Choice } from './choice.ts'
import { MyPlan } from './my-plan.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PlanGrid } from './plan-grid.tsx'
import { mySubscriptionQuery, packagesQuery, plansQuery } from './subscriptions.queries.ts'
import { onlyCompares, useViewer } from './viewer.ts'
import type { Viewer } from './viewer.ts'

const Note = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section" p="5" display="grid" gap="1.5" maxW="form">
    <Heading textStyle="lg15" fontWeight="semibold">
      {title}
    </Heading>
    {children}
  </Card>
)

/** States what is charged and when. */
const PlanNotes = ({ viewer }: { viewer: Viewer }) => {
  const { t } = useTranslation('onboarding')
  if (viewer !== 'guest' && viewer !== 'starting') return null
  return (
    <Note title={t('plans.afterwards.title')}>
      <Text color="muted">{t('plans.afterwards.now')}</Text>
      <Text color="muted">{t('plans.afterwards.then')}</Text>
      <Text color="muted">{t('plans.afterwards.end')}</Text>
    </Note>
  )
}

const CardSkeletons = () => (
  <Grid aria-busy gridTemplateColumns="repeat(auto-fit, minmax(min(17rem, 100%), 1fr))" gap="3.5">
    {[0, 1, 2].map(card => (
      <Skeleton key={card} h="340px" borderRadius="card" />
    ))}
  </Grid>
)

const NONE: Package[] = []

const Plans = ({ viewer }: { viewer: Viewer }) => {
  const { t } = useTranslation(['onboarding', 'host'])
  const [chosen, setChosen] = useState<Choice | null>(null)
  const { data: plans, isPending, isFetching, refetch } = useQuery(plansQuery)
  // The plans are shown without their packages too.
  const { data: packages = NONE } = useQuery(packagesQuery)
  const isDeciding = viewer === 'subscribed' || viewer === 'starting'
  const mine = useQuery({ ...mySubscriptionQuery, enabled: isDeciding })
  const { data: info } = useQuery({ ...sellerInfoQuery, enabled: onlyCompares(viewer) })
  if (isPending || (isDeciding && mine.isPending)) return <CardSkeletons />
  // Known data stays, because an order may be in progress beside it.
  if (!plans || (isDeciding && !mine.data))
    return (
      <ErrorState
        title={t('onboarding:plans.failed')}
        detail={t('onboarding:plans.failedDetail')}
        onRetry={() => void Promise.all([refetch(), isDeciding && mine.refetch()])}
        retryLabel={t('host:retry')}
        isRetrying={isFetching || mine.isFetching}
      />
    )
  const renewal = mine.data && renewalOf(mine.data, { plans, packages })
  const hasPlan = mine.data && (mine.data.current ?? mine.data.unpaid) !== null
  return (
    <Grid
      gap="5"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: chosen ? 'minmax(0, 1fr) 22rem' : 'minmax(0, 1fr)' }}
    >
      <Stack gap="5" minW="0">
        {hasPlan && <MyPlan mine={mine.data} onRenew={renewal ? () => setChosen(renewal) : undefined} />}
        {plans.length === 0 && (
          <EmptyState title={t('onboarding:plans.empty')} detail={t('onboarding:plans.emptyDetail')} />
        )}
        {plans.length > 0 && (
          <PlanGrid
            plans={plans}
            packages={packages}
            viewer={viewer}
            chosen={chosen}
            mine={mine.data}
            currentPlan={info?.currentPlan ?? null}
            onChoose={setChosen}
          />
        )}
      </Stack>
      {chosen && mine.data && (
        <OrderSummary
          key={`${chosen.planId}-${chosen.packageId}-${chosen.months}`}
          choice={chosen}
          mine={mine.data}
        />
      )}
      <Box gridColumn={{ lg: '1' }} minW="0">
        <PlanComparison plans={plans} />
      </Box>
    </Grid>
  )
}

/** Links that leave the page; during the set-up only the sign-out. */
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
  looking: 'plans.detailCurrent',
  leaving: 'plans.detailCurrent',
  operator: 'plans.detailSignedOut',
} as const satisfies Record<Exclude<Viewer, 'undescribed'>, string>

/** The plans, for guests, new merchants and subscribers. */
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
        <PaymentReturn />
        {viewer === 'colleague' && <Banner tone="neutral">{t('plans.adminOnly')}</Banner>}
        {viewer === 'leaving' && <Banner tone="notice">{t('plans.leaving')}</Banner>}
        <Plans viewer={viewer} />
        <PlanNotes viewer={viewer} />
      </Stack>
    </OnboardingLayout>
  )
}
