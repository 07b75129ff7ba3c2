import type { MySubscription, SubscriptionUpgradeAnswer } from '@sufra/shared/contracts/subscription'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { useTranslation } from 'react-i18next'
import type { Choice } from './choice.ts'
import { SumLines } from './sum-lines.tsx'
import type { Sum } from './use-sum.ts'

const DAY_MS = 86_400_000

export interface OrderLinesProps {
  choice: Choice
  /** the ordered plan with its period */
  title: string
  sum: Sum
  /** calculation of a change of plan; null for a separate period */
  change: SubscriptionUpgradeAnswer | null
  current: MySubscription['current']
}

/** Lines of an order's sum; for a change of plan, the days of each plan. */
export const OrderLines = ({ choice, title, sum, change, current }: OrderLinesProps) => {
  const { t } = useTranslation('onboarding')
  const { language } = useLanguage()
  const format = useFormat()
  if (!change || !current) return <SumLines sum={sum} bought={{ name: title }} />
  const { chargedDays, days } = change
  const shareOf = ({ left, total }: typeof days, price: number) =>
    t('plans.sum.share', {
      left: format.duration(left * DAY_MS),
      total: format.duration(total * DAY_MS),
      money: format.money(price),
    })
  return (
    <SumLines
      sum={sum}
      bought={
        chargedDays
          ? {
              name: t('plans.sum.until', { plan: inLanguage(choice.planName, language) }),
              detail: shareOf(chargedDays, choice.price),
            }
          : { name: title }
      }
      before={{
        name: t('plans.sum.left', { plan: inLanguage(current.planName, language) }),
        detail: shareOf(days, current.price),
      }}
    />
  )
}
