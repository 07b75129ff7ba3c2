import { afterCommission, priceByRule } from '@sufra/shared/contracts/channel-price'
import type { Product } from '@sufra/shared/contracts/product'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Text } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

interface RuleExampleProps {
  dish: Product
  rule: { percent: number; roundUpTo: number; commissionPercent: number }
}

/** Effect of the rule on an example dish, updated during input. */
export const RuleExample = ({ dish, rule }: RuleExampleProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { money } = useFormat()
  const house = dish.price ?? 0
  const there = priceByRule(house, rule)
  return (
    <Text textStyle="sm13" color="muted">
      {t('menus:channels.example', {
        name: inLanguage(dish.name, language),
        house: money(house),
        there: money(there),
        left: money(afterCommission(there, rule.commissionPercent)),
      })}
    </Text>
  )
}
