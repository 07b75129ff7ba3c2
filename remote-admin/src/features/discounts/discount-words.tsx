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

/** What becomes of the code now. */
export const StatePill = ({ state }: { state: DiscountState }) => {
  const { t } = useTranslation()
  return <Pill family={FAMILIES[state]}>{t(`admin:discounts.states.${state}`)}</Pill>
}

type Terms = Pick<Discount, 'kind' | 'value' | 'startsAt' | 'endsAt' | 'used' | 'held' | 'maxUses'>

/** How a code is told in a few words. */
export const useDiscountWords = () => {
  const { t } = useTranslation()
  const format = useFormat()
  return {
    /** "25%", "50.00 SAR" */
    off: ({ kind, value }: Pick<Terms, 'kind' | 'value'>) =>
      kind === 'percent' ? `${format.number(value)}%` : format.money(value),
    /** the last day counts whole */
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
