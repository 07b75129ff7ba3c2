import { toRiyals } from '@sufra/shared/contracts/halalas'
import type { Localized } from '@sufra/shared/contracts/wire'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { useTranslation } from 'react-i18next'
import type { GroupValues, OptionValues } from '../group-values.ts'
import { limitsSentence } from '../limits-sentence.ts'
import type { GroupPart } from './group-parts.ts'

/**
 * Returns the parts of a group as lines of text. Each line has one direction: the reader's language with the price
 * first, the other language below. Two versions have equal lines only if they are equal.
 */
export const useGroupText = () => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const format = useFormat()
  const inOrder = ({ ar, en }: Localized) => (language === 'ar' ? [ar, en] : [en, ar]).filter(Boolean)
  const optionText = ({ optionNameAr, optionNameEn, price, isAvailable }: OptionValues) => {
    const [first = '', second = ''] = inOrder({ ar: optionNameAr, en: optionNameEn })
    const more = [price && format.money(toRiyals(price)), !isAvailable && t('menus:choices.optionOut')]
    return [[first, ...more].filter(Boolean).join(' · '), second].filter(Boolean).join('\n')
  }
  const texts: Record<GroupPart, (group: GroupValues) => string> = {
    name: ({ name }) => inOrder(name).join('\n'),
    limits: group => limitsSentence(t, group),
    options: ({ options }) => options.map(optionText).join('\n'),
  }
  return (part: GroupPart, group: GroupValues): string => texts[part](group)
}
