import type { SellerInfo } from '@sufra/shared/contracts/dashboard'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { useCan } from '@sufra/shared/session'
import { Card, LiveDot, Pill, Text, chakra } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sellerInfoQuery } from '#src/merchant/seller-info.queries.ts'
import { SUBSCRIPTION_FAMILY } from '#src/merchant/subscription-family.ts'
import { EVERY_MINUTE } from './panels.queries.ts'
import { PlanUsage } from './plan-usage.tsx'

const Fact = chakra('p', {
  base: { display: 'flex', alignItems: 'center', gap: '2', color: 'muted', textStyle: 'sm13' },
})

const Strip = ({ info }: { info: SellerInfo }) => {
  const { t } = useTranslation(['host', 'dashboard'])
  const { language } = useLanguage()
  const format = useFormat()
  const canBuy = useCan('billing.manage')
  const { currentPlan, expiryDate, subscriptionStatus, openBranches, totalBranches, liveOrders } = info
  return (
    <Card
      as="section"
      aria-label={t('dashboard:status')}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="5"
      rowGap="2"
      px="4"
      py="3"
    >
      <Text fontWeight="semibold">{currentPlan ? inLanguage(currentPlan, language) : t('plan.none')}</Text>
      {subscriptionStatus && (
        <Pill family={SUBSCRIPTION_FAMILY[subscriptionStatus]}>
          {t(`subscription.${subscriptionStatus}`)}
        </Pill>
      )}
      <Fact>{expiryDate ? t('plan.expires', { date: format.date(expiryDate) }) : t('plan.noExpiry')}</Fact>
      <Fact ms={{ sm: 'auto' }}>
        <LiveDot tone={openBranches > 0 ? 'active' : 'neutral'} />
        {t('dashboard:branchesOpen', { open: openBranches, total: totalBranches })}
      </Fact>
      <Fact>{t('dashboard:liveNow', { count: liveOrders })}</Fact>
      {canBuy && <PlanUsage />}
    </Card>
  )
}

/** The plan and current activity, and for people who can buy the plan's usage. */
export const PlanStrip = () => {
  // Branches open and close by the clock, without an event.
  const { data: info } = useQuery({
    ...sellerInfoQuery,
    staleTime: EVERY_MINUTE,
    refetchInterval: EVERY_MINUTE,
  })
  // A missing plan must not hide the figures.
  return info ? <Strip info={info} /> : null
}
