import type { TooMuch } from '@sufra/shared/contracts/subscription'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Banner, Text } from '@sufra/shared/ui'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Limits of the chosen plan that the merchant exceeds; nothing when all fit. */
export const TooMuchNote = ({ tooMuch }: { tooMuch: readonly TooMuch[] }) => {
  const { t } = useTranslation('onboarding')
  const { language } = useLanguage()
  if (tooMuch.length === 0) return null
  return (
    <Banner tone="notice" icon={<TriangleAlert size={18} aria-hidden />}>
      <Text>{t('plans.sum.tooMuchIntro')}</Text>
      {tooMuch.map(({ key, name, used, limit }) => (
        <Text key={key} textStyle="sm13">
          {t('plans.sum.tooMuch', { name: inLanguage(name, language), used, limit })}
        </Text>
      ))}
    </Banner>
  )
}
