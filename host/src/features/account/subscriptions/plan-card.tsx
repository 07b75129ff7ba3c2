import { vatIn } from '@sufra/shared/contracts/halalas'
import type { Plan } from '@sufra/shared/contracts/plan'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Bdi, Box, Card, Heading, Money, Pill, Text, chakra } from '@sufra/shared/ui'
import { Check } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { priceOf } from './plan-price.ts'
import type { Period } from './plan-price.ts'

const Advantages = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    alignContent: 'start',
    '& > li': { display: 'flex', gap: '2', alignItems: 'start' },
    '& svg': { flexShrink: 0, mt: '0.5', color: 'primary' },
  },
})

const Price = ({ plan, period }: { plan: Plan; period: Period }) => {
  const { t } = useTranslation('onboarding')
  const format = useFormat()
  const { amount, period: paid, yearly } = priceOf(plan, period)
  const isMonthlyOnly = paid !== period
  return (
    <Box>
      <Text textStyle="h28" fontWeight="semibold">
        <Money value={amount} />{' '}
        <Text as="span" textStyle="sm13" fontWeight="normal" color="muted">
          {t(paid === 'year' ? 'plans.perYear' : 'plans.perMonth')}
        </Text>
      </Text>
      <Text textStyle="xs12" color="muted">
        {t('plans.vat', { vat: format.money(vatIn(amount)) })}
      </Text>
      {/* Keeps its line in the monthly view, so that the layout does not shift when the period changes. */}
      <Text textStyle="xs12" color="active" minH="5">
        {isMonthlyOnly && t('plans.monthlyOnly')}
        {yearly &&
          yearly.saved > 0 &&
          t('plans.yearlyEquals', { money: format.money(yearly.aMonth), saved: format.money(yearly.saved) })}
      </Text>
    </Box>
  )
}

/** Returns the lines of a description, one advantage each. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')

export interface PlanCardProps {
  plan: Plan
  period: Period
  isCurrent: boolean
  isChosen: boolean
  /** Action on the plan and a note about its trial. */
  action: ReactNode
}

/** One plan with its price, VAT included, and its features. */
export const PlanCard = ({ plan, period, isCurrent, isChosen, action }: PlanCardProps) => {
  const { t } = useTranslation('onboarding')
  const { language } = useLanguage()
  const nameId = useId()
  const name = inLanguage(plan.name, language)
  return (
    <Card
      as="article"
      aria-labelledby={nameId}
      display="grid"
      gridTemplateRows="auto auto 1fr auto"
      gap="4"
      p="5"
      borderColor={isChosen ? 'primary' : 'line'}
    >
      <Box display="flex" alignItems="center" justifyContent="space-between" gap="2" minH="7">
        <Heading id={nameId} textStyle="xl17" fontWeight="semibold">
          <Bdi>{name}</Bdi>
        </Heading>
        {isCurrent && <Pill family="neutral">{t('plans.current')}</Pill>}
      </Box>
      <Price plan={plan} period={period} />
      <Advantages aria-label={t('plans.advantages', { plan: name })}>
        {linesOf(plan.description ? inLanguage(plan.description, language) : '').map(line => (
          <li key={line}>
            <Check size={18} strokeWidth={1.75} aria-hidden />
            <span>{line}</span>
          </li>
        ))}
      </Advantages>
      {action}
    </Card>
  )
}
