import { useLanguage } from '@sufra/shared/i18n'
import { useTranslation } from 'react-i18next'
import { CITIES } from './cities.ts'

/** Returns the cities by name in the interface language; an unknown stored key stays an option. */
export const useCityOptions = (stored: string) => {
  const { t } = useTranslation('onboarding')
  const { language } = useLanguage()
  const options: { value: string; label: string; keywords?: string }[] = CITIES.map(key => ({
    value: key,
    label: t(`cities.${key}`),
    // The key is the English name, for a Latin keyboard in the Arabic interface.
    keywords: key.replaceAll('-', ' '),
  })).sort((one, other) => one.label.localeCompare(other.label, language))
  const isKnown = stored === '' || options.some(({ value }) => value === stored)
  return isKnown ? options : [...options, { value: stored, label: stored }]
}
