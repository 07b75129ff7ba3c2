import type { Discount } from '@sufra/shared/contracts/discount'
import type { DiscountState } from '@sufra/shared/contracts/discount-rules'
import { useFormat } from '@sufra/shared/i18n'
import { Pill } from '@sufra/shared/ui'
import type { PillFamily } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

const FAMILIES: Record<DiscountState, PillFamily> = {
  running: 'active',
  planned: 'pending',
  usedUp: 'neutral',
  over: 'neutral',
  off: 'disabled',
}

/** Renders the current state of the code. */
export const StatePill = ({ state }: { state: DiscountState }) => {
  const { t } = useTranslation()
  return <Pill family={FAMILIES[state]}>{t(`admin:discounts.states.${state}`)}</Pill>
}

type Terms = Pick<Discount, 'kind' | 'value' | 'startsAt' | 'endsAt' | 'used' | 'held' | 'maxUses'>

/** Returns functions that describe a code in a few words. */
export const useDiscountWords = () => {
  const { t } = useTranslation()
  const format = useFormat()
  return {
    /** "25%", "50.00 SAR" */
    off: ({ kind, value }: Pick<Terms, 'kind' | 'value'>) =>
      kind === 'percent' ? `${format.number(value)}%` : format.money(value),
    /** The last day is included. */
    period: ({ startsAt, endsAt }: Terms) =>
      endsAt === null
        ? t('admin:discounts.since', { from: format.shortDate(startsAt) })
        : format.days(startsAt, Date.parse(endsAt) - 1),
    uses: ({ used, held, maxUses }: Terms) =>
      maxUses === null
        ? format.number(used + held)
        : t('admin:discounts.usesOf', { uses: format.number(used + held), max: format.number(maxUses) }),
  }
}
