import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { Box, LinkButton, Skeleton, Text } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sellerInfoQuery } from '#src/merchant/seller-info.queries.ts'

const LATE = new Set(['PastDue', 'Expired', 'Cancelled'])

/**
 * The current plan and its end; red after the end. After a failed request the
 * card shows neither, since a plan may exist.
 */
export const PlanCard = () => {
  const { t } = useTranslation('host')
  const { language } = useLanguage()
  const format = useFormat()
  const { data: info, isPending } = useQuery(sellerInfoQuery)
  const isLate = LATE.has(info?.subscriptionStatus ?? 'Active')
  const plan = info?.currentPlan ? inLanguage(info.currentPlan, language) : t('plan.none')
  const expiry = info?.expiryDate
    ? t('plan.expires', { date: format.shortDate(info.expiryDate) })
    : t('plan.noExpiry')
  return (
    <Box
      as="section"
      aria-label={t('plan.current')}
      bg={isLate ? 'disabled.soft' : 'soft'}
      borderRadius="card"
      p="3"
      display="grid"
      gap="0.5"
    >
      <Text textStyle="xs12" color="muted">
        {t('plan.current')}
      </Text>
      {isPending && <Skeleton h="10" bg="line" />}
      {info && (
        <>
          <Text fontWeight="semibold">{plan}</Text>
          {isLate && info.subscriptionStatus && (
            <Text textStyle="xs12" fontWeight="medium" color="disabled">
              {t(`subscription.${info.subscriptionStatus}`)}
            </Text>
          )}
          <Text textStyle="xs12" color={isLate ? 'disabled' : 'muted'}>
            {expiry}
          </Text>
        </>
      )}
      <LinkButton asChild variant="soft" size="sm" mt="2">
        <Link to="/subscriptions">{t('plan.upgrade')}</Link>
      </LinkButton>
    </Box>
  )
}
