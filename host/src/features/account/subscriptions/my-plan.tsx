import type { SellerInfo } from '@sufra/shared/contracts/dashboard'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Bdi, Card, Flex, Heading, Pill, Text } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { SUBSCRIPTION_FAMILY } from '#src/merchant/subscription-family.ts'

/** What the merchant has now: the plan, its state, and the day that it ends. */
export const MyPlan = ({ info }: { info: SellerInfo }) => {
  const { t } = useTranslation('host')
  const { language } = useLanguage()
  const format = useFormat()
  const { currentPlan, expiryDate, subscriptionStatus } = info
  return (
    <Card as="section" aria-label={t('plan.current')} p="5" display="grid" gap="1">
      <Text textStyle="sm13" color="muted">
        {t('plan.current')}
      </Text>
      <Flex flexWrap="wrap" alignItems="center" gap="2">
        <Heading textStyle="h20">
          <Bdi>{currentPlan ? inLanguage(currentPlan, language) : t('plan.none')}</Bdi>
        </Heading>
        {subscriptionStatus && (
          <Pill family={SUBSCRIPTION_FAMILY[subscriptionStatus]}>
            {t(`subscription.${subscriptionStatus}`)}
          </Pill>
        )}
      </Flex>
      <Text color="muted">
        {expiryDate ? t('plan.expires', { date: format.date(expiryDate) }) : t('plan.noExpiry')}
      </Text>
    </Card>
  )
}
