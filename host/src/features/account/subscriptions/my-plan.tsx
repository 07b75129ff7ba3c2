import type { MySubscription } from '@sufra/shared/contracts/subscription'
import { inLanguage } from '@sufra/shared/contracts/text'
import { FormProblem } from '@sufra/shared/forms'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Banner, Bdi, Button, Card, Flex, Heading, Money, Pill, Text } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { SUBSCRIPTION_FAMILY } from '#src/merchant/subscription-family.ts'
import { CancelPlan } from './cancel-plan.tsx'
import { periodText } from './period-text.ts'
import { useOrder } from './use-order.ts'

const Facts = ({ mine }: { mine: MySubscription }) => {
  const { t } = useTranslation(['onboarding', 'host'])
  const { language } = useLanguage()
  const format = useFormat()
  const { current, next, ahead } = mine
  if (!current) return null
  const { expiryDate, graceUntil, endsWithPeriod, months, price } = current
  return (
    <>
      {months !== null && price > 0 && (
        <Text color="muted">
          <Money value={price} /> · {periodText(t, months)}
        </Text>
      )}
      <Text color={graceUntil ? 'disabled' : 'muted'}>
        {expiryDate ? t('host:plan.expires', { date: format.date(expiryDate) }) : t('host:plan.noExpiry')}
      </Text>
      {graceUntil && (
        <Text color="disabled">{t('onboarding:plans.mine.grace', { date: format.date(graceUntil) })}</Text>
      )}
      {ahead.map(({ planName, isGiven, startsAt, expiryDate: end }) => (
        <Text key={startsAt} color="active">
          {t(isGiven ? 'onboarding:plans.mine.given' : 'onboarding:plans.mine.renewed', {
            plan: inLanguage(planName, language),
            date: end ? format.date(end) : t('host:plan.noExpiry'),
          })}
        </Text>
      ))}
      {endsWithPeriod && <Text>{t('onboarding:plans.mine.ends')}</Text>}
      {next && (
        <Text>
          {t('onboarding:plans.mine.next', {
            plan: inLanguage(next.planName, language),
            period: periodText(t, next.months),
          })}
        </Text>
      )}
    </>
  )
}

interface UnpaidProps {
  unpaid: NonNullable<MySubscription['unpaid']>
  paying: ReturnType<typeof useOrder>
}

const Unpaid = ({ unpaid, paying: { order, isOrdering, ordered } }: UnpaidProps) => {
  const { t } = useTranslation('onboarding')
  const { language } = useLanguage()
  const format = useFormat()
  return (
    <Banner
      tone={unpaid.status === 'Failed' ? 'error' : 'pending'}
      action={
        // Stays busy until the payment page opens, so that nobody starts a second payment.
        <Button
          size="sm"
          variant="outline"
          isLoading={isOrdering || ordered !== null}
          onClick={() => order(unpaid.id)}
        >
          {t('plans.mine.payNow', { money: format.money(unpaid.amountDue) })}
        </Button>
      }
    >
      {t(unpaid.status === 'Failed' ? 'plans.mine.failed' : 'plans.mine.unpaid', {
        plan: inLanguage(unpaid.planName, language),
      })}
    </Banner>
  )
}

export interface MyPlanProps {
  mine: MySubscription
  /** undefined: no next period can be paid for now */
  onRenew: (() => void) | undefined
}

/** The current plan, the next one, and an unpaid order. */
export const MyPlan = ({ mine, onRenew }: MyPlanProps) => {
  const { t } = useTranslation(['onboarding', 'host'])
  const { language } = useLanguage()
  const { current, unpaid } = mine
  const paying = useOrder()
  return (
    <>
      {unpaid && <Unpaid unpaid={unpaid} paying={paying} />}
      {/* An order whose price has changed is gone, but its problem must stay readable. */}
      <FormProblem
        problem={paying.problem}
        texts={{ illegal_transition: t('onboarding:plans.sum.notNow') }}
      />
      <Card
        as="section"
        aria-label={t('host:plan.current')}
        p="5"
        display="flex"
        flexWrap="wrap"
        gap="4"
        alignItems="center"
      >
        <Flex direction="column" gap="1" flex={{ base: '1 1 100%', sm: '1 1 0' }} minW="0">
          <Text textStyle="sm13" color="muted">
            {t('host:plan.current')}
          </Text>
          <Flex flexWrap="wrap" alignItems="center" gap="2">
            <Heading textStyle="h20">
              <Bdi>{current ? inLanguage(current.planName, language) : t('host:plan.none')}</Bdi>
            </Heading>
            {current && (
              <Pill family={SUBSCRIPTION_FAMILY[current.status]}>
                {t(`host:subscription.${current.status}`)}
              </Pill>
            )}
          </Flex>
          {current ? <Facts mine={mine} /> : <Text color="muted">{t('host:plan.noExpiry')}</Text>}
        </Flex>
        <Flex gap="2" flexWrap="wrap">
          {onRenew && (
            <Button variant="outline" onClick={onRenew}>
              {t('onboarding:plans.mine.renew')}
            </Button>
          )}
          <CancelPlan mine={mine} />
        </Flex>
      </Card>
    </>
  )
}
